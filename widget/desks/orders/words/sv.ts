import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Swedish, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Ordrar',
  ordersPaste: 'Klistra in nummer…',
  setupOrders: 'Till sidans utvecklare: sätt egenskapen findOrders på <order-admin>.',

  // The list
  ordersTable: 'Ordrar',
  ordersColumn: words<OrdersColumn>({
    number: 'Ordernummer',
    customer: 'Kund',
    status: 'Status',
    createdAt: 'Skapad',
    expiresAt: 'Går ut',
    amount: 'Belopp',
    note: 'Anteckning',
    id: 'Checkout-id',
    currency: 'Valuta',
  }),
  ordersLoading: 'Hämtar ordrar från butiken…',
  ordersNone: 'Butikens lista är tom.',
  ordersNoneText: 'Ordrarna visas här så snart butiken har några.',
  ordersNoMatch: 'Ingen order matchar sökningen och filtret.',
  ordersOpen: (number) => `Öppna order ${number}`,
  ordersAskingMore: 'Fler ordrar är på väg…',
  ordersPrinted: (shown, all) => `De första ${shown} av ${all} ordrar skrivs ut. Alla finns i CSV-filen.`,

  // What is shown
  ordersSearch: 'Sök bland ordrarna',
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
