import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleDe: CreditPeopleWords = {
  creditPeopleTasks: 'Was möchten Sie tun',
  creditPeopleTask: words({ addresses: 'Adressen', scoring: 'Internes Scoring', block: 'Sperrliste' }),
  creditPeopleAbout: words({
    addresses: 'Findet, wo eine Privatperson oder ein Unternehmen gemeldet ist.',
    scoring:
      'Fragt, ob der Zahlungsanbieter den Kunden für einen Betrag annehmen würde. Es wird nichts angelegt. Ihre eigenen Grenzen gehören nicht dazu.',
    block:
      'Setzt einen Kunden auf Ihre Sperrliste: Der Zahlungsanbieter lehnt dann Ihre neuen Bestellungen dieses Kunden ab.',
  }),
  creditPeopleKind: 'Kunde',
  creditPeopleId: 'Identifikations- oder Unternehmensnummer',
  creditPeopleZipHint: 'Lassen Sie das Feld leer, um alle Adressen zu finden.',
  creditPeopleSearching: 'Der Zahlungsanbieter wird gefragt…',
  creditPeopleFound: (count) => (count === 1 ? '1 Adresse' : `${count} Adressen`),
  creditPeopleNone: 'Der Zahlungsanbieter nennt keine Adresse.',
  creditPeopleSelector: 'Adresskennung',
  creditPeopleCopyAddress: 'Adresse kopieren',
  creditPeopleCopySelector: 'Kennung kopieren',
  creditPeopleAmount: (currency) => `Betrag in ${currency}`,
  creditPeopleNotAbove: 'Der Betrag muss über null liegen.',
  creditPeopleCheck: 'Prüfen',
  creditPeopleYes: (amount) => `Ja: Der Zahlungsanbieter würde ${amount} annehmen`,
  creditPeopleNo: (amount) => `Nein: Der Zahlungsanbieter würde ${amount} nicht annehmen`,
  creditPeopleReason: 'Grund',
  creditPeopleReasonHint:
    'Der Zahlungsanbieter bewahrt ihn auf. Er kann hier danach nicht mehr gelesen werden.',
  creditPeopleSure:
    'Die Sperre gilt in allen Ländern und für alle Ihre neuen Bestellungen. Bestehende Bestellungen bleiben, wie sie sind. Niemand kann sie hier aufheben: Das kann nur der Zahlungsanbieter.',
  creditPeopleAsk: 'Diesen Kunden sperren?',
  creditPeopleBlock: 'Diesen Kunden sperren',
  creditPeopleBlocked: 'Der Kunde ist gesperrt',
  creditPeopleBlockedText:
    'Der Zahlungsanbieter lehnt Ihre neuen Bestellungen dieses Kunden in allen Ländern ab.',
  creditPeopleAnother: 'Weiteren Kunden sperren',
  creditPeopleTwice:
    'Es ist nicht bekannt, ob der Kunde jetzt gesperrt ist. Einen Kunden zweimal zu sperren schadet nicht: Senden Sie es erneut.',
}
