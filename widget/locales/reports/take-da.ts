import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeDa: TakeWords = {
  takeTitle: 'Tag med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Bilag, SIE 4I',
    'xero-journal': 'Bilag til Xero, CSV (ikke bekræftet)',
    'quickbooks-journal': 'Bilag til QuickBooks, CSV (ikke bekræftet)',
    own: 'Linjer, CSV',
    xero: 'Linjer til Xero, CSV',
    quickbooks: 'Linjer til QuickBooks, CSV',
    json: 'Linjer, JSON',
    bgmax: 'Betalinger, BgMax (ikke bekræftet)',
  }),
  takeUnconfirmed: 'Tilbyd BgMax (ikke bekræftet)',
  takeNumbers: 'Tal og datoer',
  takeNumbersLocal: 'Som på dette sprog',
  takeNumbersRaw: 'Til programmer',
  takeWritten: (amount, written, day, separator) =>
    `Beløb skrives som ${amount}, dage som ${written} (${day}), med »${separator}« mellem felterne.`,
  takeContents: 'I filen',
  takeClient: (client) => `Kunde ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 linje, den eneste' : `Alle ${count} linjer`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 linje, fundet med ${filter}` : `${count} linjer, fundet med ${filter}`,
  takeChosenRows: 'valgte linjer',
  takeWholePayout: 'Et bilag gælder altid hele udbetalingen, uanset hvilke linjer der vises.',
  takeWithoutFees: 'Den har salg og krediteringer, men ingen gebyrer.',
  takeJournal:
    'Salg, hver gebyrtype og dens moms er egne linjer. Om programmet tager imod filen, har ikke kunnet prøves her.',
  takeTaxRate: (rate) => `Hver linje har momssatsen “${rate}”. Den skal hedde det i Xero.`,
  takeNet: 'Hver linje er det, den gav efter gebyrer. Gebyrerne og deres moms står i bilaget.',
  takeDownload: 'Hent fil',
  takeStop: 'Stands',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} er gemt. Den har 1 linje.`
      : `Filen ${file} er gemt. Den har ${rows} linjer.`,
  takeDigest: (digest) => `Kontrolsum (SHA-256) ${digest}`,
  takeStopped: 'Standset. Ingen fil blev gemt.',
  takeFailed:
    'Filen kunne ikke laves, fordi en del af værktøjet ikke blev indlæst, eller rapporten ikke længere er åben. Prøv igen, eller åbn dagen igen.',
  takeUnread: 'Rapporten bliver stadig indlæst. Filer kan laves, når alle linjer er på plads.',
  takePrint: 'Udskriv',

  voucher: 'Bilag',
  voucherText: (day, client) => `Udbetaling ${day}, kunde ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'I alt',
  voucherEqual: 'Debet og kredit er ens: Summen er 0.',
  voucherLine: words({
    paid: 'Udbetalt',
    fees: 'Gebyrer',
    opening: 'Gæld primo',
    closing: 'Gæld ultimo',
    sold: 'Salg og krediteringer',
  }),
  voucherVat: (rate) => `Moms af gebyrer, ${rate}`,
  voucherVatNone: 'Moms af gebyrer, sats ikke oplyst',
  voucherUnnamed: 'Uden ordrenummer',
  voucherUnknown: (type) => `Linjer af typen ${type}`,
  voucherFee: (type) => `Gebyr: ${type}`,
  voucherFeeVat: (type) => `Moms af gebyret: ${type}`,
  voucherPayment: (type) => `Salg og krediteringer, ${type}`,
  voucherDifference: 'Difference, på ingen konto',
  voucherSuspense: (types) =>
    `Vi ved ikke, hvad linjer af denne type er: ${types}. De står på fejlkontoen; bogfør dem i hånden.`,
  voucherSuggested: (chart) =>
    `Kontiene er forslag fra den svenske kontoplan BAS (${chart}), fordi siden ikke har angivet nogen. Kontrollér dem, før du bogfører.`,
  voucherUnconfirmed: (account) => `Konto ${account} har ikke kunnet kontrolleres mod årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Dette er ikke salg, og siden har ingen konto til det: ${types}. Det står på ${account}; bogfør det om i hånden.`,
  voucherAlike: (count) => `Dagen har ${count} ens linjer. Sørg for, at intet bogføres to gange.`,
  voucherByOrder: 'I filen har hver ordre sin egen linje.',

  takeUnbalanced: (difference) =>
    `Der er ingen fil af bilaget, fordi udbetalingen ikke går op${difference && ` (bilagets difference ${difference})`}. Bogføringen ville tage det for rigtigt. Spørg udbyderen først; linjerne kan tages med.`,
  takeCurrencies: 'Der er ingen fil af bilaget, fordi linjer har en anden valuta end udbetalingen.',
  takeAnotherDay: 'Der er ingen fil af bilaget, fordi rapporten gælder en anden dag.',
  takeNothing: 'Der er intet at bogføre: Alle beløb er 0.',
  takeLetter: (letter, text) =>
    `Filen kan ikke laves: Formatet har ikke tegnet “${letter}” i “${text}”. Ret teksten dér, hvor den kommer fra.`,
  takeOutsideYear: (start, end) =>
    `Filen kan ikke laves: Dagen ligger uden for sidens regnskabsår, ${start} til ${end}.`,
  takeWrongMember: (member, expected) =>
    `Til sidens udvikler: Medlemmet ${member} i egenskaben bookkeeping skal være ${expected}.`,
  takeExpected: words({
    text: 'en tekst på 1 til 200 tegn',
    orgNumber: 'et organisationsnummer med ti cifre',
    account: 'en konto med 3 til 8 cifre',
    digits: '1 til 4 cifre',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, og ikke før starten',
    bankgiro: 'et bankgironummer med 7 eller 8 cifre',
    object: 'et objekt',
    known: 'udeladt: Det kendes ikke',
  }),
  takeNoBankgiro: 'Til sidens udvikler: BgMax skal bruge medlemmet bankgiro i egenskaben bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan ikke laves: BgMax har kun SEK og EUR, og udbetalingen er i ${currency}.`,
  takeTooLong: (text) => `Filen kan ikke laves: BgMax har ikke plads til “${text}”.`,
  takeNegative:
    'Filen kan ikke laves: Krediteringerne er større end salget, og BgMax har ingen negative indbetalinger.',
}
