import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** Dutch, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'De geschiedenis wordt geladen…',
  historyFailed: 'De geschiedenis kon niet worden geladen.',
  showMore: 'Meer tonen',
  became: 'werd',
  historyServer: (name) => `Server, sleutel ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Regel toegevoegd',
    addOrderRows: 'Regels toegevoegd',
    updateOrderRow: 'Regel gewijzigd',
    updateOrderRows: 'Regels gewijzigd',
    replaceOrderRows: 'Alle regels vervangen',
    extendOrder: 'Laatste dag verzet',
    setOrderMetadata: 'Metadata gewijzigd',
    deliverOrder: 'Bestelling geleverd',
    deliverAndLowerAmount: 'Bestelling geleverd voor een lager bedrag',
    cancelOrder: 'Bestelling geannuleerd',
    cancelAmount: 'Bedrag geannuleerd',
    cancelOrderRows: 'Regels geannuleerd',
    creditOrderRows: 'Regels gecrediteerd',
    creditNewRow: 'Nieuwe regel gecrediteerd',
    creditWithFee: 'Regels gecrediteerd, min kosten',
    creditAmount: 'Bedrag gecrediteerd',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Gedaan',
    refused: 'Geweigerd, er is niets gewijzigd',
    'not-done': 'Niet gedaan: het antwoord ging verloren en er is niets gewijzigd',
    unknown: 'Niet bekend of het is gedaan: het antwoord ging verloren',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Toegevoegd', cancelled: 'Geannuleerd' }),
  historyMore: (count) => (count === 1 ? 'en nog 1 regel' : `en nog ${count} regels`),
  historyNoValues: 'De waarden zijn niet bewaard.',
  historyKeys: (keys) => `Sleutels: ${keys}`,

  storyDiffers: (difference) =>
    `Geleverd, geannuleerd en open zijn samen niet wat er besteld is (verschil ${difference}).`,
  storyElsewhere: 'Niet in de getoonde geschiedenis',
  storyOlder: 'Oudere wijzigingen worden niet getoond.',
  showOlder: 'Oudere tonen',
  storyFilter: 'Wat wordt getoond',
  storyAll: 'Alles',
  storyMoney: 'Bedragen en status',
  rowHistory: 'Geschiedenis van deze regel',
  rowHistoryTitle: (name) => `Geschiedenis van ${name}`,
  rowHistoryNone: 'Deze regel is niet gewijzigd via het orderbeheer.',
  rowHistoryOlder:
    'Niets nieuwers gaat over deze regel. Oudere regels van de geschiedenis zijn nog niet doorzocht.',

  youElsewhere: 'U, in een ander venster',
  byYouElsewhere: 'u, in een ander venster',
  markChanged: (who, when) => `Gewijzigd door ${who}, ${when}`,
  markAdded: (who, when) => `Toegevoegd door ${who}, ${when}`,
  markCancelled: (who, when) => `Geannuleerd door ${who}, ${when}`,
  newsRows: (who, count) =>
    count === 1 ? `${who} heeft 1 regel gewijzigd.` : `${who} heeft ${count} regels gewijzigd.`,
  newsRowsOfYou: (count) =>
    count === 1
      ? 'U hebt 1 regel in een ander venster gewijzigd.'
      : `U hebt ${count} regels in een ander venster gewijzigd.`,
  newsAmount: (before, after) => `Het orderbedrag was ${before} en is nu ${after}.`,
  changedAtProvider: 'De bestelling is bij de betaaldienst gewijzigd.',
  markSeen: 'Markeren als gezien',
  alsoOpen: (names) => `Ook hier: ${names}`,
  othersMore: (count) => `nog ${count}`,
  actionsTitle: 'Mogelijk bij de betaaldienst',
  actionsText: 'Dit kan in het eigen systeem van de betaaldienst; het orderbeheer staat daar buiten.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 regel' : `${count} regels`})`,

  // The view of the rows
  searchRows: 'Zoeken in regels',
  showRows: 'Tonen',
  rowFilter: words({
    all: 'Alle regels',
    changed: 'Alleen gewijzigde',
    active: 'Actieve',
    cancelled: 'Geannuleerde',
  }),
  sortRows: 'Sorteren op',
  sortNone: 'Volgorde van de betaaldienst',
  sortUp: (column) => `${column}, oplopend`,
  sortDown: (column) => `${column}, aflopend`,
  sortHint: (column) => `Sorteren op ${column}`,
  rowsFound: (shown, all) => `${shown} van ${all} regels`,
  rowsHidden: (count) => `${count} verborgen`,
  showHidden: 'Alles tonen',
  noRowMatches: 'Geen regel voldoet aan de zoekopdracht en het filter.',
  changesHidden: (count) =>
    count === 1
      ? 'Een van uw wijzigingen staat in een verborgen regel. Die wordt ook opgeslagen.'
      : `${count} van uw wijzigingen staan in verborgen regels. Die worden ook opgeslagen.`,
  viewCleared: 'De zoekopdracht en het filter zijn gewist om de regel te tonen.',
  exportAll: (count) => (count === '1' ? '1 regel exporteren' : `${count} regels exporteren`),
  exportSome: (shown, all) => `${shown} van ${all} regels exporteren`,
  exportedAll: (count, file) =>
    count === '1'
      ? `1 regel staat in het bestand ${file}.`
      : `Alle ${count} regels staan in het bestand ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 regel, de getoonde, staat in het bestand ${file}.`
      : `${count} regels, de getoonde, staan in het bestand ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 daarvan heeft wijzigingen die niet zijn opgeslagen.'
      : `${count} daarvan hebben wijzigingen die niet zijn opgeslagen.`,
  exportFailed:
    'Het bestand kon niet worden gemaakt, omdat een deel van het scherm niet is geladen. Probeer het opnieuw.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Actief',
    new: 'Nieuw',
    changed: 'Gewijzigd',
    cancelling: 'Wordt geannuleerd',
    cancelled: 'Geannuleerd',
  }),

  // Deliveries, cancellations and credits
  lifeRow: words({ deliver: 'Leveren…', cancel: 'Regel annuleren…', credit: 'Crediteren…' }),
  leftToDeliver: (left, whole) => `${left} van ${whole} te leveren`,
  leftToCredit: (left, whole) => `${left} van ${whole} te crediteren`,
  nothingToCredit: 'Gecrediteerd',
  amountToCredit: (amount) => `Nog ${amount} te crediteren`,
  deliverMissing: words({
    'order-not-open': 'Leveren kan niet: de bestelling is niet meer open.',
    'payment-type': 'Zo leveren kan niet: de betaalwijze staat het niet toe.',
    'nothing-left': 'Er is niets meer te leveren.',
    'amount-negative':
      'Leveren kan niet: de open regels zijn samen minder dan 0. Wijzig of annuleer eerst regels.',
    'not-offered': 'Zo leveren kan niet: de betaaldienst biedt het niet aan voor deze bestelling.',
  }),
  cancelMissing: words({
    'order-not-open': 'Annuleren kan niet: de bestelling is niet meer open.',
    'payment-type': 'Zo annuleren kan niet: de betaalwijze staat het niet toe.',
    'nothing-left': 'Er is niets meer te annuleren.',
    'not-offered': 'Zo annuleren kan niet: de betaaldienst biedt het niet aan voor deze bestelling.',
  }),
  creditMissing: words({
    'payment-type': 'Zo crediteren kan niet: de betaalwijze staat het niet toe.',
    'nothing-left': 'Er is niets meer te crediteren.',
    'not-offered': 'Zo crediteren kan niet: de betaaldienst biedt het niet aan voor deze levering.',
  }),
  partMissing: 'De bestelling kan alleen in haar geheel worden geleverd.',
  rowPartMissing: 'De betaaldienst biedt het niet aan voor alleen deze regel.',
  deliverTitle: (id) => `Bestelling ${id} leveren`,
  cancelTitle: (id) => `Bestelling ${id} of delen ervan annuleren`,
  creditTitle: (id) => `Levering ${id} crediteren`,
  deliverHow: 'Wat wordt geleverd',
  cancelHow: 'Wat wordt geannuleerd',
  creditHow: 'Wat wordt gecrediteerd',
  deliverWay: words({ rows: 'Regels', amount: 'Alles, voor een lager bedrag' }),
  cancelWay: words({ order: 'De hele bestelling', rows: 'Regels', amount: 'Een bedrag' }),
  creditWay: words({ rows: 'Regels', amount: 'Een bedrag' }),
  allRows: 'Alle regels',
  allChoosable: 'Alles wat gekozen kan worden',
  rowsChosen: (chosen, all) => `${chosen} van ${all} gekozen`,
  quantityOf: (name) => `Aantal van ${name}`,
  oneLess: 'Eén minder',
  oneMore: 'Eén meer',
  takeAll: 'Alles',
  ofQuantity: (quantity) => `van ${quantity}`,
  staysOpen: (quantity) => `Blijft open: ${quantity}`,
  getsCancelled: (quantity) => `Geannuleerd: ${quantity}`,
  staysUncredited: (quantity) => `Niet gecrediteerd: ${quantity}`,
  unsavedRow: 'Heeft niet-opgeslagen wijzigingen',
  amountToDeliver: 'Te leveren bedrag',
  amountToCancel: 'Te annuleren bedrag',
  amountCredited: 'Te crediteren bedrag',
  atMost: (amount) => `Hoogstens ${amount}`,
  sendInvoice: 'De factuur gaat',
  invoiceWay: words({
    Default: 'Op de gewone manier',
    Post: 'Per post',
    Email: 'Per e-mail',
    EInvoiceB2B: 'Als e-factuur',
  }),
  restHow: 'Wat niet wordt geleverd',
  restStays: 'Blijft open',
  restCancelled: 'Wordt geannuleerd',
  extraHow: 'Naast de regels',
  extraWay: words({ none: 'Niets', 'new-row': 'Een nieuwe regel', fee: 'Min kosten' }),
  feeAmount: 'Kosten incl. btw',
  figuresOf: words({ deliver: 'Te leveren', cancel: 'Te annuleren', credit: 'Te crediteren' }),
  openNow: 'Open in de bestelling',
  creditableNow: 'Nog te crediteren',
  cancelledWith: 'Wordt mee geannuleerd',
  chooseWay: 'Kies wat wordt geannuleerd.',
  takeAlong: 'Dit ook leveren',
  belowZeroRow: 'Een regel onder 0 kan niet apart worden gecrediteerd. Een bedrag neemt zijn deel ervan mee.',
  rowAboveLeft: 'Van de levering is minder over dan deze regel. Crediteer een bedrag.',
  inProportion: 'De btw volgt wat er van elk tarief over is.',
  allOfRates: 'Dit is alles wat over is: van elk btw-tarief precies wat ervan over is.',
  ratesBelowZero: 'Ook een tarief onder 0 neemt zijn deel van het bedrag.',
  creditAmountInstead: 'Crediteer in plaats daarvan een bedrag.',
  deliversMore: (amount, names) =>
    `U levert ${amount} meer dan de bestelling. Dit blijft achter: ${names}. Een rest onder 0 kan later niet worden geleverd.`,
  deliversMoreCancels: (amount, names) =>
    `U levert ${amount} meer dan de bestelling. Dit wordt geannuleerd: ${names}. De klant betaalt alsof het er nooit was.`,
  confirmMore: (amount) => `${amount} meer dan de bestelling leveren`,
  openBelowZero: (amount, credit) =>
    `${amount} staat open, en onder 0 kan er niets worden geleverd. Annuleer het hier om de bestelling te sluiten. Moet de klant het toch krijgen, crediteer dan ${credit} van een levering.`,
  wouldStayBelowZero: (amount) =>
    `Er zou ${amount} in de bestelling blijven, en onder 0 kan er niets worden geleverd. Kies ook de regels onder 0.`,
  ratesLeft: (rates) =>
    `Dan is er niets meer te crediteren, maar per btw-tarief komt het niet uit: ${rates}.`,
  refundNote: 'De bestelling is geleverd, dus dit is een creditering: de klant krijgt het bedrag terug.',
  lifeFinal: words({
    deliver: 'Een levering kan niet ongedaan worden gemaakt. Een creditering is de weg terug.',
    cancel: 'Een annulering kan niet ongedaan worden gemaakt.',
    credit: 'Een creditering kan niet ongedaan worden gemaakt.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'Eén regel heeft niet-opgeslagen wijzigingen. Dit gaat over de regels zoals ze zijn opgeslagen.'
      : `${count} regels hebben niet-opgeslagen wijzigingen. Dit gaat over de regels zoals ze zijn opgeslagen.`,
  reviewFirst: 'Eerst de wijzigingen controleren',
  rowsGone: (count) =>
    count === 1 ? 'Een gekozen regel is er niet meer.' : `${count} gekozen regels zijn er niet meer.`,
  back: 'Terug',
  lifeDo: words({ deliver: 'Leveren', cancel: 'Het gekozene annuleren', credit: 'Crediteren' }),
  doDeliver: (amount) => `${amount} leveren`,
  doCancel: (amount) => `${amount} annuleren`,
  doCredit: (amount) => `${amount} crediteren`,
  lifeChanged: 'De bestelling is gewijzigd terwijl dit open was. De cijfers zijn nieuw: controleer ze.',
  deliveryGone: (id) =>
    `De bestelling heeft levering ${id} niet meer: ze is gewijzigd terwijl dit open was. Er is niets gecrediteerd. Ga terug om te zien wat de bestelling nu heeft.`,
  lifeOutdated:
    'De bestelling is intussen gewijzigd, dus er is niets gedaan. Controleer de cijfers, die nieuw zijn, en verstuur het opnieuw.',
  didDeliver: (amount) => `${amount} is geleverd.`,
  didCancel: (amount) => `${amount} is geannuleerd.`,
  didCredit: (amount) => `${amount} is gecrediteerd.`,
  chooseRow: 'Kies minstens één regel.',
  nothingOfValue: 'Dit komt op niets uit: een creditering moet boven 0 zijn.',
  creditTooHigh: (maximum) => `Er is nog hoogstens ${maximum} te crediteren.`,
  amountBelowZero: 'De regels zijn samen minder dan 0. Kies andere regels.',
  tooManyRows: (maximum) => `Hoogstens ${maximum} regels tegelijk.`,
  notAllowedNow: 'De bestelling staat dit niet meer toe.',
  lifeRefused: words({
    'operation-not-offered': 'De betaaldienst heeft deze functie niet',
    'delivery-not-found': 'De bestelling heeft geen levering met dit nummer',
    'delivery-action-missing': 'De levering staat dit nu niet toe',
    'row-action-missing': 'Een regel staat dit nu niet toe',
    'credit-too-high': 'De creditering is te hoog',
  }),
  lifeRefusedText: words({
    'operation-not-offered': 'Er is niets gedaan. Doe het op een andere manier of vraag het de betaaldienst.',
    'delivery-not-found':
      'De levering kan gewijzigd zijn sinds u de bestelling opende. Laad de bestelling opnieuw om te zien wat ze heeft.',
    'delivery-action-missing':
      'De levering kan gewijzigd zijn sinds u de bestelling opende. Hier staat wat nog kan.',
    'row-action-missing':
      'De regel is intussen geleverd, geannuleerd of gecrediteerd. Hier staat wat er nog van over is.',
    'credit-too-high': 'Er is minder te crediteren dan eerst. Hier staat wat er nog is.',
  }),
  creditLeft: (maximum) => `Er is niets gecrediteerd: van deze levering is nog ${maximum} te crediteren.`,
}
