import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Swedish, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Ordrar',
  ordersPaste: 'Klistra in nummer…',
  setupOrders:
    'Till sidans utvecklare: sätt egenskapen findOrders på <order-admin>, eller ge sessionen behörigheten orders.list.',

  // The list
  ordersTable: 'Ordrar',
  ordersColumn: words<OrdersColumn>({
    number: 'Ordernummer',
    customer: 'Kund',
    status: 'Status',
    createdAt: 'Skapad',
    changedAt: 'Senast ändrad',
    changedBy: 'Ändrad av',
    expiresAt: 'Går ut',
    delivered: 'Levererat',
    amount: 'Belopp',
    note: 'Anteckning',
    seenAt: 'Läget',
    id: 'Checkout-id',
    currency: 'Valuta',
  }),
  ordersLoading: 'Hämtar ordrar från butiken…',
  ordersKnownLoading: 'Hämtar ordrar…',
  ordersNone: 'Butikens lista är tom.',
  ordersNoneText: 'Ordrarna visas här så snart butiken har några.',
  ordersKnownNone: 'Inga ordrar än.',
  ordersKnownNoneText:
    'En order visas här när den har ändrats eller lästs in här, eller när butiken har anmält dess nummer.',
  ordersNoMatch: 'Ingen order matchar sökningen och filtret.',
  ordersOpen: (number) => `Öppna order ${number}`,
  ordersAskingMore: 'Fler ordrar är på väg…',
  ordersPrinted: (shown, all) => `De första ${shown} av ${all} ordrar skrivs ut. Alla finns i CSV-filen.`,

  // What waits
  ordersViews: 'Det som väntar',
  ordersViewAll: 'Alla ordrar',
  ordersView: words<OrderView>({
    'to-deliver': 'Att leverera',
    'partly-delivered': 'Delvis levererade',
    pending: 'Väntar',
    expiring: 'Går ut inom 3 dagar',
    unknown: 'Okänt utfall',
    refused: 'Nekade',
    'changed-by-me': 'Ändrade av mig i dag',
    'changed-by-others': 'Ändrade av andra i dag',
  }),
  ordersCountsFailed: 'Antalen kunde inte hämtas.',
  ordersViewNone: 'Inga ordrar här just nu.',
  ordersLeft: (count) =>
    count === '1' ? 'En order väntar inte längre här.' : `${count} ordrar väntar inte längre här.`,
  ordersUnread: (count) =>
    count === '1'
      ? 'En order kunde inte läsas in igen. Den visas som den senast såg ut.'
      : `${count} ordrar kunde inte läsas in igen. De visas som de senast såg ut.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1'
      ? 'Vänta en sekund innan du försöker igen.'
      : `Vänta ${seconds} sekunder innan du försöker igen.`,

  // What is shown
  ordersSearch: 'Sök bland ordrarna',
  ordersSearchNumber: 'Början av ett nummer',
  ordersFilters: 'Filter',
  ordersAll: 'Alla',
  ordersClear: 'Rensa sökning och filter',
  ordersCount: (count) => (count === '1' ? 'En order' : `${count} ordrar`),
  ordersFound: (shown, all) => `${shown} av ${all} ordrar`,
  ordersMore: 'Fler visas när du rullar.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 order kom två gånger och visas en gång.'
      : `${count} ordrar kom två gånger och visas en gång.`,
  ordersSort: 'Sortera efter',
  ordersUnsorted: 'Som butiken listar dem',
  ordersNewest: 'Senaste nytt först',
  ordersSortUp: (column) => `${column}, stigande`,
  ordersSortDown: (column) => `${column}, fallande`,
  ordersSortHint: (column) => `Sortera efter ${column}`,
  ordersFile: 'Spara som CSV',
  ordersFileFailed: 'Filen kunde inte skapas. Kontrollera anslutningen och försök igen.',

  // What is chosen
  ordersSelect: (number) => `Välj order ${number}`,
  ordersSelectAll: 'Välj alla ordrar i listan',
  ordersSelection: 'Valda ordrar',
  ordersSelected: (count) => `${count} valda`,
  ordersNotSummed: (count) =>
    count === '1'
      ? 'En order ingår inte i summan, eftersom belopp eller valuta saknas.'
      : `${count} ordrar ingår inte i summan, eftersom belopp eller valuta saknas.`,
  ordersSelectedLoaded: 'Ordrar som inte har visats än är inte valda.',
  ordersTooMany: (most) => `Välj högst ${most} ordrar åt gången.`,
  ordersOtherAct: 'Mer…',
  ordersUnselect: 'Rensa valet',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'Butikens orderlista kunde inte hämtas.',
    slow: 'Butikens orderlista svarade inte i tid.',
    garbage: 'Butikens orderlista gick inte att läsa.',
    repeats: 'Butikens orderlista upprepar sig.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Försök igen. Om det inte hjälper, säg till den som ansvarar för sidan.',
    slow: 'Försök igen om en stund. Om det inte hjälper, säg till den som ansvarar för sidan.',
    garbage: 'Felet ligger i den här sidan. Säg till den som ansvarar för den.',
    repeats: 'Ordrar som inte har visats än kan saknas. Säg till den som ansvarar för sidan.',
  }),
}
