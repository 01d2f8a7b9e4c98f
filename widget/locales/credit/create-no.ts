import { words } from '../languages.ts'
import type { CreditCreateWords } from './create-en.ts'

/** Norwegian Bokmål. */
export const creditCreateNo: CreditCreateWords = {
  creditNewKind: 'Kundetype',
  creditNewLookUp: 'Hent adresse',
  creditNewLooking: 'Henter adresse…',
  creditNewOfficial: 'Den registrerte adressen',
  creditNewNone: words({
    40000: 'Ingen har dette nummeret. Kontroller det, eller skriv inn adressen selv.',
    40001: 'Betalingstjenesten kan ikke hente adresser i dette landet. Skriv inn adressen selv.',
    40004: 'Kunden har ingen adresse med dette postnummeret. Kontroller postnummeret, eller la det stå tomt.',
  }),
  creditNewByHand: 'Skriv inn adressen selv',
  creditNewFirstName: 'Fornavn',
  creditNewLastName: 'Etternavn',
  creditNewBirth: 'Fødselsdato',
  creditNewBirthHint: 'År, måned og dag: ÅÅÅÅMMDD. Den kan erstatte nummeret.',
  creditNewStreet: 'Gate',
  creditNewHouse: 'Husnummer',
  creditNewCity: 'Poststed',
  creditNewNumberHint:
    'Må fylles ut: Hvis et svar går tapt, er dette nummeret den eneste måten å finne ordren igjen på.',
  creditNewGroup: 'Gruppereferanse',
  creditNewElsewhere: 'Lever til en annen adresse',
  creditNewElsewhereHint:
    'Ordren venter på godkjenning fra betalingstjenesten hvis kunden ikke er registrert på adressen.',
  creditNewLoan: 'Lån kan ikke opprettes her: Slike ordrer kan ikke leveres gjennom tjenesten.',
  creditNewNoCampaign: 'Uten kampanje',
  creditNewMonths: (months, rate) => `${months} måneder, ${rate} rente`,
  creditNewRate: (rate) => `${rate} rente`,
  creditNewFees: (first, each) => `Gebyrer: ${first} ved oppstart, ${each} per betaling`,
  creditNewTooLow: (amount) => `Bare fra ${amount}`,
  creditNewTooHigh: (amount) => `Bare opptil ${amount}`,
  creditNewChoose: 'Velg en kampanje som passer til beløpet.',
  creditNewGiro: 'Send skjema for AvtaleGiro',
  creditNewFixed: 'Fast månedsbeløp',
  creditNewConfirm: 'Side etter signering',
  creditNewReject: 'Side etter avslag',
  creditNewLinkHint: 'Begynner med https://. Uten den får du ingen lenke å sende til kunden.',
  creditNewNotHttps: 'Dette må være en adresse som begynner med https://.',
  creditNewExists: (number) =>
    `Du har allerede en ordre med dette nummeret: ${number}. Det du oppretter, blir enda en ordre.`,
  creditNewUsed: (name, when) =>
    `${name} har sendt en ordre med dette nummeret (${when}). Ingenting er sendt nå.`,
  creditNewSecond: 'Opprett en ordre til',
  creditNewCreate: (amount) => `Opprett ordre på ${amount}`,
  creditNewDiscard: 'Forkast',
  creditNewDiscardAsk: 'Vil du forkaste alt du har skrevet inn?',
  creditNewKeep: 'Behold',
  creditNewBought: 'Betalingstjenesten kjøper ordren',
  creditNewPending: 'Ordren venter på betalingstjenesten',
  creditNewMade: (number) => `Ordre ${number} er opprettet.`,
  creditNewFound:
    'Svaret fra betalingstjenesten gikk tapt, men ordren finnes: Den ble opprettet én gang. Dette er opplysningene betalingstjenesten har.',
  creditNewLink: 'Send denne lenken til kunden, som signerer avtalen der:',
  creditNewOpen: 'Åpne ordren',
  creditNewAnother: 'Opprett en ordre til',
  creditNewLower: 'Senk beløpet',
  creditNewOtherCampaign: 'Velg en annen kampanje',
  creditNewFlip: words({ true: 'Send prisene inkludert mva.', false: 'Send prisene uten mva.' }),
  creditNewCampaignsFailed: 'Kampanjene kunne ikke lastes inn.',
}
