import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** Swedish, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Ändringar, ${period}`,
  journalFrom: 'Från',
  journalTo: 'Till',
  journalPrevious: 'En vecka bakåt',
  journalNext: 'En vecka framåt',
  journalLastDays: 'Senaste 7 dagarna',
  journalToday: 'I dag',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Ange båda dagarna.',
    reversed: 'Den första dagen är efter den sista. Byt plats på dagarna.',
  }),
  journalLoading: 'Läser journalen…',
  journalRead: (count) => `Journalen är inläst. Poster: ${count}.`,
  journalNone: 'Inget gjordes under perioden.',
  journalNoneText: 'Journalen har inga poster för de här dagarna. Välj en annan period.',
  journalCutOff: 'Journalen är inte fullständig',
  journalCutOffText: (count) =>
    `Anslutningen bröts. Poster hittills: ${count}. Äldre poster saknas. Läs in perioden igen.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 ändring med okänt utfall' : `${count} ändringar med okänt utfall`,
  journalUnknownText:
    'Betaltjänstens svar gick förlorat. Titta på ordern: där syns om ändringen gjordes. Gör om den bara om den saknas där.',
  journalUnknownLater: (day) => `Det som har visat sig efter ${day} ingår inte i perioden.`,
  journalUnknownAll: (count) => `Visa alla ${count} i tabellen`,

  // The table
  journalTable: 'Ändringar',
  journalColumn: words<ChangesColumn>({
    time: 'Tid',
    who: 'Vem',
    what: 'Vad',
    subject: 'Gäller',
    changes: 'Ändringar',
    amount: 'Belopp',
    outcome: 'Utfall',
    reason: 'Orsak',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Dag stängd',
    endSession: 'Session avslutad',
    endUserSessions: 'En användares sessioner avslutade',
    endAllSessions: 'Alla sessioner avslutade',
    startBatch: 'Flera ordrar: startat',
    pauseBatch: 'Flera ordrar: pausat',
    resumeBatch: 'Flera ordrar: återupptaget',
    stopBatch: 'Flera ordrar: stoppat',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Klart',
    refused: 'Nekades',
    'not-done': 'Utfördes inte',
    unknown: 'Okänt',
    followed: 'Först okänt',
  }),
  journalFollowed: 'Svaret gick först förlorat. En senare post om samma begäran säger mer.',
  journalFoundByReading: 'Svaret gick förlorat. Utfallet framgick när ordern lästes in igen.',
  journalErased: (id) => `${id} (namnet raderat)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Order',
    credit: 'Kreditorder',
    closing: 'Utbetalning',
    session: 'Session',
    batch: 'Flera ordrar',
  }),
  journalCredit: (number) => `Kreditorder ${number}`,
  journalPlan: (number) => `Delbetalning ${number}`,
  journalOwnNumber: (number) => `${number} (ert nummer)`,
  journalPayout: (day) => `Utbetalning ${day}`,
  journalOpen: (id) => `Öppna order ${id}`,
  journalDetails: 'Detaljer',
  journalMore: (count) => `+${count} till`,
  journalStatus: 'Status',
  journalNotKept: 'Värdena har inte sparats.',
  journalMade: 'Nytt nummer',
  journalPrinted: (shown, all) =>
    `De första ${shown} av ${all} poster skrivs ut. Alla poster finns i CSV-filen.`,

  // What is shown
  journalSearch: 'Sök bland posterna',
  journalFilters: 'Filter',
  journalAll: 'Alla',
  journalMinimum: 'Minsta ändring av belopp',
  journalMinimumWrong: (example) => `Ange ett belopp, till exempel ${example}.`,
  journalFound: (shown, all) => `${shown} av ${all} poster`,
  journalReading: 'Läser fortfarande.',
  journalClear: 'Rensa filter',
  journalNoMatch: 'Ingen post matchar sökningen och filtren.',

  // Files
  journalFile: 'Spara som CSV',
  journalFileFailed: 'Filen kunde inte skapas. Kontrollera anslutningen och försök igen.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Datum',
    id: 'Personens id',
    kind: 'Operation',
    before: 'Belopp före',
    after: 'Belopp efter',
    currency: 'Valuta',
    change: 'Beloppsändring',
  }),
}
