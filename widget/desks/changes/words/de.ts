import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** German, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Änderungen, ${period}`,
  journalFrom: 'Von',
  journalTo: 'Bis',
  journalPrevious: 'Eine Woche zurück',
  journalNext: 'Eine Woche vor',
  journalLastDays: 'Letzte 7 Tage',
  journalToday: 'Heute',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Geben Sie beide Tage an.',
    reversed: 'Der erste Tag liegt nach dem letzten. Vertauschen Sie die Tage.',
  }),
  journalLoading: 'Protokoll wird gelesen…',
  journalRead: (count) => `Das Protokoll ist gelesen. Einträge: ${count}.`,
  journalNone: 'In diesem Zeitraum wurde nichts getan.',
  journalNoneText: 'Das Protokoll hat keinen Eintrag aus diesen Tagen. Wählen Sie einen anderen Zeitraum.',
  journalCutOff: 'Das Protokoll ist nicht vollständig',
  journalCutOffText: (count) =>
    `Die Verbindung brach ab. Einträge bisher: ${count}. Ältere fehlen. Lesen Sie den Zeitraum erneut.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 Änderung mit unbekanntem Ergebnis' : `${count} Änderungen mit unbekanntem Ergebnis`,
  journalUnknownText:
    'Die Antwort des Zahlungsanbieters ging verloren. Sehen Sie in der Bestellung nach: Sie zeigt, ob die Änderung gemacht wurde. Wiederholen Sie sie nur, wenn sie dort fehlt.',
  journalUnknownLater: (day) => `Was sich nach dem ${day} ergeben hat, gehört nicht zu diesem Zeitraum.`,
  journalUnknownAll: (count) => `Alle ${count} in der Tabelle zeigen`,

  // The table
  journalTable: 'Änderungen',
  journalColumn: words<ChangesColumn>({
    time: 'Uhrzeit',
    who: 'Wer',
    what: 'Was',
    subject: 'Betrifft',
    changes: 'Änderungen',
    amount: 'Betrag',
    outcome: 'Ergebnis',
    reason: 'Grund',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Tag abgeschlossen',
    endSession: 'Sitzung beendet',
    endUserSessions: 'Sitzungen eines Benutzers beendet',
    endAllSessions: 'Alle Sitzungen beendet',
    startBatch: 'Mehrere Bestellungen: gestartet',
    pauseBatch: 'Mehrere Bestellungen: angehalten',
    resumeBatch: 'Mehrere Bestellungen: fortgesetzt',
    stopBatch: 'Mehrere Bestellungen: abgebrochen',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Ausgeführt',
    refused: 'Abgelehnt',
    'not-done': 'Nicht ausgeführt',
    unknown: 'Unbekannt',
    followed: 'Zuerst unbekannt',
  }),
  journalFollowed: 'Die Antwort ging zuerst verloren. Ein späterer Eintrag zur selben Anfrage sagt mehr.',
  journalFoundByReading:
    'Die Antwort ging verloren. Das Ergebnis zeigte sich, als die Bestellung erneut gelesen wurde.',
  journalErased: (id) => `${id} (Name gelöscht)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Bestellung',
    credit: 'Kreditbestellung',
    closing: 'Auszahlung',
    session: 'Sitzung',
    batch: 'Mehrere Bestellungen',
  }),
  journalCredit: (number) => `Kreditbestellung ${number}`,
  journalPlan: (number) => `Ratenplan ${number}`,
  journalOwnNumber: (number) => `${number} (Ihre Nummer)`,
  journalPayout: (day) => `Auszahlung vom ${day}`,
  journalOpen: (id) => `Bestellung ${id} öffnen`,
  journalDetails: 'Einzelheiten',
  journalMore: (count) => `+${count} weitere`,
  journalStatus: 'Status',
  journalNotKept: 'Die Werte sind nicht gespeichert.',
  journalMade: 'Neue Nummer',
  journalPrinted: (shown, all) =>
    `Die ersten ${shown} von ${all} Einträgen werden gedruckt. Die CSV-Datei hat alle.`,

  // What is shown
  journalSearch: 'Einträge durchsuchen',
  journalFilters: 'Filter',
  journalAll: 'Alle',
  journalMinimum: 'Betragsänderung ab',
  journalMinimumWrong: (example) => `Geben Sie einen Betrag an, zum Beispiel ${example}.`,
  journalFound: (shown, all) => `${shown} von ${all} Einträgen`,
  journalReading: 'Wird noch gelesen.',
  journalClear: 'Filter löschen',
  journalNoMatch: 'Kein Eintrag entspricht der Suche und den Filtern.',

  // Files
  journalFile: 'Als CSV speichern',
  journalFileFailed:
    'Die Datei konnte nicht erstellt werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Datum',
    id: 'ID der Person',
    kind: 'Vorgang',
    before: 'Betrag vorher',
    after: 'Betrag nachher',
    currency: 'Währung',
    change: 'Änderung des Betrags',
  }),
}
