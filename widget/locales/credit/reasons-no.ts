import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'Betalingstjenesten kan ikke bruke forespørselen',
    'En opplysning mangler eller er ugyldig. Rett den og send på nytt.',
  ],
  unknown: [
    'Betalingstjenesten godtok det ikke',
    'Den oppgir ingen grunn som er kjent her. Hvis dens egne ord ikke hjelper, spør betalingstjenesten.',
  ],
  NoSearchParametersSupplied: [
    'Det er ingenting å søke etter',
    'Oppgi et ordrenummer, deres eget eller betalingstjenestens.',
  ],
  Authentication: [
    'Betalingstjenesten avviste påloggingen vår',
    'Brukernavnet eller passordet til tjenesten er feil. Eieren av tjenesten må kontrollere oppsettet.',
  ],
  OrderTypeNotAllowed: [
    'Avtalen deres omfatter ikke denne ordretypen',
    'Betalingstjenesten har ikke åpnet den for kundenummeret deres. Velg en annen type, eller be betalingstjenesten åpne den.',
  ],

  CustomerCreditRejected: [
    'Kredittsjekken avviste kunden',
    'Kredittopplysningen om kunden tillater ikke kjøpet. Tilby en betalingsmåte uten kreditt.',
  ],
  CustomerOverCreditLimit: [
    'Kundens kredittgrense er for lav',
    'Beløpet er høyere enn kunden kan handle for på kreditt. Sett det ned, eller tilby en betalingsmåte uten kreditt.',
  ],
  CustomerAbuseBlock: [
    'Kunden er sperret',
    'Kunden står på en sperreliste og får ikke kreditt. Tilby en betalingsmåte uten kreditt.',
  ],
  CustomerProviderRejected: [
    'Betalingstjenesten gir ikke kunden kreditt',
    'Det er dens egen avgjørelse, uansett beløp. Tilby en betalingsmåte uten kreditt.',
  ],
  30002: [
    'Kredittsjekken avviste beløpet eller kunden',
    'Kundens kredittgrense er lavere, eller betalingstjenesten gir ikke kunden kreditt. Prøv et lavere beløp, eller tilby en betalingsmåte uten kreditt.',
  ],
  CustomerCreditNoSuchEntity: [
    'Kredittsjekken kjenner ikke kunden',
    'Nummeret finnes ikke i noe kredittregister. Kontroller nummeret, landet og om det gjelder en privatperson eller en bedrift.',
  ],
  NoSuchCustomer: [
    'Ingen ble funnet',
    'Nummeret finnes ikke i noe adresseregister. Kontroller nummeret, landet og om det gjelder en privatperson eller en bedrift.',
  ],
  NoSuchAddress: [
    'Ingen adresse med dette postnummeret',
    'Kunden finnes, men ikke på dette postnummeret. Rett det, eller la feltet stå tomt.',
  ],
  CountryNotSupported: [
    'Betalingstjenesten er ikke i dette landet',
    'Den gir bare kreditt i enkelte land. Kontroller landet, eller tilby en betalingsmåte uten kreditt.',
  ],

  OrderOverProviderLimit: [
    'Beløpet er over betalingstjenestens grense',
    'Betalingstjenesten påtar seg ikke så mye i én ordre. Sett ned beløpet eller del opp ordren.',
  ],
  OrderOverClientLimit: [
    'Beløpet er over grensen deres for én ordre',
    'Avtalen med betalingstjenesten tillater mindre. Sett ned beløpet, del opp ordren eller be om en høyere grense.',
  ],
  ClientOverCreditLimit: [
    'Grensen deres for åpne ordrer er nådd',
    'Alle de åpne ordrene til sammen ville overskride den. Lever eller lukk andre først, eller be betalingstjenesten om en høyere grense.',
  ],
  20008: [
    'Beløpet er over en av grensene deres',
    'Det er for mye for én ordre, eller for alle de åpne ordrene til sammen. Sett det ned, eller lever eller lukk andre ordrer først.',
  ],
  pendingPlansOverLimit: [
    'Grensen deres for ventende delbetalinger er nådd',
    'Alle de ventende delbetalingene til sammen ville overskride den. Godkjenn eller avbryt andre først, eller be betalingstjenesten om en høyere grense.',
  ],
  OverOrderLimit: [
    'Beløpet er for høyt for en delbetaling',
    'Avtalen med betalingstjenesten tillater mindre i én delbetaling. Sett ned beløpet.',
  ],
  AboveAuthorizedAmount: [
    'Linjene blir mer enn det som er igjen av ordren',
    'Bare det som er igjen, kan leveres. Sett ned antall eller priser.',
  ],
  CreditAboveInvoice: [
    'Linjene blir mer enn det som er igjen å kreditere',
    'En faktura kan krediteres opp til beløpet sitt, minus tidligere krediteringer. Sett ned antall eller priser.',
  ],
  OrderAmountNotPositive: [
    'Beløpet må være over null',
    'Linjene blir til sammen null eller mindre. Kontroller priser, antall og rabatter.',
  ],
  RowsMissing: ['Det er ingen linjer', 'En ordre trenger minst én linje. Legg til en og send på nytt.'],
  InvalidCampaignCodeAmountCombination: [
    'Kampanjen passer ikke til beløpet',
    'Hver kampanje har et laveste og et høyeste beløp. Velg en annen kampanje, eller endre beløpet.',
  ],
  PricesMixed: [
    'Priser med og uten mva. er blandet',
    'Alle priser i en ordre skal være med mva., eller alle uten. Bytt om prisene og send på nytt.',
  ],

  OrderExpired: [
    'Ordren er utløpt',
    'Ingenting mer kan leveres eller faktureres på den. Opprett en ny ordre hvis kunden fortsatt vil ha varene.',
  ],
  numberOfExpiredOrder: [
    'En utløpt ordre har dette nummeret',
    'Ordrenummeret deres er brukt av en ordre som ikke lenger kan brukes. Velg et annet nummer.',
  ],
  OrderIsClosed: [
    'Ordren er lukket',
    'Ingenting mer kan leveres eller faktureres på den. Last den inn på nytt for å se hva som er gjort.',
  ],
  numberOfClosedOrder: [
    'En lukket ordre har dette nummeret',
    'Ordrenummeret deres er brukt av en ordre som ikke lenger kan brukes. Velg et annet nummer.',
  ],
  OrderAlreadyClosed: [
    'Ordren var allerede lukket',
    'Den er levert, er blitt lukket eller er utløpt. Det er ingenting igjen å gjøre.',
  ],
  partlyDelivered: [
    'Ordren ble ikke lukket',
    'Bare en ordre som ingenting er levert av, lukkes på denne måten. Last den inn på nytt for å se hva som er levert.',
  ],
  OrderDoesNotExist: [
    'Ordren finnes ikke',
    'Betalingstjenesten har ingen ordre med dette nummeret. Kontroller nummeret.',
  ],
  neitherOrderNorPlan: [
    'Ingen slik ordre eller delbetaling',
    'Betalingstjenesten har ingen av delene med dette nummeret. Kontroller nummeret.',
  ],
  NotAuthorized: [
    'Ordren kan ikke faktureres nå',
    'Betalingstjenesten har ikke godkjent den ennå, eller den er ikke en fakturaordre. Last den inn på nytt for å se hva det er.',
  ],
  OrderPending: [
    'Ordren venter på godkjenning',
    'Den kan leveres når betalingstjenesten har godkjent den. Last den inn på nytt senere.',
  ],
  OrderDenied: [
    'Betalingstjenesten nektet ordren',
    'Den kan ikke leveres. Spør betalingstjenesten hvorfor, eller tilby en betalingsmåte uten kreditt.',
  ],
  WrongOrderType: [
    'Ordren er av en annen type',
    'Hver ordretype leveres på sin egen måte. Last inn ordren på nytt.',
  ],
  InvoiceDoesNotExist: [
    'Ordren har ingen slik faktura',
    'Fakturaen hører til en annen ordre, eller er selv en kreditnota. Velg en av fakturaene til denne ordren.',
  ],
  PlanDeliveredInPart: [
    'En delbetaling leveres i sin helhet',
    'Linjene må bli ordrens beløp. Lever alle linjene.',
  ],

  PaymentPlanDoesNotExist: [
    'Delbetalingen finnes ikke',
    'Betalingstjenesten har ingen delbetaling med dette nummeret. Kontroller nummeret.',
  ],
  PlanDoesNotExist: [
    'Avtalen finnes ikke',
    'Betalingstjenesten har ingen avtale med dette nummeret. Kontroller nummeret.',
  ],
  PaymentPlanIsCancelled: [
    'En avbrutt delbetaling har dette nummeret',
    'Nummeret deres er brukt av en delbetaling som er avbrutt eller bortfalt. Velg et annet nummer.',
  ],
  WrongStatus: [
    'Delbetalingen venter ikke lenger',
    'Bare en ventende delbetaling kan godkjennes eller avbrytes. Last den inn på nytt for å se statusen.',
  ],
  cancelledPlan: [
    'En avbrutt delbetaling har ingen avtale',
    'Den er avbrutt, så det er ingenting å signere. Opprett en ny hvis kunden vil ha en.',
  ],
  ContractExpired: [
    'Avtalen kan ikke leses lenger',
    'Tilbudet er bortfalt, eller avtalen er utløpt. Se i deres eget arkiv.',
  ],
}

export const creditReasonsNo: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Gjelder kunden',
    amount: 'Gjelder beløpet',
    order: 'Gjelder ordren',
    plan: 'Gjelder delbetalingen',
    request: 'Gjelder forespørselen',
    settings: 'Gjelder avtalen deres',
  }),
  creditReasonCoApplicant: 'Hvis det er en medsøker, kan det gjelde hvem som helst av de to.',
  creditReasonProvider: 'Betalingstjenestens egne ord',
}
