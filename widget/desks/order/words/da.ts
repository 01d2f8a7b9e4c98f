import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** Danish, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'Indlæser historikken…',
  historyFailed: 'Historikken kunne ikke indlæses.',
  showMore: 'Vis flere',
  became: 'blev',
  historyServer: (name) => `Server, nøgle ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Linje tilføjet',
    addOrderRows: 'Linjer tilføjet',
    updateOrderRow: 'Linje ændret',
    updateOrderRows: 'Linjer ændret',
    replaceOrderRows: 'Alle linjer erstattet',
    extendOrder: 'Sidste dag flyttet',
    setOrderMetadata: 'Metadata ændret',
    deliverOrder: 'Ordre leveret',
    deliverAndLowerAmount: 'Ordre leveret til et lavere beløb',
    cancelOrder: 'Ordre annulleret',
    cancelAmount: 'Beløb annulleret',
    cancelOrderRows: 'Linjer annulleret',
    creditOrderRows: 'Linjer krediteret',
    creditNewRow: 'Ny linje krediteret',
    creditWithFee: 'Linjer krediteret minus gebyr',
    creditAmount: 'Beløb krediteret',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Udført',
    refused: 'Afvist, intet blev ændret',
    'not-done': 'Ikke udført: Svaret gik tabt, og intet blev ændret',
    unknown: 'Det vides ikke, om det blev udført: Svaret gik tabt',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Tilføjet', cancelled: 'Annulleret' }),
  historyMore: (count) => (count === 1 ? 'og 1 linje mere' : `og ${count} linjer mere`),
  historyNoValues: 'Værdierne er ikke gemt.',
  historyKeys: (keys) => `Nøgler: ${keys}`,

  storyDiffers: (difference) =>
    `Leveret, annulleret og åbent giver ikke i alt det, der blev bestilt (difference ${difference}).`,
  storyElsewhere: 'Mangler i den viste historik',
  storyOlder: 'Ældre ændringer vises ikke.',
  showOlder: 'Vis ældre',
  storyFilter: 'Hvad der vises',
  storyAll: 'Alt',
  storyMoney: 'Beløb og status',
  rowHistory: 'Linjens historik',
  rowHistoryTitle: (name) => `Historik for ${name}`,
  rowHistoryNone: 'Linjen er ikke ændret i ordrebehandlingen.',
  rowHistoryOlder: 'Intet nyere vedrører denne linje. Ældre poster er ikke gennemsøgt endnu.',

  youElsewhere: 'Du, i et andet vindue',
  byYouElsewhere: 'dig, i et andet vindue',
  markChanged: (who, when) => `Ændret af ${who}, ${when}`,
  markAdded: (who, when) => `Tilføjet af ${who}, ${when}`,
  markCancelled: (who, when) => `Annulleret af ${who}, ${when}`,
  newsRows: (who, count) => (count === 1 ? `${who} ændrede 1 linje.` : `${who} ændrede ${count} linjer.`),
  newsRowsOfYou: (count) =>
    count === 1 ? 'Du ændrede 1 linje i et andet vindue.' : `Du ændrede ${count} linjer i et andet vindue.`,
  newsAmount: (before, after) => `Ordrebeløbet var ${before} og er nu ${after}.`,
  changedAtProvider: 'Ordren blev ændret hos betalingsudbyderen.',
  markSeen: 'Markér som set',
  alsoOpen: (names) => `${names} er her også`,
  othersMore: (count) => `${count} mere`,
  actionsTitle: 'Muligt hos udbyderen',
  actionsText: 'Dette gøres i udbyderens eget system; ordrebehandlingen har ingen del i det.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 linje' : `${count} linjer`})`,

  // The view of the rows
  searchRows: 'Søg i linjerne',
  showRows: 'Vis',
  rowFilter: words({
    all: 'Alle linjer',
    changed: 'Kun ændrede',
    active: 'Aktive',
    cancelled: 'Annullerede',
  }),
  sortRows: 'Sortér efter',
  sortNone: 'Udbyderens rækkefølge',
  sortUp: (column) => `${column}, stigende`,
  sortDown: (column) => `${column}, faldende`,
  sortHint: (column) => `Sortér efter ${column}`,
  rowsFound: (shown, all) => `${shown} af ${all} linjer`,
  rowsHidden: (count) => `${count} skjult`,
  showHidden: 'Vis alle',
  noRowMatches: 'Ingen linje passer til søgningen og filteret.',
  changesHidden: (count) =>
    count === 1
      ? 'En af dine ændringer er på en linje, der er skjult. Den gemmes også.'
      : `${count} af dine ændringer er på linjer, der er skjult. De gemmes også.`,
  viewCleared: 'Søgningen og filteret blev fjernet for at vise linjen.',
  exportAll: (count) => (count === '1' ? 'Eksportér 1 linje' : `Eksportér ${count} linjer`),
  exportSome: (shown, all) => `Eksportér ${shown} af ${all} linjer`,
  exportedAll: (count, file) =>
    count === '1' ? `1 linje er i filen ${file}.` : `Alle ${count} linjer er i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 linje, den viste, er i filen ${file}.`
      : `${count} linjer, de viste, er i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 af dem har ændringer, der ikke er gemt.'
      : `${count} af dem har ændringer, der ikke er gemt.`,
  exportFailed: 'Filen kunne ikke laves, fordi en del af værktøjet ikke blev indlæst. Prøv igen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Ændret',
    cancelling: 'Skal annulleres',
    cancelled: 'Annulleret',
  }),

  // Deliveries, cancellations and credits
  lifeRow: words({ deliver: 'Lever…', cancel: 'Annuller linjen…', credit: 'Krediter…' }),
  leftToDeliver: (left, whole) => `${left} af ${whole} mangler levering`,
  leftToCredit: (left, whole) => `${left} af ${whole} kan krediteres`,
  nothingToCredit: 'Krediteret',
  amountToCredit: (amount) => `${amount} kan stadig krediteres`,
  deliverMissing: words({
    'order-not-open': 'Den kan ikke leveres: Ordren er ikke længere åben.',
    'payment-type': 'Den kan ikke leveres sådan: Betalingsmåden tillader det ikke.',
    'nothing-left': 'Der er ikke mere at levere.',
    'amount-negative':
      'Den kan ikke leveres: De åbne linjer bliver tilsammen mindre end 0. Ret eller annuller linjer først.',
    'not-offered': 'Den kan ikke leveres sådan: Betalingsudbyderen tilbyder det ikke for ordren.',
  }),
  cancelMissing: words({
    'order-not-open': 'Den kan ikke annulleres: Ordren er ikke længere åben.',
    'payment-type': 'Den kan ikke annulleres sådan: Betalingsmåden tillader det ikke.',
    'nothing-left': 'Der er ikke mere at annullere.',
    'not-offered': 'Den kan ikke annulleres sådan: Betalingsudbyderen tilbyder det ikke for ordren.',
  }),
  creditMissing: words({
    'payment-type': 'Den kan ikke krediteres sådan: Betalingsmåden tillader det ikke.',
    'nothing-left': 'Der er ikke mere at kreditere.',
    'not-offered': 'Den kan ikke krediteres sådan: Betalingsudbyderen tilbyder det ikke for leveringen.',
  }),
  partMissing: 'Ordren kan kun leveres samlet.',
  rowPartMissing: 'Betalingsudbyderen tilbyder det ikke for denne linje alene.',
  deliverTitle: (id) => `Lever ordre ${id}`,
  cancelTitle: (id) => `Annuller ordre ${id} eller dele af den`,
  creditTitle: (id) => `Krediter levering ${id}`,
  deliverHow: 'Hvad der leveres',
  cancelHow: 'Hvad der annulleres',
  creditHow: 'Hvad der krediteres',
  deliverWay: words({ rows: 'Linjer', amount: 'Alt, til et lavere beløb' }),
  cancelWay: words({ order: 'Hele ordren', rows: 'Linjer', amount: 'Et beløb' }),
  creditWay: words({ rows: 'Linjer', amount: 'Et beløb' }),
  allRows: 'Alle linjer',
  allChoosable: 'Alle, der kan vælges',
  rowsChosen: (chosen, all) => `${chosen} af ${all} valgt`,
  quantityOf: (name) => `Antal af ${name}`,
  oneLess: 'En færre',
  oneMore: 'En mere',
  takeAll: 'Alle',
  ofQuantity: (quantity) => `af ${quantity}`,
  staysOpen: (quantity) => `Forbliver åbent: ${quantity}`,
  getsCancelled: (quantity) => `Annulleres: ${quantity}`,
  staysUncredited: (quantity) => `Krediteres ikke: ${quantity}`,
  unsavedRow: 'Har ændringer, der ikke er gemt',
  amountToDeliver: 'Beløb at levere',
  amountToCancel: 'Beløb at annullere',
  amountCredited: 'Beløb at kreditere',
  atMost: (amount) => `Højst ${amount}`,
  sendInvoice: 'Fakturaen sendes',
  invoiceWay: words({
    Default: 'På sædvanlig vis',
    Post: 'Med post',
    Email: 'Med e-mail',
    EInvoiceB2B: 'Som e-faktura',
  }),
  restHow: 'Det, der ikke leveres',
  restStays: 'Forbliver åbent',
  restCancelled: 'Annulleres',
  extraHow: 'Ud over linjerne',
  extraWay: words({ none: 'Intet', 'new-row': 'En ny linje', fee: 'Minus et gebyr' }),
  feeAmount: 'Gebyr inkl. moms',
  figuresOf: words({ deliver: 'At levere', cancel: 'At annullere', credit: 'At kreditere' }),
  openNow: 'Åbent på ordren',
  creditableNow: 'Kan stadig krediteres',
  cancelledWith: 'Annulleres samtidig',
  chooseWay: 'Vælg, hvad der skal annulleres.',
  takeAlong: 'Lever det her også',
  belowZeroRow: 'En linje under 0 kan ikke krediteres alene. Et beløb tager sin del af den med.',
  rowAboveLeft: 'Der er mindre end linjen tilbage af leveringen. Krediter et beløb.',
  inProportion: 'Momsen følger det, der er tilbage af hver sats.',
  allOfRates: 'Det er alt, der er tilbage: af hver momssats præcis det, der er tilbage af den.',
  ratesBelowZero: 'Også en sats under 0 tager sin del af beløbet.',
  creditAmountInstead: 'Krediter et beløb i stedet.',
  deliversMore: (amount, names) =>
    `Du leverer ${amount} mere end ordren. Det her bliver tilbage: ${names}. En rest under 0 kan ikke leveres senere.`,
  deliversMoreCancels: (amount, names) =>
    `Du leverer ${amount} mere end ordren. Det her annulleres: ${names}. Kunden betaler, som om det aldrig havde været der.`,
  confirmMore: (amount) => `Lever ${amount} mere end ordren`,
  openBelowZero: (amount, credit) =>
    `${amount} er åbent, og intet under 0 kan leveres. Annuller det her for at lukke ordren. Skal kunden have det alligevel: krediter en levering med ${credit}.`,
  wouldStayBelowZero: (amount) =>
    `${amount} ville blive tilbage på ordren, og intet under 0 kan leveres. Vælg også linjerne under 0.`,
  ratesLeft: (rates) => `Så er intet tilbage at kreditere, men pr. momssats går det ikke op: ${rates}.`,
  refundNote: 'Ordren er leveret, så dette er en kreditnota: kunden får beløbet tilbage.',
  lifeFinal: words({
    deliver: 'En levering kan ikke fortrydes. En kreditnota er vejen tilbage.',
    cancel: 'En annullering kan ikke fortrydes.',
    credit: 'En kreditnota kan ikke fortrydes.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'Én linje har ændringer, der ikke er gemt. Dette gælder linjerne, som de er gemt.'
      : `${count} linjer har ændringer, der ikke er gemt. Dette gælder linjerne, som de er gemt.`,
  reviewFirst: 'Gennemse ændringerne først',
  rowsGone: (count) =>
    count === 1
      ? 'En linje, som du valgte, findes ikke længere.'
      : `${count} linjer, som du valgte, findes ikke længere.`,
  back: 'Tilbage',
  lifeDo: words({ deliver: 'Lever', cancel: 'Annuller det valgte', credit: 'Krediter' }),
  doDeliver: (amount) => `Lever ${amount}`,
  doCancel: (amount) => `Annuller ${amount}`,
  doCredit: (amount) => `Krediter ${amount}`,
  lifeChanged: 'Ordren blev ændret, mens dette var åbent. Tallene er nye: Kontrollér dem.',
  deliveryGone: (id) =>
    `Ordren har ikke længere levering ${id}: Den blev ændret, mens dette var åbent. Intet er krediteret. Gå tilbage for at se, hvad ordren har nu.`,
  lifeOutdated: 'Ordren blev ændret imens, så intet er udført. Kontrollér tallene, som er nye, og send igen.',
  didDeliver: (amount) => `${amount} er leveret.`,
  didCancel: (amount) => `${amount} er annulleret.`,
  didCredit: (amount) => `${amount} er krediteret.`,
  chooseRow: 'Vælg mindst én linje.',
  nothingOfValue: 'Det bliver til ingenting: En kreditnota skal være over 0.',
  creditTooHigh: (maximum) => `Højst ${maximum} kan stadig krediteres.`,
  amountBelowZero: 'Linjerne bliver tilsammen mindre end 0. Vælg andre linjer.',
  tooManyRows: (maximum) => `Højst ${maximum} linjer ad gangen.`,
  notAllowedNow: 'Ordren tillader ikke længere dette.',
  lifeRefused: words({
    'operation-not-offered': 'Betalingsudbyderen har ikke denne funktion',
    'delivery-not-found': 'Ordren har ingen sådan levering',
    'delivery-action-missing': 'Leveringen tillader ikke dette nu',
    'row-action-missing': 'En linje tillader ikke dette nu',
    'credit-too-high': 'Krediteringen er for høj',
  }),
  lifeRefusedText: words({
    'operation-not-offered': 'Intet er udført. Gør det på en anden måde, eller spørg betalingsudbyderen.',
    'delivery-not-found':
      'Den kan være ændret, siden du åbnede ordren. Genindlæs ordren for at se, hvad den har.',
    'delivery-action-missing':
      'Den kan være ændret, siden du åbnede ordren. Her vises, hvad den stadig tillader.',
    'row-action-missing':
      'Den er leveret, annulleret eller krediteret i mellemtiden. Her vises, hvad der er tilbage af den.',
    'credit-too-high': 'Der er mindre tilbage at kreditere end før. Her vises, hvad der er tilbage.',
  }),
  creditLeft: (maximum) => `Intet er krediteret: ${maximum} af leveringen kan stadig krediteres.`,
}
