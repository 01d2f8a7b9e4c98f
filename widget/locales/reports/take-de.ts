import { words } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

export const takeDe: TakeWords = {
  takeTitle: 'Mitnehmen',
  takeFormat: 'Dateiformat',
  takeFormats: words({
    sie: 'Buchungsbeleg, SIE 4I',
    'xero-journal': 'Buchungsbeleg für Xero, CSV (unbestätigt)',
    'quickbooks-journal': 'Buchungsbeleg für QuickBooks, CSV (unbestätigt)',
    own: 'Zeilen, CSV',
    xero: 'Zeilen für Xero, CSV',
    quickbooks: 'Zeilen für QuickBooks, CSV',
    json: 'Zeilen, JSON',
    bgmax: 'Zahlungen, BgMax (unbestätigt)',
  }),
  takeUnconfirmed: 'BgMax anbieten (unbestätigt)',
  takeNumbers: 'Zahlen und Daten',
  takeNumbersLocal: 'Wie in dieser Sprache',
  takeNumbersRaw: 'Für Programme',
  takeWritten: (amount, written, day, separator) =>
    `Beträge stehen als ${amount}, Tage als ${written} (${day}), mit „${separator}“ zwischen den Feldern.`,
  takeContents: 'In der Datei',
  takeClient: (client) => `Kunde ${client}`,
  takeAllRows: (count) => (count === '1' ? '1 Zeile, die einzige' : `Alle ${count} Zeilen`),
  takeSomeRows: (count, filter) =>
    count === '1' ? `1 Zeile, gefunden mit ${filter}` : `${count} Zeilen, gefunden mit ${filter}`,
  takeChosenRows: 'gewählte Zeilen',
  takeWholePayout:
    'Ein Buchungsbeleg gilt immer für die ganze Auszahlung, gleich welche Zeilen gezeigt werden.',
  takeWithoutFees: 'Sie hat Verkäufe und Gutschriften, aber keine Gebühren.',
  takeJournal:
    'Verkäufe, jede Gebührenart und ihre MwSt. sind eigene Zeilen. Ob das Programm die Datei annimmt, konnte hier nicht geprüft werden.',
  takeTaxRate: (rate) => `Jede Zeile hat den Steuersatz „${rate}“. Er muss in Xero so heißen.`,
  takeNet: 'Jede Zeile ist der Betrag nach Gebühren. Gebühren und ihre MwSt. stehen im Buchungsbeleg.',
  takeDownload: 'Herunterladen',
  takeStop: 'Anhalten',
  takeSaved: (file, rows) =>
    rows === '1'
      ? `Die Datei ${file} ist gespeichert. Sie hat 1 Zeile.`
      : `Die Datei ${file} ist gespeichert. Sie hat ${rows} Zeilen.`,
  takeDigest: (digest) => `Prüfsumme (SHA-256) ${digest}`,
  takeStopped: 'Angehalten. Es wurde keine Datei gespeichert.',
  takeFailed:
    'Die Datei konnte nicht erstellt werden, weil ein Teil der Seite nicht geladen wurde oder der Bericht nicht mehr geöffnet ist. Versuchen Sie es erneut oder öffnen Sie den Tag erneut.',
  takeUnread: 'Der Bericht wird noch gelesen. Dateien können erstellt werden, wenn alle Zeilen da sind.',
  takePrint: 'Drucken',

  voucher: 'Buchungsbeleg',
  voucherText: (day, client) => `Auszahlung ${day}, Kunde ${client}`,
  voucherAccount: 'Konto',
  voucherDebit: 'Soll',
  voucherCredit: 'Haben',
  voucherSum: 'Summe',
  voucherEqual: 'Soll und Haben sind gleich: Die Summe ist 0.',
  voucherLine: words({
    paid: 'Ausgezahlt',
    fees: 'Gebühren',
    opening: 'Anfangsschuld',
    closing: 'Endschuld',
    sold: 'Verkäufe und Gutschriften',
  }),
  voucherVat: (rate) => `MwSt. auf Gebühren, ${rate}`,
  voucherVatNone: 'MwSt. auf Gebühren, Satz nicht angegeben',
  voucherUnnamed: 'Ohne Bestellnummer',
  voucherUnknown: (type) => `Zeilen der Art ${type}`,
  voucherFee: (type) => `Gebühr: ${type}`,
  voucherFeeVat: (type) => `MwSt. auf die Gebühr: ${type}`,
  voucherPayment: (type) => `Verkäufe und Gutschriften, ${type}`,
  voucherDifference: 'Differenz, auf keinem Konto',
  voucherSuspense: (types) =>
    `Wir wissen nicht, was Zeilen dieser Art sind: ${types}. Sie stehen auf dem Klärungskonto; buchen Sie sie von Hand.`,
  voucherSuggested: (chart) =>
    `Die Konten sind Vorschläge aus dem schwedischen Kontenplan BAS (${chart}), weil diese Seite keine angibt. Prüfen Sie sie, bevor Sie buchen.`,
  voucherUnconfirmed: (account) =>
    `Das Konto ${account} konnte nicht mit dem Kontenplan dieses Jahres verglichen werden.`,
  voucherNoAccount: (types, account) =>
    `Das sind keine Verkäufe, und die Seite gibt kein Konto dafür an: ${types}. Sie stehen auf ${account}; buchen Sie sie von Hand um.`,
  voucherAlike: (count) =>
    `Der Tag hat ${count} gleiche Zeilen. Achten Sie darauf, dass nichts doppelt gebucht wird.`,
  voucherByOrder: 'In der Datei hat jede Bestellung eine eigene Zeile.',

  takeUnbalanced: (difference) =>
    `Von diesem Beleg gibt es keine Datei, weil die Auszahlung nicht aufgeht${difference && ` (Differenz des Belegs ${difference})`}. Die Buchhaltung würde ihn für richtig halten. Fragen Sie zuerst den Zahlungsanbieter; die Zeilen können Sie mitnehmen.`,
  takeCurrencies:
    'Von diesem Beleg gibt es keine Datei, weil Zeilen eine andere Währung als die Auszahlung haben.',
  takeAnotherDay: 'Von diesem Beleg gibt es keine Datei, weil der Bericht von einem anderen Tag ist.',
  takeNothing: 'Es gibt nichts zu buchen: Jeder Betrag ist 0.',
  takeLetter: (letter, text) =>
    `Die Datei kann nicht erstellt werden: Ihr Format hat das Zeichen „${letter}“ in „${text}“ nicht. Ändern Sie den Text dort, wo er herkommt.`,
  takeOutsideYear: (start, end) =>
    `Die Datei kann nicht erstellt werden: Der Tag liegt außerhalb des Geschäftsjahres dieser Seite, ${start} bis ${end}.`,
  takeWrongMember: (member, expected) =>
    `An den Entwickler der Seite: Das Element ${member} der Eigenschaft bookkeeping muss Folgendes sein: ${expected}.`,
  takeExpected: words({
    text: 'ein Text von 1 bis 200 Zeichen',
    orgNumber: 'eine Organisationsnummer mit zehn Ziffern',
    account: 'ein Konto mit 3 bis 8 Ziffern',
    digits: '1 bis 4 Ziffern',
    lines: 'total oder orders',
    date: 'ein Tag als JJJJ-MM-TT und nicht vor dem Anfang',
    bankgiro: 'eine Bankgironummer mit 7 oder 8 Ziffern',
    object: 'ein Objekt',
    known: 'weggelassen, denn es ist nicht bekannt',
  }),
  takeNoBankgiro:
    'An den Entwickler der Seite: BgMax braucht das Element bankgiro der Eigenschaft bookkeeping.',
  takeBgMaxCurrency: (currency) =>
    `Die Datei kann nicht erstellt werden: BgMax kennt nur SEK und EUR, und diese Auszahlung ist in ${currency}.`,
  takeTooLong: (text) => `Die Datei kann nicht erstellt werden: BgMax hat keinen Platz für „${text}“.`,
  takeNegative:
    'Die Datei kann nicht erstellt werden: Die Gutschriften übersteigen die Verkäufe, und BgMax kennt keine negative Einzahlung.',
}
