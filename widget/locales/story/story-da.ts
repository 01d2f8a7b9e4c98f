import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storyDa: StoryWords = {
  history: 'Historik',
  historyLoading: 'Indlæser historikken…',
  historyEmpty: 'Intet er ændret i ordrebehandlingen endnu.',
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
  markSeen: 'Markér som set',
}
