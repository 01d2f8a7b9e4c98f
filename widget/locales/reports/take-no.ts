import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeNo: TakeWords = {
  takeTitle: 'Ta med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Bilag, SIE 4I',
    'xero-journal': 'Bilag til Xero, CSV (ikke bekreftet)',
    'quickbooks-journal': 'Bilag til QuickBooks, CSV (ikke bekreftet)',
    own: 'Linjer, CSV',
    xero: 'Linjer til Xero, CSV',
    quickbooks: 'Linjer til QuickBooks, CSV',
    json: 'Linjer, JSON',
    bgmax: 'Betalinger, BgMax (ikke bekreftet)',
  }),
  takeUnconfirmed: 'Tilby BgMax (ikke bekreftet)',
  takeNumbers: 'Tall og datoer',
  takeNumbersLocal: 'Som på dette språket',
  takeNumbersRaw: 'For programmer',
  takeWritten: (amount, written, day, separator) =>
    `Beløp skrives som ${amount}, dager som ${written} (${day}), med «${separator}» mellom feltene.`,
  takeContents: 'I filen',
  takeClient: (client) => `Kunde ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 linje, den eneste' : `Alle ${count} linjer`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 linje, funnet med ${filter}` : `${count} linjer, funnet med ${filter}`,
  takeChosenRows: 'valgte linjer',
  takeWholePayout: 'Et bilag gjelder alltid hele utbetalingen, uansett hvilke linjer som vises.',
  takeWithoutFees: 'Den har salg og krediteringer, men ingen gebyrer.',
  takeJournal:
    'Salg, hver gebyrtype og dens mva. er egne linjer. Om programmet tar imot filen, har ikke kunnet prøves her.',
  takeTaxRate: (rate) => `Hver linje har avgiftssatsen «${rate}». Den må hete det i Xero.`,
  takeNet: 'Hver linje er det den ga etter gebyrer. Gebyrene og deres mva. står i bilaget.',
  takeDownload: 'Last ned',
  takeStop: 'Stopp',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} er lagret. Den har 1 linje.`
      : `Filen ${file} er lagret. Den har ${rows} linjer.`,
  takeDigest: (digest) => `Kontrollsum (SHA-256) ${digest}`,
  takeStopped: 'Stoppet. Ingen fil ble lagret.',
  takeFailed:
    'Filen kunne ikke lages, fordi en del av verktøyet ikke ble lastet eller rapporten ikke lenger er åpen. Prøv igjen, eller åpne dagen på nytt.',
  takeUnread: 'Rapporten leses fortsatt inn. Filer kan lages når alle linjer er på plass.',
  takePrint: 'Skriv ut',

  voucher: 'Bilag',
  voucherText: (day, client) => `Utbetaling ${day}, kunde ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'Totalt',
  voucherEqual: 'Debet og kredit er like: summen er 0.',
  voucherLine: words({
    paid: 'Utbetalt',
    fees: 'Gebyrer',
    opening: 'Inngående gjeld',
    closing: 'Utgående gjeld',
    sold: 'Salg og krediteringer',
  }),
  voucherVat: (rate) => `Mva. på gebyrer, ${rate}`,
  voucherVatNone: 'Mva. på gebyrer, sats ikke oppgitt',
  voucherUnnamed: 'Uten ordrenummer',
  voucherUnknown: (type) => `Linjer av typen ${type}`,
  voucherFee: (type) => `Gebyr: ${type}`,
  voucherFeeVat: (type) => `Mva. på gebyret: ${type}`,
  voucherPayment: (type) => `Salg og krediteringer, ${type}`,
  voucherDifference: 'Differanse, på ingen konto',
  voucherSuspense: (types) =>
    `Vi vet ikke hva linjer av denne typen er: ${types}. De står på observasjonskontoen; bokfør dem for hånd.`,
  voucherSuggested: (chart) =>
    `Kontoene er forslag fra den svenske kontoplanen BAS (${chart}), fordi siden ikke har angitt noen. Kontroller dem før du bokfører.`,
  voucherUnconfirmed: (account) => `Konto ${account} har ikke kunnet kontrolleres mot årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Dette er ikke salg, og siden har ingen konto for det: ${types}. Det står på ${account}; bokfør det om for hånd.`,
  voucherAlike: (count) => `Dagen har ${count} like linjer. Pass på at ingenting bokføres to ganger.`,
  voucherByOrder: 'I filen har hver ordre sin egen linje.',

  takeUnbalanced: (difference) =>
    `Det finnes ingen fil av bilaget, fordi utbetalingen ikke går opp${difference && ` (bilagets differanse ${difference})`}. Regnskapet ville tatt det for riktig. Spør betalingstjenesten først; linjene kan tas med.`,
  takeCurrencies: 'Det finnes ingen fil av bilaget, fordi linjer har en annen valuta enn utbetalingen.',
  takeAnotherDay: 'Det finnes ingen fil av bilaget, fordi rapporten gjelder en annen dag.',
  takeNothing: 'Det er ingenting å bokføre: alle beløp er 0.',
  takeLetter: (letter, text) =>
    `Filen kan ikke lages: formatet har ikke tegnet «${letter}» i «${text}». Endre teksten der den kommer fra.`,
  takeOutsideYear: (start, end) =>
    `Filen kan ikke lages: dagen er utenfor sidens regnskapsår, ${start} til ${end}.`,
  takeWrongMember: (member, expected) =>
    `Til sidens utvikler: medlemmet ${member} i egenskapen bookkeeping må være ${expected}.`,
  takeExpected: words({
    text: 'en tekst på 1 til 200 tegn',
    orgNumber: 'et organisasjonsnummer med ti sifre',
    account: 'en konto med 3 til 8 sifre',
    digits: '1 til 4 sifre',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, og ikke før starten',
    bankgiro: 'et bankgironummer med 7 eller 8 sifre',
    object: 'et objekt',
    known: 'utelatt: det er ikke kjent',
  }),
  takeNoBankgiro: 'Til sidens utvikler: BgMax trenger medlemmet bankgiro i egenskapen bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan ikke lages: BgMax har bare SEK og EUR, og utbetalingen er i ${currency}.`,
  takeTooLong: (text) => `Filen kan ikke lages: BgMax har ikke plass til «${text}».`,
  takeNegative:
    'Filen kan ikke lages: krediteringene er større enn salget, og BgMax har ingen negative innskudd.',
}
