import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storyNo: StoryWords = {
  history: 'Historikk',
  historyLoading: 'Laster inn historikken…',
  historyEmpty: 'Ingenting er endret i ordrebehandlingen ennå.',
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
  markSeen: 'Merk som sett',
}
