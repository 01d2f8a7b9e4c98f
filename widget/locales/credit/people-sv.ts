import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleSv: CreditPeopleWords = {
  creditPeopleTasks: 'Vad vill du göra',
  creditPeopleTask: words({ addresses: 'Adresser', scoring: 'Intern scoring', block: 'Spärrlista' }),
  creditPeopleAbout: words({
    addresses: 'Visar var en privatperson är folkbokförd eller ett företag är registrerat.',
    scoring:
      'Frågar om betaltjänsten skulle godta kunden för ett belopp. Inget skapas. Era egna gränser ingår inte.',
    block: 'Sätter upp en kund på er spärrlista: betaltjänsten nekar då era nya ordrar för kunden.',
  }),
  creditPeopleKind: 'Kund',
  creditPeopleId: 'Personnummer eller organisationsnummer',
  creditPeopleZipHint: 'Lämna tomt för att hitta alla adresser.',
  creditPeopleSearching: 'Frågar betaltjänsten…',
  creditPeopleFound: (count) => (count === 1 ? '1 adress' : `${count} adresser`),
  creditPeopleNone: 'Betaltjänsten gav ingen adress.',
  creditPeopleSelector: 'Adressväljare',
  creditPeopleCopyAddress: 'Kopiera adressen',
  creditPeopleCopySelector: 'Kopiera väljaren',
  creditPeopleAmount: (currency) => `Belopp i ${currency}`,
  creditPeopleNotAbove: 'Beloppet måste vara över noll.',
  creditPeopleCheck: 'Kontrollera',
  creditPeopleYes: (amount) => `Ja: betaltjänsten skulle godta ${amount}`,
  creditPeopleNo: (amount) => `Nej: betaltjänsten skulle inte godta ${amount}`,
  creditPeopleReason: 'Orsak',
  creditPeopleReasonHint: 'Betaltjänsten sparar den. Den kan inte läsas här efteråt.',
  creditPeopleSure:
    'Spärren gäller i alla länder och för alla era nya ordrar. Befintliga ordrar påverkas inte. Ingen kan häva den här: det kan bara betaltjänsten.',
  creditPeopleAsk: 'Vill du spärra kunden?',
  creditPeopleBlock: 'Spärra kunden',
  creditPeopleBlocked: 'Kunden är spärrad',
  creditPeopleBlockedText: 'Betaltjänsten nekar era nya ordrar för kunden, i alla länder.',
  creditPeopleAnother: 'Spärra en kund till',
  creditPeopleTwice:
    'Det är oklart om kunden är spärrad nu. Att spärra en kund två gånger gör ingen skada: skicka igen.',
}
