import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Norwegian (Bokmål), for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Ordrer',
  ordersPaste: 'Lim inn numre…',
  setupOrders:
    'Til sidens utvikler: sett egenskapen findOrders på <order-admin>, eller gi økten rettigheten orders.list.',

  // The list
  ordersTable: 'Ordrer',
  ordersColumn: words<OrdersColumn>({
    number: 'Ordrenummer',
    customer: 'Kunde',
    status: 'Status',
    createdAt: 'Opprettet',
    changedAt: 'Sist endret',
    changedBy: 'Endret av',
    expiresAt: 'Utløper',
    delivered: 'Levert',
    amount: 'Beløp',
    note: 'Merknad',
    seenAt: 'Som sett',
    id: 'Checkout-ID',
    currency: 'Valuta',
  }),
  ordersLoading: 'Henter ordrer fra butikken…',
  ordersKnownLoading: 'Henter ordrer…',
  ordersNone: 'Butikkens liste er tom.',
  ordersNoneText: 'Ordrene vises her så snart butikken har noen.',
  ordersKnownNone: 'Ingen ordrer ennå.',
  ordersKnownNoneText:
    'En ordre vises her når den er endret eller lest her, eller når butikken har meldt nummeret dens.',
  ordersNoMatch: 'Ingen ordre passer med søket og filteret.',
  ordersOpen: (number) => `Åpne ordre ${number}`,
  ordersAskingMore: 'Flere ordrer er på vei…',
  ordersPrinted: (shown, all) => `De første ${shown} av ${all} ordrer skrives ut. CSV-filen har alle.`,

  // What waits
  ordersViews: 'Det som venter',
  ordersViewAll: 'Alle ordrer',
  ordersView: words<OrderView>({
    'to-deliver': 'Skal leveres',
    'partly-delivered': 'Delvis levert',
    pending: 'Venter',
    expiring: 'Utløper innen 3 dager',
    unknown: 'Ukjent utfall',
    refused: 'Avvist',
    'changed-by-me': 'Endret av meg i dag',
    'changed-by-others': 'Endret av andre i dag',
  }),
  ordersCountsFailed: 'Antallene kunne ikke hentes.',
  ordersViewNone: 'Ingen ordrer her akkurat nå.',
  ordersLeft: (count) =>
    count === '1' ? '1 ordre venter ikke lenger her.' : `${count} ordrer venter ikke lenger her.`,
  ordersUnread: (count) =>
    count === '1'
      ? '1 ordre kunne ikke leses på nytt. Den vises slik den sist så ut.'
      : `${count} ordrer kunne ikke leses på nytt. De vises slik de sist så ut.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1'
      ? 'Vent ett sekund før du prøver igjen.'
      : `Vent ${seconds} sekunder før du prøver igjen.`,

  // What is shown
  ordersSearch: 'Søk i ordrene',
  ordersSearchNumber: 'Begynnelsen av et nummer',
  ordersFilters: 'Filtre',
  ordersAll: 'Alle',
  ordersClear: 'Fjern søk og filter',
  ordersCount: (count) => (count === '1' ? '1 ordre' : `${count} ordrer`),
  ordersFound: (shown, all) => `${shown} av ${all} ordrer`,
  ordersMore: 'Flere vises når du ruller.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 ordre kom to ganger og vises én gang.'
      : `${count} ordrer kom to ganger og vises én gang.`,
  ordersSort: 'Sorter etter',
  ordersUnsorted: 'Slik butikken lister dem',
  ordersNewest: 'Siste nytt først',
  ordersSortUp: (column) => `${column}, stigende`,
  ordersSortDown: (column) => `${column}, synkende`,
  ordersSortHint: (column) => `Sorter etter ${column}`,
  ordersFile: 'Lagre som CSV',
  ordersFileFailed: 'Filen kunne ikke lages. Kontroller forbindelsen og prøv igjen.',

  // What is chosen
  ordersSelect: (number) => `Velg ordre ${number}`,
  ordersSelectAll: 'Velg alle ordrer i listen',
  ordersSelection: 'Valgte ordrer',
  ordersSelected: (count) => `${count} valgt`,
  ordersNotSummed: (count) =>
    count === '1'
      ? '1 ordre er ikke med i summen, fordi beløp eller valuta mangler.'
      : `${count} ordrer er ikke med i summen, fordi beløp eller valuta mangler.`,
  ordersSelectedLoaded: 'Ordrer som ikke er vist ennå, er ikke valgt.',
  ordersTooMany: (most) => `Velg høyst ${most} ordrer om gangen.`,
  ordersOtherAct: 'Mer…',
  ordersUnselect: 'Fjern valget',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'Butikkens ordreliste kunne ikke hentes.',
    slow: 'Butikkens ordreliste svarte ikke i tide.',
    garbage: 'Butikkens ordreliste kunne ikke leses.',
    repeats: 'Butikkens ordreliste gjentar seg.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Prøv igjen. Hvis det ikke hjelper, si fra til den som har ansvar for siden.',
    slow: 'Prøv igjen om litt. Hvis det ikke hjelper, si fra til den som har ansvar for siden.',
    garbage: 'Feilen ligger i denne siden. Si fra til den som har ansvar for den.',
    repeats: 'Ordrer som ikke er vist ennå, kan mangle. Si fra til den som har ansvar for siden.',
  }),
}
