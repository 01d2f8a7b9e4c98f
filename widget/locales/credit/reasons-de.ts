import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'Der Zahlungsanbieter kann mit der Anfrage nichts anfangen',
    'Eine Angabe fehlt oder ist ungültig. Korrigieren Sie sie und senden Sie erneut.',
  ],
  unknown: [
    'Der Zahlungsanbieter hat es nicht angenommen',
    'Er nennt keinen Grund, der hier bekannt ist. Wenn sein eigener Wortlaut nicht weiterhilft, fragen Sie ihn.',
  ],
  NoSearchParametersSupplied: [
    'Es gibt nichts zu suchen',
    'Geben Sie eine Bestellnummer ein, Ihre eigene oder die des Zahlungsanbieters.',
  ],
  Authentication: [
    'Der Zahlungsanbieter hat unsere Zugangsdaten abgelehnt',
    'Benutzername oder Passwort dieses Dienstes sind falsch. Der Betreiber muss die Konfiguration prüfen.',
  ],
  OrderTypeNotAllowed: [
    'Ihr Vertrag umfasst diese Bestellart nicht',
    'Der Zahlungsanbieter hat sie für Ihre Kundennummer nicht freigeschaltet. Wählen Sie eine andere Art oder lassen Sie sie freischalten.',
  ],

  CustomerCreditRejected: [
    'Die Bonitätsprüfung hat den Kunden abgelehnt',
    'Die Auskunft über den Kunden lässt diesen Kauf nicht zu. Bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  CustomerOverCreditLimit: [
    'Der Kreditrahmen des Kunden reicht nicht aus',
    'Der Betrag ist höher, als der Kunde auf Kredit kaufen darf. Senken Sie ihn oder bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  CustomerAbuseBlock: [
    'Der Kunde ist gesperrt',
    'Der Kunde steht auf einer Sperrliste und erhält keinen Kredit. Bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  CustomerProviderRejected: [
    'Der Zahlungsanbieter gibt diesem Kunden keinen Kredit',
    'Das ist seine eigene Entscheidung, unabhängig vom Betrag. Bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  30002: [
    'Die Bonitätsprüfung hat den Betrag oder den Kunden abgelehnt',
    'Der Kreditrahmen des Kunden ist kleiner, oder der Zahlungsanbieter gibt diesem Kunden keinen Kredit. Versuchen Sie einen niedrigeren Betrag oder bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  CustomerCreditNoSuchEntity: [
    'Die Bonitätsprüfung kennt den Kunden nicht',
    'Die Nummer steht in keiner Auskunftei. Prüfen Sie die Nummer, das Land und ob es um eine Privatperson oder ein Unternehmen geht.',
  ],
  NoSuchCustomer: [
    'Niemand gefunden',
    'Die Nummer steht in keinem Adressregister. Prüfen Sie die Nummer, das Land und ob es um eine Privatperson oder ein Unternehmen geht.',
  ],
  NoSuchAddress: [
    'Keine Adresse mit dieser Postleitzahl',
    'Der Kunde ist bekannt, aber nicht unter dieser Postleitzahl. Korrigieren Sie sie oder lassen Sie das Feld leer.',
  ],
  CountryNotSupported: [
    'Der Zahlungsanbieter ist in diesem Land nicht tätig',
    'Er gibt nur in bestimmten Ländern Kredit. Prüfen Sie das Land oder bieten Sie eine Zahlungsart ohne Kredit an.',
  ],

  OrderOverProviderLimit: [
    'Der Betrag liegt über der Grenze des Zahlungsanbieters',
    'So viel übernimmt er in einer Bestellung nicht. Senken Sie den Betrag oder teilen Sie die Bestellung auf.',
  ],
  OrderOverClientLimit: [
    'Der Betrag liegt über Ihrer Grenze für eine Bestellung',
    'Ihr Vertrag mit dem Zahlungsanbieter erlaubt weniger. Senken Sie den Betrag, teilen Sie die Bestellung auf oder bitten Sie um eine höhere Grenze.',
  ],
  ClientOverCreditLimit: [
    'Ihre Grenze für offene Bestellungen ist erreicht',
    'Alle offenen Bestellungen zusammen lägen darüber. Liefern oder schließen Sie zuerst andere oder bitten Sie den Zahlungsanbieter um eine höhere Grenze.',
  ],
  20008: [
    'Der Betrag liegt über einer Ihrer Grenzen',
    'Er ist zu hoch für eine Bestellung oder für alle offenen Bestellungen zusammen. Senken Sie ihn, oder liefern oder schließen Sie zuerst andere Bestellungen.',
  ],
  pendingPlansOverLimit: [
    'Ihre Grenze für wartende Ratenpläne ist erreicht',
    'Alle wartenden Ratenpläne zusammen lägen darüber. Geben Sie zuerst andere frei oder stornieren Sie zuerst andere oder bitten Sie den Zahlungsanbieter um eine höhere Grenze.',
  ],
  OverOrderLimit: [
    'Der Betrag ist für einen Ratenplan zu hoch',
    'Ihr Vertrag mit dem Zahlungsanbieter erlaubt weniger je Ratenplan. Senken Sie den Betrag.',
  ],
  AboveAuthorizedAmount: [
    'Die Positionen ergeben mehr, als von der Bestellung übrig ist',
    'Nur was übrig ist, kann geliefert werden. Senken Sie Mengen oder Preise.',
  ],
  CreditAboveInvoice: [
    'Die Positionen ergeben mehr, als noch gutgeschrieben werden kann',
    'Eine Rechnung kann bis zu ihrem Betrag gutgeschrieben werden, abzüglich früherer Gutschriften. Senken Sie Mengen oder Preise.',
  ],
  OrderAmountNotPositive: [
    'Der Betrag muss über null liegen',
    'Die Positionen ergeben zusammen null oder weniger. Prüfen Sie Preise, Mengen und Rabatte.',
  ],
  RowsMissing: [
    'Es gibt keine Positionen',
    'Eine Bestellung braucht mindestens eine Position. Fügen Sie eine hinzu und senden Sie erneut.',
  ],
  InvalidCampaignCodeAmountCombination: [
    'Die Kampagne passt nicht zum Betrag',
    'Jede Kampagne hat einen Mindest- und einen Höchstbetrag. Wählen Sie eine andere Kampagne oder ändern Sie den Betrag.',
  ],
  PricesMixed: [
    'Preise mit und ohne MwSt. sind gemischt',
    'Alle Preise einer Bestellung enthalten die MwSt., oder keiner. Stellen Sie die Preise um und senden Sie erneut.',
  ],

  OrderExpired: [
    'Die Bestellung ist abgelaufen',
    'Es kann nichts mehr geliefert oder berechnet werden. Legen Sie eine neue Bestellung an, wenn der Kunde die Ware noch möchte.',
  ],
  numberOfExpiredOrder: [
    'Eine abgelaufene Bestellung hat diese Nummer',
    'Ihre Bestellnummer gehört zu einer Bestellung, die nicht mehr verwendet werden kann. Wählen Sie eine andere Nummer.',
  ],
  OrderIsClosed: [
    'Die Bestellung ist geschlossen',
    'Es kann nichts mehr geliefert oder berechnet werden. Laden Sie sie neu, um zu sehen, was geschehen ist.',
  ],
  numberOfClosedOrder: [
    'Eine geschlossene Bestellung hat diese Nummer',
    'Ihre Bestellnummer gehört zu einer Bestellung, die nicht mehr verwendet werden kann. Wählen Sie eine andere Nummer.',
  ],
  OrderAlreadyClosed: [
    'Die Bestellung war schon geschlossen',
    'Sie ist geliefert, wurde geschlossen oder ist abgelaufen. Es bleibt nichts zu tun.',
  ],
  partlyDelivered: [
    'Die Bestellung wurde nicht geschlossen',
    'Nur eine Bestellung, von der nichts geliefert ist, wird so geschlossen. Laden Sie sie neu, um zu sehen, was geliefert ist.',
  ],
  OrderDoesNotExist: [
    'Bestellung nicht gefunden',
    'Der Zahlungsanbieter hat keine Bestellung mit dieser Nummer. Prüfen Sie die Nummer.',
  ],
  neitherOrderNorPlan: [
    'Weder Bestellung noch Ratenplan gefunden',
    'Der Zahlungsanbieter hat keines von beiden mit dieser Nummer. Prüfen Sie die Nummer.',
  ],
  NotAuthorized: [
    'Die Bestellung kann jetzt nicht berechnet werden',
    'Der Zahlungsanbieter hat sie noch nicht genehmigt, oder es ist keine Bestellung auf Rechnung. Laden Sie sie neu, um zu sehen, woran es liegt.',
  ],
  OrderPending: [
    'Die Bestellung wartet auf Genehmigung',
    'Sie kann geliefert werden, sobald der Zahlungsanbieter sie genehmigt hat. Laden Sie sie später neu.',
  ],
  OrderDenied: [
    'Der Zahlungsanbieter hat die Bestellung abgelehnt',
    'Sie kann nicht geliefert werden. Fragen Sie den Zahlungsanbieter nach dem Grund oder bieten Sie eine Zahlungsart ohne Kredit an.',
  ],
  WrongOrderType: [
    'Die Bestellung ist von anderer Art',
    'Jede Bestellart wird auf ihre eigene Weise geliefert. Laden Sie die Bestellung neu.',
  ],
  InvoiceDoesNotExist: [
    'Die Bestellung hat keine solche Rechnung',
    'Die Rechnung gehört zu einer anderen Bestellung oder ist selbst eine Gutschrift. Wählen Sie eine Rechnung dieser Bestellung.',
  ],
  PlanDeliveredInPart: [
    'Ein Ratenplan wird als Ganzes geliefert',
    'Die Positionen müssen den Betrag der Bestellung ergeben. Liefern Sie alle Positionen.',
  ],

  PaymentPlanDoesNotExist: [
    'Ratenplan nicht gefunden',
    'Der Zahlungsanbieter hat keinen Ratenplan mit dieser Nummer. Prüfen Sie die Nummer.',
  ],
  PlanDoesNotExist: [
    'Vertrag nicht gefunden',
    'Der Zahlungsanbieter hat keinen Vertrag mit dieser Nummer. Prüfen Sie die Nummer.',
  ],
  PaymentPlanIsCancelled: [
    'Ein stornierter Ratenplan hat diese Nummer',
    'Ihre Nummer gehört zu einem Ratenplan, der storniert wurde oder verfallen ist. Wählen Sie eine andere Nummer.',
  ],
  WrongStatus: [
    'Der Ratenplan wartet nicht mehr',
    'Nur ein wartender Ratenplan kann freigegeben oder storniert werden. Laden Sie ihn neu, um seinen Status zu sehen.',
  ],
  cancelledPlan: [
    'Ein stornierter Ratenplan hat keinen Vertrag',
    'Er wurde storniert, es gibt also nichts zu unterschreiben. Legen Sie einen neuen an, wenn der Kunde einen möchte.',
  ],
  ContractExpired: [
    'Der Vertrag kann nicht mehr gelesen werden',
    'Das Angebot ist verfallen oder der Vertrag ist beendet. Sehen Sie in Ihren eigenen Unterlagen nach.',
  ],
}

export const creditReasonsDe: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Betrifft den Kunden',
    amount: 'Betrifft den Betrag',
    order: 'Betrifft die Bestellung',
    plan: 'Betrifft den Ratenplan',
    request: 'Betrifft die Anfrage',
    settings: 'Betrifft Ihren Vertrag',
  }),
  creditReasonCoApplicant: 'Gibt es einen Mitantragsteller, kann es jeden der beiden betreffen.',
  creditReasonProvider: 'Wortlaut des Zahlungsanbieters',
}
