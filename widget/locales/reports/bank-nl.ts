import { words } from '../languages.ts'
import type { BankWords } from './bank-en.ts'

export const bankNl: BankWords = {
  bankTitle: 'De bank',
  bankDrop: 'Zet hier een rekeningafschrift neer of kies er een (camt.053, XML)',
  bankLocal: 'Het wordt op deze pagina gelezen en nergens heen gestuurd.',
  bankReading: 'Het rekeningafschrift wordt gelezen…',
  bankFile: (file, from, to) => `${file}: ${from} tot en met ${to}`,
  bankEmpty: (file) => `${file}: een rekeningafschrift zonder boekingen`,
  bankEntries: (credits, debits) => `${credits} bij (+), ${debits} af (−), op boekdatum.`,
  bankValueDays: (count) =>
    count === '1'
      ? '1 boeking heeft geen boekdatum: de valutadatum is genomen.'
      : `${count} boekingen hebben geen boekdatum: de valutadata zijn genomen.`,
  bankPending: (count) =>
    count === '1'
      ? '1 boeking is nog niet verwerkt en weggelaten.'
      : `${count} boekingen zijn nog niet verwerkt en weggelaten.`,
  bankUnreadable: (count) =>
    count === '1'
      ? '1 boeking is weggelaten: het bedrag of de datum is onleesbaar.'
      : `${count} boekingen zijn weggelaten: het bedrag of de datum is onleesbaar.`,
  bankRefused: words({
    dtd: 'Dit bestand wordt niet gelezen, omdat het een documenttype (DTD) heeft, waarop de browser kan vastlopen. Vraag de bank om een gewoon camt.053-bestand.',
    'not-xml': 'Dit bestand is geen XML, of maar een deel ervan. Download het opnieuw bij de bank.',
    'no-statement': 'Dit XML-bestand heeft geen rekeningafschrift. Kies een bestand van het soort camt.053.',
    'one-file': 'Zet één bestand tegelijk neer.',
  }),
  bankTooLarge: (limit) =>
    `Dit bestand wordt niet gelezen, omdat het groter is dan ${limit} MB. Vraag de bank om een kortere periode.`,
  bankEncoding: (encoding) =>
    `Dit bestand is onleesbaar: de tekens zijn niet ${encoding}, zoals het zegt. Download het opnieuw bij de bank.`,
  bankDay: 'Rapport van',
  bankClient: 'Klant',
  bankPaid: 'Uitbetaald',
  bankVerdict: 'Bij de bank',
  bankVerdicts: words({
    nothing: 'Niets uit te betalen',
    'not-found': 'Niet gevonden, hoewel het er nu zou moeten zijn',
    'not-covered': 'Het rekeningafschrift omvat deze dag en valuta niet',
  }),
  bankPaidOut: (day) => `Uitbetaald op ${day}`,
  bankReversed: (day) => `Uitbetaald op ${day} en later teruggenomen`,
  bankDebit: (day) => `Hetzelfde bedrag ging op ${day} van de rekening. Controleer of het is teruggenomen.`,
  bankOtherAmount: (amount, day, difference) =>
    `Een ander bedrag: ${amount} op ${day} (verschil ${difference})`,
  bankOnItsWay: (days) =>
    days === '1' ? 'Onderweg: tot nu toe 1 bankdag' : `Onderweg: tot nu toe ${days} bankdagen`,
  bankHolidays: (days) =>
    `Een uitbetaling hoort er binnen ${days} bankdagen te zijn, maandag tot en met vrijdag. Feestdagen zijn hier niet bekend.`,
  bankUnknown: 'Bijschrijvingen die geen rapport kent',
  bankUnknownText:
    'Van het eerste rapport tot de laatste dag waarop een uitbetaling kan komen. Betalingen van anderen zijn erbij.',
  bankLate: (day) => `Heeft het bedrag van het rapport van ${day}, dat niet op tijd is gevonden.`,
  bankNoUnknown: 'Elke bijschrijving van deze dagen hoort bij een rapport.',
  bankMore: (count) => `en nog ${count}`,
  bankPayer: 'Van',
  bankNoReports: 'Er is nog geen rapport om mee te vergelijken.',
}
