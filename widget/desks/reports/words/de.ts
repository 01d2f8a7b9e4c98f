import { words } from '../../../locales/languages.ts'
import type { ReportWords } from './en.ts'

/** German, for what opens with the desk of payouts. */
export const texts: ReportWords = {
  // The desk
  payoutOf: (day) => `Auszahlung vom ${day}`,
  payoutDay: 'Tag',
  payoutPrevious: 'Vorheriger Tag',
  payoutNext: 'Nächster Tag',
  payoutNewest: 'Neueste',
  payoutWithholding: 'Mit Einbehalt',
  payoutClients: 'Berichte der Mandanten',
  payoutClient: (id) => `Mandant ${id}`,
  payoutAll: 'Alle Mandanten',
  payoutTerm: words({
    nominalAmount: 'Bestellbeträge',
    feeAmountExcludingVat: 'Gebühren',
    feeVatAmount: 'MwSt. auf Gebühren',
    providerPaidAmountExcludingWithholding: 'Ergebnis des Tages',
    openingBalanceDebt: 'Anfangsschuld',
    closingBalanceDebt: 'Endschuld',
    providerPaidAmountIncludingWithholding: 'Ausgezahlt',
    numberOfRows: 'Transaktionen',
  }),
  payoutVatOf: (rate) => `MwSt. ${rate}`,
  payoutEquation: 'So ergeben die Zeilen die Summe',
  payoutShowRows: 'Zeilen zeigen',
  payoutStates: (amount, difference) => `Der Bericht nennt ${amount} (${difference})`,
  payoutRowsComeTo: 'Die Zeilen ergeben',
  payoutAsStated: 'Wie im Bericht angegeben, nicht an den Zeilen geprüft',
  payoutVerdict: words({
    balances: 'Geht auf',
    'balances-with-unknown-rows': 'Geht auf, mit Zeilen unbekannter Art',
    'balances-with-rows-alike': 'Geht auf, aber Zeilen sind gleich',
    'does-not-balance': 'Geht nicht auf',
    'another-day': 'Bericht eines anderen Tages',
    reading: 'Wird gelesen…',
    incomplete: 'Nicht vollständig',
  }),
  stepsTitle: 'Der Tag in vier Schritten',
  stepName: words({ checked: 'Prüfung', booked: 'Beleg', bank: 'Bank', closed: 'Abschluss' }),
  stepNotTaken: 'Auf dieser Seite noch nicht gespeichert',
  stepTaken: (time) => `Auf dieser Seite gespeichert, ${time}`,
  stepNoVoucher: 'Nicht möglich',
  stepNotCompared: 'Noch nicht verglichen',
  payoutUnknown: (types) =>
    `Die Beschreibung des Zahlungsanbieters kennt den Zeilentyp ${types} nicht. Die Beträge dieser Zeilen sind in den Zahlen enthalten.`,
  payoutAnotherDay: (asked, given) =>
    `Der Zahlungsanbieter wurde nach dem Bericht vom ${asked} gefragt und lieferte den vom ${given}. Der Tag lässt sich damit weder buchen noch abschließen. Versuchen Sie es später erneut, und wenden Sie sich an den Zahlungsanbieter, wenn es so bleibt.`,
  payoutRowsAlike: (count) =>
    `${count} Zeilen sind gleich: Jede hat die Nummern und Beträge einer anderen, und alle zählen in den Summen. Wenn etwas doppelt bezahlt wurde, wenden Sie sich an den Zahlungsanbieter.`,
  payoutRowsElsewhere: (count) =>
    count === '1'
      ? 'Eine Zeile steht auch in einem anderen Bericht dieses Tages und ist vielleicht doppelt bezahlt.'
      : `${count} Zeilen stehen auch in einem anderen Bericht dieses Tages und sind vielleicht doppelt bezahlt.`,
  payoutRowsOfDay: (count, day) =>
    count === '1' ? `Eine Zeile ist vom ${day}.` : `${count} Zeilen sind vom ${day}.`,
  payoutRowsOfDays: (count) =>
    count === '1'
      ? 'Eine weitere Zeile ist von einem anderen Tag.'
      : `${count} weitere Zeilen sind von anderen Tagen.`,
  payoutFeesVat: (count, fees) =>
    count === '1'
      ? `Bei einer Gebühr passt die MwSt. nicht zum Satz. ${fees}`
      : `Bei ${count} Gebühren passt die MwSt. nicht zum Satz. ${fees}`,
  payoutFeeVat: (type, row, vat, rate, computed) =>
    `${type} in Zeile ${row}: ${vat} bei ${rate} wären ${computed}.`,
  payoutFeesPaid: (rows) =>
    rows === '1'
      ? 'In einer Zeile zieht eine Gebühr etwas anderes von der Auszahlung ab als MwSt. und Betrag.'
      : `In ${rows} Zeilen zieht eine Gebühr etwas anderes von der Auszahlung ab als MwSt. und Betrag.`,
  payoutShowTheRows: 'Zeilen zeigen',
  payoutCauseTitle: 'Warum es nicht aufgeht',
  payoutSearching: 'Es wird gesucht, was die Differenz erklärt…',
  payoutCauseFailed: 'Es konnte nicht gesucht werden, was die Differenz erklärt.',
  payoutWaterfall: 'Vom Umsatz zur Auszahlung',
  payoutFees: 'Gebühren nach Art',
  payoutNoFees: 'Keine Gebühren an diesem Tag.',
  payoutStep: 'Schritt',
  payoutSales: 'Verkäufe',
  payoutCredits: 'Gutschriften',
  payoutOther: (count) => `${count} weitere Zeilentypen`,
  payoutUnexplained: 'Zeilen, die nicht aufgehen',
  payoutFee: 'Gebühr',
  payoutCount: 'Anzahl',
  payoutReadingRows: (read, stated) =>
    stated ? `${read} von ${stated} Zeilen gelesen` : `${read} Zeilen gelesen`,
  payoutLoading: (day) => `Der Bericht vom ${day} wird gelesen`,
  payoutLooking: 'Der neueste Bericht wird gesucht',
  payoutWhole: (day, verdict) => `Der Bericht vom ${day} ist gelesen. ${verdict}.`,
  payoutEmpty: 'Der Bericht dieses Tages hat keinen Mandanten. Es gibt nichts auszuzahlen.',
  payoutDateWrong: (given) =>
    `Für die Entwicklung der Seite: date muss ein Kalendertag wie 2026-11-20 sein, nicht ${given}.`,
  payoutNone: (day) => `Kein Bericht vom ${day}`,
  payoutNotOver: (time) =>
    `Der Tag ist noch nicht vorbei. Der Zahlungsanbieter berichtet über einen Tag, wenn er in UTC vorbei ist: Sehen Sie nach ${time} wieder nach.`,
  payoutNotBegun:
    'Der Tag ist noch nicht gekommen. Der Zahlungsanbieter berichtet über einen Tag, wenn er in UTC vorbei ist.',
  payoutNothing:
    'An diesem Tag wurde nichts verkauft, gutgeschrieben oder berechnet, daher gibt es keinen Bericht. Eine Schuld geht auf den nächsten Tag mit Bericht über.',
  payoutYesterday: (time) =>
    `Der Tag ist vorbei, und der Zahlungsanbieter hat keinen Bericht: Es geschah nichts, oder der Bericht kommt später. Sehen Sie nach ${time} wieder nach.`,
  payoutNoneRecent: (days) => `Kein Bericht in den letzten ${days} Tagen`,
  payoutNoneRecentText: 'Wählen Sie oben einen Tag, um weiter zurückzugehen.',
  payoutLookAgain: 'Wieder nachsehen',
  payoutCutOff: 'Der Bericht ist nicht vollständig',
  payoutCutOffText: (read, stated) =>
    stated
      ? `Die Verbindung endete nach ${read} von ${stated} Zeilen. Sie sehen, was ankam; nichts davon ist geprüft.`
      : `Die Verbindung endete nach ${read} Zeilen. Sie sehen, was ankam; nichts davon ist geprüft.`,
  payoutWrongType: 'Der Bericht hat einen falschen Wert',
  payoutWrongTypeText: (member) =>
    `${member} fehlt oder hat einen falschen Typ; bis dorthin wurde der Bericht gelesen. Melden Sie es dem Zahlungsanbieter.`,
  payoutNotAReport: 'Die Antwort ist kein Bericht',
  payoutNotAReportText:
    'Etwas zwischen dieser Seite und dem Zahlungsanbieter hat sie vielleicht verändert. Versuchen Sie es erneut.',
  payoutOtherDay: 'Bericht eines anderen Tages',
  payoutOtherDayText:
    'Der Zahlungsanbieter lieferte den Bericht eines anderen Tages. Versuchen Sie es später erneut, und wenden Sie sich an ihn, wenn es so bleibt.',
  payoutNotActivated: 'Berichte sind nicht aktiviert',
  payoutNotActivatedText:
    'Der Zahlungsanbieter erstellt für diesen Händler keine Auszahlungsberichte. Bitten Sie ihn, sie zu aktivieren.',
  payoutTooLarge: 'Eine Summe des Berichts ist zu groß',
  payoutTooLargeText:
    'Sie passt nicht in 64 Bit, daher kann der Zahlungsanbieter über diesen Tag nicht berichten. Fragen Sie den Zahlungsanbieter.',
  payoutTake: 'Mitnehmen: Buchungsdatei, CSV, JSON',
  payoutMonth: 'Der Monat',
  payoutBank: 'Mit einem Kontoauszug vergleichen',
  payoutShop: 'Mit Ihren Bestellungen vergleichen',
  payoutPartFailed: 'Dieser Teil konnte nicht geladen werden.',

  // The rows of a report
  reportColumn: words({
    providerCustomerId: 'Kundennr.',
    customerName: 'Kunde',
    externalOrderNo: 'Bestellung',
    orderDate: 'Bestelldatum',
    providerOrderNo: 'Bestellnr. des Zahlungsanbieters',
    providerCheckoutId: 'Checkout-ID',
    providerInvoiceNo: 'Rechnungsnr.',
    paymentTransactionId: 'Zahlungsnr.',
    nominalAmount: 'Bestellbetrag',
    providerPaidAmount: 'Ausgezahlt',
    totalFeeAmountExcludingVat: 'Gebühren',
    totalFeeVatAmount: 'MwSt. auf Gebühren',
    paymentType: 'Zahlungsart',
    currency: 'Währung',
    destinationCurrency: 'Zielwährung',
    exchangeRate: 'Wechselkurs',
    comment: 'Kommentar',
    deliveryId: 'Liefernr.',
    creditId: 'Gutschriftnr.',
    rowType: 'Zeilenart',
    fees: 'Gebührenart',
    reconciliationDate: 'Abgestimmt am',
  }),
  reportRowType: words({
    DebtPayment: 'Zahlung einer Schuld',
    ManualKickback: 'Rück\u00advergütung, manuell',
    ManualRegression: 'Regress, manuell',
    ClosingBalanceDebt: 'Endschuld',
    OpeningBalanceDebt: 'Anfangsschuld',
    BoughtAdminInvoice: 'Verwaltete Rechnung, angekauft',
    ManualWitholding: 'Manuell einbehalten',
    Interest: 'Zinsen',
    Purchase: 'Angekaufte Rechnung',
    Fee: 'Gebühr',
    Manual: 'Manuelle Buchung',
    ProviderFee: 'Gebühr des Zahlungsanbieters',
    ManualBalanceDebt: 'Saldoschuld, manuell',
    Regression: 'Regress',
    ManualCredit: 'Gutschrift, manuell',
    Credit: 'Gutschrift',
    ManualOrder: 'Bestellung, manuell',
    ProviderInvoice: 'Rechnung des Zahlungsanbieters',
    CreatedInvoice: 'Erstellte Rechnung',
    ManualDeposit: 'Einzahlung, manuell',
    ManualChargeback: 'Rückbelastung, manuell',
    Kickback: 'Rück\u00advergütung',
    Order: 'Bestellung',
  }),
  reportFeeType: words({
    Deviation: 'Abweichung',
    Reminder: 'Mahnung',
    Correction: 'Korrektur',
    DueDate: 'Geänderte Fälligkeit',
    Admin: 'Verwaltung',
    Kickback: 'Rück\u00advergütung',
    Deposit: 'Einzahlung',
    Service: 'Dienstleistung',
    Interest: 'Zinsen',
    LegalAction: 'Rechtliche Schritte',
    Credit: 'Gutschrift',
    Collection: 'Inkasso',
    Postage: 'Porto',
    Dismissed: 'Abgewiesen',
  }),

  // The line above the rows
  reportRows: 'Zeilen des Berichts',
  reportSearch: 'In den Zeilen suchen',
  reportFilters: 'Filter',
  reportAll: 'Alle',
  reportGroup: 'Gruppieren nach',
  reportUngrouped: 'Keine Gruppen',
  reportSort: 'Sortieren nach',
  reportUnsorted: 'Reihenfolge des Berichts',
  reportSortUp: (column) => `${column}, aufsteigend`,
  reportSortDown: (column) => `${column}, absteigend`,
  reportSortHint: (column) => `Nach ${column} sortieren`,
  reportFound: (shown, all) => `${shown} von ${all} Zeilen`,
  reportReading: 'Wird noch gelesen.',
  reportShowAll: 'Alle zeigen',
  reportOnlyMarked: (count) => (count === 1 ? '1 markierte Zeile' : `${count} markierte Zeilen`),
  reportOnlyVat: (rate) => `Gebühren mit ${rate} MwSt.`,
  reportRemove: (choice) => `Entfernen: ${choice}`,

  // The rows
  reportDetails: 'Gebühren und Einzelheiten',
  reportMarked: 'Markiert',
  reportOpenOrder: (id) => `Bestellung ${id} öffnen`,
  reportNoKey: 'Keine Angabe',
  reportGroupOf: (key, count) => (count === '1' ? `${key}: 1 Zeile` : `${key}: ${count} Zeilen`),
  reportTotal: (count) => (count === '1' ? 'Summe von 1 Zeile' : `Summe von ${count} Zeilen`),
  reportBalances: 'Schulden, nicht in der Summe',
  reportCurrencies: 'In mehreren Währungen, daher nicht summiert.',
  reportNotWhole: 'Der Bericht ist nicht vollständig, daher nicht summiert.',
  reportNoFees: 'Keine Gebühren.',
  reportNoRows: 'Der Bericht hat keine Zeilen.',
  reportNoMatch: 'Keine Zeile entspricht der Suche und den Filtern.',
  reportUnread: 'Die Zeilen konnten nicht gelesen werden.',
  reportPrinted: (shown, all) =>
    `Die ersten ${shown} von ${all} Zeilen werden gedruckt. Die CSV-Datei enthält alle.`,
  reportShop: words({
    same: 'Wie im Shop',
    differs: 'Der Shop hat einen anderen Betrag',
    'other-currency': 'Der Shop hat eine andere Währung',
    unknown: 'Dem Shop nicht bekannt',
  }),

  // The choice of columns

  // The closing of a day
  monthVerdict: words({
    balances: 'geht auf',
    'balances-with-unknown-rows': 'geht auf, mit Zeilen unbekannter Art',
    'balances-with-rows-alike': 'geht auf, aber Zeilen sind gleich',
    'does-not-balance': 'geht nicht auf',
    'another-day': 'ist von einem anderen Tag',
  }),
  closingNone: 'Niemand hat diesen Tag abgeschlossen.',
  closingBy: (who, time) => `Abgeschlossen von ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Damaliges Ergebnis: ${verdict}.`,
  closingChanged: 'Der Zahlungsanbieter liefert jetzt einen anderen Bericht als beim Abschluss.',
  closingSame: 'Der Bericht ist der, der abgeschlossen wurde.',
  closingClose: 'Tag abschließen',
  closingAgain: 'Erneut abschließen',
  closingJudged: (verdict) =>
    `Der Bericht ist der abgeschlossene, wird aber jetzt anders beurteilt: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 früherer Abschluss' : `${count} frühere Abschlüsse`),
  closingDone: (day) => `${day} ist abgeschlossen.`,
  closingCannotYet: 'Ein Tag kann abgeschlossen werden, sobald sein Bericht ganz geladen ist.',
  closingAnotherDay: 'Dieser Bericht ist von einem anderen Tag und kann diesen nicht abschließen.',
  closingNothing: 'Der Bericht hat keinen Mandanten. Es gibt nichts abzuschließen.',
  closingConfirmOff: 'Diese Auszahlung geht nicht auf. Das Ergebnis wird mit dem Abschluss gespeichert.',
  closingFailed: 'Wer diesen Tag abgeschlossen hat, ließ sich nicht laden.',
}
