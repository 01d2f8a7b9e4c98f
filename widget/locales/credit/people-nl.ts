import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleNl: CreditPeopleWords = {
  creditPeopleTasks: 'Wat wilt u doen',
  creditPeopleTask: words({ addresses: 'Adressen', scoring: 'Interne scoring', block: 'Blokkeerlijst' }),
  creditPeopleAbout: words({
    addresses: 'Zoekt waar een particulier of bedrijf staat ingeschreven.',
    scoring:
      'Vraagt of de betaaldienst deze klant voor een bedrag zou accepteren. Er wordt niets aangemaakt. Uw eigen limieten tellen niet mee.',
    block:
      'Zet een klant op uw blokkeerlijst: de betaaldienst weigert dan uw nieuwe bestellingen voor deze klant.',
  }),
  creditPeopleKind: 'Klant',
  creditPeopleId: 'Persoons- of bedrijfsnummer',
  creditPeopleZipHint: 'Laat het veld leeg om alle adressen te vinden.',
  creditPeopleSearching: 'De betaaldienst wordt gevraagd…',
  creditPeopleFound: (count) => (count === 1 ? '1 adres' : `${count} adressen`),
  creditPeopleNone: 'De betaaldienst geeft geen adres.',
  creditPeopleSelector: 'Adrescode',
  creditPeopleCopyAddress: 'Adres kopiëren',
  creditPeopleCopySelector: 'Adrescode kopiëren',
  creditPeopleAmount: (currency) => `Bedrag in ${currency}`,
  creditPeopleNotAbove: 'Het bedrag moet hoger dan nul zijn.',
  creditPeopleCheck: 'Controleren',
  creditPeopleYes: (amount) => `Ja: de betaaldienst zou ${amount} accepteren`,
  creditPeopleNo: (amount) => `Nee: de betaaldienst zou ${amount} niet accepteren`,
  creditPeopleReason: 'Reden',
  creditPeopleReasonHint: 'De betaaldienst bewaart de reden. Hier is ze daarna niet meer te lezen.',
  creditPeopleSure:
    'De blokkering geldt in alle landen en voor al uw nieuwe bestellingen. Bestaande bestellingen blijven zoals ze zijn. Niemand kan haar hier ongedaan maken: dat kan alleen de betaaldienst.',
  creditPeopleAsk: 'Deze klant blokkeren?',
  creditPeopleBlock: 'Deze klant blokkeren',
  creditPeopleBlocked: 'De klant is geblokkeerd',
  creditPeopleBlockedText: 'De betaaldienst weigert uw nieuwe bestellingen voor deze klant, in alle landen.',
  creditPeopleAnother: 'Nog een klant blokkeren',
  creditPeopleTwice:
    'Het is niet bekend of de klant nu geblokkeerd is. Een klant twee keer blokkeren kan geen kwaad: verstuur het opnieuw.',
}
