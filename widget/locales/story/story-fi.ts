import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storyFi: StoryWords = {
  history: 'Historia',
  historyLoading: 'Historiaa ladataan…',
  historyEmpty: 'Tilausnäkymässä ei ole vielä muutettu mitään.',
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
  markSeen: 'Merkitse nähdyksi',
}
