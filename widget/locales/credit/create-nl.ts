import { words } from '../languages.ts'
import type { CreditCreateWords } from './create-en.ts'

/** Dutch. */
export const creditCreateNl: CreditCreateWords = {
  creditNewKind: 'Soort klant',
  creditNewLookUp: 'Adres opzoeken',
  creditNewLooking: 'Adres wordt opgezocht…',
  creditNewOfficial: 'Het geregistreerde adres',
  creditNewNone: words({
    40000: 'Niemand heeft dit nummer. Controleer het, of vul het adres zelf in.',
    40001: 'De betaaldienst zoekt in dit land geen adressen op. Vul het adres zelf in.',
    40004: 'De klant heeft geen adres met deze postcode. Controleer de postcode, of laat die weg.',
  }),
  creditNewByHand: 'Adres zelf invullen',
  creditNewFirstName: 'Voornaam',
  creditNewLastName: 'Achternaam',
  creditNewBirth: 'Geboortedatum',
  creditNewBirthHint: 'Jaar, maand en dag: JJJJMMDD. Die kan het nummer vervangen.',
  creditNewStreet: 'Straat',
  creditNewHouse: 'Huisnummer',
  creditNewCity: 'Plaats',
  creditNewNumberHint:
    'Verplicht: als een antwoord verloren gaat, is de bestelling alleen met dit nummer terug te vinden.',
  creditNewGroup: 'Groepsreferentie',
  creditNewElsewhere: 'Op een ander adres leveren',
  creditNewElsewhereHint:
    'De bestelling wacht op goedkeuring van de betaaldienst als de klant niet op dit adres staat ingeschreven.',
  creditNewLoan:
    'Leningen zijn hier niet aan te maken: zulke bestellingen zijn via de dienst niet te leveren.',
  creditNewNoCampaign: 'Zonder campagne',
  creditNewMonths: (months, rate) => `${months} maanden, ${rate} rente`,
  creditNewRate: (rate) => `${rate} rente`,
  creditNewFees: (first, each) => `Kosten: ${first} bij aanvang, ${each} per betaling`,
  creditNewTooLow: (amount) => `Pas vanaf ${amount}`,
  creditNewTooHigh: (amount) => `Alleen tot ${amount}`,
  creditNewChoose: 'Kies een campagne die bij het bedrag past.',
  creditNewGiro: 'Formulier voor automatische incasso sturen',
  creditNewFixed: 'Vast maandbedrag',
  creditNewConfirm: 'Pagina na ondertekening',
  creditNewReject: 'Pagina na een afwijzing',
  creditNewLinkHint: 'Begint met https://. Zonder krijgt u geen link om naar de klant te sturen.',
  creditNewNotHttps: 'Dit moet een adres zijn dat met https:// begint.',
  creditNewExists: (number) =>
    `U hebt al een bestelling met dit nummer: ${number}. Wat u aanmaakt, wordt nog een bestelling.`,
  creditNewUsed: (name, when) =>
    `${name} heeft een bestelling met dit nummer verzonden (${when}). Er is nu niets verzonden.`,
  creditNewSecond: 'Tweede bestelling aanmaken',
  creditNewCreate: (amount) => `Bestelling van ${amount} aanmaken`,
  creditNewDiscard: 'Weggooien',
  creditNewDiscardAsk: 'Alles weggooien wat u hebt ingevuld?',
  creditNewKeep: 'Behouden',
  creditNewBought: 'De betaaldienst koopt de bestelling',
  creditNewPending: 'De bestelling wacht op de betaaldienst',
  creditNewMade: (number) => `Bestelling ${number} is aangemaakt.`,
  creditNewFound:
    'Het antwoord van de betaaldienst ging verloren, maar de bestelling is er: ze is één keer aangemaakt. Dit is wat de betaaldienst heeft.',
  creditNewLink: 'Stuur deze link naar de klant, die daar de overeenkomst ondertekent:',
  creditNewOpen: 'Bestelling openen',
  creditNewAnother: 'Nog een bestelling',
  creditNewLower: 'Bedrag verlagen',
  creditNewOtherCampaign: 'Andere campagne kiezen',
  creditNewFlip: words({ true: 'Prijzen incl. btw sturen', false: 'Prijzen excl. btw sturen' }),
  creditNewCampaignsFailed: 'De campagnes konden niet worden geladen.',
}
