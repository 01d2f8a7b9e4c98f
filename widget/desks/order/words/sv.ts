import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { OrderWords } from './en.ts'

/** Swedish, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. */
export const texts: OrderWords = {
  // What the page shows besides the order
  historyLoading: 'Läser in historiken…',
  historyFailed: 'Historiken kunde inte läsas in.',
  showMore: 'Visa fler',
  became: 'blev',
  historyServer: (name) => `Server, nyckel ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Rad tillagd',
    addOrderRows: 'Rader tillagda',
    updateOrderRow: 'Rad ändrad',
    updateOrderRows: 'Rader ändrade',
    replaceOrderRows: 'Alla rader ersatta',
    extendOrder: 'Sista dagen flyttad',
    setOrderMetadata: 'Metadata ändrade',
    deliverOrder: 'Order levererad',
    deliverAndLowerAmount: 'Order levererad till lägre belopp',
    cancelOrder: 'Order makulerad',
    cancelAmount: 'Belopp makulerat',
    cancelOrderRows: 'Rader makulerade',
    creditOrderRows: 'Rader krediterade',
    creditNewRow: 'Ny rad krediterad',
    creditWithFee: 'Rader krediterade minus avgift',
    creditAmount: 'Belopp krediterat',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Klart',
    refused: 'Nekades, inget ändrades',
    'not-done': 'Utfördes inte: svaret gick förlorat och inget ändrades',
    unknown: 'Oklart om det utfördes: svaret gick förlorat',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Tillagd', cancelled: 'Makulerad' }),
  historyMore: (count) => (count === 1 ? 'och 1 rad till' : `och ${count} rader till`),
  historyNoValues: 'Värdena har inte sparats.',
  historyKeys: (keys) => `Nycklar: ${keys}`,

  storyDiffers: (difference) =>
    `Levererat, makulerat och öppet blir tillsammans inte det som beställdes (skillnad ${difference}).`,
  storyElsewhere: 'Saknas i historiken som visas',
  storyOlder: 'Äldre ändringar visas inte.',
  showOlder: 'Visa äldre',
  storyFilter: 'Vad som visas',
  storyAll: 'Allt',
  storyMoney: 'Belopp och status',
  rowHistory: 'Radens historik',
  rowHistoryTitle: (name) => `Historik för ${name}`,
  rowHistoryNone: 'Raden har inte ändrats i orderhanteringen.',
  rowHistoryOlder: 'Inget nyare gäller den här raden. Äldre poster har inte sökts igenom än.',

  youElsewhere: 'Du, i ett annat fönster',
  byYouElsewhere: 'dig, i ett annat fönster',
  markChanged: (who, when) => `Ändrad av ${who}, ${when}`,
  markAdded: (who, when) => `Tillagd av ${who}, ${when}`,
  markCancelled: (who, when) => `Makulerad av ${who}, ${when}`,
  newsRows: (who, count) => (count === 1 ? `${who} ändrade 1 rad.` : `${who} ändrade ${count} rader.`),
  newsRowsOfYou: (count) =>
    count === 1 ? 'Du ändrade 1 rad i ett annat fönster.' : `Du ändrade ${count} rader i ett annat fönster.`,
  newsAmount: (before, after) => `Orderbeloppet var ${before} och är nu ${after}.`,
  changedAtProvider: 'Ordern ändrades hos betaltjänsten.',
  markSeen: 'Markera som sett',
  alsoOpen: (names) => `${names} är också här`,
  othersMore: (count) => `${count} till`,
  actionsTitle: 'Tillgängligt i betaltjänsten',
  actionsText: 'Det här görs i betaltjänstens eget system; orderhanteringen har ingen del i det.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 rad' : `${count} rader`})`,

  // The view of the rows
  searchRows: 'Sök i raderna',
  showRows: 'Visa',
  rowFilter: words({
    all: 'Alla rader',
    changed: 'Bara ändrade',
    active: 'Aktiva',
    cancelled: 'Makulerade',
  }),
  sortRows: 'Sortera efter',
  sortNone: 'Betaltjänstens ordning',
  sortUp: (column) => `${column}, stigande`,
  sortDown: (column) => `${column}, fallande`,
  sortHint: (column) => `Sortera efter ${column}`,
  rowsFound: (shown, all) => `${shown} av ${all} rader`,
  rowsHidden: (count) => `${count} dolda`,
  showHidden: 'Visa alla',
  noRowMatches: 'Ingen rad matchar sökningen och filtret.',
  changesHidden: (count) =>
    count === 1
      ? 'En av dina ändringar finns på en rad som är dold. Den sparas också.'
      : `${count} av dina ändringar finns på rader som är dolda. De sparas också.`,
  viewCleared: 'Sökningen och filtret togs bort för att visa raden.',
  exportAll: (count) => (count === '1' ? 'Exportera 1 rad' : `Exportera ${count} rader`),
  exportSome: (shown, all) => `Exportera ${shown} av ${all} rader`,
  exportedAll: (count, file) =>
    count === '1' ? `1 rad finns i filen ${file}.` : `Alla ${count} rader finns i filen ${file}.`,
  exportedSome: (count, file) =>
    count === '1'
      ? `1 rad, den som visas, finns i filen ${file}.`
      : `${count} rader, de som visas, finns i filen ${file}.`,
  exportedUnsaved: (count) =>
    count === '1'
      ? '1 av dem har ändringar som inte är sparade.'
      : `${count} av dem har ändringar som inte är sparade.`,
  exportFailed: 'Filen kunde inte skapas, eftersom en del av verktyget inte lästes in. Försök igen.',
  rowState: 'Status',
  rowStateWords: words({
    same: 'Aktiv',
    new: 'Ny',
    changed: 'Ändrad',
    cancelling: 'Ska makuleras',
    cancelled: 'Makulerad',
  }),

  // Deliveries, cancellations and credits
  lifeRow: words({ deliver: 'Leverera…', cancel: 'Makulera raden…', credit: 'Kreditera…' }),
  leftToDeliver: (left, whole) => `${left} av ${whole} att leverera`,
  leftToCredit: (left, whole) => `${left} av ${whole} att kreditera`,
  nothingToCredit: 'Krediterad',
  amountToCredit: (amount) => `${amount} kvar att kreditera`,
  deliverMissing: words({
    'order-not-open': 'Den kan inte levereras: ordern är inte längre öppen.',
    'payment-type': 'Den kan inte levereras så här: betalsättet tillåter det inte.',
    'nothing-left': 'Det finns inget kvar att leverera.',
    'amount-negative':
      'Den kan inte levereras: de öppna raderna blir tillsammans mindre än 0. Ändra eller makulera rader först.',
    'not-offered': 'Den kan inte levereras så här: betaltjänsten erbjuder det inte för ordern.',
  }),
  cancelMissing: words({
    'order-not-open': 'Den kan inte makuleras: ordern är inte längre öppen.',
    'payment-type': 'Den kan inte makuleras så här: betalsättet tillåter det inte.',
    'nothing-left': 'Det finns inget kvar att makulera.',
    'not-offered': 'Den kan inte makuleras så här: betaltjänsten erbjuder det inte för ordern.',
  }),
  creditMissing: words({
    'payment-type': 'Den kan inte krediteras så här: betalsättet tillåter det inte.',
    'nothing-left': 'Det finns inget kvar att kreditera.',
    'not-offered': 'Den kan inte krediteras så här: betaltjänsten erbjuder det inte för leveransen.',
  }),
  partMissing: 'Ordern kan bara levereras i sin helhet.',
  rowPartMissing: 'Betaltjänsten erbjuder det inte för bara den här raden.',
  deliverTitle: (id) => `Leverera order ${id}`,
  cancelTitle: (id) => `Makulera order ${id} eller delar av den`,
  creditTitle: (id) => `Kreditera leverans ${id}`,
  deliverHow: 'Vad som levereras',
  cancelHow: 'Vad som makuleras',
  creditHow: 'Vad som krediteras',
  deliverWay: words({ rows: 'Rader', amount: 'Allt, till ett lägre belopp' }),
  cancelWay: words({ order: 'Hela ordern', rows: 'Rader', amount: 'Ett belopp' }),
  creditWay: words({ rows: 'Rader', amount: 'Ett belopp' }),
  allRows: 'Alla rader',
  allChoosable: 'Alla som kan väljas',
  rowsChosen: (chosen, all) => `${chosen} av ${all} valda`,
  quantityOf: (name) => `Antal av ${name}`,
  oneLess: 'En mindre',
  oneMore: 'En till',
  takeAll: 'Alla',
  ofQuantity: (quantity) => `av ${quantity}`,
  staysOpen: (quantity) => `Förblir öppet: ${quantity}`,
  getsCancelled: (quantity) => `Makuleras: ${quantity}`,
  staysUncredited: (quantity) => `Krediteras inte: ${quantity}`,
  unsavedRow: 'Har osparade ändringar',
  amountToDeliver: 'Belopp att leverera',
  amountToCancel: 'Belopp att makulera',
  amountCredited: 'Belopp att kreditera',
  atMost: (amount) => `Högst ${amount}`,
  sendInvoice: 'Fakturan skickas',
  invoiceWay: words({
    Default: 'På vanligt sätt',
    Post: 'Med post',
    Email: 'Med e-post',
    EInvoiceB2B: 'Som e-faktura',
  }),
  restHow: 'Det som inte levereras',
  restStays: 'Förblir öppet',
  restCancelled: 'Makuleras',
  extraHow: 'Utöver raderna',
  extraWay: words({ none: 'Inget', 'new-row': 'En ny rad', fee: 'Minus en avgift' }),
  feeAmount: 'Avgift inkl. moms',
  figuresOf: words({ deliver: 'Att leverera', cancel: 'Att makulera', credit: 'Att kreditera' }),
  openNow: 'Öppet på ordern',
  creditableNow: 'Kvar att kreditera',
  cancelledWith: 'Makuleras samtidigt',
  chooseWay: 'Välj vad som ska makuleras.',
  takeAlong: 'Leverera det här också',
  belowZeroRow: 'En rad under 0 kan inte krediteras för sig. Ett belopp tar med dess andel.',
  rowAboveLeft: 'Mindre än raden finns kvar av leveransen. Kreditera ett belopp.',
  inProportion: 'Momsen följer vad som är kvar av varje sats.',
  allOfRates: 'Det här är allt som är kvar: av varje momssats precis det som är kvar av den.',
  ratesBelowZero: 'Även en sats under 0 tar sin del av beloppet.',
  creditAmountInstead: 'Kreditera ett belopp i stället.',
  deliversMore: (amount, names) =>
    `Du levererar ${amount} mer än ordern. Det här blir kvar: ${names}. En rest under 0 kan inte levereras senare.`,
  deliversMoreCancels: (amount, names) =>
    `Du levererar ${amount} mer än ordern. Det här makuleras: ${names}. Kunden betalar som om det aldrig hade funnits.`,
  confirmMore: (amount) => `Leverera ${amount} mer än ordern`,
  openBelowZero: (amount, credit) =>
    `${amount} är öppet, och inget under 0 kan levereras. Makulera det här för att stänga ordern. Om kunden ändå ska få det: kreditera en leverans med ${credit}.`,
  wouldStayBelowZero: (amount) =>
    `${amount} skulle bli kvar på ordern, och inget under 0 kan levereras. Välj raderna under 0 också.`,
  ratesLeft: (rates) =>
    `Då finns inget kvar att kreditera, men per momssats går det inte jämnt upp: ${rates}.`,
  refundNote: 'Ordern är levererad, så det här är en kreditering: kunden får tillbaka beloppet.',
  lifeFinal: words({
    deliver: 'En leverans kan inte ångras. En kreditering är vägen tillbaka.',
    cancel: 'En makulering kan inte ångras.',
    credit: 'En kreditering kan inte ångras.',
  }),
  unsavedRows: (count) =>
    count === 1
      ? 'En rad har osparade ändringar. Det här gäller raderna som de är sparade.'
      : `${count} rader har osparade ändringar. Det här gäller raderna som de är sparade.`,
  reviewFirst: 'Granska ändringarna först',
  rowsGone: (count) =>
    count === 1 ? 'En rad som du valde finns inte längre.' : `${count} rader som du valde finns inte längre.`,
  back: 'Tillbaka',
  lifeDo: words({ deliver: 'Leverera', cancel: 'Makulera det valda', credit: 'Kreditera' }),
  doDeliver: (amount) => `Leverera ${amount}`,
  doCancel: (amount) => `Makulera ${amount}`,
  doCredit: (amount) => `Kreditera ${amount}`,
  lifeChanged: 'Ordern ändrades medan detta var öppet. Siffrorna är nya: kontrollera dem.',
  deliveryGone: (id) =>
    `Ordern har inte längre leverans ${id}: den ändrades medan detta var öppet. Inget har krediterats. Gå tillbaka för att se vad ordern har nu.`,
  lifeOutdated:
    'Ordern ändrades under tiden, så inget har gjorts. Kontrollera siffrorna, som är nya, och skicka igen.',
  didDeliver: (amount) => `${amount} är levererat.`,
  didCancel: (amount) => `${amount} är makulerat.`,
  didCredit: (amount) => `${amount} är krediterat.`,
  chooseRow: 'Välj minst en rad.',
  nothingOfValue: 'Det blir inget belopp: en kreditering måste vara över 0.',
  creditTooHigh: (maximum) => `Högst ${maximum} finns kvar att kreditera.`,
  amountBelowZero: 'Raderna blir tillsammans mindre än 0. Välj andra rader.',
  tooManyRows: (maximum) => `Högst ${maximum} rader åt gången.`,
  notAllowedNow: 'Ordern tillåter inte längre detta.',
  lifeRefused: words({
    'operation-not-offered': 'Betaltjänsten har inte den här funktionen',
    'delivery-not-found': 'Ordern har ingen sådan leverans',
    'delivery-action-missing': 'Leveransen tillåter inte detta nu',
    'row-action-missing': 'En rad tillåter inte detta nu',
    'credit-too-high': 'Krediteringen är för hög',
  }),
  lifeRefusedText: words({
    'operation-not-offered': 'Inget har gjorts. Gör det på ett annat sätt eller fråga betaltjänsten.',
    'delivery-not-found':
      'Den kan ha ändrats sedan du öppnade ordern. Ladda om ordern för att se vad den har.',
    'delivery-action-missing':
      'Den kan ha ändrats sedan du öppnade ordern. Här visas vad den fortfarande tillåter.',
    'row-action-missing':
      'Den har levererats, makulerats eller krediterats under tiden. Här visas vad som är kvar av den.',
    'credit-too-high': 'Det finns mindre kvar att kreditera än tidigare. Här visas vad som är kvar.',
  }),
  creditLeft: (maximum) => `Inget har krediterats: av leveransen finns ${maximum} kvar att kreditera.`,
}
