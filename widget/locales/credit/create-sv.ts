import { words } from '../languages.ts'
import type { CreditCreateWords } from './create-en.ts'

/** Swedish. */
export const creditCreateSv: CreditCreateWords = {
  creditNewKind: 'Kundtyp',
  creditNewLookUp: 'Hämta adress',
  creditNewLooking: 'Hämtar adress…',
  creditNewOfficial: 'Folkbokförd eller registrerad adress',
  creditNewNone: words({
    40000: 'Ingen har det här numret. Kontrollera det, eller skriv in adressen själv.',
    40001: 'Betaltjänsten kan inte hämta adresser i det här landet. Skriv in adressen själv.',
    40004: 'Kunden har ingen adress med det här postnumret. Kontrollera postnumret, eller utelämna det.',
  }),
  creditNewByHand: 'Skriv in adressen själv',
  creditNewFirstName: 'Förnamn',
  creditNewLastName: 'Efternamn',
  creditNewBirth: 'Födelsedatum',
  creditNewBirthHint: 'År, månad och dag: ÅÅÅÅMMDD. Det kan ersätta numret.',
  creditNewStreet: 'Gata',
  creditNewHouse: 'Husnummer',
  creditNewCity: 'Ort',
  creditNewNumberHint:
    'Måste anges: om ett svar går förlorat kan ordern bara hittas igen med det här numret.',
  creditNewGroup: 'Gruppreferens',
  creditNewElsewhere: 'Leverera till en annan adress',
  creditNewElsewhereHint:
    'Ordern väntar på betaltjänstens godkännande om kunden inte är registrerad på adressen.',
  creditNewLoan: 'Lån kan inte skapas här: sådana ordrar kan inte levereras genom tjänsten.',
  creditNewNoCampaign: 'Utan kampanj',
  creditNewMonths: (months, rate) => `${months} månader, ${rate} ränta`,
  creditNewRate: (rate) => `${rate} ränta`,
  creditNewFees: (first, each) => `Avgifter: ${first} vid start, ${each} per betalning`,
  creditNewTooLow: (amount) => `Bara från ${amount}`,
  creditNewTooHigh: (amount) => `Bara upp till ${amount}`,
  creditNewChoose: 'Välj en kampanj som passar beloppet.',
  creditNewGiro: 'Skicka blankett för autogiro',
  creditNewFixed: 'Fast månadsbelopp',
  creditNewConfirm: 'Sida efter signering',
  creditNewReject: 'Sida efter avslag',
  creditNewLinkHint: 'Börjar med https://. Utan den får du ingen länk att skicka till kunden.',
  creditNewNotHttps: 'Det här måste vara en adress som börjar med https://.',
  creditNewExists: (number) =>
    `Du har redan en order med det här numret: ${number}. Det du skapar blir ytterligare en order.`,
  creditNewUsed: (name, when) =>
    `${name} har skickat en order med det här numret (${when}). Ingenting har skickats nu.`,
  creditNewSecond: 'Skapa en order till',
  creditNewCreate: (amount) => `Skapa order på ${amount}`,
  creditNewDiscard: 'Släng',
  creditNewDiscardAsk: 'Vill du slänga allt som du har skrivit in?',
  creditNewKeep: 'Behåll',
  creditNewBought: 'Betaltjänsten köper ordern',
  creditNewPending: 'Ordern väntar på betaltjänsten',
  creditNewMade: (number) => `Order ${number} är skapad.`,
  creditNewFound:
    'Betaltjänstens svar gick förlorat, men ordern finns: den skapades en gång. Det här är betaltjänstens uppgifter.',
  creditNewLink: 'Skicka länken till kunden, som signerar avtalet där:',
  creditNewOpen: 'Öppna ordern',
  creditNewAnother: 'Skapa en order till',
  creditNewLower: 'Sänk beloppet',
  creditNewOtherCampaign: 'Välj en annan kampanj',
  creditNewFlip: words({ true: 'Skicka priserna inklusive moms', false: 'Skicka priserna exklusive moms' }),
  creditNewCampaignsFailed: 'Kampanjerna kunde inte läsas.',
}
