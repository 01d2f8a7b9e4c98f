import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** Dutch, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Wijzigingen, ${period}`,
  journalFrom: 'Van',
  journalTo: 'Tot en met',
  journalPrevious: 'Eén week terug',
  journalNext: 'Eén week vooruit',
  journalLastDays: 'Laatste 7 dagen',
  journalToday: 'Vandaag',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Vul beide dagen in.',
    reversed: 'De eerste dag is na de laatste. Wissel de dagen om.',
  }),
  journalLoading: 'Het logboek wordt gelezen…',
  journalRead: (count) => `Het logboek is gelezen. Vermeldingen: ${count}.`,
  journalNone: 'In deze periode is niets gedaan.',
  journalNoneText: 'Het logboek heeft geen vermelding van deze dagen. Kies een andere periode.',
  journalCutOff: 'Het logboek is niet volledig',
  journalCutOffText: (count) =>
    `De verbinding werd verbroken. Vermeldingen tot nu toe: ${count}. Oudere ontbreken. Lees de periode opnieuw.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 wijziging met onbekende uitkomst' : `${count} wijzigingen met onbekende uitkomst`,
  journalUnknownText:
    'Het antwoord van de betaaldienst ging verloren. Bekijk de bestelling: daar staat of de wijziging is gedaan. Doe haar alleen opnieuw als ze daar ontbreekt.',
  journalUnknownLater: (day) => `Wat na ${day} is gebleken, valt niet in deze periode.`,
  journalUnknownAll: (count) => `Alle ${count} in de tabel tonen`,

  // The table
  journalTable: 'Wijzigingen',
  journalColumn: words<ChangesColumn>({
    time: 'Tijd',
    who: 'Wie',
    what: 'Wat',
    subject: 'Betreft',
    changes: 'Wijzigingen',
    amount: 'Bedrag',
    outcome: 'Uitkomst',
    reason: 'Reden',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Dag afgesloten',
    endSession: 'Sessie beëindigd',
    endUserSessions: 'Sessies van een gebruiker beëindigd',
    endAllSessions: 'Alle sessies beëindigd',
    startBatch: 'Meerdere bestellingen: gestart',
    pauseBatch: 'Meerdere bestellingen: onderbroken',
    resumeBatch: 'Meerdere bestellingen: hervat',
    stopBatch: 'Meerdere bestellingen: gestopt',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Gedaan',
    refused: 'Geweigerd',
    'not-done': 'Niet gedaan',
    unknown: 'Onbekend',
    followed: 'Eerst onbekend',
  }),
  journalFollowed: 'Het antwoord ging eerst verloren. Een latere vermelding van hetzelfde verzoek zegt meer.',
  journalFoundByReading:
    'Het antwoord ging verloren. De uitkomst bleek toen de bestelling opnieuw werd gelezen.',
  journalErased: (id) => `${id} (naam gewist)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Bestelling',
    credit: 'Kredietbestelling',
    closing: 'Uitbetaling',
    session: 'Sessie',
    batch: 'Meerdere bestellingen',
  }),
  journalCredit: (number) => `Kredietbestelling ${number}`,
  journalPlan: (number) => `Betaalplan ${number}`,
  journalOwnNumber: (number) => `${number} (uw nummer)`,
  journalPayout: (day) => `Uitbetaling van ${day}`,
  journalOpen: (id) => `Bestelling ${id} openen`,
  journalDetails: 'Bijzonderheden',
  journalMore: (count) => `+${count} meer`,
  journalStatus: 'Status',
  journalNotKept: 'De waarden zijn niet bewaard.',
  journalMade: 'Nieuw nummer',
  journalPrinted: (shown, all) =>
    `De eerste ${shown} van ${all} vermeldingen worden afgedrukt. Het CSV-bestand heeft ze allemaal.`,

  // What is shown
  journalSearch: 'Zoeken in vermeldingen',
  journalFilters: 'Filters',
  journalAll: 'Alle',
  journalMinimum: 'Bedrag wijzigt minstens',
  journalMinimumWrong: (example) => `Vul een bedrag in, bijvoorbeeld ${example}.`,
  journalFound: (shown, all) => `${shown} van ${all} vermeldingen`,
  journalReading: 'Wordt nog gelezen.',
  journalClear: 'Filters wissen',
  journalNoMatch: 'Geen vermelding voldoet aan de zoekopdracht en de filters.',

  // Files
  journalFile: 'Opslaan als CSV',
  journalFileFailed: 'Het bestand kon niet worden gemaakt. Controleer de verbinding en probeer het opnieuw.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Datum',
    id: 'Id van de persoon',
    kind: 'Handeling',
    before: 'Bedrag voor',
    after: 'Bedrag na',
    currency: 'Valuta',
    change: 'Wijziging van bedrag',
  }),
}
