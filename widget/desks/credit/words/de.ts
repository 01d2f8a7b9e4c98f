import type { CreditReason } from '../../../../shared/domain/credit/credit-reasons.ts'
import type {
  CreditOrderType,
  PaymentPlanStatus,
  PaymentPlanType,
} from '../../../../shared/domain/credit/credit.enums.ts'
import type { HistoryOutcome } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { CreditWords, CreditWriteName } from './en.ts'

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

/** German, for the credit desk. */
export const texts: CreditWords = {
  // The desk and its orders
  creditTasks: 'Aufgaben',
  creditTask: words<'orders' | 'create' | 'plans' | 'people' | 'campaigns' | 'other'>({
    orders: 'Bestellungen',
    create: 'Neue Bestellung',
    plans: 'Ratenpläne',
    people: 'Kunden',
    campaigns: 'Kampagnen',
    other: 'Andere Operationen',
  }),
  creditPartFailed: 'Dieser Teil konnte nicht geladen werden.',
  creditHealth: words<'asking' | 'answers'>({
    asking: 'Der Zahlungsanbieter wird gefragt…',
    answers: 'Der Zahlungsanbieter antwortet',
  }),
  creditProviderDown: (time) => `Der Zahlungsanbieter hat seit ${time} nicht geantwortet`,
  creditServiceDown: (time) => `Der Bestelldienst hat seit ${time} nicht geantwortet`,
  creditFindLabel: 'Bestellnummer',
  creditFindHint: 'Ihre eigene oder die des Zahlungsanbieters.',
  creditFind: 'Suchen',
  creditFinding: 'Wird gesucht…',
  creditFindEmpty: 'Geben Sie eine Bestellnummer ein.',
  creditFindUnreadable:
    'Eine Bestellnummer kann solche Zeichen nicht enthalten. Tippen Sie sie ein, statt sie einzufügen.',
  creditNotFound: (own) => `Keine Bestellung hat Ihre Nummer ${own}.`,
  creditNotFoundEither: (own, provider) =>
    `Keine Bestellung hat Ihre Nummer ${own} oder die Nummer ${provider} des Zahlungsanbieters.`,
  creditFoundSeveral: (count) => `${count} Bestellungen haben diese Nummer. Wählen Sie eine.`,
  creditFoundPartly: 'Es kann weitere Bestellungen mit dieser Nummer geben.',
  creditOrders: 'Gefundene und geöffnete Bestellungen',
  creditOrdersEmpty:
    'Bestellungen, die Sie finden, anlegen oder öffnen, stehen hier, bis Sie die Seite verlassen.',
  creditOwnNumber: 'Ihre Nummer',
  creditState: 'Status',
  creditOrderStatus: words<'open' | 'pending' | 'closed' | 'expired'>({
    open: 'Offen',
    pending: 'Wartet',
    closed: 'Geschlossen',
    expired: 'Abgelaufen',
  }),
  creditLeftToInvoice: 'Noch zu berechnen',
  creditInvoiced: 'Berechnet',
  creditInvoices: 'Rechnungen',
  creditAllOrders: 'Alle Bestellungen',
  creditReading: 'Die Bestellung wird geladen…',
  creditClosed: 'Geschlossen',
  creditOrderType: words<CreditOrderType>({
    Invoice: 'Rechnung',
    PaymentPlan: 'Ratenzahlung',
    Loan: 'Darlehen',
    AccountCredit: 'Kreditkonto',
  }),
  creditBought: 'Der Zahlungsanbieter kauft die Rechnungen dieser Bestellung.',
  creditNotBought:
    'Der Zahlungsanbieter hat die Bestellung noch nicht genehmigt und kauft ihre Rechnungen nicht. Bis dahin kann nichts geliefert werden.',
  creditBusinessType: words<'Person' | 'Business' | 'GovernmentalOrganization' | 'Organization' | 'Unknown'>({
    Person: 'Privatperson',
    Business: 'Unternehmen',
    GovernmentalOrganization: 'Behörde',
    Organization: 'Verein',
    Unknown: 'Unbekannte Kundenart',
  }),
  creditNationalId: 'Identifikations- oder Unternehmensnummer',
  creditShowId: 'Anzeigen',
  creditHideId: 'Verbergen',
  creditNoCustomer: 'Der Zahlungsanbieter nennt keinen Kunden.',
  creditNoInvoices: 'Es wurde noch nichts berechnet.',
  creditInvoiceDate: 'Datum',
  creditCredits: 'Gutschriften',
  creditHistory: 'Verlauf',
  creditHistoryLoading: 'Der Verlauf wird geladen…',
  creditHistoryEmpty: 'An dieser Bestellung wurde über den Bestelldienst noch nichts getan.',
  creditHistoryMore: 'Ältere zeigen',
  creditServer: (name) => `${name} (Ihr Server)`,
  creditOperation: words<CreditWriteName>({
    CreateOrder: 'Neue Bestellung',
    CreateOrderEu: 'Neue Bestellung',
    ChangeOrderAmount: 'Offene Positionen',
    ChangeOrderInfo: 'Referenzen',
    CreateInvoice: 'Rechnung',
    DeliverOrderEu: 'Lieferung',
    CloseOrder: 'Schließung',
    CloseOrderEu: 'Schließung',
    CreatePaymentPlan: 'Neuer Ratenplan',
    ApprovePaymentPlan: 'Freigabe des Ratenplans',
    CancelPaymentPlan: 'Stornierung des Ratenplans',
    AddToBlockList: 'Sperrung des Kunden',
  }),
  creditOlder: 'ältere Operation',
  creditOutcome: words<Exclude<HistoryOutcome, 'done'>>({
    refused: 'Abgelehnt',
    'not-done': 'Nicht ausgeführt',
    unknown: 'Nicht bekannt, ob ausgeführt',
  }),
  creditFoundByReading: 'Die Antwort ging verloren; die Bestellung zeigt, dass es ausgeführt wurde.',
  creditMade: (number) => `Nummer ${number}`,
  creditOfInvoice: (number) => `Gutschrift zu Rechnung ${number}`,
  creditRowCount: (count) => (count === '1' ? '1 Position' : `${count} Positionen`),

  // Forms
  creditRequired: 'erforderlich',
  creditChoose: 'Auswählen…',
  creditNoValue: 'Nicht angegeben',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nein' }),
  creditCountry: 'Land',
  creditPostcode: 'Postleitzahl',
  creditFindAddresses: 'Adressen suchen',
  creditCampaign: 'Kampagne',
  creditCoApplicant: 'Mitantragsteller',
  creditBack: 'Zurück',
  creditShow: 'Anzeigen',
  creditHide: 'Verbergen',
  creditIdShow: 'Identifikations- oder Unternehmensnummer anzeigen',
  creditIdHide: 'Identifikations- oder Unternehmensnummer verbergen',

  creditFieldEmpty: 'Füllen Sie dieses Feld aus.',
  creditFieldNumber: 'Geben Sie eine Zahl ein.',
  creditFieldWhole: 'Das muss eine ganze Zahl sein.',
  creditFieldDecimals: (most) =>
    most === 1
      ? 'Höchstens 1 Nachkommastelle ist möglich.'
      : `Höchstens ${most} Nachkommastellen sind möglich.`,
  creditFieldLarge: 'Diese Zahl ist zu groß.',
  creditFieldLong: (most, length) => `Das ist zu lang: ${length} Zeichen, höchstens ${most} sind möglich.`,
  creditFieldCharacters: 'Dies enthält Zeichen, die nicht gesendet werden können. Geben Sie es neu ein.',
  creditFieldDate: 'Geben Sie ein Datum ein.',
  creditFieldChoice: 'Wählen Sie etwas aus der Liste.',
  creditFormWrong: (count) =>
    count === 1
      ? 'Korrigieren Sie 1 Feld und senden Sie erneut.'
      : `Korrigieren Sie ${count} Felder und senden Sie erneut.`,

  creditCancel: 'Abbrechen',
  creditSending: 'Wird gesendet…',
  creditSendingSince: (seconds) =>
    `Der Zahlungsanbieter lässt seit ${seconds} Sekunden auf sich warten. Sie können diese Ansicht verlassen: Die Anfrage läuft weiter.`,
  creditSendAgain: 'Prüfen und fortfahren',
  creditStopped: 'Diese Seite hat die Anfrage gestoppt. Ihre Eingabe bleibt erhalten.',
  creditNotSent: 'Sie sind offline, deshalb wurde dies nicht gesendet. Ihre Eingabe bleibt erhalten.',
  creditKept: 'Es ist nichts geschehen. Ihre Eingabe bleibt erhalten.',
  creditNotCertain: 'Es ist nicht sicher, ob dies ausgeführt wurde.',
  creditRepeatIsSafe:
    'Ein neuer Versuch ist sicher: Es ist dieselbe Anfrage, und sie wird höchstens einmal ausgeführt.',
  creditUnknowable:
    'Hier lässt sich das nicht mehr feststellen. Senden Sie nicht erneut, bevor Sie im System des Zahlungsanbieters nachgesehen haben: Es könnte sonst zweimal ausgeführt werden.',
  creditRetryAfter: (seconds) =>
    seconds === 1
      ? 'Versuchen Sie es in 1 Sekunde erneut.'
      : `Versuchen Sie es in ${seconds} Sekunden erneut.`,
  creditWaitOver: 'Sie können es jetzt erneut versuchen.',

  // The rows of credit orders
  creditRowsPrices: 'Preise',
  creditRowsSwitched: (before, after) =>
    `Die Preise bleiben wie eingegeben. Inkl. MwSt. ergeben die Positionen jetzt ${after}; vorher waren es ${before}.`,
  creditRowsEmpty:
    'Es gibt noch keine Positionen. Fügen Sie eine hinzu, oder fügen Sie Positionen aus einer Tabelle ein.',
  creditRowsNone: 'Fügen Sie mindestens eine Position hinzu.',
  creditRowsTotal: 'Alle Positionen inkl. MwSt.',
  creditRowsSaid: (count, amount) =>
    `${count === '1' ? '1 Position' : `${count} Positionen`}, ${amount} inkl. MwSt.`,
  creditRowsTooMany: (count, most) =>
    `Es sind ${count} Positionen. Höchstens ${most} können auf einmal gesendet werden.`,
  creditRowsNotAbove: (amount) =>
    `Die Positionen ergeben ${amount}. Nur ein Betrag über null kann gesendet werden.`,
  creditRowsRemove: (count) => (count === '1' ? '1 Position entfernen' : `${count} Positionen entfernen`),
  creditRowsRemoved: (count) => (count === '1' ? '1 Position entfernt' : `${count} Positionen entfernt`),
  creditRowType: 'Positionsart',
  creditRowTypeName: words({
    Default: 'Ware oder Leistung',
    AdjustmentRow: 'Anpassung',
    GiftCard: 'Geschenkkarte',
    InvoiceFee: 'Rechnungsgebühr',
  }),
  creditRowInclVat: (price) => `${price} inkl. MwSt.`,
  creditRowWhole: 'Geben Sie eine ganze Prozentzahl ein.',
  creditRowPercentOnly: 'Geben Sie den Rabatt in Prozent ein. Ein Betrag kann hier nicht gesendet werden.',

  creditChosenAll: 'Alle Positionen',
  creditChosenNone: 'Keine',
  creditChosenUnits: (name) => (name ? `Menge von ${name}` : 'Menge'),
  creditChosenOf: (units) => `von ${units}`,
  creditChosenRow: (units) => `Die ganze Position, ${units}`,
  creditChosenWhole: 'Diese Position hat einen Rabattbetrag und wird deshalb ganz genommen.',
  creditChosenOther:
    'Diese Position hat einen Rabatt oder einen MwSt.-Satz, der hier nicht gesendet werden kann. Lassen Sie sie weg, oder wählen Sie alle Positionen.',
  creditChosenStays: (amount) => `Es bleibt: ${amount}`,
  creditChosenAbove: (amount) =>
    `Diese Positionen ergeben ${amount}, mehr als noch offen ist. Wählen Sie auch die Positionen, die den Betrag senken.`,
  creditChosenNothing: 'Wählen Sie mindestens eine Position.',

  // Why the provider refuses
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

  // A new order
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

  // What is done to an order
  creditActTasks: 'Was Sie mit der Bestellung tun können',
  creditActTask: words({
    deliver: 'Liefern…',
    invoice: 'Rechnung stellen…',
    credit: 'Gutschreiben…',
    remaining: 'Offene Positionen…',
    references: 'Referenzen…',
    close: 'Schließen…',
  }),
  creditActTitle: words({
    deliver: 'Bestellung liefern',
    invoice: 'Bestellung in Rechnung stellen',
    credit: 'Rechnung gutschreiben',
    remaining: 'Offene Positionen ändern',
    references: 'Referenzen ändern',
    close: 'Bestellung schließen',
  }),
  creditActOff: words({
    session: 'Ihre Sitzung darf Kreditbestellungen ansehen, aber nicht ändern.',
    closed: 'Die Bestellung ist geschlossen, und keine Bestellung wird wieder geöffnet.',
    expired: 'Die Bestellung ist abgelaufen. Legen Sie für den Rest eine neue an.',
    pending: 'Der Zahlungsanbieter hat die Bestellung noch nicht genehmigt. Sehen Sie später wieder nach.',
    loan: 'Ein Darlehen wird hier nicht geliefert.',
    'nothing-left': 'Es ist nichts mehr zu liefern.',
    'no-invoice': 'Die Bestellung hat keine Rechnung zum Gutschreiben.',
    'all-credited': 'Alle Rechnungen der Bestellung sind ganz gutgeschrieben.',
  }),
  creditActReading: 'Die bisherigen Vorgänge der Bestellung werden geladen…',
  creditActLost: 'Die bisherigen Vorgänge der Bestellung konnten nicht geladen werden.',
  creditActRowsLost: 'Die Bearbeitung der Positionen konnte nicht geladen werden.',
  creditActType: 'Art der Bestellung',
  creditActTypeWhy:
    'Der Zahlungsanbieter nennt sie nicht, und die Bestellung wurde nicht hier angelegt. Ist sie falsch, geschieht nichts.',
  creditActOlder: 'Die Bestellung wurde mit dem älteren CreateOrder angelegt',
  creditActOlderWhy:
    'Eine solche Bestellung wird mit CreateInvoice berechnet: Das ist veraltet, aber nur damit erhalten Sie Konto, Prüfziffer und einen Link zum PDF.',
  creditActWhat: words({
    deliver: 'Was geliefert wird',
    invoice: 'Was berechnet wird',
    credit: 'Was gutgeschrieben wird',
  }),
  creditActWay: words({
    all: 'Alles, was offen ist',
    whole: 'Die ganze Rechnung',
    rows: 'Positionen',
    amount: 'Ein Betrag',
  }),
  creditActWholeOff: 'Ein Teil ist schon gutgeschrieben: Wählen Sie Positionen oder einen Betrag.',
  creditActRowsUnknown:
    'Welche Positionen das sind, ist hier nicht bekannt. Geben Sie sie so ein, wie sie bestellt wurden.',
  creditActWhich: 'Rechnung für die Gutschrift',
  creditActInvoiceLeft: (left, amount) => `${left} von ${amount} noch gutzuschreiben`,
  creditActElsewhere: (amount) =>
    `${amount} sind auf dieser Bestellung gutgeschrieben, ohne dass die Rechnung bekannt ist: Es kann weniger übrig sein.`,
  creditActDays: 'Zahlungsziel in Tagen',
  creditActDaysHint: (least, most) => `${least} bis ${most}. Mit ${least} ist sie sofort fällig.`,
  creditActGoesBy: 'Die Rechnung wird versendet',
  creditActDistribution: words({
    NotDefined: 'Auf dem üblichen Weg des Zahlungsanbieters',
    Post: 'Per Post',
    Email: 'Per E-Mail',
    EInvoiceB2B: 'Als E-Rechnung',
  }),
  creditActNotes: 'Notizen',
  creditActText: 'Text auf der Rechnung',
  creditActAmount: 'Betrag inkl. MwSt.',
  creditActRate: 'MwSt.-Satz, %',
  creditActOwn: 'Ihre Bestellnummer',
  creditActOwnHint: 'Bleibt das Feld leer, hat die Bestellung keine eigene Nummer.',
  creditActReference: 'Neue Referenz des Kunden',
  creditActReferenceHint:
    'Der Zahlungsanbieter nennt die jetzige nicht. Bleibt das Feld leer, bleibt sie bestehen.',
  creditActAboveLeft: (left) => `Das ist mehr, als übrig ist: ${left}.`,
  creditActWrongDays: (least, most) => `Es muss ${least} bis ${most} sein.`,
  creditActWrong: words({
    'no-type': 'Wählen Sie die Art der Bestellung.',
    'no-invoice': 'Wählen Sie die Rechnung.',
    'not-an-amount': 'Es muss über 0 liegen.',
    'not-a-rate': 'Es muss 0 bis 100 sein, mit höchstens zwei Dezimalstellen.',
    unchanged: 'Noch ist nichts geändert.',
  }),
  creditActFact: words({
    type: 'Art der Bestellung',
    what: 'Was',
    invoice: 'Rechnung',
    amount: 'Betrag',
    left: 'Noch zu liefern',
    creditable: 'Noch gutzuschreiben',
    days: 'Zahlungsziel in Tagen',
    notes: 'Notizen',
    own: 'Ihre Bestellnummer',
    reference: 'Referenz des Kunden',
    InvoiceNumber: 'Rechnungsnummer',
    CreditNumber: 'Nummer der Gutschrift',
    ContractNumber: 'Vertragsnummer',
    AccountCreditId: 'Nummer des Kreditkontos',
    Ocr: 'OCR-Referenz',
    Account: 'Konto für die Zahlung',
    CheckDigit: 'Prüfziffer des Betrags',
    InvoiceDate: 'Rechnungsdatum',
    DueDate: 'Fällig',
    Distribution: 'Versand',
  }),
  creditActRows: (count) => (count === 1 ? '1 Position' : `${count} Positionen`),
  creditActNone: 'keine',
  creditActMeans: words({
    invoice: 'Der Kunde erhält eine Rechnung. Das ist endgültig: Der Weg zurück ist eine Gutschrift.',
    plan: 'Die Bestellung wird ein aktiver Ratenplan. Das lässt sich hier nicht rückgängig machen.',
    account:
      'Das Kreditkonto des Kunden wird mit dem Betrag belastet. Das lässt sich hier nicht rückgängig machen.',
    credit:
      'Der Kunde schuldet so viel weniger oder erhält Geld zurück. Das ist endgültig, und Gutgeschriebenes kann nicht noch einmal geliefert werden.',
    remaining: 'Diese Positionen ersetzen alle offenen. Der Rest kann hier gesenkt, nie erhöht werden.',
    references: 'Nur diese Texte ändern sich. Danach wird die Bestellung unter ihrer neuen Nummer gefunden.',
    close:
      'Es kann nichts mehr geliefert werden, und die Bestellung wird nie wieder geöffnet. Ihre Rechnungen bleiben, wie sie sind.',
    closes: 'Dann ist nichts mehr zu liefern, also wird die Bestellung geschlossen.',
    written:
      'Gehört eine dieser Positionen nicht zur Bestellung, wird alles storniert, was noch nicht geliefert ist, und die Bestellung wird geschlossen.',
    older:
      'Ein Teil ist geliefert, daher wird mit dem veralteten CloseOrder geschlossen: CloseOrderEu schließt nur ungelieferte Bestellungen.',
  }),
  creditActChanged: (was, is) =>
    `Jemand hat die Bestellung geändert, seit Sie dies geöffnet haben: ${was} waren offen, jetzt sind es ${is}. Es wurde nichts gesendet. Prüfen Sie die Angaben und fahren Sie dann fort.`,
  creditActDo: words({
    deliver: 'Liefern',
    invoice: 'In Rechnung stellen',
    credit: 'Gutschreiben',
    remaining: 'Positionen ändern',
    references: 'Ändern',
    close: 'Bestellung schließen',
  }),
  creditActDone: words({
    deliver: 'Die Lieferung ist erfolgt.',
    invoice: 'Die Rechnung ist gestellt.',
    credit: 'Die Gutschrift ist erfolgt.',
    remaining: 'Die offenen Positionen sind geändert.',
    references: 'Die Referenzen sind geändert.',
    close: 'Die Bestellung ist geschlossen.',
  }),
  creditActToPay: (amount) => `${amount} sind zu zahlen.`,
  creditActPaidBack: (amount) => `${amount} werden zurückgezahlt.`,
  creditActOther: (amount) => `Es sind ${amount} geworden, und das ist nicht, was Sie geprüft haben.`,
  creditActFound:
    'Die Antwort des Zahlungsanbieters ging verloren, aber der Vorgang ist ausgeführt: Was hier steht, stammt aus seinen Daten, die den Rest nicht enthalten.',
  creditActCopy: (what) => `Kopieren: ${what}`,
  creditActPdf: 'PDF in einem neuen Tab öffnen',
  creditActPdfAnyone: 'Wer diesen Link hat, kann die Rechnung ohne Anmeldung lesen.',

  // Payment plans and campaigns
  creditPlanNew: 'Neuer Ratenplan',
  creditPlanFor: 'Der Ratenplan gilt für',
  creditPlanWay: words({ amount: 'Einen Betrag', rows: 'Positionen' }),
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
    `Rückzahlung der Schuld von ${amount}: ${months}; der Hälfte: ${half}.`,
  creditPlanOther:
    'Der Zahlungsanbieter berechnet die Zahlungen auf seine eigene Weise. Deshalb kann die Schuld hier nicht gezeichnet werden.',
  creditPlanMonths: 'Monat für Monat',
  creditPlanMonth: 'Monat',
  creditPlanPayment: 'Zu zahlen',
  creditPlanOfInterest: 'Zinsen',
  creditPlanLeft: 'Restschuld',
  creditPlanCampaigns: 'Kampagnen für Ratenpläne',
  creditPlanAccounts: 'Kampagnen für Kreditkonten',
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
    'Der Zahlungsanbieter nimmt eine Nummer nur einmal an: Wenn Sie sie noch einmal senden, entsteht nie ein zweiter Ratenplan.',
  creditPlanUnknowable:
    'Senden Sie noch einmal mit derselben Nummer: Der Zahlungsanbieter legt damit nie zwei Ratenpläne an und nennt den, den es schon gibt.',
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

  // Customers without an order
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

  // Other operations
  creditOtherIntro: 'Für Integratoren: alle Operationen des SOAP-Dienstes mit den Namen ihrer Elemente.',
  creditOtherOperation: 'Operation',
  creditOtherSummary: words({
    CreateOrder: 'Prüft die Bonität eines Kunden und legt eine Bestellung an.',
    ChangeOrderAmount: 'Gibt an, welche Positionen einer Bestellung noch offen sind.',
    CreateInvoice: 'Berechnet eine Bestellung ganz oder teilweise oder schreibt eine ihrer Rechnungen gut.',
    ChangeOrderInfo: 'Ändert die eigene Bestellnummer des Händlers oder die Referenz des Kunden.',
    CloseOrder: 'Schließt eine Bestellung: Es wird nichts mehr berechnet.',
    GetOrders: 'Sucht Bestellungen nach einer ihrer beiden Nummern.',
    CheckInternalScoring: 'Zeigt, ob ein Betrag die interne Bonitätsprüfung bestehen würde.',
    CreatePaymentPlan: 'Prüft die Bonität eines Kunden und legt einen Ratenplan an.',
    GetPaymentPlanStatus: 'Zeigt den Stand eines Ratenplans.',
    CancelPaymentPlan: 'Storniert einen noch nicht aktiven Ratenplan.',
    ApprovePaymentPlan: 'Aktiviert einen noch nicht aktiven Ratenplan.',
    GetPaymentPlanOptions:
      'Listet die Ratenpläne auf, die für einen Betrag möglich sind, und was jeder kostet.',
    GetContractPdf: 'Ruft den Vertrag eines Ratenplans ab.',
    GetAddresses: 'Ruft die Adressen einer Person oder eines Unternehmens ab.',
    AddToBlockList: 'Setzt einen Kunden auf die Sperrliste des Händlers.',
    GetAddressesEu: 'Ruft die Adressen einer Person oder eines Unternehmens ab.',
    Ping: 'Antwortet, wenn der Dienst erreichbar ist.',
    GetPaymentPlanParams: 'Listet die Kampagnen des Händlers auf.',
    CreateOrderEu: 'Prüft die Bonität eines Kunden und legt eine Bestellung eines der vier Typen an.',
    CloseOrderEu: 'Schließt eine Bestellung, von der nichts geliefert ist.',
    DeliverOrderEu: 'Liefert eine Bestellung ganz oder teilweise oder schreibt eine ihrer Rechnungen gut.',
    GetPaymentPlanParamsEu: 'Listet die Kampagnen des Händlers für Ratenpläne auf.',
    GetAccountCreditParamsEu: 'Listet die Kampagnen des Händlers für Kreditkonten auf.',
    GetContractPdfEu: 'Ruft den Vertrag eines Ratenplans ab.',
  }),
  creditOtherReads: 'Lesend',
  creditOtherWrites: 'Ändernd',
  creditOtherDeprecated: 'veraltet',
  creditOtherReplaced: 'Sie ist veraltet: Verwenden Sie sie nur, wo es keine andere gibt.',
  creditOtherInclude: (member) => `${member} mitsenden`,
  creditOtherAdd: (item) => `${item} hinzufügen`,
  creditOtherRemove: (item) => `${item} entfernen`,
  creditOtherNull: 'null, wenn leer',
  creditOtherNoMembers: 'Diese Operation hat keine Elemente.',
  creditOtherSend: 'Senden',
  creditOtherMayNot: 'Ihre Sitzung darf nur lesen.',
  creditOtherRequest: 'Anfrage',
  creditOtherAnswer: 'Antwort',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 Element fehlt oder ist falsch.' : `${count} Elemente fehlen oder sind falsch.`,
  creditOtherShowIds: 'Identifikations- und Unternehmensnummern anzeigen',
  creditOtherHideIds: 'Identifikations- und Unternehmensnummern verbergen',
  creditOtherCharacters: (count) => `(${count} Zeichen)`,
  creditOtherConfirm: (operation) => `Möchten Sie ${operation} senden?`,
  creditOtherConfirmText: 'Dies ändert etwas beim Zahlungsanbieter.',
  creditOtherDone: (operation) => `${operation} ist beantwortet.`,
  creditOtherFound:
    'Die Antwort ging verloren. Die Daten des Zahlungsanbieters zeigen, dass es ausgeführt wurde; andere Elemente sind nicht bekannt.',
}
