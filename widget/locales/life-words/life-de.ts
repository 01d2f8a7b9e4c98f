import { words } from '../languages.ts'
import type { LifeWords } from './life-en.ts'

export const lifeDe: LifeWords = {
  lifeRow: words({ deliver: 'Liefern…', cancel: 'Position stornieren…', credit: 'Gutschreiben…' }),
  leftToDeliver: (left, whole) => `${left} von ${whole} offen`,
  leftToCredit: (left, whole) => `${left} von ${whole} gutzuschreiben`,
  nothingToCredit: 'Gutgeschrieben',
  amountToCredit: (amount) => `Noch ${amount} gutzuschreiben`,
  deliverMissing: words({
    'order-not-open': 'Liefern geht nicht: Die Bestellung ist nicht mehr offen.',
    'payment-type': 'So zu liefern geht nicht: Die Zahlungsart lässt es nicht zu.',
    'nothing-left': 'Es ist nichts mehr zu liefern.',
    'amount-negative':
      'Liefern geht nicht: Die offenen Positionen ergeben zusammen weniger als 0. Ändern oder stornieren Sie zuerst Positionen.',
    'not-offered': 'So zu liefern geht nicht: Der Zahlungsanbieter bietet es für die Bestellung nicht an.',
  }),
  cancelMissing: words({
    'order-not-open': 'Stornieren geht nicht: Die Bestellung ist nicht mehr offen.',
    'payment-type': 'So zu stornieren geht nicht: Die Zahlungsart lässt es nicht zu.',
    'nothing-left': 'Es ist nichts mehr zu stornieren.',
    'not-offered': 'So zu stornieren geht nicht: Der Zahlungsanbieter bietet es für die Bestellung nicht an.',
  }),
  creditMissing: words({
    'payment-type': 'So gutzuschreiben geht nicht: Die Zahlungsart lässt es nicht zu.',
    'nothing-left': 'Es ist nichts mehr gutzuschreiben.',
    'not-offered': 'So gutzuschreiben geht nicht: Der Zahlungsanbieter bietet es für die Lieferung nicht an.',
  }),
  partMissing: 'Die Bestellung kann nur im Ganzen geliefert werden.',
  rowPartMissing: 'Der Zahlungsanbieter bietet es für diese Position allein nicht an.',
  deliverTitle: (id) => `Bestellung ${id} liefern`,
  cancelTitle: (id) => `Bestellung ${id} oder Teile davon stornieren`,
  creditTitle: (id) => `Lieferung ${id} gutschreiben`,
  deliverHow: 'Was geliefert wird',
  cancelHow: 'Was storniert wird',
  creditHow: 'Was gutgeschrieben wird',
  deliverWay: words({ rows: 'Positionen', amount: 'Alles, für einen geringeren Betrag' }),
  cancelWay: words({ order: 'Die ganze Bestellung', rows: 'Positionen', amount: 'Ein Betrag' }),
  creditWay: words({ rows: 'Positionen', amount: 'Ein Betrag' }),
  allRows: 'Alle Positionen',
  allChoosable: 'Alle wählbaren',
  rowsChosen: (chosen, all) => `${chosen} von ${all} gewählt`,
  quantityOf: (name) => `Menge von ${name}`,
  oneLess: 'Eins weniger',
  oneMore: 'Eins mehr',
  takeAll: 'Alle',
  ofQuantity: (quantity) => `von ${quantity}`,
  staysOpen: (quantity) => `Bleibt offen: ${quantity}`,
  getsCancelled: (quantity) => `Wird storniert: ${quantity}`,
  staysUncredited: (quantity) => `Nicht gutgeschrieben: ${quantity}`,
  unsavedRow: 'Hat ungespeicherte Änderungen',
  amountToDeliver: 'Zu liefernder Betrag',
  amountToCancel: 'Zu stornierender Betrag',
  amountCredited: 'Gutzuschreibender Betrag',
  atMost: (amount) => `Höchstens ${amount}`,
  sendInvoice: 'Die Rechnung kommt',
  invoiceWay: words({
    Default: 'Auf dem üblichen Weg',
    Post: 'Per Post',
    Email: 'Per E-Mail',
    EInvoiceB2B: 'Als E-Rechnung',
  }),
  restHow: 'Was nicht geliefert wird',
  restStays: 'Bleibt offen',
  restCancelled: 'Wird storniert',
  extraHow: 'Außer den Positionen',
  extraWay: words({ none: 'Nichts', 'new-row': 'Eine neue Position', fee: 'Abzüglich einer Gebühr' }),
  feeAmount: 'Gebühr inkl. MwSt.',
  figuresOf: words({ deliver: 'Zu liefern', cancel: 'Zu stornieren', credit: 'Gutzuschreiben' }),
  openNow: 'In der Bestellung offen',
  creditableNow: 'Noch gutzuschreiben',
  cancelledWith: 'Wird mit storniert',
  chooseWay: 'Wählen Sie, was storniert wird.',
  takeAlong: 'Mitliefern',
  belowZeroRow:
    'Eine Position unter 0 kann nicht allein gutgeschrieben werden. Ein Betrag nimmt ihren Anteil mit.',
  rowAboveLeft: 'Von der Lieferung ist weniger übrig als diese Position. Schreiben Sie einen Betrag gut.',
  inProportion: 'Die Umsatzsteuer folgt dem, was von jedem Satz übrig ist.',
  allOfRates: 'Das ist alles, was übrig ist: von jedem Steuersatz genau sein Rest.',
  ratesBelowZero: 'Auch ein Satz unter 0 nimmt seinen Anteil am Betrag.',
  creditAmountInstead: 'Schreiben Sie stattdessen einen Betrag gut.',
  deliversMore: (amount, names) =>
    `Sie liefern ${amount} mehr als die Bestellung. Zurück bleibt: ${names}. Ein Rest unter 0 kann später nicht geliefert werden.`,
  deliversMoreCancels: (amount, names) =>
    `Sie liefern ${amount} mehr als die Bestellung. Storniert wird: ${names}. Der Kunde zahlt, als hätte es das nie gegeben.`,
  confirmMore: (amount) => `${amount} mehr als die Bestellung liefern`,
  openBelowZero: (amount, credit) =>
    `${amount} sind offen, und unter 0 kann nichts geliefert werden. Stornieren Sie es hier, um die Bestellung zu schließen. Soll der Kunde es trotzdem bekommen, schreiben Sie ${credit} einer Lieferung gut.`,
  wouldStayBelowZero: (amount) =>
    `In der Bestellung blieben ${amount}, und unter 0 kann nichts geliefert werden. Wählen Sie auch die Positionen unter 0.`,
  ratesLeft: (rates) =>
    `Dann ist nichts mehr gutzuschreiben, aber je Steuersatz geht es nicht auf: ${rates}.`,
  lifeFinal: words({
    deliver: 'Eine Lieferung lässt sich nicht rückgängig machen. Der Weg zurück ist eine Gutschrift.',
    cancel: 'Ein Storno lässt sich nicht rückgängig machen.',
    credit: 'Eine Gutschrift lässt sich nicht rückgängig machen.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'Eine Position hat ungespeicherte Änderungen. Hier geht es um die Positionen, wie sie gespeichert sind.'
      : `${count} Positionen haben ungespeicherte Änderungen. Hier geht es um die Positionen, wie sie gespeichert sind.`,
  reviewFirst: 'Zuerst die Änderungen prüfen',
  rowsGone: (count) =>
    count === 1
      ? 'Eine gewählte Position gibt es nicht mehr.'
      : `${count} gewählte Positionen gibt es nicht mehr.`,
  back: 'Zurück',
  lifeDo: words({ deliver: 'Liefern', cancel: 'Gewähltes stornieren', credit: 'Gutschreiben' }),
  doDeliver: (amount) => `${amount} liefern`,
  doCancel: (amount) => `${amount} stornieren`,
  doCredit: (amount) => `${amount} gutschreiben`,
  lifeChanged: 'Die Bestellung wurde geändert, während dies offen war. Die Zahlen sind neu: Prüfen Sie sie.',
  deliveryGone: (id) =>
    `Die Bestellung hat die Lieferung ${id} nicht mehr: Sie wurde geändert, während dies offen war. Es wurde nichts gutgeschrieben. Gehen Sie zurück, um zu sehen, was die Bestellung jetzt hat.`,
  lifeOutdated:
    'Die Bestellung wurde inzwischen geändert, deshalb ist nichts geschehen. Prüfen Sie die neuen Zahlen, und senden Sie es noch einmal.',
  didDeliver: (amount) => `${amount} sind geliefert.`,
  didCancel: (amount) => `${amount} sind storniert.`,
  didCredit: (amount) => `${amount} sind gutgeschrieben.`,
  chooseRow: 'Wählen Sie mindestens eine Position.',
  nothingOfValue: 'Das ergibt keinen Betrag: Eine Gutschrift muss über 0 liegen.',
  creditTooHigh: (maximum) => `Höchstens ${maximum} sind noch gutzuschreiben.`,
  amountBelowZero: 'Die Positionen ergeben zusammen weniger als 0. Wählen Sie andere.',
  tooManyRows: (maximum) => `Höchstens ${maximum} Positionen auf einmal.`,
  notAllowedNow: 'Die Bestellung lässt das nicht mehr zu.',
  lifeRefused: words({
    'operation-not-offered': 'Der Zahlungsanbieter hat diese Funktion nicht',
    'delivery-not-found': 'Die Bestellung hat keine solche Lieferung',
    'delivery-action-missing': 'Die Lieferung lässt dies gerade nicht zu',
    'row-action-missing': 'Eine Position lässt dies gerade nicht zu',
    'credit-too-high': 'Die Gutschrift ist zu hoch',
  }),
  lifeRefusedText: words({
    'operation-not-offered':
      'Es ist nichts geschehen. Wählen Sie einen anderen Weg, oder fragen Sie den Zahlungsanbieter.',
    'delivery-not-found':
      'Sie kann sich geändert haben, seit Sie die Bestellung geöffnet haben. Laden Sie die Bestellung neu, um zu sehen, was sie hat.',
    'delivery-action-missing':
      'Sie kann sich geändert haben, seit Sie die Bestellung geöffnet haben. Hier steht, was sie noch zulässt.',
    'row-action-missing':
      'Sie wurde inzwischen geliefert, storniert oder gutgeschrieben. Hier steht, was von ihr übrig ist.',
    'credit-too-high': 'Es ist weniger gutzuschreiben als zuvor. Hier steht, was noch übrig ist.',
  }),
  creditLeft: (maximum) =>
    `Es wurde nichts gutgeschrieben: Von der Lieferung sind noch ${maximum} gutzuschreiben.`,
}
