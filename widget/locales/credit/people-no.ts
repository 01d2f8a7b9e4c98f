import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleNo: CreditPeopleWords = {
  creditPeopleTasks: 'Hva vil du gjøre',
  creditPeopleTask: words({ addresses: 'Adresser', scoring: 'Intern scoring', block: 'Sperreliste' }),
  creditPeopleAbout: words({
    addresses: 'Finner hvor en privatperson eller bedrift er registrert.',
    scoring:
      'Spør om betalingstjenesten ville godta kunden for et beløp. Ingenting opprettes. Deres egne grenser inngår ikke.',
    block:
      'Setter en kunde på sperrelisten deres: Betalingstjenesten avviser da nye ordrer fra dere for kunden.',
  }),
  creditPeopleKind: 'Kunde',
  creditPeopleId: 'Fødselsnummer eller organisasjonsnummer',
  creditPeopleZipHint: 'La feltet stå tomt for å finne alle adresser.',
  creditPeopleSearching: 'Spør betalingstjenesten…',
  creditPeopleFound: (count) => (count === 1 ? '1 adresse' : `${count} adresser`),
  creditPeopleNone: 'Betalingstjenesten oppga ingen adresse.',
  creditPeopleSelector: 'Adressevelger',
  creditPeopleCopyAddress: 'Kopier adressen',
  creditPeopleCopySelector: 'Kopier velgeren',
  creditPeopleAmount: (currency) => `Beløp i ${currency}`,
  creditPeopleNotAbove: 'Beløpet må være over null.',
  creditPeopleCheck: 'Sjekk',
  creditPeopleYes: (amount) => `Ja: Betalingstjenesten ville godta ${amount}`,
  creditPeopleNo: (amount) => `Nei: Betalingstjenesten ville ikke godta ${amount}`,
  creditPeopleReason: 'Årsak',
  creditPeopleReasonHint: 'Betalingstjenesten lagrer den. Den kan ikke leses her etterpå.',
  creditPeopleSure:
    'Sperren gjelder i alle land og for alle nye ordrer fra dere. Ordrer som finnes, forblir som de er. Ingen kan oppheve den her: Det kan bare betalingstjenesten.',
  creditPeopleAsk: 'Vil du sperre kunden?',
  creditPeopleBlock: 'Sperr kunden',
  creditPeopleBlocked: 'Kunden er sperret',
  creditPeopleBlockedText: 'Betalingstjenesten avviser nye ordrer fra dere for kunden, i alle land.',
  creditPeopleAnother: 'Sperr en kunde til',
  creditPeopleTwice:
    'Det er ukjent om kunden er sperret nå. Å sperre en kunde to ganger gjør ingen skade: Send på nytt.',
}
