import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankDa: BankWords = {
  bankTitle: 'Banken',
  bankDrop: 'Slip et kontoudtog her, eller vælg et (camt.053, XML)',
  bankLocal: 'Det læses på denne side og sendes ingen steder hen.',
  bankReading: 'Læser kontoudtoget…',
  bankFile: (file, from, to) => `${file}: ${from} til ${to}`,
  bankEmpty: (file) => `${file}: et kontoudtog uden posteringer`,
  bankEntries: (credits, debits) => `${credits} ind (+), ${debits} ud (−), efter bogføringsdag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 postering mangler bogføringsdag: Valørdagen blev brugt.'
      : `${count} posteringer mangler bogføringsdag: Valørdagene blev brugt.`,
  bankPending: (count) =>
    count === '1'
      ? '1 postering er ikke bogført endnu og udeladt.'
      : `${count} posteringer er ikke bogført endnu og udeladt.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 postering er udeladt: Beløbet eller datoen kan ikke læses.'
      : `${count} posteringer er udeladt: Beløb eller dato kan ikke læses.`,
  bankRefused: words({
    dtd: 'Filen læses ikke, fordi den har en dokumenttype (DTD), som kan få browseren til at hænge. Bed banken om en almindelig camt.053-fil.',
    'not-xml': 'Filen er ikke XML, eller kun en del af den. Hent den fra banken igen.',
    'no-statement': 'XML-filen har intet kontoudtog. Vælg en fil af typen camt.053.',
    'one-file': 'Slip én fil ad gangen.',
  }),
  bankTooLarge: (limit) =>
    `Filen læses ikke, fordi den er større end ${limit} MB. Bed banken om en kortere periode.`,
  bankEncoding: (encoding) =>
    `Filen kan ikke læses: Den siger, at tegnene er ${encoding}, og det er de ikke. Hent den fra banken igen.`,
  bankDay: 'Rapport for',
  bankClient: 'Kunde',
  bankPaid: 'Udbetalt',
  bankVerdict: 'I banken',
  bankVerdicts: words({
    nothing: 'Intet at udbetale',
    'not-found': 'Ikke fundet, selv om den burde være kommet nu',
    'not-covered': 'Kontoudtoget dækker ikke denne dag og valuta',
  }),
  bankPaidOut: (day) => `Udbetalt ${day}`,
  bankReversed: (day) => `Udbetalt ${day}, og taget tilbage senere`,
  bankDebit: (day) => `Samme beløb gik ud af kontoen ${day}. Kontrollér, om det blev taget tilbage.`,
  bankOtherAmount: (amount, day, difference) =>
    `Et andet beløb: ${amount} den ${day} (difference ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'På vej: 1 bankdag indtil nu' : `På vej: ${days} bankdage indtil nu`,
  bankHolidays: (days) =>
    `En udbetaling skal være kommet inden for ${days} bankdage, mandag til fredag. Helligdage kendes ikke her.`,
  bankUnknown: 'Indbetalinger, som ingen rapport kender',
  bankUnknownText:
    'Fra den første rapport til den sidste dag, hvor en udbetaling kan komme. Betalinger fra andre er med.',
  bankLate: (day) => `Har samme beløb som rapporten for ${day}, der ikke blev fundet i tide.`,
  bankNoUnknown: 'Alle indbetalinger i disse dage hører til en rapport.',
  bankMore: (count) => `og ${count} mere`,
  bankPayer: 'Fra',
  bankNoReports: 'Der er ingen rapport at sammenligne med endnu.',
}
