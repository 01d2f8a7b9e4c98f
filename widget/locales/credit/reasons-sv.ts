import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'Betaltjänsten kan inte använda begäran',
    'En uppgift saknas eller är ogiltig. Rätta den och skicka igen.',
  ],
  unknown: [
    'Betaltjänsten godtog det inte',
    'Den ger ingen orsak som är känd här. Hjälper inte dess egna ord: fråga betaltjänsten.',
  ],
  NoSearchParametersSupplied: [
    'Det finns inget att söka på',
    'Ange ett ordernummer, ert eller betaltjänstens.',
  ],
  Authentication: [
    'Betaltjänsten avvisade våra inloggningsuppgifter',
    'Tjänstens användarnamn eller lösenord är fel. Den som äger tjänsten måste kontrollera inställningarna.',
  ],
  OrderTypeNotAllowed: [
    'Ert avtal omfattar inte den här ordertypen',
    'Betaltjänsten har inte öppnat den för ert kundnummer. Välj en annan typ eller be betaltjänsten öppna den.',
  ],

  CustomerCreditRejected: [
    'Kreditprövningen nekade kunden',
    'Kundens kreditupplysning medger inte köpet. Erbjud ett betalsätt utan kredit.',
  ],
  CustomerOverCreditLimit: [
    'Kundens kreditgräns räcker inte',
    'Beloppet är högre än kunden får handla för på kredit. Sänk det eller erbjud ett betalsätt utan kredit.',
  ],
  CustomerAbuseBlock: [
    'Kunden är spärrad',
    'Kunden står på en spärrlista och får ingen kredit. Erbjud ett betalsätt utan kredit.',
  ],
  CustomerProviderRejected: [
    'Betaltjänsten ger inte kunden kredit',
    'Det är dess eget beslut, oavsett belopp. Erbjud ett betalsätt utan kredit.',
  ],
  30002: [
    'Kreditprövningen nekade beloppet eller kunden',
    'Kundens kreditgräns är lägre, eller så ger betaltjänsten inte kunden kredit. Prova ett lägre belopp eller erbjud ett betalsätt utan kredit.',
  ],
  CustomerCreditNoSuchEntity: [
    'Kreditprövningen känner inte till kunden',
    'Numret finns inte i något kreditregister. Kontrollera numret, landet och om det gäller en privatperson eller ett företag.',
  ],
  NoSuchCustomer: [
    'Ingen hittades',
    'Numret finns inte i något adressregister. Kontrollera numret, landet och om det gäller en privatperson eller ett företag.',
  ],
  NoSuchAddress: [
    'Ingen adress med det postnumret',
    'Kunden finns, men inte på det postnumret. Rätta det eller lämna det tomt.',
  ],
  CountryNotSupported: [
    'Betaltjänsten är inte verksam i landet',
    'Den ger bara kredit i vissa länder. Kontrollera landet eller erbjud ett betalsätt utan kredit.',
  ],

  OrderOverProviderLimit: [
    'Beloppet är över betaltjänstens gräns',
    'Betaltjänsten tar inte på sig så mycket i en order. Sänk beloppet eller dela upp ordern.',
  ],
  OrderOverClientLimit: [
    'Beloppet är över er gräns för en order',
    'Ert avtal med betaltjänsten medger mindre. Sänk beloppet, dela upp ordern eller be om en högre gräns.',
  ],
  ClientOverCreditLimit: [
    'Er gräns för öppna ordrar är nådd',
    'Alla era öppna ordrar tillsammans skulle överskrida den. Leverera eller stäng andra först, eller be betaltjänsten om en högre gräns.',
  ],
  20008: [
    'Beloppet är över någon av era gränser',
    'Det är för mycket för en order, eller för alla era öppna ordrar tillsammans. Sänk det, eller leverera eller stäng andra ordrar först.',
  ],
  pendingPlansOverLimit: [
    'Er gräns för väntande delbetalningar är nådd',
    'Alla era väntande delbetalningar tillsammans skulle överskrida den. Godkänn eller avbryt andra först, eller be betaltjänsten om en högre gräns.',
  ],
  OverOrderLimit: [
    'Beloppet är för högt för en delbetalning',
    'Ert avtal med betaltjänsten medger mindre i en delbetalning. Sänk beloppet.',
  ],
  AboveAuthorizedAmount: [
    'Raderna blir mer än vad som är kvar av ordern',
    'Bara det som är kvar kan levereras. Sänk antal eller priser.',
  ],
  CreditAboveInvoice: [
    'Raderna blir mer än vad som är kvar att kreditera',
    'En faktura kan krediteras upp till sitt belopp, minus tidigare krediteringar. Sänk antal eller priser.',
  ],
  OrderAmountNotPositive: [
    'Beloppet måste vara över noll',
    'Raderna blir tillsammans noll eller mindre. Kontrollera priser, antal och rabatter.',
  ],
  RowsMissing: ['Det finns inga rader', 'En order behöver minst en rad. Lägg till en och skicka igen.'],
  InvalidCampaignCodeAmountCombination: [
    'Kampanjen passar inte beloppet',
    'Varje kampanj har ett lägsta och ett högsta belopp. Välj en annan kampanj eller ändra beloppet.',
  ],
  PricesMixed: [
    'Priser med och utan moms är blandade',
    'Alla priser i en order ska vara inklusive moms, eller alla exklusive. Växla priserna och skicka igen.',
  ],

  OrderExpired: [
    'Ordern har gått ut',
    'Inget mer kan levereras eller faktureras på den. Skapa en ny order om kunden fortfarande vill ha varorna.',
  ],
  numberOfExpiredOrder: [
    'En order som har gått ut har det här numret',
    'Ert ordernummer är upptaget av en order som inte längre kan användas. Välj ett annat nummer.',
  ],
  OrderIsClosed: [
    'Ordern är stängd',
    'Inget mer kan levereras eller faktureras på den. Läs in den igen för att se vad som är gjort.',
  ],
  numberOfClosedOrder: [
    'En stängd order har det här numret',
    'Ert ordernummer är upptaget av en order som inte längre kan användas. Välj ett annat nummer.',
  ],
  OrderAlreadyClosed: [
    'Ordern var redan stängd',
    'Den är levererad, har stängts eller har gått ut. Det finns inget kvar att göra.',
  ],
  partlyDelivered: [
    'Ordern stängdes inte',
    'Bara en order som inget är levererat av stängs på det här sättet. Läs in den igen för att se vad som är levererat.',
  ],
  OrderDoesNotExist: [
    'Ordern finns inte',
    'Betaltjänsten har ingen order med det här numret. Kontrollera numret.',
  ],
  neitherOrderNorPlan: [
    'Ingen sådan order eller delbetalning',
    'Betaltjänsten har varken den ena eller den andra med det här numret. Kontrollera numret.',
  ],
  NotAuthorized: [
    'Ordern kan inte faktureras nu',
    'Betaltjänsten har inte godkänt den än, eller så är den ingen fakturaorder. Läs in den igen för att se vilket.',
  ],
  OrderPending: [
    'Ordern väntar på godkännande',
    'Den kan levereras när betaltjänsten har godkänt den. Läs in den igen senare.',
  ],
  OrderDenied: [
    'Betaltjänsten nekade ordern',
    'Den kan inte levereras. Fråga betaltjänsten varför, eller erbjud ett betalsätt utan kredit.',
  ],
  WrongOrderType: [
    'Ordern är av en annan typ',
    'Varje ordertyp levereras på sitt eget sätt. Läs in ordern igen.',
  ],
  InvoiceDoesNotExist: [
    'Ordern har ingen sådan faktura',
    'Fakturan hör till en annan order eller är själv en kreditfaktura. Välj en av orderns fakturor.',
  ],
  PlanDeliveredInPart: [
    'En delbetalning levereras i sin helhet',
    'Raderna måste bli orderns belopp. Leverera alla rader.',
  ],

  PaymentPlanDoesNotExist: [
    'Delbetalningen finns inte',
    'Betaltjänsten har ingen delbetalning med det här numret. Kontrollera numret.',
  ],
  PlanDoesNotExist: [
    'Avtalet finns inte',
    'Betaltjänsten har inget avtal med det här numret. Kontrollera numret.',
  ],
  PaymentPlanIsCancelled: [
    'En avbruten delbetalning har det här numret',
    'Ert nummer är upptaget av en delbetalning som har avbrutits eller förfallit. Välj ett annat nummer.',
  ],
  WrongStatus: [
    'Delbetalningen väntar inte längre',
    'Bara en väntande delbetalning kan godkännas eller avbrytas. Läs in den igen för att se dess status.',
  ],
  cancelledPlan: [
    'En avbruten delbetalning har inget avtal',
    'Den har avbrutits, så det finns inget att skriva under. Skapa en ny om kunden vill ha en.',
  ],
  ContractExpired: [
    'Avtalet kan inte läsas längre',
    'Erbjudandet har förfallit eller avtalet har löpt ut. Titta i ert eget arkiv.',
  ],
}

export const creditReasonsSv: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Gäller kunden',
    amount: 'Gäller beloppet',
    order: 'Gäller ordern',
    plan: 'Gäller delbetalningen',
    request: 'Gäller begäran',
    settings: 'Gäller ert avtal',
  }),
  creditReasonCoApplicant: 'Finns det en medsökande kan det gälla vem som helst av de två.',
  creditReasonProvider: 'Betaltjänstens egna ord',
}
