import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'Betalingsudbyderen kan ikke bruge anmodningen',
    'En oplysning mangler eller er ugyldig. Ret den, og send igen.',
  ],
  unknown: [
    'Betalingsudbyderen godtog det ikke',
    'Den giver ingen grund, som er kendt her. Hvis dens egne ord ikke hjælper, så spørg betalingsudbyderen.',
  ],
  NoSearchParametersSupplied: [
    'Der er intet at søge efter',
    'Angiv et ordrenummer, jeres eget eller betalingsudbyderens.',
  ],
  Authentication: [
    'Betalingsudbyderen afviste vores login',
    'Tjenestens brugernavn eller adgangskode er forkert. Tjenestens ejer skal kontrollere opsætningen.',
  ],
  OrderTypeNotAllowed: [
    'Jeres aftale omfatter ikke denne ordretype',
    'Betalingsudbyderen har ikke åbnet den for jeres kundenummer. Vælg en anden type, eller bed betalingsudbyderen åbne den.',
  ],

  CustomerCreditRejected: [
    'Kreditvurderingen afviste kunden',
    'Kreditoplysningen om kunden tillader ikke købet. Tilbyd en betalingsmåde uden kredit.',
  ],
  CustomerOverCreditLimit: [
    'Kundens kreditgrænse er for lav',
    'Beløbet er højere, end kunden må købe for på kredit. Sænk det, eller tilbyd en betalingsmåde uden kredit.',
  ],
  CustomerAbuseBlock: [
    'Kunden er spærret',
    'Kunden står på en spærreliste og får ingen kredit. Tilbyd en betalingsmåde uden kredit.',
  ],
  CustomerProviderRejected: [
    'Betalingsudbyderen giver ikke kunden kredit',
    'Det er dens egen beslutning uanset beløb. Tilbyd en betalingsmåde uden kredit.',
  ],
  30002: [
    'Kreditvurderingen afviste beløbet eller kunden',
    'Kundens kreditgrænse er lavere, eller betalingsudbyderen giver ikke kunden kredit. Prøv et lavere beløb, eller tilbyd en betalingsmåde uden kredit.',
  ],
  CustomerCreditNoSuchEntity: [
    'Kreditvurderingen kender ikke kunden',
    'Nummeret findes ikke i noget kreditregister. Kontrollér nummeret, landet, og om det er en privatperson eller en virksomhed.',
  ],
  NoSuchCustomer: [
    'Ingen blev fundet',
    'Nummeret findes ikke i noget adresseregister. Kontrollér nummeret, landet, og om det er en privatperson eller en virksomhed.',
  ],
  NoSuchAddress: [
    'Ingen adresse med dette postnummer',
    'Kunden findes, men ikke på dette postnummer. Ret det, eller lad feltet stå tomt.',
  ],
  CountryNotSupported: [
    'Betalingsudbyderen er ikke i dette land',
    'Den giver kun kredit i bestemte lande. Kontrollér landet, eller tilbyd en betalingsmåde uden kredit.',
  ],

  OrderOverProviderLimit: [
    'Beløbet er over betalingsudbyderens grænse',
    'Betalingsudbyderen påtager sig ikke så meget i én ordre. Sænk beløbet, eller del ordren op.',
  ],
  OrderOverClientLimit: [
    'Beløbet er over jeres grænse for én ordre',
    'Jeres aftale med betalingsudbyderen tillader mindre. Sænk beløbet, del ordren op, eller bed om en højere grænse.',
  ],
  ClientOverCreditLimit: [
    'Jeres grænse for åbne ordrer er nået',
    'Alle jeres åbne ordrer tilsammen ville overskride den. Lever eller luk andre først, eller bed betalingsudbyderen om en højere grænse.',
  ],
  20008: [
    'Beløbet er over en af jeres grænser',
    'Det er for meget til én ordre eller til alle jeres åbne ordrer tilsammen. Sænk det, eller lever eller luk andre ordrer først.',
  ],
  pendingPlansOverLimit: [
    'Jeres grænse for afventende delbetalinger er nået',
    'Alle jeres afventende delbetalinger tilsammen ville overskride den. Godkend eller annullér andre først, eller bed betalingsudbyderen om en højere grænse.',
  ],
  OverOrderLimit: [
    'Beløbet er for højt til en delbetaling',
    'Jeres aftale med betalingsudbyderen tillader mindre i én delbetaling. Sænk beløbet.',
  ],
  AboveAuthorizedAmount: [
    'Linjerne bliver til mere, end der er tilbage af ordren',
    'Kun det, der er tilbage, kan leveres. Sænk antal eller priser.',
  ],
  CreditAboveInvoice: [
    'Linjerne bliver til mere, end der er tilbage at kreditere',
    'En faktura kan krediteres op til sit beløb, minus tidligere krediteringer. Sænk antal eller priser.',
  ],
  OrderAmountNotPositive: [
    'Beløbet skal være over nul',
    'Linjerne bliver tilsammen nul eller mindre. Kontrollér priser, antal og rabatter.',
  ],
  RowsMissing: ['Der er ingen linjer', 'En ordre skal have mindst én linje. Tilføj en, og send igen.'],
  InvalidCampaignCodeAmountCombination: [
    'Kampagnen passer ikke til beløbet',
    'Hver kampagne har et laveste og et højeste beløb. Vælg en anden kampagne, eller ret beløbet.',
  ],
  PricesMixed: [
    'Priser med og uden moms er blandet',
    'Alle priser i en ordre skal være med moms, eller alle uden. Skift priserne, og send igen.',
  ],

  OrderExpired: [
    'Ordren er udløbet',
    'Der kan ikke leveres eller faktureres mere på den. Opret en ny ordre, hvis kunden stadig vil have varerne.',
  ],
  numberOfExpiredOrder: [
    'En udløbet ordre har dette nummer',
    'Jeres ordrenummer er optaget af en ordre, som ikke længere kan bruges. Vælg et andet nummer.',
  ],
  OrderIsClosed: [
    'Ordren er lukket',
    'Der kan ikke leveres eller faktureres mere på den. Genindlæs den for at se, hvad der er gjort.',
  ],
  numberOfClosedOrder: [
    'En lukket ordre har dette nummer',
    'Jeres ordrenummer er optaget af en ordre, som ikke længere kan bruges. Vælg et andet nummer.',
  ],
  OrderAlreadyClosed: [
    'Ordren var allerede lukket',
    'Den er leveret, er blevet lukket eller er udløbet. Der er ikke mere at gøre.',
  ],
  partlyDelivered: [
    'Ordren blev ikke lukket',
    'Kun en ordre, som intet er leveret af, lukkes på denne måde. Genindlæs den for at se, hvad der er leveret.',
  ],
  OrderDoesNotExist: [
    'Ordren findes ikke',
    'Betalingsudbyderen har ingen ordre med dette nummer. Kontrollér nummeret.',
  ],
  neitherOrderNorPlan: [
    'Ingen sådan ordre eller delbetaling',
    'Betalingsudbyderen har ingen af delene med dette nummer. Kontrollér nummeret.',
  ],
  NotAuthorized: [
    'Ordren kan ikke faktureres nu',
    'Betalingsudbyderen har ikke godkendt den endnu, eller den er ikke en fakturaordre. Genindlæs den for at se, hvad det er.',
  ],
  OrderPending: [
    'Ordren afventer godkendelse',
    'Den kan leveres, når betalingsudbyderen har godkendt den. Genindlæs den senere.',
  ],
  OrderDenied: [
    'Betalingsudbyderen afviste ordren',
    'Den kan ikke leveres. Spørg betalingsudbyderen hvorfor, eller tilbyd en betalingsmåde uden kredit.',
  ],
  WrongOrderType: [
    'Ordren er af en anden type',
    'Hver ordretype leveres på sin egen måde. Genindlæs ordren.',
  ],
  InvoiceDoesNotExist: [
    'Ordren har ingen sådan faktura',
    'Fakturaen hører til en anden ordre eller er selv en kreditnota. Vælg en af denne ordres fakturaer.',
  ],
  PlanDeliveredInPart: [
    'En delbetaling leveres som helhed',
    'Linjerne skal give ordrens beløb. Lever alle linjer.',
  ],

  PaymentPlanDoesNotExist: [
    'Delbetalingen findes ikke',
    'Betalingsudbyderen har ingen delbetaling med dette nummer. Kontrollér nummeret.',
  ],
  PlanDoesNotExist: [
    'Aftalen findes ikke',
    'Betalingsudbyderen har ingen aftale med dette nummer. Kontrollér nummeret.',
  ],
  PaymentPlanIsCancelled: [
    'En annulleret delbetaling har dette nummer',
    'Jeres nummer er optaget af en delbetaling, som er annulleret eller bortfaldet. Vælg et andet nummer.',
  ],
  WrongStatus: [
    'Delbetalingen afventer ikke længere',
    'Kun en afventende delbetaling kan godkendes eller annulleres. Genindlæs den for at se dens status.',
  ],
  cancelledPlan: [
    'En annulleret delbetaling har ingen aftale',
    'Den er annulleret, så der er intet at underskrive. Opret en ny, hvis kunden vil have en.',
  ],
  ContractExpired: [
    'Aftalen kan ikke læses længere',
    'Tilbuddet er bortfaldet, eller aftalen er udløbet. Se i jeres eget arkiv.',
  ],
}

export const creditReasonsDa: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Vedrører kunden',
    amount: 'Vedrører beløbet',
    order: 'Vedrører ordren',
    plan: 'Vedrører delbetalingen',
    request: 'Vedrører anmodningen',
    settings: 'Vedrører jeres aftale',
  }),
  creditReasonCoApplicant: 'Hvis der er en medansøger, kan det gælde hvem som helst af de to.',
  creditReasonProvider: 'Betalingsudbyderens egne ord',
}
