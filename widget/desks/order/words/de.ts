import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** German, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'Der Verlauf wird geladen…',
  historyFailed: 'Der Verlauf konnte nicht geladen werden.',
  showMore: 'Mehr anzeigen',
  became: 'wurde zu',
  historyServer: (name) => `Server, Schlüssel ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Position hinzugefügt',
    addOrderRows: 'Positionen hinzugefügt',
    updateOrderRow: 'Position geändert',
    updateOrderRows: 'Positionen geändert',
    replaceOrderRows: 'Alle Positionen ersetzt',
    extendOrder: 'Ablauf verschoben',
    setOrderMetadata: 'Metadaten geändert',
    deliverOrder: 'Bestellung geliefert',
    deliverAndLowerAmount: 'Bestellung zu geringerem Betrag geliefert',
    cancelOrder: 'Bestellung storniert',
    cancelAmount: 'Betrag storniert',
    cancelOrderRows: 'Positionen storniert',
    creditOrderRows: 'Positionen gutgeschrieben',
    creditNewRow: 'Neue Position gutgeschrieben',
    creditWithFee: 'Positionen abzüglich Gebühr gutgeschrieben',
    creditAmount: 'Betrag gutgeschrieben',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Ausgeführt',
    refused: 'Abgelehnt, nichts wurde geändert',
    'not-done': 'Nicht ausgeführt: Die Antwort ging verloren, und nichts wurde geändert',
    unknown: 'Nicht bekannt, ob es ausgeführt wurde: Die Antwort ging verloren',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Hinzugefügt', cancelled: 'Storniert' }),
  historyMore: (count) => (count === 1 ? 'und 1 weitere Position' : `und ${count} weitere Positionen`),
  historyNoValues: 'Die Werte wurden nicht aufbewahrt.',
  historyKeys: (keys) => `Schlüssel: ${keys}`,

  storyDiffers: (difference) =>
    `Geliefert, storniert und offen ergeben zusammen nicht das Bestellte (Differenz ${difference}).`,
  storyElsewhere: 'Nicht im gezeigten Verlauf',
  storyOlder: 'Ältere Änderungen sind nicht angezeigt.',
  showOlder: 'Ältere anzeigen',
  storyFilter: 'Was angezeigt wird',
  storyAll: 'Alles',
  storyMoney: 'Beträge und Status',
  rowHistory: 'Verlauf dieser Position',
  rowHistoryTitle: (name) => `Verlauf von ${name}`,
  rowHistoryNone: 'Diese Position wurde in der Bestellverwaltung nicht geändert.',
  rowHistoryOlder: 'Nichts Neueres betrifft diese Position. Ältere Einträge wurden noch nicht durchsucht.',

  youElsewhere: 'Sie, in einem anderen Fenster',
  byYouElsewhere: 'Ihnen, in einem anderen Fenster',
  markChanged: (who, when) => `Geändert von ${who}, ${when}`,
  markAdded: (who, when) => `Hinzugefügt von ${who}, ${when}`,
  markCancelled: (who, when) => `Storniert von ${who}, ${when}`,
  newsRows: (who, count) =>
    count === 1 ? `${who} hat 1 Position geändert.` : `${who} hat ${count} Positionen geändert.`,
  newsRowsOfYou: (count) =>
    count === 1
      ? 'Sie haben 1 Position in einem anderen Fenster geändert.'
      : `Sie haben ${count} Positionen in einem anderen Fenster geändert.`,
  newsAmount: (before, after) => `Der Bestellbetrag war ${before} und ist jetzt ${after}.`,
  changedAtProvider: 'Die Bestellung wurde beim Zahlungsanbieter geändert.',
  markSeen: 'Als gesehen markieren',
  alsoOpen: (names) => `Auch hier: ${names}`,
  othersMore: (count) => `${count} weitere`,
  actionsTitle: 'Beim Zahlungsanbieter möglich',
  actionsText:
    'Dies geschieht im eigenen System des Zahlungsanbieters; die Bestellverwaltung ist daran nicht beteiligt.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 Position' : `${count} Positionen`})`,

  // The view of the rows
  searchRows: 'In Positionen suchen',
  showRows: 'Anzeigen',
  rowFilter: words({
    all: 'Alle Positionen',
    changed: 'Nur geänderte',
    active: 'Aktive',
    cancelled: 'Stornierte',
  }),
  sortRows: 'Sortieren nach',
  sortNone: 'Reihenfolge des Zahlungsanbieters',
  sortUp: (column) => `${column}, aufsteigend`,
  sortDown: (column) => `${column}, absteigend`,
  sortHint: (column) => `Nach ${column} sortieren`,
  rowsFound: (shown, all) => `${shown} von ${all} Positionen`,
  rowsHidden: (count) => `${count} ausgeblendet`,
  showHidden: 'Alle anzeigen',
  noRowMatches: 'Keine Position passt zur Suche und zum Filter.',
  changesHidden: (count) =>
    count === 1
      ? 'Eine Ihrer Änderungen betrifft eine ausgeblendete Position. Sie wird ebenfalls gespeichert.'
      : `${count} Ihrer Änderungen betreffen ausgeblendete Positionen. Sie werden ebenfalls gespeichert.`,
  viewCleared: 'Suche und Filter wurden aufgehoben, um die Position zu zeigen.',
  exportAll: (count) => (count === '1' ? '1 Position exportieren' : `${count} Positionen exportieren`),
  exportSome: (shown, all) => `${shown} von ${all} Positionen exportieren`,
  exportedAll: (count, file) =>
    count === '1'
      ? `1 Position steht in der Datei ${file}.`
      : `Alle ${count} Positionen stehen in der Datei ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 Position, die angezeigte, steht in der Datei ${file}.`
      : `${count} Positionen, die angezeigten, stehen in der Datei ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 davon hat nicht gespeicherte Änderungen.'
      : `${count} davon haben nicht gespeicherte Änderungen.`,
  exportFailed:
    'Die Datei konnte nicht erstellt werden, weil ein Teil der Anwendung nicht geladen wurde. Versuchen Sie es noch einmal.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Neu',
    changed: 'Geändert',
    cancelling: 'Wird storniert',
    cancelled: 'Storniert',
  }),

  // Deliveries, cancellations and credits
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
  inProportion: 'Die MwSt. folgt dem, was von jedem Satz übrig ist.',
  allOfRates: 'Das ist alles, was übrig ist: von jedem MwSt.-Satz genau sein Rest.',
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
    `Dann ist nichts mehr gutzuschreiben, aber je MwSt.-Satz geht es nicht auf: ${rates}.`,
  refundNote:
    'Die Bestellung ist geliefert, daher ist dies eine Gutschrift: Der Kunde erhält den Betrag zurück.',
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
