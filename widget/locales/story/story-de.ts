import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

export const storyDe: StoryWords = {
  historyLoading: 'Der Verlauf wird geladen…',
  historyFailed: 'Der Verlauf konnte nicht geladen werden.',
  showMore: 'Mehr anzeigen',
  became: 'wurde zu',
  historyServer: (name) => `Server, Schlüssel ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Position hinzugefügt',
    addOrderRows: 'Positionen hinzugefügt',
    updateOrderRow: 'Position geändert',
    updateOrderRows: 'Positionen geändert',
    replaceOrderRows: 'Alle Positionen ersetzt',
    extendOrder: 'Ablauf verschoben',
    setOrderMetadata: 'Metadaten geändert',
    deliverOrder: 'Bestellung geliefert',
    deliverAndLowerAmount: 'Bestellung zu geringerem Betrag geliefert',
    cancelOrder: 'Bestellung storniert',
    cancelAmount: 'Betrag storniert',
    cancelOrderRows: 'Positionen storniert',
    creditOrderRows: 'Positionen gutgeschrieben',
    creditNewRow: 'Neue Position gutgeschrieben',
    creditWithFee: 'Positionen abzüglich Gebühr gutgeschrieben',
    creditAmount: 'Betrag gutgeschrieben',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Ausgeführt',
    refused: 'Abgelehnt, nichts wurde geändert',
    'not-done': 'Nicht ausgeführt: Die Antwort ging verloren, und nichts wurde geändert',
    unknown: 'Nicht bekannt, ob es ausgeführt wurde: Die Antwort ging verloren',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Hinzugefügt', cancelled: 'Storniert' }),
  historyMore: (count) => (count === 1 ? 'und 1 weitere Position' : `und ${count} weitere Positionen`),
  historyNoValues: 'Die Werte wurden nicht aufbewahrt.',
  historyKeys: (keys) => `Schlüssel: ${keys}`,

  storyDiffers: (difference) =>
    `Geliefert, storniert und offen ergeben zusammen nicht das Bestellte (Differenz ${difference}).`,
  storyElsewhere: 'Nicht im gezeigten Verlauf',
  storyOlder: 'Ältere Änderungen sind nicht angezeigt.',
  showOlder: 'Ältere anzeigen',
  storyFilter: 'Was angezeigt wird',
  storyAll: 'Alles',
  storyMoney: 'Beträge und Status',
  rowHistory: 'Verlauf dieser Position',
  rowHistoryTitle: (name) => `Verlauf von ${name}`,
  rowHistoryNone: 'Diese Position wurde in der Bestellverwaltung nicht geändert.',
  rowHistoryOlder: 'Nichts Neueres betrifft diese Position. Ältere Einträge wurden noch nicht durchsucht.',

  youElsewhere: 'Sie, in einem anderen Fenster',
  byYouElsewhere: 'Ihnen, in einem anderen Fenster',
  markChanged: (who, when) => `Geändert von ${who}, ${when}`,
  markAdded: (who, when) => `Hinzugefügt von ${who}, ${when}`,
  markCancelled: (who, when) => `Storniert von ${who}, ${when}`,
  newsRows: (who, count) =>
    count === 1 ? `${who} hat 1 Position geändert.` : `${who} hat ${count} Positionen geändert.`,
  newsRowsOfYou: (count) =>
    count === 1
      ? 'Sie haben 1 Position in einem anderen Fenster geändert.'
      : `Sie haben ${count} Positionen in einem anderen Fenster geändert.`,
  newsAmount: (before, after) => `Der Bestellbetrag war ${before} und ist jetzt ${after}.`,
  markSeen: 'Als gesehen markieren',
  alsoOpen: (names) => `Auch hier: ${names}`,
  othersMore: (count) => `${count} weitere`,
  actionsTitle: 'Beim Zahlungsanbieter möglich',
  actionsText:
    'Dies geschieht im eigenen System des Zahlungsanbieters; die Bestellverwaltung ist daran nicht beteiligt.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 Position' : `${count} Positionen`})`,
}
