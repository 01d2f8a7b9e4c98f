import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storySv: StoryWords = {
  history: 'Historik',
  historyLoading: 'Läser in historiken…',
  historyEmpty: 'Inget har ändrats i orderhanteringen än.',
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
    cancelOrder: 'Order annullerad',
    cancelAmount: 'Belopp annullerat',
    cancelOrderRows: 'Rader annullerade',
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
  markSeen: 'Markera som sett',
}
