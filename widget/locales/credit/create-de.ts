import { words } from '../languages.ts'
import type { CreditCreateWords } from './create-en.ts'

/** German. */
export const creditCreateDe: CreditCreateWords = {
  creditNewKind: 'Kundenart',
  creditNewLookUp: 'Adresse suchen',
  creditNewLooking: 'Die Adresse wird gesucht…',
  creditNewOfficial: 'Gemeldete oder eingetragene Adresse',
  creditNewNone: words({
    40000: 'Zu dieser Nummer wurde niemand gefunden. Prüfen Sie sie, oder geben Sie die Adresse selbst ein.',
    40001: 'Der Zahlungsanbieter sucht in diesem Land keine Adressen. Geben Sie die Adresse selbst ein.',
    40004:
      'Der Kunde hat keine Adresse mit dieser Postleitzahl. Prüfen Sie die Postleitzahl, oder lassen Sie sie weg.',
  }),
  creditNewByHand: 'Adresse selbst eingeben',
  creditNewFirstName: 'Vorname',
  creditNewLastName: 'Nachname',
  creditNewBirth: 'Geburtsdatum',
  creditNewBirthHint: 'Jahr, Monat und Tag: JJJJMMTT. Es kann die Nummer ersetzen.',
  creditNewStreet: 'Straße',
  creditNewHouse: 'Hausnummer',
  creditNewCity: 'Ort',
  creditNewNumberHint:
    'Pflichtfeld: Geht eine Antwort verloren, lässt sich die Bestellung nur mit dieser Nummer wiederfinden.',
  creditNewGroup: 'Gruppenreferenz',
  creditNewElsewhere: 'An eine andere Adresse liefern',
  creditNewElsewhereHint:
    'Ist der Kunde dort nicht gemeldet, muss der Zahlungsanbieter die Bestellung erst genehmigen.',
  creditNewLoan:
    'Darlehen lassen sich hier nicht anlegen: Solche Bestellungen können über den Dienst nicht ausgeliefert werden.',
  creditNewNoCampaign: 'Ohne Kampagne',
  creditNewMonths: (months, rate) => `${months} Monate, ${rate} Zinsen`,
  creditNewRate: (rate) => `${rate} Zinsen`,
  creditNewFees: (first, each) => `Gebühren: ${first} zu Beginn, ${each} je Zahlung`,
  creditNewTooLow: (amount) => `Erst ab ${amount}`,
  creditNewTooHigh: (amount) => `Nur bis ${amount}`,
  creditNewChoose: 'Wählen Sie eine Kampagne, die zum Betrag passt.',
  creditNewGiro: 'Formular für das Lastschriftverfahren senden',
  creditNewFixed: 'Feste Monatsrate',
  creditNewConfirm: 'Seite nach der Unterschrift',
  creditNewReject: 'Seite nach einer Ablehnung',
  creditNewLinkHint: 'Beginnt mit https://. Ohne sie erhalten Sie keinen Link für den Kunden.',
  creditNewNotHttps: 'Das muss eine Adresse sein, die mit https:// beginnt.',
  creditNewExists: (number) =>
    `Mit dieser Nummer gibt es schon eine Bestellung: ${number}. Was Sie anlegen, wird eine weitere.`,
  creditNewUsed: (name, when) =>
    `${name} hat eine Bestellung mit dieser Nummer gesendet (${when}). Jetzt wurde nichts gesendet.`,
  creditNewSecond: 'Zweite Bestellung anlegen',
  creditNewCreate: (amount) => `Bestellung über ${amount} anlegen`,
  creditNewDiscard: 'Verwerfen',
  creditNewDiscardAsk: 'Alles verwerfen, was Sie eingegeben haben?',
  creditNewKeep: 'Behalten',
  creditNewBought: 'Der Zahlungsanbieter kauft die Bestellung an',
  creditNewPending: 'Die Bestellung wartet auf den Zahlungsanbieter',
  creditNewMade: (number) => `Bestellung ${number} ist angelegt.`,
  creditNewFound:
    'Die Antwort des Zahlungsanbieters ging verloren, aber die Bestellung ist da: Sie wurde einmal angelegt. Diese Daten hat der Zahlungsanbieter.',
  creditNewLink: 'Senden Sie diesen Link dem Kunden, der den Vertrag dort unterschreibt:',
  creditNewOpen: 'Bestellung öffnen',
  creditNewAnother: 'Noch eine Bestellung',
  creditNewLower: 'Betrag senken',
  creditNewOtherCampaign: 'Andere Kampagne wählen',
  creditNewFlip: words({ true: 'Preise inkl. MwSt. senden', false: 'Preise ohne MwSt. senden' }),
  creditNewCampaignsFailed: 'Die Kampagnen konnten nicht geladen werden.',
}
