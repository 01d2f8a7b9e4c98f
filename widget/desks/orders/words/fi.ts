import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Finnish, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Tilaukset',
  ordersPaste: 'Liitä numeroita…',
  setupOrders: 'Sivun kehittäjälle: aseta elementin <order-admin> ominaisuus findOrders.',

  // The list
  ordersTable: 'Tilaukset',
  ordersColumn: words<OrdersColumn>({
    number: 'Tilausnumero',
    customer: 'Asiakas',
    status: 'Tila',
    createdAt: 'Luotu',
    expiresAt: 'Vanhenee',
    amount: 'Summa',
    note: 'Huomautus',
    id: 'Checkout-tunnus',
    currency: 'Valuutta',
  }),
  ordersLoading: 'Haetaan tilauksia kaupasta…',
  ordersNone: 'Kaupan luettelo on tyhjä.',
  ordersNoneText: 'Tilaukset näkyvät täällä heti, kun kaupalla on niitä.',
  ordersNoMatch: 'Mikään tilaus ei vastaa hakua ja suodatinta.',
  ordersOpen: (number) => `Avaa tilaus ${number}`,
  ordersAskingMore: 'Lisää tilauksia on tulossa…',
  ordersPrinted: (shown, all) =>
    `Ensimmäiset ${shown} / ${all} tilausta tulostetaan. CSV-tiedostossa ovat kaikki.`,

  // What is shown
  ordersSearch: 'Hae tilauksista',
  ordersFilters: 'Suodattimet',
  ordersAll: 'Kaikki',
  ordersClear: 'Tyhjennä haku ja suodatin',
  ordersCount: (count) => (count === '1' ? '1 tilaus' : `${count} tilausta`),
  ordersFound: (shown, all) => `${shown} / ${all} tilausta`,
  ordersMore: 'Lisää tulee näkyviin vierittämällä.',
  ordersTwice: (count) =>
    count === '1'
      ? '1 tilaus tuli kahdesti ja näkyy kerran.'
      : `${count} tilausta tuli kahdesti; kukin näkyy kerran.`,
  ordersSort: 'Lajittelu',
  ordersUnsorted: 'Kaupan järjestyksessä',
  ordersSortUp: (column) => `${column}, nouseva`,
  ordersSortDown: (column) => `${column}, laskeva`,
  ordersSortHint: (column) => `Lajittele: ${column}`,
  ordersFile: 'Tallenna CSV-tiedostona',
  ordersFileFailed: 'Tiedostoa ei voitu luoda. Tarkista yhteys ja yritä uudelleen.',

  // What is chosen
  ordersSelect: (number) => `Valitse tilaus ${number}`,
  ordersSelectAll: 'Valitse kaikki luettelon tilaukset',
  ordersSelection: 'Valitut tilaukset',
  ordersSelected: (count) => `${count} valittu`,
  ordersSelectedLoaded: 'Tilaukset, jotka eivät vielä näy, eivät ole valittuina.',
  ordersTooMany: (most) => `Valitse enintään ${most} tilausta kerralla.`,
  ordersOtherAct: 'Lisää…',
  ordersUnselect: 'Poista valinta',

  // What the page’s list did wrong
  ordersFailed: words<FindFailureCode>({
    threw: 'Kaupan tilausluetteloa ei saatu.',
    slow: 'Kaupan tilausluettelo ei vastannut ajoissa.',
    garbage: 'Kaupan tilausluetteloa ei voitu lukea.',
    repeats: 'Kaupan tilausluettelo toistaa itseään.',
  }),
  ordersFailedText: words<FindFailureCode>({
    threw: 'Yritä uudelleen. Jos se ei auta, kerro sivun ylläpitäjälle.',
    slow: 'Yritä hetken päästä uudelleen. Jos se ei auta, kerro sivun ylläpitäjälle.',
    garbage: 'Vika on tällä sivulla. Kerro sen ylläpitäjälle.',
    repeats: 'Tilauksia, jotka eivät vielä näy, voi puuttua. Kerro sivun ylläpitäjälle.',
  }),
}
