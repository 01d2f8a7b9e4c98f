import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeNl: TakeWords = {
  takeTitle: 'Meenemen',
  takeFormat: 'Bestandsformaat',
  takeFormats: words({
    sie: 'Boekstuk, SIE 4I',
    'xero-journal': 'Boekstuk voor Xero, CSV (niet bevestigd)',
    'quickbooks-journal': 'Boekstuk voor QuickBooks, CSV (niet bevestigd)',
    own: 'Regels, CSV',
    xero: 'Regels voor Xero, CSV',
    quickbooks: 'Regels voor QuickBooks, CSV',
    json: 'Regels, JSON',
    bgmax: 'Betalingen, BgMax (niet bevestigd)',
  }),
  takeUnconfirmed: 'BgMax aanbieden (niet bevestigd)',
  takeNumbers: 'Getallen en datums',
  takeNumbersLocal: 'Zoals in deze taal',
  takeNumbersRaw: 'Voor programma’s',
  takeWritten: (amount, written, day, separator) =>
    `Bedragen staan als ${amount}, dagen als ${written} (${day}), met “${separator}” tussen de velden.`,
  takeContents: 'In het bestand',
  takeClient: (client) => `Klant ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 regel, de enige' : `Alle ${count} regels`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 regel, gevonden met ${filter}` : `${count} regels, gevonden met ${filter}`,
  takeChosenRows: 'gekozen regels',
  takeWholePayout: 'Een boekstuk gaat altijd over de hele uitbetaling, welke regels er ook te zien zijn.',
  takeWithoutFees: 'Het heeft verkopen en crediteringen, maar geen kosten.',
  takeJournal:
    'Verkopen, elke soort kosten en de btw daarover zijn eigen regels. Of het programma het bestand aanneemt, kon hier niet worden geprobeerd.',
  takeTaxRate: (rate) => `Elke regel heeft het btw-tarief “${rate}”. Het moet in Xero zo heten.`,
  takeNet: 'Elke regel is het bedrag na kosten. De kosten en de btw daarover staan in het boekstuk.',
  takeDownload: 'Downloaden',
  takeStop: 'Stoppen',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Het bestand ${file} is opgeslagen. Het heeft 1 regel.`
      : `Het bestand ${file} is opgeslagen. Het heeft ${rows} regels.`,
  takeDigest: (digest) => `Controlegetal (SHA-256) ${digest}`,
  takeStopped: 'Gestopt. Er is geen bestand opgeslagen.',
  takeFailed:
    'Het bestand kon niet worden gemaakt, omdat een deel van de pagina niet is geladen of het rapport niet meer open is. Probeer het opnieuw of open de dag opnieuw.',
  takeUnread: 'Het rapport wordt nog gelezen. Bestanden kunnen worden gemaakt als alle regels er zijn.',
  takePrint: 'Afdrukken',

  voucher: 'Boekstuk',
  voucherText: (day, client) => `Uitbetaling ${day}, klant ${client}`,
  voucherAccount: 'Rekening',
  voucherDebit: 'Debet',
  voucherCredit: 'Credit',
  voucherSum: 'Som',
  voucherEqual: 'Debet en credit zijn gelijk: de som is 0.',
  voucherLine: words({
    paid: 'Uitbetaald',
    fees: 'Kosten',
    opening: 'Beginschuld',
    closing: 'Eindschuld',
    sold: 'Verkopen en crediteringen',
  }),
  voucherVat: (rate) => `Btw over kosten, ${rate}`,
  voucherVatNone: 'Btw over kosten, tarief niet vermeld',
  voucherUnnamed: 'Zonder ordernummer',
  voucherUnknown: (type) => `Regels van de soort ${type}`,
  voucherFee: (type) => `Kosten: ${type}`,
  voucherFeeVat: (type) => `Btw over de kosten: ${type}`,
  voucherPayment: (type) => `Verkopen en crediteringen, ${type}`,
  voucherDifference: 'Verschil, op geen enkele rekening',
  voucherSuspense: (types) =>
    `Wij weten niet wat regels van deze soort zijn: ${types}. Ze staan op de tussenrekening; boek ze met de hand.`,
  voucherSuggested: (chart) =>
    `De rekeningen zijn voorstellen uit het Zweedse rekeningschema BAS (${chart}), omdat deze pagina er geen opgeeft. Controleer ze voordat u boekt.`,
  voucherUnconfirmed: (account) =>
    `Rekening ${account} kon niet met het rekeningschema van dit jaar worden vergeleken.`,
  voucherNoAccount: (types, account) =>
    `Dit zijn geen verkopen, en de pagina geeft er geen rekening voor op: ${types}. Ze staan op ${account}; boek ze met de hand over.`,
  voucherAlike: (count) => `De dag heeft ${count} gelijke regels. Let op dat er niets dubbel wordt geboekt.`,
  voucherByOrder: 'In het bestand heeft elke order een eigen regel.',

  takeUnbalanced: (difference) =>
    `Van dit boekstuk is er geen bestand, omdat de uitbetaling niet klopt${difference && ` (verschil van het boekstuk ${difference})`}. De boekhouding zou het voor juist houden. Vraag het eerst aan de betaaldienst; de regels kunt u meenemen.`,
  takeCurrencies:
    'Van dit boekstuk is er geen bestand, omdat regels een andere valuta hebben dan de uitbetaling.',
  takeAnotherDay: 'Van dit boekstuk is er geen bestand, omdat het rapport van een andere dag is.',
  takeNothing: 'Er is niets te boeken: elk bedrag is 0.',
  takeLetter: (letter, text) =>
    `Het bestand kan niet worden gemaakt: het formaat heeft het teken “${letter}” in “${text}” niet. Wijzig de tekst waar die vandaan komt.`,
  takeOutsideYear: (start, end) =>
    `Het bestand kan niet worden gemaakt: de dag valt buiten het boekjaar van deze pagina, ${start} tot en met ${end}.`,
  takeWrongMember: (member, expected) =>
    `Voor de ontwikkelaar van de pagina: het onderdeel ${member} van de eigenschap bookkeeping moet ${expected} zijn.`,
  takeExpected: words({
    text: 'een tekst van 1 tot 200 tekens',
    orgNumber: 'een organisatienummer van tien cijfers',
    account: 'een rekening van 3 tot 8 cijfers',
    digits: '1 tot 4 cijfers',
    lines: 'total of orders',
    date: 'een dag als JJJJ-MM-DD en niet voor het begin',
    bankgiro: 'een bankgironummer van 7 of 8 cijfers',
    object: 'een object',
    known: 'weggelaten (want onbekend)',
  }),
  takeNoBankgiro:
    'Voor de ontwikkelaar van de pagina: BgMax heeft het onderdeel bankgiro van de eigenschap bookkeeping nodig.',
  takeBgMaxCurrency: (currency) =>
    `Het bestand kan niet worden gemaakt: BgMax kent alleen SEK en EUR, en deze uitbetaling is in ${currency}.`,
  takeTooLong: (text) => `Het bestand kan niet worden gemaakt: BgMax heeft geen plaats voor “${text}”.`,
  takeNegative:
    'Het bestand kan niet worden gemaakt: de crediteringen zijn hoger dan de verkopen, en BgMax kent geen negatieve storting.',
}
