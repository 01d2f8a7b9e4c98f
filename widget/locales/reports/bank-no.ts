import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankNo: BankWords = {
  bankTitle: 'Banken',
  bankDrop: 'Slipp et kontoutdrag her, eller velg et (camt.053, XML)',
  bankLocal: 'Det leses på denne siden og sendes ingen steder.',
  bankReading: 'Leser kontoutdraget…',
  bankFile: (file, from, to) => `${file}: ${from} til ${to}`,
  bankEmpty: (file) => `${file}: et kontoutdrag uten posteringer`,
  bankEntries: (credits, debits) => `${credits} inn (+), ${debits} ut (−), etter bokføringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 post mangler bokføringsdag: valuteringsdagen ble brukt.'
      : `${count} poster mangler bokføringsdag: valuteringsdagene ble brukt.`,
  bankPending: (count) =>
    count === '1'
      ? '1 postering er ikke bokført ennå og utelatt.'
      : `${count} posteringer er ikke bokført ennå og utelatt.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 postering er utelatt: beløpet eller datoen kan ikke leses.'
      : `${count} posteringer er utelatt: beløp eller dato kan ikke leses.`,
  bankRefused: words({
    dtd: 'Filen leses ikke, fordi den har en dokumenttype (DTD), som kan få nettleseren til å henge. Be banken om en vanlig camt.053-fil.',
    'not-xml': 'Filen er ikke XML, eller bare en del av den. Last den ned fra banken på nytt.',
    'no-statement': 'XML-filen har ikke noe kontoutdrag. Velg en fil av typen camt.053.',
    'one-file': 'Slipp én fil om gangen.',
  }),
  bankTooLarge: (limit) =>
    `Filen leses ikke, fordi den er større enn ${limit} MB. Be banken om en kortere periode.`,
  bankEncoding: (encoding) =>
    `Filen kan ikke leses: den sier at tegnene er ${encoding}, og det er de ikke. Last den ned fra banken på nytt.`,
  bankDay: 'Rapport for',
  bankClient: 'Kunde',
  bankPaid: 'Utbetalt',
  bankVerdict: 'I banken',
  bankVerdicts: words({
    nothing: 'Ingenting å utbetale',
    'not-found': 'Ikke funnet, selv om den burde ha kommet nå',
    'not-covered': 'Kontoutdraget dekker ikke denne dagen og valutaen',
  }),
  bankPaidOut: (day) => `Utbetalt ${day}`,
  bankReversed: (day) => `Utbetalt ${day}, og tatt tilbake senere`,
  bankDebit: (day) => `Samme beløp gikk ut av kontoen ${day}. Kontroller om det ble tatt tilbake.`,
  bankOtherAmount: (amount, day, difference) =>
    `Et annet beløp: ${amount} den ${day} (differanse ${difference})`,
  bankOnItsWay: (days) => (days === '1' ? 'På vei: 1 bankdag hittil' : `På vei: ${days} bankdager hittil`),
  bankHolidays: (days) =>
    `En utbetaling skal ha kommet innen ${days} bankdager, mandag til fredag. Helligdager er ikke kjent her.`,
  bankUnknown: 'Innbetalinger som ingen rapport kjenner',
  bankUnknownText:
    'Fra den første rapporten til den siste dagen en utbetaling kan komme. Betalinger fra andre er med.',
  bankLate: (day) => `Har samme beløp som rapporten for ${day}, som ikke ble funnet i tide.`,
  bankNoUnknown: 'Alle innbetalinger disse dagene hører til en rapport.',
  bankMore: (count) => `og ${count} til`,
  bankPayer: 'Fra',
  bankNoReports: 'Det finnes ingen rapport å sammenligne med ennå.',
}
