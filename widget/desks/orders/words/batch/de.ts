import type {
  BatchCommand,
  BatchItemState,
  BatchKind,
  BatchObstacle,
  BatchPause,
  BatchState,
} from '../../../../../shared/domain/batch/batch.enums.ts'
import { words } from '../../../../locales/languages.ts'
import type { BatchProblem, FindingCode } from '../orders-terms.ts'
import type { BatchWords } from './en.ts'

/** German, for one act on many orders. */
export const texts: BatchWords = {
  // What is done
  batchTitle: 'Mehrere Bestellungen ändern',
  batchWhat: 'Was soll geschehen',
  batchKind: words<BatchKind>({
    deliver: 'Ganz liefern',
    'deliver-rest': 'Rest liefern',
    extend: 'Letzten Tag verschieben',
    cancel: 'Stornieren',
    credit: 'Ganz gutschreiben',
    metadata: 'Metadaten setzen',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Bestellungen, die noch keine Lieferung haben.',
    'deliver-rest': 'Was von jeder Bestellung noch offen ist.',
    extend: 'Ein neuer letzter Tag für jede Bestellung.',
    cancel: 'Offene Bestellungen im Ganzen.',
    credit: 'Jede Position jeder Lieferung, die gutgeschrieben werden kann.',
    metadata: 'Ein Schlüssel jeder Bestellung; die anderen bleiben.',
  }),
  batchDeliver: (count) => (count === 1 ? '1 Bestellung liefern' : `${count} Bestellungen liefern`),
  batchDeliverRest: (count) =>
    count === 1 ? 'Rest von 1 Bestellung liefern' : `Rest von ${count} Bestellungen liefern`,
  batchExtend: (count) =>
    count === 1
      ? 'Letzten Tag von 1 Bestellung verschieben'
      : `Letzten Tag von ${count} Bestellungen verschieben`,
  batchCancel: (count) => (count === 1 ? '1 Bestellung stornieren' : `${count} Bestellungen stornieren`),
  batchCredit: (count) => (count === 1 ? '1 Bestellung gutschreiben' : `${count} Bestellungen gutschreiben`),
  batchMetadata: (count) =>
    count === 1 ? 'Metadaten von 1 Bestellung setzen' : `Metadaten von ${count} Bestellungen setzen`,
  batchOrders: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  batchNoKind: 'Wählen Sie, was geschehen soll.',
  batchDay: 'Neuer letzter Tag',
  batchDayWrong: 'Geben Sie einen Tag nach heute ein.',
  batchKey: 'Schlüssel',
  batchValue: 'Wert',
  batchKeyWrong: 'Geben Sie einen Schlüssel ein.',
  batchWithoutId: (count) =>
    count === 1
      ? '1 ausgewählte Bestellung bleibt außen vor, weil die Liste des Shops keine Checkout-ID dafür hat:'
      : `${count} ausgewählte Bestellungen bleiben außen vor, weil die Liste des Shops keine Checkout-ID dafür hat:`,
  batchNothingSent: 'Noch wird nichts an den Zahlungsanbieter gesendet.',
  batchReview: (count) => (count === 1 ? '1 Bestellung prüfen' : `${count} Bestellungen prüfen`),
  batchMaking: 'Einen Moment…',

  // Pasted numbers
  batchPaste: 'Bestellnummern einfügen',
  batchPasteLabel: 'Eine Nummer je Zeile',
  batchPasteHint: 'Checkout-IDs oder Bestellnummern des Shops, als Spalte einer Tabelle.',
  batchLookUp: 'Nummern prüfen',
  batchLookingUp: (done, all) => `${done} von ${all} Nummern nachgeschlagen…`,
  batchUnderstood: (count) =>
    count === 1 ? '1 Bestellung wurde gefunden.' : `${count} Bestellungen wurden gefunden.`,
  batchSkipped: (count) => (count === 1 ? '1 Zeile bleibt außen vor' : `${count} Zeilen bleiben außen vor`),
  batchNoted: (count) => (count === 1 ? '1 Zeile zum Ansehen' : `${count} Zeilen zum Ansehen`),
  batchLine: (line) => `Zeile ${line}`,
  batchFinding: words<FindingCode>({
    exponent:
      'Die Tabelle hat diese Nummer gerundet. Formatieren Sie die Spalte als Text und kopieren Sie sie neu.',
    several: 'Mehr als eine Nummer. Schreiben Sie jede in eine eigene Zeile.',
    unknown: 'Weder eine Checkout-ID noch eine Nummer aus der Liste des Shops.',
    ambiguous: 'Das ist die Nummer einer Bestellung und die Checkout-ID einer anderen.',
    'no-id': 'Die Liste des Shops hat keine Checkout-ID für diese Bestellung.',
    'not-asked': 'Die Liste des Shops hat nicht geantwortet. Prüfen Sie die Nummern noch einmal.',
    repeated: 'Dieselbe Bestellung wie in einer früheren Zeile. Sie zählt einmal.',
    zeros: 'Nicht in der Liste des Shops: als Checkout-ID ohne führende Nullen gelesen.',
    'as-id': 'Nicht in der Liste des Shops: als Checkout-ID gelesen.',
  }),
  batchGoOn: (count) => (count === 1 ? 'Weiter mit 1 Bestellung' : `Weiter mit ${count} Bestellungen`),

  // The review
  batchReading: (done, all) => `${done} von ${all} Bestellungen sind geprüft.`,
  batchProgress: 'Fortschritt',
  batchNothing: 'Keine dieser Bestellungen lässt sich so ändern.',
  batchCannot: (count) =>
    count === 1
      ? '1 Bestellung lässt sich so nicht ändern und bleibt außen vor. Der Grund steht unten.'
      : `${count} Bestellungen lassen sich so nicht ändern und bleiben außen vor. Die Gründe stehen unten.`,
  batchFinal: 'Das lässt sich nicht rückgängig machen.',
  batchAbout: 'Änderung',
  batchNewDay: (day) => `Neuer letzter Tag: ${day}`,
  batchNewValue: (key, value) => `${key}: ${value}`,
  batchMade: 'Vorbereitet von',
  batchStarted: 'Gestartet von',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Wird geprüft',
    ready: 'Startbereit',
    waiting: 'Wartet',
    running: 'Läuft',
    paused: 'Angehalten',
    ended: 'Abgeschlossen',
    stopped: 'Abgebrochen',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Bis zur Fortsetzung wird nichts mehr gesendet.',
    'session-ended':
      'Die Sitzung der startenden Person wurde beendet. Setzen Sie den Lauf in Ihrem Namen fort.',
    'provider-fails':
      'Der Zahlungsanbieter hat mehrmals versagt. Setzen Sie den Lauf fort, sobald er wieder antwortet.',
  }),
  batchWaiting: 'Er startet, wenn andere Läufe fertig sind.',
  batchWaitsUntil: (time) => `Die nächste Bestellung wird um ${time} versucht.`,
  batchLost: 'Keine Verbindung. Die Arbeit geht weiter, und diese Seite versucht, sich neu zu verbinden.',
  batchGoesOn: 'Sie können dies schließen. Die Arbeit geht weiter.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    stop: 'Endgültig abbrechen',
  }),
  batchStop: 'Abbrechen…',
  batchStopText: (count) =>
    count === 1
      ? '1 Bestellung ist noch nicht geändert. Sie bleibt, wie sie ist, und der Lauf lässt sich nicht fortsetzen.'
      : `${count} Bestellungen sind noch nicht geändert. Sie bleiben, wie sie sind, und der Lauf lässt sich nicht fortsetzen.`,
  batchKeep: 'Nicht abbrechen',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Noch nicht geprüft',
    ready: 'Bereit',
    cannot: 'Nicht möglich',
    sent: 'Unterwegs',
    done: 'Ausgeführt',
    refused: 'Abgelehnt',
    unknown: 'Unbekannt',
    left: 'Nicht geändert',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'Ein Teil davon ist schon geliefert.',
    'nothing-left': 'Davon ist nichts mehr übrig.',
  }),
  batchUnknownText:
    'Die Antwort des Zahlungsanbieters ging verloren. Öffnen Sie jede Bestellung: Sie zeigt, ob die Änderung gemacht wurde. Wiederholen Sie sie nur, wenn sie dort fehlt.',
  batchShowAll: (count) => `Alle ${count} zeigen`,
  batchOutcome: 'Ergebnis',
  batchWhy: 'Grund',
  batchCopy: 'Nicht Ausgeführtes kopieren',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'Der Lauf ist inzwischen weiter',
    'batches-too-many': 'Zu viele Läufe sind nicht abgeschlossen',
    'order-repeated': 'Eine Bestellung steht zweimal in der Liste',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Sehen Sie unten seinen Stand: Das ist bei ihm nicht mehr möglich.',
    'batches-too-many': 'Schließen Sie einen davon ab oder brechen Sie ihn ab, und versuchen Sie es erneut.',
    'order-repeated': 'Lassen Sie die zweite weg und prüfen Sie die Bestellungen erneut.',
  }),

  // The batches
  batchList: 'Mehrere Bestellungen auf einmal',
  batchListAll: (count, days) =>
    count === 1
      ? `1 abgeschlossenen Lauf der letzten ${days} Tage zeigen`
      : `${count} abgeschlossene Läufe der letzten ${days} Tage zeigen`,
  batchUnknown: (count) => (count === 1 ? '1 unbekannt' : `${count} unbekannt`),
  batchSettled: (done, all) => `${done} von ${all}`,
  batchTakeUp: 'Wieder aufnehmen',
  batchShow: 'Zeigen',
}
