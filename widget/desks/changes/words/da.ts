import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** Danish, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Ændringer, ${period}`,
  journalFrom: 'Fra',
  journalTo: 'Til',
  journalPrevious: 'En uge tilbage',
  journalNext: 'En uge frem',
  journalLastDays: 'Seneste 7 dage',
  journalToday: 'I dag',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Angiv begge dage.',
    reversed: 'Den første dag er efter den sidste. Byt om på dagene.',
  }),
  journalLoading: 'Læser journalen…',
  journalRead: (count) => `Journalen er læst. Poster: ${count}.`,
  journalNone: 'Intet blev gjort i perioden.',
  journalNoneText: 'Journalen har ingen poster for disse dage. Vælg en anden periode.',
  journalCutOff: 'Journalen er ikke komplet',
  journalCutOffText: (count) =>
    `Forbindelsen blev afbrudt. Poster indtil nu: ${count}. Ældre mangler. Læs perioden igen.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 ændring med ukendt udfald' : `${count} ændringer med ukendt udfald`,
  journalUnknownText:
    'Udbyderens svar gik tabt. Se på ordren: Den viser, om ændringen blev foretaget. Foretag den kun igen, hvis den mangler der.',
  journalUnknownLater: (day) => `Det, der viste sig efter ${day}, er ikke med i perioden.`,
  journalUnknownAll: (count) => `Vis alle ${count} i tabellen`,

  // The table
  journalTable: 'Ændringer',
  journalColumn: words<ChangesColumn>({
    time: 'Tid',
    who: 'Hvem',
    what: 'Hvad',
    subject: 'Vedrører',
    changes: 'Ændringer',
    amount: 'Beløb',
    outcome: 'Udfald',
    reason: 'Årsag',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Dag lukket',
    endSession: 'Session afsluttet',
    endUserSessions: 'En brugers sessioner afsluttet',
    endAllSessions: 'Alle sessioner afsluttet',
    startBatch: 'Flere ordrer: startet',
    pauseBatch: 'Flere ordrer: sat på pause',
    resumeBatch: 'Flere ordrer: genoptaget',
    stopBatch: 'Flere ordrer: stoppet',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Udført',
    refused: 'Afvist',
    'not-done': 'Ikke udført',
    unknown: 'Ukendt',
    followed: 'Først ukendt',
  }),
  journalFollowed: 'Svaret gik først tabt. En senere post om samme anmodning siger mere.',
  journalFoundByReading: 'Svaret gik tabt. Udfaldet viste sig, da ordren blev læst igen.',
  journalErased: (id) => `${id} (navnet slettet)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Ordre',
    credit: 'Kreditordre',
    closing: 'Udbetaling',
    session: 'Session',
    batch: 'Flere ordrer',
  }),
  journalCredit: (number) => `Kreditordre ${number}`,
  journalPlan: (number) => `Delbetaling ${number}`,
  journalOwnNumber: (number) => `${number} (jeres nummer)`,
  journalPayout: (day) => `Udbetaling ${day}`,
  journalOpen: (id) => `Åbn ordre ${id}`,
  journalDetails: 'Detaljer',
  journalMore: (count) => `+${count} mere`,
  journalStatus: 'Status',
  journalNotKept: 'Værdierne er ikke gemt.',
  journalMade: 'Nyt nummer',
  journalPrinted: (shown, all) => `De første ${shown} af ${all} poster udskrives. CSV-filen har dem alle.`,

  // What is shown
  journalSearch: 'Søg i posterne',
  journalFilters: 'Filtre',
  journalAll: 'Alle',
  journalMinimum: 'Mindste ændring af beløb',
  journalMinimumWrong: (example) => `Angiv et beløb, for eksempel ${example}.`,
  journalFound: (shown, all) => `${shown} af ${all} poster`,
  journalReading: 'Læser stadig.',
  journalClear: 'Ryd filtre',
  journalNoMatch: 'Ingen post passer til søgningen og filtrene.',

  // Files
  journalFile: 'Gem som CSV',
  journalFileFailed: 'Filen kunne ikke laves. Kontrollér forbindelsen, og prøv igen.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Dato',
    id: 'Personens id',
    kind: 'Operation',
    before: 'Beløb før',
    after: 'Beløb efter',
    currency: 'Valuta',
    change: 'Ændring af beløb',
  }),
}
