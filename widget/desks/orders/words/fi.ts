import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrdersWords } from './en.ts'
import type { FindFailureCode, OrdersColumn } from './orders-terms.ts'

/** Finnish, for the desk of orders. */
export const texts: OrdersWords = {
  // The desk
  ordersTitle: 'Tilaukset',
  ordersPaste: 'Liitä numeroita…',
  setupOrders:
    'Sivun kehittäjälle: aseta elementin <order-admin> ominaisuus findOrders, tai anna istunnolle oikeus orders.list.',

  // The list
  ordersTable: 'Tilaukset',
  ordersColumn: words<OrdersColumn>({
    number: 'Tilausnumero',
    customer: 'Asiakas',
    status: 'Tila',
    createdAt: 'Luotu',
    changedAt: 'Viimeksi muutettu',
    changedBy: 'Muuttaja',
    expiresAt: 'Vanhenee',
    delivered: 'Toimitettu',
    amount: 'Summa',
    note: 'Huomautus',
    seenAt: 'Tilanne',
    id: 'Checkout-tunnus',
    currency: 'Valuutta',
  }),
  ordersLoading: 'Haetaan tilauksia kaupasta…',
  ordersKnownLoading: 'Haetaan tilauksia…',
  ordersNone: 'Kaupan luettelo on tyhjä.',
  ordersNoneText: 'Tilaukset näkyvät täällä heti, kun kaupalla on niitä.',
  ordersKnownNone: 'Ei vielä tilauksia.',
  ordersKnownNoneText:
    'Tilaus näkyy täällä, kun sitä on muutettu tai katsottu täällä tai kun kauppa on ilmoittanut sen numeron.',
  ordersNoMatch: 'Mikään tilaus ei vastaa hakua ja suodatinta.',
  ordersOpen: (number) => `Avaa tilaus ${number}`,
  ordersAskingMore: 'Lisää tilauksia on tulossa…',
  ordersPrinted: (shown, all) =>
    `Ensimmäiset ${shown} / ${all} tilausta tulostetaan. CSV-tiedostossa ovat kaikki.`,

  // What waits
  ordersViews: 'Odottavat',
  ordersViewAll: 'Kaikki tilaukset',
  ordersView: words<OrderView>({
    'to-deliver': 'Toimitettavat',
    'partly-delivered': 'Osittain toimitetut',
    pending: 'Odottaa',
    expiring: 'Vanhenee 3 päivän sisällä',
    unknown: 'Tulos ei tiedossa',
    refused: 'Hylätyt',
    'changed-by-me': 'Muutin tänään',
    'changed-by-others': 'Muut muuttivat tänään',
  }),
  ordersCountsFailed: 'Määriä ei saatu.',
  ordersViewNone: 'Täällä ei ole nyt tilauksia.',
  ordersLeft: (count) =>
    count === '1' ? '1 tilaus ei enää odota tässä.' : `${count} tilausta ei enää odota tässä.`,
  ordersUnread: (count) =>
    count === '1'
      ? '1 tilausta ei voitu lukea uudelleen. Se näkyy sellaisena kuin se viimeksi nähtiin.'
      : `${count} tilausta ei voitu lukea uudelleen. Ne näkyvät sellaisina kuin ne viimeksi nähtiin.`,
  ordersRetryAfter: (seconds) =>
    seconds === '1'
      ? 'Odota sekunti, ennen kuin yrität uudelleen.'
      : `Odota ${seconds} sekuntia, ennen kuin yrität uudelleen.`,

  // What is shown
  ordersSearch: 'Hae tilauksista',
  ordersSearchNumber: 'Numeron alku',
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
  ordersNewest: 'Uusimmat ensin',
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
  ordersNotSummed: (count) =>
    count === '1'
      ? '1 tilaus ei ole mukana yhteissummassa, koska sen summa tai valuutta puuttuu.'
      : `${count} tilausta ei ole mukana yhteissummassa, koska niiden summa tai valuutta puuttuu.`,
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
