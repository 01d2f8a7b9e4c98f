import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleDa: CreditPeopleWords = {
  creditPeopleTasks: 'Hvad vil du gøre',
  creditPeopleTask: words({ addresses: 'Adresser', scoring: 'Intern scoring', block: 'Spærreliste' }),
  creditPeopleAbout: words({
    addresses: 'Finder, hvor en privatperson eller virksomhed er registreret.',
    scoring:
      'Spørger, om betalingsudbyderen ville godkende kunden til et beløb. Intet oprettes. Jeres egne grænser indgår ikke.',
    block: 'Sætter en kunde på jeres spærreliste: betalingsudbyderen afviser så jeres nye ordrer til kunden.',
  }),
  creditPeopleKind: 'Kunde',
  creditPeopleId: 'CPR-nummer eller CVR-nummer',
  creditPeopleZipHint: 'Lad feltet stå tomt for at finde alle adresser.',
  creditPeopleSearching: 'Spørger betalingsudbyderen…',
  creditPeopleFound: (count) => (count === 1 ? '1 adresse' : `${count} adresser`),
  creditPeopleNone: 'Betalingsudbyderen oplyste ingen adresse.',
  creditPeopleSelector: 'Adressevælger',
  creditPeopleCopyAddress: 'Kopiér adressen',
  creditPeopleCopySelector: 'Kopiér vælgeren',
  creditPeopleAmount: (currency) => `Beløb i ${currency}`,
  creditPeopleNotAbove: 'Beløbet skal være over nul.',
  creditPeopleCheck: 'Kontrollér',
  creditPeopleYes: (amount) => `Ja: betalingsudbyderen ville godkende ${amount}`,
  creditPeopleNo: (amount) => `Nej: betalingsudbyderen ville ikke godkende ${amount}`,
  creditPeopleReason: 'Årsag',
  creditPeopleReasonHint: 'Betalingsudbyderen gemmer den. Den kan ikke læses her bagefter.',
  creditPeopleSure:
    'Spærringen gælder i alle lande og for alle jeres nye ordrer. Eksisterende ordrer forbliver, som de er. Ingen kan ophæve den her: det kan kun betalingsudbyderen.',
  creditPeopleAsk: 'Vil du spærre kunden?',
  creditPeopleBlock: 'Spær kunden',
  creditPeopleBlocked: 'Kunden er spærret',
  creditPeopleBlockedText: 'Betalingsudbyderen afviser jeres nye ordrer til kunden i alle lande.',
  creditPeopleAnother: 'Spær en kunde til',
  creditPeopleTwice:
    'Det vides ikke, om kunden er spærret nu. Det gør ingen skade at spærre en kunde to gange: send igen.',
}
