import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankDe: BankWords = {
  bankTitle: 'Die Bank',
  bankDrop: 'Kontoauszug hier ablegen oder auswählen (camt.053, XML)',
  bankLocal: 'Er wird auf dieser Seite gelesen und nirgendwohin gesendet.',
  bankReading: 'Der Kontoauszug wird gelesen…',
  bankFile: (file, from, to) => `${file}: ${from} bis ${to}`,
  bankEmpty: (file) => `${file}: ein Kontoauszug ohne Umsätze`,
  bankEntries: (credits, debits) => `${credits} Eingänge (+), ${debits} Ausgänge (−), nach Buchungstag.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 Umsatz hat keinen Buchungstag: Es gilt seine Wertstellung.'
      : `${count} Umsätze haben keinen Buchungstag: Es gilt ihre Wertstellung.`,
  bankPending: (count) =>
    count === '1'
      ? '1 Umsatz ist noch nicht gebucht und weggelassen.'
      : `${count} Umsätze sind noch nicht gebucht und weggelassen.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 Umsatz ist weggelassen: Betrag oder Datum ist nicht lesbar.'
      : `${count} Umsätze sind weggelassen: Betrag oder Datum ist nicht lesbar.`,
  bankRefused: words({
    dtd: 'Diese Datei wird nicht gelesen, weil sie einen Dokumenttyp (DTD) hat, an dem der Browser hängen bleiben kann. Bitten Sie die Bank um eine gewöhnliche camt.053-Datei.',
    'not-xml':
      'Diese Datei ist kein XML oder nur ein Teil davon. Laden Sie sie erneut von der Bank herunter.',
    'no-statement': 'Diese XML-Datei hat keinen Kontoauszug. Wählen Sie eine Datei der Art camt.053.',
    'one-file': 'Legen Sie nur eine Datei auf einmal ab.',
  }),
  bankTooLarge: (limit) =>
    `Diese Datei wird nicht gelesen, weil sie größer als ${limit} MB ist. Bitten Sie die Bank um einen kürzeren Zeitraum.`,
  bankEncoding: (encoding) =>
    `Diese Datei ist nicht lesbar: Ihre Zeichen sind nicht ${encoding}, wie sie angibt. Laden Sie sie erneut von der Bank herunter.`,
  bankDay: 'Bericht vom',
  bankClient: 'Kunde',
  bankPaid: 'Ausgezahlt',
  bankVerdict: 'Bei der Bank',
  bankVerdicts: words({
    nothing: 'Nichts auszuzahlen',
    'not-found': 'Nicht gefunden, obwohl sie schon da sein sollte',
    'not-covered': 'Der Kontoauszug umfasst diesen Tag und diese Währung nicht',
  }),
  bankPaidOut: (day) => `Ausgezahlt am ${day}`,
  bankReversed: (day) => `Ausgezahlt am ${day} und später zurückgenommen`,
  bankDebit: (day) => `Derselbe Betrag ging am ${day} vom Konto ab. Prüfen Sie, ob er zurückgenommen wurde.`,
  bankOtherAmount: (amount, day, difference) =>
    `Anderer Betrag: ${amount} am ${day} (Differenz ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Unterwegs: bisher 1 Bankarbeitstag' : `Unterwegs: bisher ${days} Bankarbeitstage`,
  bankHolidays: (days) =>
    `Eine Auszahlung sollte binnen ${days} Bankarbeitstagen da sein, Montag bis Freitag. Feiertage sind hier nicht bekannt.`,
  bankUnknown: 'Gutschriften, die kein Bericht kennt',
  bankUnknownText:
    'Vom ersten Bericht bis zum letzten Tag, an dem eine Auszahlung eintreffen kann. Zahlungen anderer sind darunter.',
  bankLate: (day) => `Hat den Betrag des Berichts vom ${day}, der nicht rechtzeitig gefunden wurde.`,
  bankNoUnknown: 'Alle Gutschriften dieser Tage gehören zu einem Bericht.',
  bankMore: (count) => `und ${count} weitere`,
  bankPayer: 'Von',
  bankNoReports: 'Es gibt noch keinen Bericht zum Vergleichen.',
}
