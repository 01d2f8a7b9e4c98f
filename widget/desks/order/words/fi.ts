import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** Finnish, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'Historiaa ladataan…',
  historyFailed: 'Historiaa ei voitu ladata.',
  showMore: 'Näytä lisää',
  became: 'muutoksen jälkeen',
  historyServer: (name) => `Palvelin, avain ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Rivi lisätty',
    addOrderRows: 'Rivejä lisätty',
    updateOrderRow: 'Rivi muutettu',
    updateOrderRows: 'Rivejä muutettu',
    replaceOrderRows: 'Kaikki rivit korvattu',
    extendOrder: 'Viimeinen päivä siirretty',
    setOrderMetadata: 'Metatiedot muutettu',
    deliverOrder: 'Tilaus toimitettu',
    deliverAndLowerAmount: 'Tilaus toimitettu pienemmällä summalla',
    cancelOrder: 'Tilaus peruttu',
    cancelAmount: 'Summa peruttu',
    cancelOrderRows: 'Rivejä peruttu',
    creditOrderRows: 'Rivejä hyvitetty',
    creditNewRow: 'Uusi rivi hyvitetty',
    creditWithFee: 'Rivejä hyvitetty maksulla vähennettynä',
    creditAmount: 'Summa hyvitetty',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Tehty',
    refused: 'Hylätty, mitään ei muutettu',
    'not-done': 'Ei tehty: vastaus katosi, eikä mitään muutettu',
    unknown: 'Ei tiedossa, tehtiinkö se: vastaus katosi',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Lisätty', cancelled: 'Peruttu' }),
  historyMore: (count) => (count === 1 ? 'ja 1 muu rivi' : `ja ${count} muuta riviä`),
  historyNoValues: 'Arvoja ei ole tallennettu.',
  historyKeys: (keys) => `Avaimet: ${keys}`,

  storyDiffers: (difference) =>
    `Toimitettu, peruttu ja avoin eivät yhteensä vastaa tilattua (ero ${difference}).`,
  storyElsewhere: 'Ei näkyvissä olevassa historiassa',
  storyOlder: 'Vanhempia muutoksia ei näytetä.',
  showOlder: 'Näytä vanhemmat',
  storyFilter: 'Mitä näytetään',
  storyAll: 'Kaikki',
  storyMoney: 'Summat ja tila',
  rowHistory: 'Rivin historia',
  rowHistoryTitle: (name) => `Historia: ${name}`,
  rowHistoryNone: 'Riviä ei ole muutettu tilausnäkymässä.',
  rowHistoryOlder: 'Mikään uudempi ei koske tätä riviä. Vanhempia merkintöjä ei ole vielä käyty läpi.',

  youElsewhere: 'Sinä, toisessa ikkunassa',
  byYouElsewhere: 'sinä, toisessa ikkunassa',
  markChanged: (who, when) => `Muuttanut: ${who}, ${when}`,
  markAdded: (who, when) => `Lisännyt: ${who}, ${when}`,
  markCancelled: (who, when) => `Perunut: ${who}, ${when}`,
  newsRows: (who, count) => (count === 1 ? `${who} muutti 1 riviä.` : `${who} muutti ${count} riviä.`),
  newsRowsOfYou: (count) =>
    count === 1 ? 'Muutit 1 riviä toisessa ikkunassa.' : `Muutit ${count} riviä toisessa ikkunassa.`,
  newsAmount: (before, after) => `Tilauksen summa oli ${before} ja on nyt ${after}.`,
  changedAtProvider: 'Tilausta muutettiin maksupalvelussa.',
  markSeen: 'Merkitse nähdyksi',
  alsoOpen: (names) => `Täällä myös: ${names}`,
  othersMore: (count) => (count === 1 ? '1 muu' : `${count} muuta`),
  actionsTitle: 'Mahdollista maksupalvelussa',
  actionsText: 'Nämä tehdään maksupalvelun omassa järjestelmässä, ei tässä tilausnäkymässä.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 rivi' : `${count} riviä`})`,

  // The view of the rows
  searchRows: 'Hae riveiltä',
  showRows: 'Näytä',
  rowFilter: words({
    all: 'Kaikki rivit',
    changed: 'Vain muutetut',
    active: 'Voimassa olevat',
    cancelled: 'Perutut',
  }),
  sortRows: 'Lajittelu',
  sortNone: 'Maksupalvelun järjestys',
  sortUp: (column) => `${column}, nouseva`,
  sortDown: (column) => `${column}, laskeva`,
  sortHint: (column) => `Lajittele: ${column}`,
  rowsFound: (shown, all) => `${shown}/${all} riviä`,
  rowsHidden: (count) => `${count} piilossa`,
  showHidden: 'Näytä kaikki',
  noRowMatches: 'Mikään rivi ei vastaa hakua ja suodatinta.',
  changesHidden: (count) =>
    count === 1
      ? 'Yksi muutoksistasi on rivillä, joka on piilossa. Sekin tallennetaan.'
      : `${count} muutoksistasi on riveillä, jotka ovat piilossa. Nekin tallennetaan.`,
  viewCleared: 'Haku ja suodatin poistettiin, jotta rivi näkyy.',
  exportAll: (count) => (count === '1' ? 'Vie 1 rivi' : `Vie ${count} riviä`),
  exportSome: (shown, all) => `Vie ${shown}/${all} riviä`,
  exportedAll: (count, file) =>
    count === '1' ? `1 rivi on tiedostossa ${file}.` : `Kaikki ${count} riviä ovat tiedostossa ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `Tiedostossa ${file} on 1 rivi, näkyvä rivi.`
      : `Tiedostossa ${file} on ${count} riviä, näkyvät rivit.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? 'Yhdellä niistä on tallentamattomia muutoksia.'
      : `${count} rivillä on tallentamattomia muutoksia.`,
  exportFailed: 'Tiedostoa ei voitu luoda, koska osaa työkalusta ei saatu ladattua. Yritä uudelleen.',
  rowState: 'Tila',
  rowStateWords: words({
    same: 'Voimassa',
    new: 'Uusi',
    changed: 'Muutettu',
    cancelling: 'Perutaan',
    cancelled: 'Peruttu',
  }),

  // Deliveries, cancellations and credits
  lifeRow: words({ deliver: 'Toimita…', cancel: 'Peru rivi…', credit: 'Hyvitä…' }),
  leftToDeliver: (left, whole) => `${left}/${whole} toimittamatta`,
  leftToCredit: (left, whole) => `${left}/${whole} hyvittämättä`,
  nothingToCredit: 'Hyvitetty',
  amountToCredit: (amount) => `Hyvitettävissä ${amount}`,
  deliverMissing: words({
    'order-not-open': 'Tilausta ei voi toimittaa: se ei ole enää avoin.',
    'payment-type': 'Tilausta ei voi toimittaa näin: maksutapa ei salli sitä.',
    'nothing-left': 'Toimitettavaa ei ole jäljellä.',
    'amount-negative':
      'Tilausta ei voi toimittaa: avointen rivien summa on alle 0. Muuta tai peru rivejä ensin.',
    'not-offered': 'Tilausta ei voi toimittaa näin: maksupalvelu ei tarjoa sitä tälle tilaukselle.',
  }),
  cancelMissing: words({
    'order-not-open': 'Tilausta ei voi perua: se ei ole enää avoin.',
    'payment-type': 'Tilausta ei voi perua näin: maksutapa ei salli sitä.',
    'nothing-left': 'Peruttavaa ei ole jäljellä.',
    'not-offered': 'Tilausta ei voi perua näin: maksupalvelu ei tarjoa sitä tälle tilaukselle.',
  }),
  creditMissing: words({
    'payment-type': 'Toimitusta ei voi hyvittää näin: maksutapa ei salli sitä.',
    'nothing-left': 'Hyvitettävää ei ole jäljellä.',
    'not-offered': 'Toimitusta ei voi hyvittää näin: maksupalvelu ei tarjoa sitä tälle toimitukselle.',
  }),
  partMissing: 'Tilauksen voi toimittaa vain kokonaan.',
  rowPartMissing: 'Maksupalvelu ei tarjoa sitä vain tälle riville.',
  deliverTitle: (id) => `Toimita tilaus ${id}`,
  cancelTitle: (id) => `Peru tilaus ${id} tai osa siitä`,
  creditTitle: (id) => `Hyvitä toimitus ${id}`,
  deliverHow: 'Mitä toimitetaan',
  cancelHow: 'Mitä perutaan',
  creditHow: 'Mitä hyvitetään',
  deliverWay: words({ rows: 'Rivejä', amount: 'Kaikki pienemmällä summalla' }),
  cancelWay: words({ order: 'Koko tilaus', rows: 'Rivejä', amount: 'Summa' }),
  creditWay: words({ rows: 'Rivejä', amount: 'Summa' }),
  allRows: 'Kaikki rivit',
  allChoosable: 'Kaikki valittavissa olevat',
  rowsChosen: (chosen, all) => `${chosen}/${all} valittu`,
  quantityOf: (name) => `Määrä: ${name}`,
  oneLess: 'Yksi vähemmän',
  oneMore: 'Yksi lisää',
  takeAll: 'Kaikki',
  ofQuantity: (quantity) => `/ ${quantity}`,
  staysOpen: (quantity) => `Jää avoimeksi: ${quantity}`,
  getsCancelled: (quantity) => `Perutaan: ${quantity}`,
  staysUncredited: (quantity) => `Ei hyvitetä: ${quantity}`,
  unsavedRow: 'Tallentamattomia muutoksia',
  amountToDeliver: 'Toimitettava summa',
  amountToCancel: 'Peruttava summa',
  amountCredited: 'Hyvitettävä summa',
  atMost: (amount) => `Enintään ${amount}`,
  sendInvoice: 'Lasku lähetetään',
  invoiceWay: words({
    Default: 'Tavalliseen tapaan',
    Post: 'Postitse',
    Email: 'Sähköpostitse',
    EInvoiceB2B: 'Verkkolaskuna',
  }),
  restHow: 'Mitä ei toimiteta',
  restStays: 'Jää avoimeksi',
  restCancelled: 'Perutaan',
  extraHow: 'Rivien lisäksi',
  extraWay: words({ none: 'Ei mitään', 'new-row': 'Uusi rivi', fee: 'Vähennetään maksu' }),
  feeAmount: 'Maksu, sis. alv',
  figuresOf: words({ deliver: 'Toimitetaan', cancel: 'Perutaan', credit: 'Hyvitetään' }),
  openNow: 'Avoinna tilauksessa',
  creditableNow: 'Hyvitettävissä',
  cancelledWith: 'Perutaan samalla',
  chooseWay: 'Valitse, mitä perutaan.',
  takeAlong: 'Toimita tämäkin',
  belowZeroRow: 'Alle 0:n riviä ei voi hyvittää yksinään. Summa ottaa siitä osansa mukaan.',
  rowAboveLeft: 'Toimituksesta on jäljellä vähemmän kuin rivi. Hyvitä summa.',
  inProportion: 'Alv seuraa sitä, mitä kustakin kannasta on jäljellä.',
  allOfRates: 'Tämä on kaikki, mitä on jäljellä: kustakin alv-kannasta täsmälleen sen jäännös.',
  ratesBelowZero: 'Myös alle 0:n kanta ottaa osansa summasta.',
  creditAmountInstead: 'Hyvitä sen sijaan summa.',
  deliversMore: (amount, names) =>
    `Toimitat ${amount} enemmän kuin tilauksen summa. Tämä jää jäljelle: ${names}. Alle 0:n jäännöstä ei voi toimittaa myöhemmin.`,
  deliversMoreCancels: (amount, names) =>
    `Toimitat ${amount} enemmän kuin tilauksen summa. Tämä perutaan: ${names}. Asiakas maksaa kuin sitä ei olisi ollut.`,
  confirmMore: (amount) => `Toimita ${amount} enemmän kuin tilaus`,
  openBelowZero: (amount, credit) =>
    `${amount} on avoinna, eikä mitään alle 0:n voi toimittaa. Peru se tässä, niin tilaus sulkeutuu. Jos asiakkaan pitää silti saada se, hyvitä toimituksesta ${credit}.`,
  wouldStayBelowZero: (amount) =>
    `Tilaukseen jäisi ${amount}, eikä mitään alle 0:n voi toimittaa. Valitse myös alle 0:n rivit.`,
  ratesLeft: (rates) => `Silloin hyvitettävää ei jää, mutta alv-kannoittain se ei mene tasan: ${rates}.`,
  refundNote: 'Tilaus on toimitettu, joten tämä on hyvitys: asiakas saa summan takaisin.',
  lifeFinal: words({
    deliver: 'Toimitusta ei voi kumota. Hyvitys on tie takaisin.',
    cancel: 'Perumista ei voi kumota.',
    credit: 'Hyvitystä ei voi kumota.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'Yhdellä rivillä on tallentamattomia muutoksia. Tämä koskee rivejä sellaisina kuin ne on tallennettu.'
      : `${count} rivillä on tallentamattomia muutoksia. Tämä koskee rivejä sellaisina kuin ne on tallennettu.`,
  reviewFirst: 'Tarkista ensin muutokset',
  rowsGone: (count) =>
    count === 1 ? 'Yhtä valitsemaasi riviä ei enää ole.' : `${count} valitsemaasi riviä ei enää ole.`,
  back: 'Takaisin',
  lifeDo: words({ deliver: 'Toimita', cancel: 'Peru valitut', credit: 'Hyvitä' }),
  doDeliver: (amount) => `Toimita ${amount}`,
  doCancel: (amount) => `Peru ${amount}`,
  doCredit: (amount) => `Hyvitä ${amount}`,
  lifeChanged: 'Tilaus muuttui tämän ollessa auki. Luvut ovat uusia: tarkista ne.',
  deliveryGone: (id) =>
    `Tilauksella ei ole enää toimitusta ${id}: tilaus muuttui tämän ollessa auki. Mitään ei hyvitetty. Palaa takaisin, niin näet tilauksen nykyiset toimitukset.`,
  lifeOutdated:
    'Tilaus muuttui sillä välin, joten mitään ei tehty. Tarkista uudet luvut ja lähetä uudelleen.',
  didDeliver: (amount) => `${amount} on toimitettu.`,
  didCancel: (amount) => `${amount} on peruttu.`,
  didCredit: (amount) => `${amount} on hyvitetty.`,
  chooseRow: 'Valitse vähintään yksi rivi.',
  nothingOfValue: 'Tästä ei tule mitään: hyvityksen on oltava yli 0.',
  creditTooHigh: (maximum) => `Hyvitettävissä on enintään ${maximum}.`,
  amountBelowZero: 'Rivien yhteissumma on alle 0. Valitse muita rivejä.',
  tooManyRows: (maximum) => `Enintään ${maximum} riviä kerralla.`,
  notAllowedNow: 'Tilaus ei enää salli tätä.',
  lifeRefused: words({
    'operation-not-offered': 'Maksupalvelussa ei ole tätä toimintoa',
    'delivery-not-found': 'Tilauksella ei ole sellaista toimitusta',
    'delivery-action-missing': 'Toimitus ei salli tätä nyt',
    'row-action-missing': 'Rivi ei salli tätä nyt',
    'credit-too-high': 'Hyvitys on liian suuri',
  }),
  lifeRefusedText: words({
    'operation-not-offered': 'Mitään ei tehty. Tee se toisella tavalla tai kysy maksupalvelusta.',
    'delivery-not-found':
      'Toimitus on voinut muuttua sen jälkeen, kun avasit tilauksen. Lataa tilaus uudelleen, niin näet sen toimitukset.',
    'delivery-action-missing':
      'Se on voinut muuttua sen jälkeen, kun avasit tilauksen. Tässä näkyy, mitä se vielä sallii.',
    'row-action-missing':
      'Se on toimitettu, peruttu tai hyvitetty sillä välin. Tässä näkyy, mitä siitä on jäljellä.',
    'credit-too-high': 'Hyvitettävää on jäljellä vähemmän kuin ennen. Tässä näkyy, mitä on jäljellä.',
  }),
  creditLeft: (maximum) => `Mitään ei hyvitetty: toimituksesta on hyvitettävissä vielä ${maximum}.`,
}
