import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'
import type { ChangesWords } from './en.ts'

/** Finnish, for the desk of changes. */
export const texts: ChangesWords = {
  // The period
  journalTitle: (period) => `Muutokset, ${period}`,
  journalFrom: 'Alkaen',
  journalTo: 'Päättyen',
  journalPrevious: 'Viikko taaksepäin',
  journalNext: 'Viikko eteenpäin',
  journalLastDays: 'Viimeiset 7 päivää',
  journalToday: 'Tänään',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Anna molemmat päivät.',
    reversed: 'Ensimmäinen päivä on viimeisen jälkeen. Vaihda päivien paikat.',
  }),
  journalLoading: 'Luetaan lokia…',
  journalRead: (count) => `Loki on luettu. Merkintöjä: ${count}.`,
  journalNone: 'Ajanjaksolla ei tehty mitään.',
  journalNoneText: 'Lokissa ei ole merkintöjä näiltä päiviltä. Valitse toinen ajanjakso.',
  journalCutOff: 'Loki ei ole kokonainen',
  journalCutOffText: (count) =>
    `Yhteys katkesi. Merkintöjä luettu: ${count}. Vanhemmat puuttuvat. Lue ajanjakso uudelleen.`,

  // What is not known
  journalUnknown: (count) =>
    count === 1 ? '1 muutos, jonka tulosta ei tiedetä' : `${count} muutosta, joiden tulosta ei tiedetä`,
  journalUnknownText:
    'Maksupalvelun vastaus katosi. Katso tilausta: siitä näkyy, tehtiinkö muutos. Tee se uudelleen vain, jos se puuttuu sieltä.',
  journalUnknownLater: (day) => `Päivän ${day} jälkeen selvinnyt ei kuulu ajanjaksoon.`,
  journalUnknownAll: (count) => `Näytä kaikki ${count} taulukossa`,

  // The table
  journalTable: 'Muutokset',
  journalColumn: words<ChangesColumn>({
    time: 'Aika',
    who: 'Kuka',
    what: 'Mitä',
    subject: 'Kohde',
    changes: 'Muutokset',
    amount: 'Summa',
    outcome: 'Tulos',
    reason: 'Syy',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Päivä suljettu',
    endSession: 'Istunto päätetty',
    endUserSessions: 'Käyttäjän istunnot päätetty',
    endAllSessions: 'Kaikki istunnot päätetty',
    startBatch: 'Useita tilauksia: käynnistetty',
    pauseBatch: 'Useita tilauksia: keskeytetty',
    resumeBatch: 'Useita tilauksia: jatkettu',
    stopBatch: 'Useita tilauksia: lopetettu',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Tehty',
    refused: 'Hylätty',
    'not-done': 'Ei tehty',
    unknown: 'Ei tiedossa',
    followed: 'Aluksi epäselvä',
  }),
  journalFollowed: 'Vastaus katosi aluksi. Saman pyynnön myöhempi merkintä kertoo lisää.',
  journalFoundByReading: 'Vastaus katosi. Tulos selvisi, kun tilaus luettiin uudelleen.',
  journalErased: (id) => `${id} (nimi poistettu)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Tilaus',
    credit: 'Luottotilaus',
    closing: 'Tilitys',
    session: 'Istunto',
    batch: 'Useita tilauksia',
  }),
  journalCredit: (number) => `Luottotilaus ${number}`,
  journalPlan: (number) => `Osamaksu ${number}`,
  journalOwnNumber: (number) => `${number} (oma numeronne)`,
  journalPayout: (day) => `Tilitys ${day}`,
  journalOpen: (id) => `Avaa tilaus ${id}`,
  journalDetails: 'Lisätiedot',
  journalMore: (count) => `+${count} muuta`,
  journalStatus: 'Tila',
  journalNotKept: 'Arvoja ei ole tallennettu.',
  journalMade: 'Uusi numero',
  journalPrinted: (shown, all) =>
    `Ensimmäiset ${shown} / ${all} merkintää tulostetaan. CSV-tiedostossa ovat kaikki.`,

  // What is shown
  journalSearch: 'Hae merkinnöistä',
  journalFilters: 'Suodattimet',
  journalAll: 'Kaikki',
  journalMinimum: 'Pienin summan muutos',
  journalMinimumWrong: (example) => `Anna summa, esimerkiksi ${example}.`,
  journalFound: (shown, all) => `${shown} / ${all} merkintää`,
  journalReading: 'Luetaan yhä.',
  journalClear: 'Tyhjennä suodattimet',
  journalNoMatch: 'Mikään merkintä ei vastaa hakua ja suodattimia.',

  // Files
  journalFile: 'Tallenna CSV-tiedostona',
  journalFileFailed: 'Tiedostoa ei voitu luoda. Tarkista yhteys ja yritä uudelleen.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Päivä',
    id: 'Henkilön tunnus',
    kind: 'Toiminto',
    before: 'Summa ennen',
    after: 'Summa jälkeen',
    currency: 'Valuutta',
    change: 'Summan muutos',
  }),
}
