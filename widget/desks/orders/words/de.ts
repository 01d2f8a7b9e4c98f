import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** German, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Bestellungen',
  ordersPaste: 'Nummern einfügen…',
  setupOrders: 'An den Entwickler der Seite: Setzen Sie die Eigenschaft findOrders von <order-admin>.',

  // The list
  ordersTable: 'Bestellungen',
  ordersColumn: words<OrdersColumn>({
    number: 'Bestellnummer',
    customer: 'Kunde',
    status: 'Status',
    createdAt: 'Erstellt',
    expiresAt: 'Läuft ab',
    amount: 'Betrag',
    note: 'Notiz',
    id: 'Checkout-ID',
    currency: 'Währung',
  }),
  ordersLoading: 'Bestellungen werden vom Shop geladen…',
  ordersNone: 'Die Liste des Shops ist leer.',
  ordersNoneText: 'Bestellungen erscheinen hier, sobald der Shop welche hat.',
  ordersNoMatch: 'Keine Bestellung entspricht der Suche und dem Filter.',
  ordersOpen: (number) => `Bestellung ${number} öffnen`,
  ordersAskingMore: 'Weitere Bestellungen werden geladen…',
  ordersPrinted: (shown, all) =>
    `Die ersten ${shown} von ${all} Bestellungen werden gedruckt. Die CSV-Datei hat alle.`,

  // What is shown
  ordersSearch: 'Bestellungen durchsuchen',
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
