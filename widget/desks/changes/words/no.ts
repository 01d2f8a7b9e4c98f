import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** Norwegian, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Endringer, ${period}`,
  journalFrom: 'Fra',
  journalTo: 'Til',
  journalPrevious: 'Én uke tilbake',
  journalNext: 'Én uke frem',
  journalLastDays: 'Siste 7 dager',
  journalToday: 'I dag',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Oppgi begge dagene.',
    reversed: 'Den første dagen er etter den siste. Bytt om dagene.',
  }),
  journalLoading: 'Leser journalen…',
  journalRead: (count) => `Journalen er lest. Oppføringer: ${count}.`,
  journalNone: 'Ingenting ble gjort i perioden.',
  journalNoneText: 'Journalen har ingen oppføringer for disse dagene. Velg en annen periode.',
  journalCutOff: 'Journalen er ikke fullstendig',
  journalCutOffText: (count) =>
    `Forbindelsen ble brutt. Oppføringer så langt: ${count}. Eldre mangler. Les perioden på nytt.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 endring med ukjent utfall' : `${count} endringer med ukjent utfall`,
  journalUnknownText:
    'Svaret fra betalingstjenesten gikk tapt. Se på ordren: Den viser om endringen ble gjort. Gjør den bare på nytt hvis den mangler der.',
  journalUnknownLater: (day) => `Det som ble klart etter ${day}, er ikke med i perioden.`,
  journalUnknownAll: (count) => `Vis alle ${count} i tabellen`,

  // The table
  journalTable: 'Endringer',
  journalColumn: words<ChangesColumn>({
    time: 'Tid',
    who: 'Hvem',
    what: 'Hva',
    subject: 'Gjelder',
    changes: 'Endringer',
    amount: 'Beløp',
    outcome: 'Utfall',
    reason: 'Årsak',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Dag lukket',
    endSession: 'Økt avsluttet',
    endUserSessions: 'Øktene til en bruker avsluttet',
    endAllSessions: 'Alle økter avsluttet',
    startBatch: 'Flere ordrer: startet',
    pauseBatch: 'Flere ordrer: satt på pause',
    resumeBatch: 'Flere ordrer: gjenopptatt',
    stopBatch: 'Flere ordrer: stoppet',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Utført',
    refused: 'Avvist',
    'not-done': 'Ikke utført',
    unknown: 'Ukjent',
    followed: 'Først ukjent',
  }),
  journalFollowed: 'Svaret gikk først tapt. En senere oppføring for samme forespørsel sier mer.',
  journalFoundByReading: 'Svaret gikk tapt. Utfallet ble klart da ordren ble lest på nytt.',
  journalErased: (id) => `${id} (navnet slettet)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Ordre',
    credit: 'Kredittordre',
    closing: 'Utbetaling',
    session: 'Økt',
    batch: 'Flere ordrer',
  }),
  journalCredit: (number) => `Kredittordre ${number}`,
  journalPlan: (number) => `Delbetaling ${number}`,
  journalOwnNumber: (number) => `${number} (deres nummer)`,
  journalPayout: (day) => `Utbetaling ${day}`,
  journalOpen: (id) => `Åpne ordre ${id}`,
  journalDetails: 'Detaljer',
  journalMore: (count) => `+${count} til`,
  journalStatus: 'Status',
  journalNotKept: 'Verdiene er ikke lagret.',
  journalMade: 'Nytt nummer',
  journalPrinted: (shown, all) => `De første ${shown} av ${all} oppføringer skrives ut. CSV-filen har alle.`,

  // What is shown
  journalSearch: 'Søk i oppføringene',
  journalFilters: 'Filtre',
  journalAll: 'Alle',
  journalMinimum: 'Minste endring av beløp',
  journalMinimumWrong: (example) => `Oppgi et beløp, for eksempel ${example}.`,
  journalFound: (shown, all) => `${shown} av ${all} oppføringer`,
  journalReading: 'Leser fortsatt.',
  journalClear: 'Fjern filtre',
  journalNoMatch: 'Ingen oppføring passer med søket og filtrene.',

  // Files
  journalFile: 'Lagre som CSV',
  journalFileFailed: 'Filen kunne ikke lages. Kontroller forbindelsen og prøv igjen.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Dato',
    id: 'Personens ID',
    kind: 'Operasjon',
    before: 'Beløp før',
    after: 'Beløp etter',
    currency: 'Valuta',
    change: 'Endring av beløp',
  }),
}
