import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** German, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Bestellungen',
  ordersPaste: 'Nummern einfügen…',
  setupOrders:
    'An den Entwickler der Seite: Setzen Sie die Eigenschaft findOrders von <order-admin>, oder geben Sie der Sitzung die Berechtigung orders.list.',

  // The list
  ordersTable: 'Bestellungen',
  ordersColumn: words<OrdersColumn>({
    number: 'Bestellnummer',
    customer: 'Kunde',
    status: 'Status',
    createdAt: 'Erstellt',
    changedAt: 'Letzte Änderung',
    changedBy: 'Geändert von',
    expiresAt: 'Läuft ab',
    delivered: 'Geliefert',
    amount: 'Betrag',
    note: 'Notiz',
    seenAt: 'Stand',
    id: 'Checkout-ID',
    currency: 'Währung',
  }),
  ordersLoading: 'Bestellungen werden vom Shop geladen…',
  ordersKnownLoading: 'Bestellungen werden geladen…',
  ordersNone: 'Die Liste des Shops ist leer.',
  ordersNoneText: 'Bestellungen erscheinen hier, sobald der Shop welche hat.',
  ordersKnownNone: 'Noch keine Bestellungen.',
  ordersKnownNoneText:
    'Eine Bestellung erscheint hier, sobald sie hier geändert oder gelesen wurde oder der Shop ihre Nummer gemeldet hat.',
  ordersNoMatch: 'Keine Bestellung entspricht der Suche und dem Filter.',
  ordersOpen: (number) => `Bestellung ${number} öffnen`,
  ordersAskingMore: 'Weitere Bestellungen werden geladen…',
  ordersPrinted: (shown, all) =>
    `Die ersten ${shown} von ${all} Bestellungen werden gedruckt. Die CSV-Datei hat alle.`,

  // What waits
  ordersViews: 'Was wartet',
  ordersViewAll: 'Alle Bestellungen',
  ordersView: words<OrderView>({
    'to-deliver': 'Zu liefern',
    'partly-delivered': 'Teilweise geliefert',
    pending: 'Ausstehend',
    expiring: 'Läuft binnen 3 Tagen ab',
    unknown: 'Ergebnis unbekannt',
    refused: 'Abgelehnt',
    'changed-by-me': 'Heute von mir geändert',
    'changed-by-others': 'Heute von anderen geändert',
  }),
  ordersCountsFailed: 'Die Anzahlen konnten nicht geladen werden.',
  ordersViewNone: 'Zurzeit keine Bestellungen hier.',
  ordersLeft: (count) =>
    count === '1' ? '1 Bestellung wartet hier nicht mehr.' : `${count} Bestellungen warten hier nicht mehr.`,
  ordersUnread: (count) =>
    count === '1'
      ? '1 Bestellung konnte nicht neu gelesen werden. Sie steht hier, wie sie zuletzt gesehen wurde.'
      : `${count} Bestellungen konnten nicht neu gelesen werden. Sie stehen hier, wie sie zuletzt gesehen wurden.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1'
      ? 'Warten Sie eine Sekunde, bevor Sie es erneut versuchen.'
      : `Warten Sie ${seconds} Sekunden, bevor Sie es erneut versuchen.`,

  // What is shown
  ordersSearch: 'Bestellungen durchsuchen',
  ordersSearchNumber: 'Anfang einer Nummer',
  ordersFilters: 'Filter',
  ordersAll: 'Alle',
  ordersClear: 'Suche und Filter löschen',
  ordersCount: (count) => (count === '1' ? '1 Bestellung' : `${count} Bestellungen`),
  ordersFound: (shown, all) => `${shown} von ${all} Bestellungen`,
  ordersMore: 'Weitere erscheinen beim Blättern.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 Bestellung kam doppelt und steht einmal da.'
      : `${count} Bestellungen kamen doppelt; jede steht einmal da.`,
  ordersSort: 'Sortieren nach',
  ordersUnsorted: 'Wie der Shop sie auflistet',
  ordersNewest: 'Neuestes zuerst',
  ordersSortUp: (column) => `${column}, aufsteigend`,
  ordersSortDown: (column) => `${column}, absteigend`,
  ordersSortHint: (column) => `Nach ${column} sortieren`,
  ordersFile: 'Als CSV speichern',
  ordersFileFailed:
    'Die Datei konnte nicht erstellt werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',

  // What is chosen
  ordersSelect: (number) => `Bestellung ${number} auswählen`,
  ordersSelectAll: 'Alle aufgelisteten Bestellungen auswählen',
  ordersSelection: 'Ausgewählte Bestellungen',
  ordersSelected: (count) => `${count} ausgewählt`,
  ordersNotSummed: (count) =>
    count === '1'
      ? '1 Bestellung ist nicht in der Summe, weil Betrag oder Währung fehlt.'
      : `${count} Bestellungen sind nicht in der Summe, weil Betrag oder Währung fehlt.`,
  ordersSelectedLoaded: 'Bestellungen, die noch nicht erschienen sind, sind nicht ausgewählt.',
  ordersTooMany: (most) => `Wählen Sie höchstens ${most} Bestellungen auf einmal.`,
  ordersOtherAct: 'Mehr…',
  ordersUnselect: 'Auswahl aufheben',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'Die Bestellliste des Shops konnte nicht geladen werden.',
    slow: 'Die Bestellliste des Shops hat nicht rechtzeitig geantwortet.',
    garbage: 'Die Bestellliste des Shops ist nicht lesbar.',
    repeats: 'Die Bestellliste des Shops wiederholt sich.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Versuchen Sie es erneut. Hilft das nicht, sagen Sie es dem Betreiber dieser Seite.',
    slow: 'Versuchen Sie es gleich noch einmal. Hilft das nicht, sagen Sie es dem Betreiber dieser Seite.',
    garbage: 'Der Fehler liegt an dieser Seite. Sagen Sie es ihrem Betreiber.',
    repeats: 'Noch nicht erschienene Bestellungen können fehlen. Sagen Sie es dem Betreiber dieser Seite.',
  }),
}
