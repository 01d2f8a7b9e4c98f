import type { ReportDeskWords } from './desk-en.ts'
import { words } from '../languages.ts'

export const reportDeskDe: ReportDeskWords = {
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
      ? 'In einer Zeile zieht eine Gebühr etwas anderes von der Auszahlung ab als Betrag und Steuer.'
      : `In ${rows} Zeilen zieht eine Gebühr etwas anderes von der Auszahlung ab als Betrag und Steuer.`,
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
}
