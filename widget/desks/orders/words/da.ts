import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Danish, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Ordrer',
  ordersPaste: 'Indsæt numre…',
  setupOrders:
    'Til sidens udvikler: Sæt egenskaben findOrders på <order-admin>, eller giv sessionen rettigheden orders.list.',

  // The list
  ordersTable: 'Ordrer',
  ordersColumn: words<OrdersColumn>({
    number: 'Ordrenummer',
    customer: 'Kunde',
    status: 'Status',
    createdAt: 'Oprettet',
    changedAt: 'Sidst ændret',
    changedBy: 'Ændret af',
    expiresAt: 'Udløber',
    delivered: 'Leveret',
    amount: 'Beløb',
    note: 'Bemærkning',
    seenAt: 'Som set',
    id: 'Checkout-id',
    currency: 'Valuta',
  }),
  ordersLoading: 'Henter ordrer fra butikken…',
  ordersKnownLoading: 'Henter ordrer…',
  ordersNone: 'Butikkens liste er tom.',
  ordersNoneText: 'Ordrerne vises her, så snart butikken har nogen.',
  ordersKnownNone: 'Ingen ordrer endnu.',
  ordersKnownNoneText:
    'En ordre vises her, når den er ændret eller læst her, eller når butikken har meldt dens nummer.',
  ordersNoMatch: 'Ingen ordre passer til søgningen og filteret.',
  ordersOpen: (number) => `Åbn ordre ${number}`,
  ordersAskingMore: 'Flere ordrer er på vej…',
  ordersPrinted: (shown, all) => `De første ${shown} af ${all} ordrer udskrives. CSV-filen har dem alle.`,

  // What waits
  ordersViews: 'Det, der venter',
  ordersViewAll: 'Alle ordrer',
  ordersView: words<OrderView>({
    'to-deliver': 'Skal leveres',
    'partly-delivered': 'Delvist leveret',
    pending: 'Afventer',
    expiring: 'Udløber inden for 3 dage',
    unknown: 'Ukendt udfald',
    refused: 'Afvist',
    'changed-by-me': 'Ændret af mig i dag',
    'changed-by-others': 'Ændret af andre i dag',
  }),
  ordersCountsFailed: 'Antallene kunne ikke hentes.',
  ordersViewNone: 'Ingen ordrer her lige nu.',
  ordersLeft: (count) =>
    count === '1' ? '1 ordre venter ikke længere her.' : `${count} ordrer venter ikke længere her.`,
  ordersUnread: (count) =>
    count === '1'
      ? '1 ordre kunne ikke læses igen. Den vises, som den sidst så ud.'
      : `${count} ordrer kunne ikke læses igen. De vises, som de sidst så ud.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1' ? 'Vent et sekund, før du prøver igen.' : `Vent ${seconds} sekunder, før du prøver igen.`,

  // What is shown
  ordersSearch: 'Søg i ordrerne',
  ordersSearchNumber: 'Begyndelsen af et nummer',
  ordersFilters: 'Filtre',
  ordersAll: 'Alle',
  ordersClear: 'Ryd søgning og filter',
  ordersCount: (count) => (count === '1' ? '1 ordre' : `${count} ordrer`),
  ordersFound: (shown, all) => `${shown} af ${all} ordrer`,
  ordersMore: 'Flere vises, når du ruller.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 ordre kom to gange og vises én gang.'
      : `${count} ordrer kom to gange og vises én gang.`,
  ordersSort: 'Sortér efter',
  ordersUnsorted: 'Som butikken viser dem',
  ordersNewest: 'Seneste nyt først',
  ordersSortUp: (column) => `${column}, stigende`,
  ordersSortDown: (column) => `${column}, faldende`,
  ordersSortHint: (column) => `Sortér efter ${column}`,
  ordersFile: 'Gem som CSV',
  ordersFileFailed: 'Filen kunne ikke laves. Kontrollér forbindelsen, og prøv igen.',

  // What is chosen
  ordersSelect: (number) => `Vælg ordre ${number}`,
  ordersSelectAll: 'Vælg alle ordrer på listen',
  ordersSelection: 'Valgte ordrer',
  ordersSelected: (count) => `${count} valgt`,
  ordersNotSummed: (count) =>
    count === '1'
      ? '1 ordre er ikke med i summen, fordi beløb eller valuta mangler.'
      : `${count} ordrer er ikke med i summen, fordi beløb eller valuta mangler.`,
  ordersSelectedLoaded: 'Ordrer, der ikke er vist endnu, er ikke valgt.',
  ordersTooMany: (most) => `Vælg højst ${most} ordrer ad gangen.`,
  ordersOtherAct: 'Mere…',
  ordersUnselect: 'Ryd valget',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'Butikkens ordreliste kunne ikke hentes.',
    slow: 'Butikkens ordreliste svarede ikke i tide.',
    garbage: 'Butikkens ordreliste kunne ikke læses.',
    repeats: 'Butikkens ordreliste gentager sig.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Prøv igen. Hvis det ikke hjælper, så sig det til den, der har ansvaret for siden.',
    slow: 'Prøv igen om lidt. Hvis det ikke hjælper, så sig det til den, der har ansvaret for siden.',
    garbage: 'Fejlen ligger i denne side. Sig det til den, der har ansvaret for den.',
    repeats: 'Ordrer, der ikke er vist endnu, kan mangle. Sig det til den, der har ansvaret for siden.',
  }),
}
