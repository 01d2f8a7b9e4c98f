import type { PaymentPlanStatus, PaymentPlanType } from '../../../shared/domain/credit.enums.ts'
import { words } from '../languages.ts'
import type { PlansWords } from './plans-en.ts'

/** German, for payment plans and campaigns. */
export const plansDe: PlansWords = {
  creditPlanNew: 'Neuer Ratenplan',
  creditPlanAmountHint: 'Mit MwSt., in der Währung des Landes des Kunden',
  creditPlanShow: 'Angebote zeigen',
  creditPlanOptions: (amount) => `Ratenpläne für ${amount}`,
  creditPlanNone: (amount) => `Für ${amount} wird kein Ratenplan angeboten.`,
  creditPlanFrom: (amount) => `Ratenpläne gibt es ab ${amount}.`,
  creditPlanTo: (amount) => `Ratenpläne gibt es bis ${amount}.`,
  creditPlanSort: 'Sortieren nach',
  creditPlanBy: words({
    months: 'Laufzeit',
    total: 'Insgesamt zu zahlen',
    effective: 'Effektiver Jahreszins',
  }),
  creditPlanType: words<PaymentPlanType>({
    Standard: 'Mit Zinsen',
    InterestFree: 'Zinsfrei',
    InterestAndAmortizationFree: 'Später zahlen',
  }),
  creditPlanMonthly: 'im Monat, mit Gebühr',
  creditPlanOnce: 'einmal, mit Gebühr',
  creditPlanTotal: 'Insgesamt zu zahlen',
  creditPlanAbout: (amount) => `etwa ${amount}`,
  creditPlanEffective: 'Effektiver Jahreszins',
  creditPlanInterest: 'Zins im Jahr',
  creditPlanInitialFee: 'Gebühr am Anfang',
  creditPlanFee: 'Gebühr je Zahlung',
  creditPlanInterestFree: 'Zinsfrei',
  creditPlanPaymentFree: 'Zahlungsfrei',
  creditPlanChoose: 'Wählen',
  creditPlanOthers: 'Alle Angebote',
  creditPlanDebt: (amount, months, half) =>
    `Zeit bis zur Rückzahlung der Schuld von ${amount}: ${months}; der Hälfte: ${half}.`,
  creditPlanOther:
    'Der Zahlungsanbieter berechnet die Zahlungen auf seine eigene Weise. Deshalb kann die Schuld hier nicht gezeichnet werden.',
  creditPlanMonths: 'Monat für Monat',
  creditPlanMonth: 'Monat',
  creditPlanPayment: 'Zu zahlen',
  creditPlanOfInterest: 'Zinsen',
  creditPlanLeft: 'Restschuld',
  creditPlanCampaigns: 'Kampagnen für Ratenpläne',
  creditPlanAccounts: 'Kampagnen für Kontokredite',
  creditPlanKind: 'Art',
  creditPlanLength: 'Laufzeit',
  creditPlanAmounts: 'Beträge',
  creditPlanLowestOrder: 'Mindestbestellwert',
  creditPlanLowestPayment: 'Mindestzahlung im Monat',
  creditPlanFilter: 'Für einen Betrag',
  creditPlanNotAmount: 'Das ist kein Betrag. Alle Kampagnen werden gezeigt.',
  creditPlanNoCampaign: 'Keine Kampagne.',
  creditPlanFound: (count) => `Kampagnen: ${count}`,
  creditPlanCreate: 'Ratenplan anlegen',
  creditPlanOwn: 'Der Ratenplan',
  creditPlanSelector: 'Adresse',
  creditPlanNumber: 'Ihre eigene Nummer',
  creditPlanNumberHint:
    'Der Zahlungsanbieter nimmt eine Nummer nur einmal an: Noch einmal gesendet, ergibt sie nie einen zweiten Ratenplan.',
  creditPlanUnknowable:
    'Senden Sie noch einmal mit derselben Nummer: Der Zahlungsanbieter macht daraus nie zwei Ratenpläne und nennt den, den er hat.',
  creditPlanGiro: 'Mit jeder Zahlung einen Überweisungsträger senden',
  creditPlanCreated: (number) => `Ratenplan ${number} ist angelegt und wartet auf Freigabe.`,
  creditPlanFind: 'Ratenplan öffnen',
  creditPlanFindContract: 'Vertrag öffnen',
  creditPlanNr: 'Nummer des Ratenplans',
  creditPlanContractNr: 'Vertragsnummer',
  creditPlanOpen: 'Öffnen',
  creditPlanTitle: (number) => `Ratenplan ${number}`,
  creditPlanContractTitle: (number) => `Vertrag ${number}`,
  creditPlanStatus: words<PaymentPlanStatus>({
    Pending: 'Wartet',
    Activated: 'Aktiv',
    Cancelled: 'Storniert',
    OrderDoesNotExist: 'Unbekannt',
  }),
  creditPlanMeans: words<PaymentPlanStatus>({
    Pending: 'Der Kunde unterschreibt das Angebot. Danach wird es hier freigegeben.',
    Activated: 'Der Vertrag gilt. Der Zahlungsanbieter zieht die Zahlungen ein.',
    Cancelled:
      'Er wurde storniert oder nicht rechtzeitig freigegeben. Er kann nicht wieder geöffnet werden: Legen Sie einen neuen an.',
    OrderDoesNotExist: 'Der Zahlungsanbieter hat keinen solchen Ratenplan.',
  }),
  creditPlanDays: (days) =>
    `Der Zahlungsanbieter storniert einen Ratenplan, der nicht innerhalb von ${days} Tagen freigegeben wird.`,
  creditPlanApprove: 'Freigeben…',
  creditPlanCancel: 'Ratenplan stornieren…',
  creditPlanApproveTitle: 'Ratenplan freigeben?',
  creditPlanApproveText:
    'Geben Sie ihn frei, sobald der Kunde unterschrieben hat. Er wird ein Vertrag, und das lässt sich hier nicht rückgängig machen.',
  creditPlanApproveNow: 'Freigeben',
  creditPlanCancelTitle: 'Ratenplan stornieren?',
  creditPlanCancelText:
    'Der Kunde ist nicht mehr an das Angebot gebunden. Der Ratenplan und seine Nummer können nicht noch einmal verwendet werden.',
  creditPlanCancelNow: 'Ratenplan stornieren',
  creditPlanApproved: (contract) => `Freigegeben. Der Vertrag hat die Nummer ${contract}.`,
  creditPlanApprovedFound:
    'Freigegeben. Die Antwort des Zahlungsanbieters ging verloren; die Vertragsnummer steht im Dokument.',
  creditPlanIsCancelled: 'Der Ratenplan ist storniert.',
  creditPlanOffer: 'Angebot zeigen',
  creditPlanContract: 'Vertrag zeigen',
  creditPlanDownload: 'Herunterladen',
  creditPlanNewTab: 'In neuem Tab öffnen',
  creditPlanNoFrame:
    'Diese Seite kann keine Dokumente zeigen. Öffnen Sie es in einem neuen Tab, oder laden Sie es herunter.',
  creditPlanBroken: 'Das Dokument kam beschädigt an und wird nicht gezeigt. Holen Sie es noch einmal.',
  creditPlanEmpty: 'Der Zahlungsanbieter hat kein Dokument gesendet.',
  creditPlanLink: 'Eigener Link des Zahlungsanbieters',
  creditPlanLinkText:
    'Wer diesen Link hat, kann das Dokument ohne Anmeldung lesen. Geben Sie ihn nicht weiter.',
}
