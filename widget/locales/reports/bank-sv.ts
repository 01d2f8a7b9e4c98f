import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankSv: BankWords = {
  bankTitle: 'Banken',
  bankDrop: 'Släpp ett kontoutdrag här, eller välj ett (camt.053, XML)',
  bankLocal: 'Det läses på den här sidan och skickas ingenstans.',
  bankReading: 'Läser kontoutdraget…',
  bankFile: (file, from, to) => `${file}: ${from} till ${to}`,
  bankEmpty: (file) => `${file}: ett kontoutdrag utan poster`,
  bankEntries: (credits, debits) => `${credits} in (+), ${debits} ut (−), efter bokföringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 post saknar bokföringsdag: valutadagen användes.'
      : `${count} poster saknar bokföringsdag: valutadagarna användes.`,
  bankPending: (count) =>
    count === '1'
      ? '1 post är inte bokförd än och utelämnad.'
      : `${count} poster är inte bokförda än och utelämnade.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 post är utelämnad: beloppet eller datumet går inte att läsa.'
      : `${count} poster är utelämnade: belopp eller datum går inte att läsa.`,
  bankRefused: words({
    dtd: 'Filen läses inte, eftersom den har en dokumenttyp (DTD), som kan få webbläsaren att hänga sig. Be banken om en vanlig camt.053-fil.',
    'not-xml': 'Filen är inte XML, eller bara en del av den. Ladda ner den från banken igen.',
    'no-statement': 'XML-filen har inget kontoutdrag. Välj en fil av typen camt.053.',
    'one-file': 'Släpp en fil i taget.',
  }),
  bankTooLarge: (limit) =>
    `Filen läses inte, eftersom den är större än ${limit} MB. Be banken om en kortare period.`,
  bankEncoding: (encoding) =>
    `Filen kan inte läsas: den säger att tecknen är ${encoding}, och det är de inte. Ladda ner den från banken igen.`,
  bankDay: 'Rapport för',
  bankClient: 'Kund',
  bankPaid: 'Utbetalt',
  bankVerdict: 'På banken',
  bankVerdicts: words({
    nothing: 'Inget att betala ut',
    'not-found': 'Hittades inte, fast den borde ha kommit nu',
    'not-covered': 'Kontoutdraget omfattar inte den här dagen och valutan',
  }),
  bankPaidOut: (day) => `Utbetalt ${day}`,
  bankReversed: (day) => `Utbetalt ${day}, och återtaget senare`,
  bankDebit: (day) => `Samma belopp lämnade kontot ${day}. Kontrollera om det togs tillbaka.`,
  bankOtherAmount: (amount, day, difference) => `Annat belopp: ${amount} den ${day} (skillnad ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'På väg: 1 bankdag hittills' : `På väg: ${days} bankdagar hittills`,
  bankHolidays: (days) =>
    `En utbetalning ska ha kommit inom ${days} bankdagar, måndag till fredag. Helgdagar är inte kända här.`,
  bankUnknown: 'Insättningar som ingen rapport känner till',
  bankUnknownText:
    'Från den första rapporten till den sista dagen då en utbetalning kan komma. Betalningar från andra är med.',
  bankLate: (day) => `Har samma belopp som rapporten för ${day}, som inte hittades i tid.`,
  bankNoUnknown: 'Alla insättningar under dessa dagar hör till en rapport.',
  bankMore: (count) => `och ${count} till`,
  bankPayer: 'Från',
  bankNoReports: 'Det finns ingen rapport att jämföra med än.',
}
