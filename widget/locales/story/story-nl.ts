import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storyNl: StoryWords = {
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
  markSeen: 'Markeren als gezien',
  alsoOpen: (names) => `Ook hier: ${names}`,
  othersMore: (count) => `nog ${count}`,
  actionsTitle: 'Mogelijk bij de betaaldienst',
  actionsText: 'Dit kan in het eigen systeem van de betaaldienst; het orderbeheer staat daar buiten.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 regel' : `${count} regels`})`,
}
