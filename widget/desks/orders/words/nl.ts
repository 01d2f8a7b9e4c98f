import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Dutch, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Bestellingen',
  ordersPaste: 'Nummers plakken…',
  setupOrders:
    'Voor de ontwikkelaar van de pagina: stel de eigenschap findOrders van <order-admin> in, of geef de sessie de bevoegdheid orders.list.',

  // The list
  ordersTable: 'Bestellingen',
  ordersColumn: words<OrdersColumn>({
    number: 'Bestelnummer',
    customer: 'Klant',
    status: 'Status',
    createdAt: 'Aangemaakt',
    changedAt: 'Laatst gewijzigd',
    changedBy: 'Gewijzigd door',
    expiresAt: 'Verloopt',
    delivered: 'Geleverd',
    amount: 'Bedrag',
    note: 'Notitie',
    seenAt: 'Gezien',
    id: 'Checkout-id',
    currency: 'Valuta',
  }),
  ordersLoading: 'Bestellingen worden bij de winkel opgehaald…',
  ordersKnownLoading: 'Bestellingen worden opgehaald…',
  ordersNone: 'De lijst van de winkel is leeg.',
  ordersNoneText: 'Bestellingen verschijnen hier zodra de winkel ze heeft.',
  ordersKnownNone: 'Nog geen bestellingen.',
  ordersKnownNoneText:
    'Een bestelling verschijnt hier zodra ze hier is gewijzigd of gelezen, of de winkel haar nummer heeft doorgegeven.',
  ordersNoMatch: 'Geen bestelling voldoet aan de zoekopdracht en het filter.',
  ordersOpen: (number) => `Bestelling ${number} openen`,
  ordersAskingMore: 'Er komen meer bestellingen aan…',
  ordersPrinted: (shown, all) =>
    `De eerste ${shown} van ${all} bestellingen worden afgedrukt. Het CSV-bestand heeft ze allemaal.`,

  // What waits
  ordersViews: 'Wat wacht',
  ordersViewAll: 'Alle bestellingen',
  ordersView: words<OrderView>({
    'to-deliver': 'Te leveren',
    'partly-delivered': 'Deels geleverd',
    pending: 'In afwachting',
    expiring: 'Verloopt binnen 3 dagen',
    unknown: 'Uitkomst onbekend',
    refused: 'Geweigerd',
    'changed-by-me': 'Vandaag door mij gewijzigd',
    'changed-by-others': 'Vandaag door anderen gewijzigd',
  }),
  ordersCountsFailed: 'De aantallen konden niet worden opgehaald.',
  ordersViewNone: 'Hier staan nu geen bestellingen.',
  ordersLeft: (count) =>
    count === '1' ? '1 bestelling wacht hier niet meer.' : `${count} bestellingen wachten hier niet meer.`,
  ordersUnread: (count) =>
    count === '1'
      ? '1 bestelling kon niet opnieuw worden gelezen. Ze staat er zoals ze het laatst is gezien.'
      : `${count} bestellingen konden niet opnieuw worden gelezen. Ze staan er zoals ze het laatst zijn gezien.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1'
      ? 'Wacht een seconde voordat u het opnieuw probeert.'
      : `Wacht ${seconds} seconden voordat u het opnieuw probeert.`,

  // What is shown
  ordersSearch: 'Zoeken in bestellingen',
  ordersSearchNumber: 'Begin van een nummer',
  ordersFilters: 'Filters',
  ordersAll: 'Alle',
  ordersClear: 'Zoekopdracht en filter wissen',
  ordersCount: (count) => (count === '1' ? '1 bestelling' : `${count} bestellingen`),
  ordersFound: (shown, all) => `${shown} van ${all} bestellingen`,
  ordersMore: 'Meer verschijnt als u scrolt.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 bestelling kwam dubbel en staat er één keer.'
      : `${count} bestellingen kwamen dubbel; elke staat er één keer.`,
  ordersSort: 'Sorteren op',
  ordersUnsorted: 'Zoals de winkel ze toont',
  ordersNewest: 'Laatste nieuws eerst',
  ordersSortUp: (column) => `${column}, oplopend`,
  ordersSortDown: (column) => `${column}, aflopend`,
  ordersSortHint: (column) => `Sorteren op ${column}`,
  ordersFile: 'Opslaan als CSV',
  ordersFileFailed: 'Het bestand kon niet worden gemaakt. Controleer de verbinding en probeer het opnieuw.',

  // What is chosen
  ordersSelect: (number) => `Bestelling ${number} selecteren`,
  ordersSelectAll: 'Alle bestellingen in de lijst selecteren',
  ordersSelection: 'Geselecteerde bestellingen',
  ordersSelected: (count) => `${count} geselecteerd`,
  ordersNotSummed: (count) =>
    count === '1'
      ? '1 bestelling telt niet mee in het totaal, omdat het bedrag of de valuta ontbreekt.'
      : `${count} bestellingen tellen niet mee in het totaal, omdat het bedrag of de valuta ontbreekt.`,
  ordersSelectedLoaded: 'Bestellingen die nog niet zijn verschenen, zijn niet geselecteerd.',
  ordersTooMany: (most) => `Kies hoogstens ${most} bestellingen tegelijk.`,
  ordersOtherAct: 'Meer…',
  ordersUnselect: 'Selectie opheffen',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'De bestellijst van de winkel kon niet worden opgehaald.',
    slow: 'De bestellijst van de winkel antwoordde niet op tijd.',
    garbage: 'De bestellijst van de winkel is niet leesbaar.',
    repeats: 'De bestellijst van de winkel herhaalt zich.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Probeer het opnieuw. Helpt dat niet, meld het dan aan de beheerder van deze pagina.',
    slow: 'Probeer het zo opnieuw. Helpt dat niet, meld het dan aan de beheerder van deze pagina.',
    garbage: 'De fout zit in deze pagina. Meld het aan de beheerder ervan.',
    repeats:
      'Bestellingen die nog niet zijn verschenen, kunnen ontbreken. Meld het aan de beheerder van deze pagina.',
  }),
}
