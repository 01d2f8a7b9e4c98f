import { words } from '../../../../locales/languages.ts'
import type { ReportLaterWords } from './en.ts'

/** German, for the parts of the desk of payouts that open later. */
export const texts: ReportLaterWords = {
  // Why a payout does not balance
  payoutRow: (place, order) => (order ? `Zeile ${place} (Bestellung ${order})` : `Zeile ${place}`),
  payoutCauseRow: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist genau der Betrag von ${row}.`,
  payoutCausePair: (term, difference, row, other) =>
    `Die Differenz von ${difference} bei „${term}“ sind ${row} und ${other} zusammen.`,
  payoutCauseFeeType: (term, difference, type) =>
    `Die Differenz von ${difference} bei „${term}“ sind alle Gebühren der Art ${type}.`,
  payoutCauseRowFee: (term, difference, row, type) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Gebühr ${type} von ${row}.`,
  payoutCauseVatRate: (term, difference, rate) =>
    `Die Differenz von ${difference} bei „${term}“ ist die MwSt. zum Satz ${rate}.`,
  payoutCauseOpening: (term, difference) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Anfangsschuld.`,
  payoutCauseClosing: (term, difference) =>
    `Die Differenz von ${difference} bei „${term}“ ist die Endschuld.`,
  payoutCauseDoubled: (term, difference, row, same) =>
    `Die Differenz von ${difference} bei „${term}“ ist ${same}, eine Wiederholung von ${row}.`,
  payoutCauseMissing: (term, difference, count) =>
    count === '1'
      ? `Die Differenz von ${difference} bei „${term}“ ist eine Zeile, die der Bericht zählt, aber nicht aufführt.`
      : `Die Differenz von ${difference} bei „${term}“ sind ${count} Zeilen, die der Bericht zählt, aber nicht aufführt.`,
  payoutCauseCurrency: (term, difference, currency, count) =>
    count === '1'
      ? `Die Differenz von ${difference} bei „${term}“ ist eine Zeile in ${currency}, nicht in der Währung der Auszahlung.`
      : `Die Differenz von ${difference} bei „${term}“ sind ${count} Zeilen in ${currency}, nicht in der Währung der Auszahlung.`,
  payoutCauseSign: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte des Betrags von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseSignFees: (term, difference, row) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte der Gebühren von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseSignFee: (term, difference, row, type) =>
    `Die Differenz von ${difference} bei „${term}“ ist das Doppelte der Gebühr ${type} von ${row}: Das Vorzeichen ist vertauscht.`,
  payoutCauseFigure: (term, difference) =>
    `Nur „${term}“ weicht ab, um ${difference}: Alle anderen Zahlen stimmen mit den Zeilen überein.`,
  payoutCauseDigits: 'Die Differenz ist durch 9 teilbar, was auf einen Zahlendreher hindeutet.',
  payoutCauseBothDebts: (difference) =>
    `Anfangs- und Endschuld weichen beide um ${difference} ab, daher stimmt die Auszahlung.`,
  payoutCauseSwapped: (one, other) =>
    `Die MwSt. zu ${one} und zu ${other} ist beim jeweils anderen Satz angegeben.`,
  payoutCauseMoved: (listed, stated, difference) =>
    `MwSt. ist bei ${stated} angegeben und bei ${listed} aufgeführt: ${difference}.`,
  payoutCauseMovedFee: (listed, stated, difference, row, type) =>
    `Die MwSt. der Gebühr ${type} von ${row} ist bei ${stated} angegeben und bei ${listed} aufgeführt: ${difference}.`,
  payoutCauseCurrencyAdded: (currency, count) =>
    count === '1'
      ? `Eine Zeile ist in ${currency}, nicht in der Währung der Auszahlung, und wird mitgezählt, als wäre sie es.`
      : `${count} Zeilen sind in ${currency}, nicht in der Währung der Auszahlung, und werden mitgezählt, als wären sie es.`,
  payoutCauseBroken: (count, faults) =>
    count === '1'
      ? `Eine Zeile geht in sich nicht auf. ${faults}`
      : `${count} Zeilen gehen in sich nicht auf. ${faults}`,
  payoutFault: (row, member, stated, computed, difference) =>
    `In ${row} ist „${member}“ ${stated}; der Rest der Zeile ergibt ${computed} (${difference}).`,
  payoutCauseTotal: (stated, computed) =>
    `Der Bericht nennt ${stated} Zeilen insgesamt und hat ${computed}. Sonst weicht nichts ab.`,
  payoutOrOthers: (count) =>
    count === '1'
      ? 'Eine andere Ursache erklärt sie ebenso.'
      : `${count} andere Ursachen erklären sie ebenso.`,
  payoutNoCause:
    'Keine Zeile, keine zwei Zeilen, keine Gebühr, kein MwSt.-Satz, keine Schuld, kein Vorzeichen, keine wiederholte Zeile und keine Währung erklärt die Differenz.',
  payoutCopyDossier: 'Für den Zahlungsanbieter kopieren',
  payoutDossierNote: 'Der Text enthält keine personenbezogenen Daten.',
  payoutDossier: (client, day) => `Auszahlung an Mandant ${client}, ${day}: Sie geht nicht auf`,
  payoutDossierTerm: (term, stated, computed, difference) =>
    `${term}: Der Bericht nennt ${stated}, seine Zeilen ergeben ${computed}, Differenz ${difference}`,
  payoutDossierRow: (place) => `Zeile ${place}`,
  payoutDossierCounts: (rows, digest) => `Transaktionen: ${rows}. SHA-256 des Berichts: ${digest}`,

  // The question before a day is closed
  closingTitle: (day) => `${day} abschließen`,
  closingForGood:
    'Ein Abschluss bleibt für immer stehen, mit Ihrem Namen und dem, was Sie hier schreiben. Ein späterer kommt hinzu.',
  closingBack: 'Zurück',
  closingClosing: 'Wird abgeschlossen…',
  closingUncertain:
    'Es ist nicht bekannt, ob der Tag abgeschlossen wurde. Versuchen Sie es erneut: Er wird nur einmal abgeschlossen.',
  closingDiffers: 'Der Bericht ist jetzt ein anderer',
  closingDiffersText:
    'Der Tag wurde vor dem Speichern noch einmal gelesen, und der Bericht war nicht der hier gezeigte. Nichts ist abgeschlossen. Laden Sie den Tag neu und prüfen Sie ihn noch einmal.',
  closingTooMany: 'Der Tag wurde zu oft abgeschlossen',
  closingTooManyText: 'Weitere Abschlüsse dieses Tages werden nicht gespeichert. Die vorhandenen bleiben.',

  // The month
  monthPrevious: 'Voriger Monat',
  monthNext: 'Nächster Monat',
  monthReading: (day) => `${day} wird gelesen`,
  monthStop: 'Abbrechen',
  monthGoOn: (days) => (days === 1 ? 'Den verbleibenden Tag lesen' : `Die verbleibenden ${days} Tage lesen`),
  monthMissing: (days) => (days === 1 ? 'Den fehlenden Tag lesen' : `Die ${days} fehlenden Tage lesen`),
  monthRead: (reports) =>
    reports === 1 ? 'Der Monat ist gelesen: ein Bericht.' : `Der Monat ist gelesen: ${reports} Berichte.`,
  monthAhead: 'noch nicht vorbei',
  monthUnread: 'nicht gelesen',
  monthNotReported: 'kein Bericht',
  monthBroken: 'kein vollständiger Bericht',
  monthFailed: 'nicht lesbar',
  monthFailures: (days) =>
    days === 1
      ? 'Der Bericht eines Tages konnte nicht gelesen werden.'
      : `Die Berichte von ${days} Tagen konnten nicht gelesen werden.`,
  monthMarkDebt: 'Schuld',
  monthMarkRepeated: 'doppelt ausgezahlt',
  monthPaid: 'In diesem Monat ausgezahlt',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} endet mit einer Schuld von ${closing}, ${to} beginnt mit ${opening}. Dazwischen fehlt vielleicht ein Tag.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Eine Transaktion steht sowohl im Bericht vom ${from} als auch in dem vom ${to}.`
      : `${count} Transaktionen stehen sowohl im Bericht vom ${from} als auch in dem vom ${to}.`,
  monthOpen: (day) => `${day} öffnen`,
  monthFits: (links) =>
    links === 1
      ? 'Keine Transaktion steht in zwei Berichten, und das eine Mal, das sich vergleichen ließ, eröffnet die Schuld am Tagesende den nächsten Bericht.'
      : `Keine Transaktion steht in zwei Berichten, und jede Schuld am Tagesende eröffnet den nächsten Bericht: ${links} verglichen.`,
  monthWithout: (days) => (days === 1 ? 'Ein Tag hat keinen Bericht.' : `${days} Tage haben keinen Bericht.`),
  monthGaps: (days) =>
    days === 1
      ? 'Ein Tag wurde nicht gelesen: Darüber, was davor und danach zusammenpasst, wird nichts gesagt.'
      : `${days} Tage wurden nicht gelesen: Darüber, was davor und danach zusammenpasst, wird nichts gesagt.`,

  // The files that a payout leaves in
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
  takeClient: (client) => `Mandant ${client}`,
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
  voucherText: (day, client) => `Auszahlung ${day}, Mandant ${client}`,
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
    orgNumber: 'eine Unternehmensnummer mit zehn Ziffern',
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

  // The comparison with the bank
  bankTitle: 'Die Bank',
  bankDrop: 'Kontoauszug hier ablegen oder auswählen (camt.053, XML)',
  bankLocal: 'Er wird auf dieser Seite gelesen und nirgendwohin gesendet.',
  bankReading: 'Der Kontoauszug wird gelesen…',
  bankFile: (file, from, to) => `${file}: ${from} bis ${to}`,
  bankEmpty: (file) => `${file}: ein Kontoauszug ohne Umsätze`,
  bankEntries: (credits, debits) => `${credits} Eingänge (+), ${debits} Ausgänge (−), nach Buchungstag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 Umsatz hat keinen Buchungstag: Es gilt seine Wertstellung.'
      : `${count} Umsätze haben keinen Buchungstag: Es gilt ihre Wertstellung.`,
  bankPending: (count) =>
    count === '1'
      ? '1 Umsatz ist noch nicht gebucht und weggelassen.'
      : `${count} Umsätze sind noch nicht gebucht und weggelassen.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 Umsatz ist weggelassen: Betrag oder Datum ist nicht lesbar.'
      : `${count} Umsätze sind weggelassen: Betrag oder Datum ist nicht lesbar.`,
  bankRefused: words({
    dtd: 'Diese Datei wird nicht gelesen, weil sie einen Dokumenttyp (DTD) hat, an dem der Browser hängen bleiben kann. Bitten Sie die Bank um eine gewöhnliche camt.053-Datei.',
    'not-xml':
      'Diese Datei ist kein XML oder nur ein Teil davon. Laden Sie sie erneut von der Bank herunter.',
    'no-statement': 'Diese XML-Datei hat keinen Kontoauszug. Wählen Sie eine Datei der Art camt.053.',
    'one-file': 'Legen Sie nur eine Datei auf einmal ab.',
  }),
  bankTooLarge: (limit) =>
    `Diese Datei wird nicht gelesen, weil sie größer als ${limit} MB ist. Bitten Sie die Bank um einen kürzeren Zeitraum.`,
  bankEncoding: (encoding) =>
    `Diese Datei ist nicht lesbar: Ihre Zeichen sind nicht ${encoding}, wie sie angibt. Laden Sie sie erneut von der Bank herunter.`,
  bankDay: 'Bericht vom',
  bankClient: 'Mandant',
  bankPaid: 'Ausgezahlt',
  bankVerdict: 'Bei der Bank',
  bankVerdicts: words({
    nothing: 'Nichts auszuzahlen',
    'not-found': 'Nicht gefunden, obwohl sie schon da sein sollte',
    'not-covered': 'Der Kontoauszug umfasst diesen Tag und diese Währung nicht',
  }),
  bankPaidOut: (day) => `Ausgezahlt am ${day}`,
  bankReversed: (day) => `Ausgezahlt am ${day} und später zurückgenommen`,
  bankDebit: (day) => `Derselbe Betrag ging am ${day} vom Konto ab. Prüfen Sie, ob er zurückgenommen wurde.`,
  bankOtherAmount: (amount, day, difference) =>
    `Anderer Betrag: ${amount} am ${day} (Differenz ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Unterwegs: bisher 1 Bankarbeitstag' : `Unterwegs: bisher ${days} Bankarbeitstage`,
  bankHolidays: (days) =>
    `Eine Auszahlung sollte binnen ${days} Bankarbeitstagen da sein, Montag bis Freitag. Feiertage sind hier nicht bekannt.`,
  bankUnknown: 'Gutschriften, die kein Bericht kennt',
  bankUnknownText:
    'Vom ersten Bericht bis zum letzten Tag, an dem eine Auszahlung eintreffen kann. Zahlungen anderer sind darunter.',
  bankLate: (day) => `Hat den Betrag des Berichts vom ${day}, der nicht rechtzeitig gefunden wurde.`,
  bankNoUnknown: 'Alle Gutschriften dieser Tage gehören zu einem Bericht.',
  bankMore: (count) => `und ${count} weitere`,
  bankPayer: 'Von',
  bankNoReports: 'Es gibt noch keinen Bericht zum Vergleichen.',

  // The comparison with the shop
  shopTitle: 'Der Shop',
  shopCompare: 'Mit dem Shop vergleichen',
  shopStop: 'Anhalten',
  shopUnread: 'Der Bericht wird noch gelesen. Er kann verglichen werden, wenn alle Zeilen da sind.',
  shopStopped: 'Angehalten. Es wurde nichts verglichen.',
  shopClosed: 'Der Bericht ist nicht mehr geöffnet. Öffnen Sie den Tag erneut.',
  shopSummary: (same, differing, unknown) =>
    `Gleich im Shop: ${same}. Verschieden: ${differing}. Nicht im Shop: ${unknown}.`,
  shopBy: (by) => `Verglichen nach „${by}“; die Beträge des Shops sind nach Gutschriften.`,
  shopAssumed: (count, currency) =>
    count === '1'
      ? `1 Bestellung hat im Shop keine Währung: Es gilt ${currency}.`
      : `${count} Bestellungen haben im Shop keine Währung: Es gilt ${currency}.`,
  shopUnnumbered: (count) =>
    count === '1'
      ? '1 Zeile ohne Bestellnummer wurde nicht verglichen.'
      : `${count} Zeilen ohne Bestellnummer wurden nicht verglichen.`,
  shopDiffering: 'Abweichende Bestellungen',
  shopOrder: 'Bestellnummer',
  shopSays: 'Im Shop',
  shopDiffers: (report, shop, difference) => `Bericht ${report}, Shop ${shop} (Differenz ${difference})`,
  shopUnknown: (report) => `Bericht ${report}, im Shop nicht bekannt`,
  shopOtherCurrency: (currency) => `Im Shop in einer anderen Währung: ${currency}`,
  shopLate: (days) => `Verkäufe des Shops, die dieser Bericht nicht hat, mindestens ${days} Tage alt`,
  shopLateText:
    'Nur der Bericht des geöffneten Tages wurde verglichen. Berichte anderer Tage können sie haben: Suchen Sie dort nach der Bestellnummer.',
  shopNoDate: 'kein Datum',
  shopMore: (count) => `und ${count} weitere`,
  shopThrew: (message) =>
    `Der Shop konnte nicht gefragt werden: ${message} Versuchen Sie es erneut oder sagen Sie es dem Entwickler der Seite.`,
  shopSlow: (seconds) =>
    `Der Shop hat nicht binnen ${seconds} Sekunden geantwortet. Versuchen Sie es erneut.`,
  shopGarbage: (member) =>
    `An den Entwickler der Seite: matchOrders hat etwas anderes als Bestellungen geantwortet, bei ${member}.`,
}
