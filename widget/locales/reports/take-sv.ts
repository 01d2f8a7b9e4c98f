import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeSv: TakeWords = {
  takeTitle: 'Ta med',
  takeFormat: 'Filformat',
  takeFormats: words({
    sie: 'Verifikation, SIE 4I',
    'xero-journal': 'Verifikation för Xero, CSV (obekräftat)',
    'quickbooks-journal': 'Verifikation för QuickBooks, CSV (obekräftat)',
    own: 'Rader, CSV',
    xero: 'Rader för Xero, CSV',
    quickbooks: 'Rader för QuickBooks, CSV',
    json: 'Rader, JSON',
    bgmax: 'Betalningar, BgMax (obekräftat)',
  }),
  takeUnconfirmed: 'Erbjud BgMax (obekräftat)',
  takeNumbers: 'Tal och datum',
  takeNumbersLocal: 'Som på det här språket',
  takeNumbersRaw: 'För program',
  takeWritten: (amount, written, day, separator) =>
    `Belopp skrivs som ${amount}, dagar som ${written} (${day}), med ”${separator}” mellan fälten.`,
  takeContents: 'I filen',
  takeClient: (client) => `Kund ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 rad, den enda som finns' : `Alla ${count} rader`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 rad, hittad med ${filter}` : `${count} rader, hittade med ${filter}`,
  takeChosenRows: 'valda rader',
  takeWholePayout: 'En verifikation gäller alltid hela utbetalningen, oavsett vilka rader som visas.',
  takeWithoutFees: 'Den har försäljning och krediteringar, men inga avgifter.',
  takeJournal:
    'Försäljning, varje avgiftstyp och dess moms är egna rader. Om programmet tar emot filen har inte kunnat provas här.',
  takeTaxRate: (rate) => `Varje rad har momssatsen ”${rate}”. Den måste heta så i Xero.`,
  takeNet: 'Varje rad är vad den gav efter avgifter. Avgifter och deras moms finns i verifikationen.',
  takeDownload: 'Ladda ner',
  takeStop: 'Stoppa',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Filen ${file} är sparad. Den har 1 rad.`
      : `Filen ${file} är sparad. Den har ${rows} rader.`,
  takeDigest: (digest) => `Kontrollsumma (SHA-256) ${digest}`,
  takeStopped: 'Stoppat. Ingen fil sparades.',
  takeFailed:
    'Filen kunde inte skapas, eftersom en del av verktyget inte lästes in eller rapporten inte längre är öppen. Försök igen, eller öppna dagen igen.',
  takeUnread: 'Rapporten läses fortfarande in. Filer kan skapas när alla rader finns på plats.',
  takePrint: 'Skriv ut',

  voucher: 'Verifikation',
  voucherText: (day, client) => `Utbetalning ${day}, kund ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Debet',
  voucherCredit: 'Kredit',
  voucherSum: 'Summa',
  voucherEqual: 'Debet och kredit är lika: summan är 0.',
  voucherLine: words({
    paid: 'Utbetalt',
    fees: 'Avgifter',
    opening: 'Ingående skuld',
    closing: 'Utgående skuld',
    sold: 'Försäljning och krediteringar',
  }),
  voucherVat: (rate) => `Moms på avgifter, ${rate}`,
  voucherVatNone: 'Moms på avgifter, momssats saknas',
  voucherUnnamed: 'Utan ordernummer',
  voucherUnknown: (type) => `Rader av typen ${type}`,
  voucherFee: (type) => `Avgift: ${type}`,
  voucherFeeVat: (type) => `Moms på avgiften: ${type}`,
  voucherPayment: (type) => `Försäljning och krediteringar, ${type}`,
  voucherDifference: 'Skillnad, på inget konto',
  voucherSuspense: (types) =>
    `Vi vet inte vad rader av den här typen är: ${types}. De ligger på observationskontot; bokför dem för hand.`,
  voucherSuggested: (chart) =>
    `Kontona är förslag ur BAS-kontoplanen (${chart}), eftersom sidan inte har angett några. Kontrollera dem innan du bokför.`,
  voucherUnconfirmed: (account) => `Konto ${account} har inte kunnat kontrolleras mot årets kontoplan.`,
  voucherNoAccount: (types, account) =>
    `Det här är ingen försäljning, och sidan har inget konto för det: ${types}. Det ligger på ${account}; bokför om det för hand.`,
  voucherAlike: (count) => `Dagen har ${count} rader som är lika. Se till att inget bokförs två gånger.`,
  voucherByOrder: 'I filen har varje order en egen rad.',

  takeUnbalanced: (difference) =>
    `Det finns ingen fil av verifikationen, eftersom utbetalningen inte går ihop${difference && ` (verifikationens skillnad ${difference})`}. Bokföringen skulle ta den för riktig. Fråga betaltjänsten först; raderna kan tas med.`,
  takeCurrencies:
    'Det finns ingen fil av verifikationen, eftersom rader har en annan valuta än utbetalningen.',
  takeAnotherDay: 'Det finns ingen fil av verifikationen, eftersom rapporten gäller en annan dag.',
  takeNothing: 'Det finns inget att bokföra: alla belopp är 0.',
  takeLetter: (letter, text) =>
    `Filen kan inte skapas: formatet saknar tecknet ”${letter}” i ”${text}”. Ändra texten där den kommer ifrån.`,
  takeOutsideYear: (start, end) =>
    `Filen kan inte skapas: dagen ligger utanför sidans räkenskapsår, ${start} till ${end}.`,
  takeWrongMember: (member, expected) =>
    `Till sidans utvecklare: medlemmen ${member} i egenskapen bookkeeping måste vara ${expected}.`,
  takeExpected: words({
    text: 'en text med 1 till 200 tecken',
    orgNumber: 'ett organisationsnummer med tio siffror',
    account: 'ett konto med 3 till 8 siffror',
    digits: '1 till 4 siffror',
    lines: 'total eller orders',
    date: 'en dag som ÅÅÅÅ-MM-DD, och inte före början',
    bankgiro: 'ett bankgironummer med 7 eller 8 siffror',
    object: 'ett objekt',
    known: 'borttagen: den är inte känd',
  }),
  takeNoBankgiro: 'Till sidans utvecklare: BgMax behöver medlemmen bankgiro i egenskapen bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Filen kan inte skapas: BgMax har bara SEK och EUR, och utbetalningen är i ${currency}.`,
  takeTooLong: (text) => `Filen kan inte skapas: BgMax har inte plats för ”${text}”.`,
  takeNegative:
    'Filen kan inte skapas: krediteringarna är större än försäljningen, och BgMax har inga negativa insättningar.',
}
