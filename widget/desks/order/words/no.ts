import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** Norwegian (Bokmål), for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'Laster inn historikken…',
  historyFailed: 'Historikken kunne ikke lastes inn.',
  showMore: 'Vis flere',
  became: 'ble',
  historyServer: (name) => `Server, nøkkel ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Linje lagt til',
    addOrderRows: 'Linjer lagt til',
    updateOrderRow: 'Linje endret',
    updateOrderRows: 'Linjer endret',
    replaceOrderRows: 'Alle linjer erstattet',
    extendOrder: 'Siste dag flyttet',
    setOrderMetadata: 'Metadata endret',
    deliverOrder: 'Ordre levert',
    deliverAndLowerAmount: 'Ordre levert for et lavere beløp',
    cancelOrder: 'Ordre kansellert',
    cancelAmount: 'Beløp kansellert',
    cancelOrderRows: 'Linjer kansellert',
    creditOrderRows: 'Linjer kreditert',
    creditNewRow: 'Ny linje kreditert',
    creditWithFee: 'Linjer kreditert minus gebyr',
    creditAmount: 'Beløp kreditert',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Utført',
    refused: 'Avvist, ingenting ble endret',
    'not-done': 'Ikke utført: Svaret gikk tapt, og ingenting ble endret',
    unknown: 'Ukjent om det ble utført: Svaret gikk tapt',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Lagt til', cancelled: 'Kansellert' }),
  historyMore: (count) => (count === 1 ? 'og 1 linje til' : `og ${count} linjer til`),
  historyNoValues: 'Verdiene er ikke lagret.',
  historyKeys: (keys) => `Nøkler: ${keys}`,

  storyDiffers: (difference) =>
    `Levert, kansellert og åpent blir til sammen ikke det som ble bestilt (differanse ${difference}).`,
  storyElsewhere: 'Mangler i historikken som vises',
  storyOlder: 'Eldre endringer vises ikke.',
  showOlder: 'Vis eldre',
  storyFilter: 'Hva som vises',
  storyAll: 'Alt',
  storyMoney: 'Beløp og status',
  rowHistory: 'Linjens historikk',
  rowHistoryTitle: (name) => `Historikk for ${name}`,
  rowHistoryNone: 'Linjen er ikke endret i ordrebehandlingen.',
  rowHistoryOlder: 'Ingenting nyere gjelder denne linjen. Eldre oppføringer er ikke gjennomsøkt ennå.',

  youElsewhere: 'Du, i et annet vindu',
  byYouElsewhere: 'deg, i et annet vindu',
  markChanged: (who, when) => `Endret av ${who}, ${when}`,
  markAdded: (who, when) => `Lagt til av ${who}, ${when}`,
  markCancelled: (who, when) => `Kansellert av ${who}, ${when}`,
  newsRows: (who, count) => (count === 1 ? `${who} endret 1 linje.` : `${who} endret ${count} linjer.`),
  newsRowsOfYou: (count) =>
    count === 1 ? 'Du endret 1 linje i et annet vindu.' : `Du endret ${count} linjer i et annet vindu.`,
  newsAmount: (before, after) => `Ordrebeløpet var ${before} og er nå ${after}.`,
  changedAtProvider: 'Ordren ble endret hos betalingstjenesten.',
  markSeen: 'Merk som sett',
  alsoOpen: (names) => `${names} er også her`,
  othersMore: (count) => `${count} til`,
  actionsTitle: 'Tilgjengelig i betalingstjenesten',
  actionsText: 'Dette gjøres i betalingstjenestens eget system; ordrebehandlingen har ingen del i det.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 linje' : `${count} linjer`})`,

  // The view of the rows
  searchRows: 'Søk i linjene',
  showRows: 'Vis',
  rowFilter: words({
    all: 'Alle linjer',
    changed: 'Bare endrede',
    active: 'Aktive',
    cancelled: 'Kansellerte',
  }),
  sortRows: 'Sorter etter',
  sortNone: 'Betalingstjenestens rekkefølge',
  sortUp: (column) => `${column}, stigende`,
  sortDown: (column) => `${column}, synkende`,
  sortHint: (column) => `Sorter etter ${column}`,
  rowsFound: (shown, all) => `${shown} av ${all} linjer`,
  rowsHidden: (count) => `${count} skjult`,
  showHidden: 'Vis alle',
  noRowMatches: 'Ingen linje passer til søket og filteret.',
  changesHidden: (count) =>
    count === 1
      ? 'Én av endringene dine er på en linje som er skjult. Den lagres også.'
      : `${count} av endringene dine er på linjer som er skjult. De lagres også.`,
  viewCleared: 'Søket og filteret ble fjernet for å vise linjen.',
  exportAll: (count) => (count === '1' ? 'Eksporter 1 linje' : `Eksporter ${count} linjer`),
  exportSome: (shown, all) => `Eksporter ${shown} av ${all} linjer`,
  exportedAll: (count, file) =>
    count === '1' ? `1 linje er i filen ${file}.` : `Alle ${count} linjene er i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 linje, den som vises, er i filen ${file}.`
      : `${count} linjer, de som vises, er i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 av dem har endringer som ikke er lagret.'
      : `${count} av dem har endringer som ikke er lagret.`,
  exportFailed: 'Filen kunne ikke lages, fordi en del av verktøyet ikke ble lastet. Prøv igjen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Endret',
    cancelling: 'Skal kanselleres',
    cancelled: 'Kansellert',
  }),

  // Deliveries, cancellations and credits
  lifeRow: words({ deliver: 'Lever…', cancel: 'Kanseller linjen…', credit: 'Krediter…' }),
  leftToDeliver: (left, whole) => `${left} av ${whole} igjen å levere`,
  leftToCredit: (left, whole) => `${left} av ${whole} igjen å kreditere`,
  nothingToCredit: 'Kreditert',
  amountToCredit: (amount) => `${amount} igjen å kreditere`,
  deliverMissing: words({
    'order-not-open': 'Den kan ikke leveres: Ordren er ikke lenger åpen.',
    'payment-type': 'Den kan ikke leveres slik: Betalingsmåten tillater det ikke.',
    'nothing-left': 'Det er ingenting igjen å levere.',
    'amount-negative':
      'Den kan ikke leveres: De åpne linjene blir til sammen mindre enn 0. Endre eller kanseller linjer først.',
    'not-offered': 'Den kan ikke leveres slik: Betalingstjenesten tilbyr det ikke for ordren.',
  }),
  cancelMissing: words({
    'order-not-open': 'Den kan ikke kanselleres: Ordren er ikke lenger åpen.',
    'payment-type': 'Den kan ikke kanselleres slik: Betalingsmåten tillater det ikke.',
    'nothing-left': 'Det er ingenting igjen å kansellere.',
    'not-offered': 'Den kan ikke kanselleres slik: Betalingstjenesten tilbyr det ikke for ordren.',
  }),
  creditMissing: words({
    'payment-type': 'Den kan ikke krediteres slik: Betalingsmåten tillater det ikke.',
    'nothing-left': 'Det er ingenting igjen å kreditere.',
    'not-offered': 'Den kan ikke krediteres slik: Betalingstjenesten tilbyr det ikke for leveringen.',
  }),
  partMissing: 'Ordren kan bare leveres i sin helhet.',
  rowPartMissing: 'Betalingstjenesten tilbyr det ikke for denne linjen alene.',
  deliverTitle: (id) => `Lever ordre ${id}`,
  cancelTitle: (id) => `Kanseller ordre ${id} eller deler av den`,
  creditTitle: (id) => `Krediter levering ${id}`,
  deliverHow: 'Hva som leveres',
  cancelHow: 'Hva som kanselleres',
  creditHow: 'Hva som krediteres',
  deliverWay: words({ rows: 'Linjer', amount: 'Alt, for et lavere beløp' }),
  cancelWay: words({ order: 'Hele ordren', rows: 'Linjer', amount: 'Et beløp' }),
  creditWay: words({ rows: 'Linjer', amount: 'Et beløp' }),
  allRows: 'Alle linjer',
  allChoosable: 'Alle som kan velges',
  rowsChosen: (chosen, all) => `${chosen} av ${all} valgt`,
  quantityOf: (name) => `Antall av ${name}`,
  oneLess: 'Én færre',
  oneMore: 'Én til',
  takeAll: 'Alle',
  ofQuantity: (quantity) => `av ${quantity}`,
  staysOpen: (quantity) => `Forblir åpent: ${quantity}`,
  getsCancelled: (quantity) => `Kanselleres: ${quantity}`,
  staysUncredited: (quantity) => `Krediteres ikke: ${quantity}`,
  unsavedRow: 'Har ulagrede endringer',
  amountToDeliver: 'Beløp å levere',
  amountToCancel: 'Beløp å kansellere',
  amountCredited: 'Beløp å kreditere',
  atMost: (amount) => `Høyst ${amount}`,
  sendInvoice: 'Fakturaen sendes',
  invoiceWay: words({
    Default: 'På vanlig måte',
    Post: 'Med post',
    Email: 'Med e-post',
    EInvoiceB2B: 'Som e-faktura',
  }),
  restHow: 'Det som ikke leveres',
  restStays: 'Forblir åpent',
  restCancelled: 'Kanselleres',
  extraHow: 'I tillegg til linjene',
  extraWay: words({ none: 'Ingenting', 'new-row': 'En ny linje', fee: 'Minus et gebyr' }),
  feeAmount: 'Gebyr inkl. mva.',
  figuresOf: words({ deliver: 'Å levere', cancel: 'Å kansellere', credit: 'Å kreditere' }),
  openNow: 'Åpent på ordren',
  creditableNow: 'Igjen å kreditere',
  cancelledWith: 'Kanselleres samtidig',
  chooseWay: 'Velg hva som skal kanselleres.',
  takeAlong: 'Lever dette også',
  belowZeroRow: 'En linje under 0 kan ikke krediteres alene. Et beløp tar med sin del av den.',
  rowAboveLeft: 'Mindre enn linjen er igjen av leveringen. Krediter et beløp.',
  inProportion: 'Mva. følger det som er igjen av hver sats.',
  allOfRates: 'Dette er alt som er igjen: av hver sats akkurat det som er igjen av den.',
  ratesBelowZero: 'Også en sats under 0 tar sin del av beløpet.',
  creditAmountInstead: 'Krediter et beløp i stedet.',
  deliversMore: (amount, names) =>
    `Du leverer ${amount} mer enn ordren. Dette blir igjen: ${names}. En rest under 0 kan ikke leveres senere.`,
  deliversMoreCancels: (amount, names) =>
    `Du leverer ${amount} mer enn ordren. Dette kanselleres: ${names}. Kunden betaler som om det aldri hadde vært der.`,
  confirmMore: (amount) => `Lever ${amount} mer enn ordren`,
  openBelowZero: (amount, credit) =>
    `${amount} er åpent, og ingenting under 0 kan leveres. Kanseller det her for å lukke ordren. Skal kunden likevel få det: krediter en levering med ${credit}.`,
  wouldStayBelowZero: (amount) =>
    `${amount} ville blitt igjen på ordren, og ingenting under 0 kan leveres. Velg linjene under 0 også.`,
  ratesLeft: (rates) => `Da er ingenting igjen å kreditere, men per sats går det ikke opp: ${rates}.`,
  refundNote: 'Ordren er levert, så dette er en kreditnota: kunden får beløpet tilbake.',
  lifeFinal: words({
    deliver: 'En levering kan ikke angres. En kreditnota er veien tilbake.',
    cancel: 'En kansellering kan ikke angres.',
    credit: 'En kreditnota kan ikke angres.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'Én linje har ulagrede endringer. Dette gjelder linjene slik de er lagret.'
      : `${count} linjer har ulagrede endringer. Dette gjelder linjene slik de er lagret.`,
  reviewFirst: 'Se over endringene først',
  rowsGone: (count) =>
    count === 1
      ? 'En linje som du valgte, finnes ikke lenger.'
      : `${count} linjer som du valgte, finnes ikke lenger.`,
  back: 'Tilbake',
  lifeDo: words({ deliver: 'Lever', cancel: 'Kanseller det valgte', credit: 'Krediter' }),
  doDeliver: (amount) => `Lever ${amount}`,
  doCancel: (amount) => `Kanseller ${amount}`,
  doCredit: (amount) => `Krediter ${amount}`,
  lifeChanged: 'Ordren ble endret mens dette var åpent. Tallene er nye: Kontroller dem.',
  deliveryGone: (id) =>
    `Ordren har ikke lenger levering ${id}: Den ble endret mens dette var åpent. Ingenting er kreditert. Gå tilbake for å se hva ordren har nå.`,
  lifeOutdated:
    'Ordren ble endret i mellomtiden, så ingenting er gjort. Kontroller tallene, som er nye, og send på nytt.',
  didDeliver: (amount) => `${amount} er levert.`,
  didCancel: (amount) => `${amount} er kansellert.`,
  didCredit: (amount) => `${amount} er kreditert.`,
  chooseRow: 'Velg minst én linje.',
  nothingOfValue: 'Dette blir ingenting: En kreditnota må være over 0.',
  creditTooHigh: (maximum) => `Høyst ${maximum} er igjen å kreditere.`,
  amountBelowZero: 'Linjene blir til sammen mindre enn 0. Velg andre linjer.',
  tooManyRows: (maximum) => `Høyst ${maximum} linjer om gangen.`,
  notAllowedNow: 'Ordren tillater ikke lenger dette.',
  lifeRefused: words({
    'operation-not-offered': 'Betalingstjenesten har ikke denne funksjonen',
    'delivery-not-found': 'Ordren har ingen slik levering',
    'delivery-action-missing': 'Leveringen tillater ikke dette nå',
    'row-action-missing': 'En linje tillater ikke dette nå',
    'credit-too-high': 'Krediteringen er for høy',
  }),
  lifeRefusedText: words({
    'operation-not-offered': 'Ingenting er gjort. Gjør det på en annen måte, eller spør betalingstjenesten.',
    'delivery-not-found':
      'Den kan ha blitt endret siden du åpnet ordren. Last inn ordren på nytt for å se hva den har.',
    'delivery-action-missing':
      'Den kan ha blitt endret siden du åpnet ordren. Her vises hva den fortsatt tillater.',
    'row-action-missing':
      'Den er levert, kansellert eller kreditert i mellomtiden. Her vises hva som er igjen av den.',
    'credit-too-high': 'Det er mindre igjen å kreditere enn før. Her vises hva som er igjen.',
  }),
  creditLeft: (maximum) => `Ingenting er kreditert: ${maximum} av leveringen er igjen å kreditere.`,
}
