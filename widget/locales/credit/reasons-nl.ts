import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'De betaaldienst kan niets met het verzoek',
    'Een gegeven ontbreekt of is ongeldig. Verbeter het en verstuur opnieuw.',
  ],
  unknown: [
    'De betaaldienst heeft dit niet geaccepteerd',
    'Er is geen reden gegeven die hier bekend is. Vraag het de betaaldienst als de eigen woorden niet helpen.',
  ],
  NoSearchParametersSupplied: [
    'Er is niets om naar te zoeken',
    'Voer een bestelnummer in, dat van u of dat van de betaaldienst.',
  ],
  Authentication: [
    'De betaaldienst weigert onze inloggegevens',
    'De gebruikersnaam of het wachtwoord van deze service is onjuist. De eigenaar moet de instellingen controleren.',
  ],
  OrderTypeNotAllowed: [
    'Uw overeenkomst omvat dit type bestelling niet',
    'De betaaldienst heeft het niet opengesteld voor uw klantnummer. Kies een ander type of vraag de betaaldienst het open te stellen.',
  ],

  CustomerCreditRejected: [
    'De kredietcontrole heeft de klant afgewezen',
    'De kredietgegevens van de klant laten deze aankoop niet toe. Bied een betaalwijze zonder krediet aan.',
  ],
  CustomerOverCreditLimit: [
    'De kredietlimiet van de klant is niet toereikend',
    'Het bedrag is hoger dan de klant op krediet mag kopen. Verlaag het of bied een betaalwijze zonder krediet aan.',
  ],
  CustomerAbuseBlock: [
    'De klant is geblokkeerd',
    'De klant staat op een blokkeerlijst en krijgt geen krediet. Bied een betaalwijze zonder krediet aan.',
  ],
  CustomerProviderRejected: [
    'De betaaldienst geeft deze klant geen krediet',
    'Dat is een eigen beslissing, ongeacht het bedrag. Bied een betaalwijze zonder krediet aan.',
  ],
  30002: [
    'De kredietcontrole heeft het bedrag of de klant afgewezen',
    'De kredietlimiet van de klant is lager, of de betaaldienst geeft deze klant geen krediet. Probeer een lager bedrag of bied een betaalwijze zonder krediet aan.',
  ],
  CustomerCreditNoSuchEntity: [
    'De kredietcontrole kent de klant niet',
    'Het nummer staat in geen enkel kredietregister. Controleer het nummer, het land en of het om een particulier of een bedrijf gaat.',
  ],
  NoSuchCustomer: [
    'Niemand gevonden',
    'Het nummer staat in geen enkel adresregister. Controleer het nummer, het land en of het om een particulier of een bedrijf gaat.',
  ],
  NoSuchAddress: [
    'Geen adres met deze postcode',
    'De klant is bekend, maar niet op deze postcode. Verbeter de postcode of laat het veld leeg.',
  ],
  CountryNotSupported: [
    'De betaaldienst is niet actief in dit land',
    'Krediet wordt alleen in bepaalde landen gegeven. Controleer het land of bied een betaalwijze zonder krediet aan.',
  ],

  OrderOverProviderLimit: [
    'Het bedrag ligt boven de limiet van de betaaldienst',
    'Zoveel neemt de betaaldienst in één bestelling niet op zich. Verlaag het bedrag of splits de bestelling.',
  ],
  OrderOverClientLimit: [
    'Het bedrag ligt boven uw limiet voor één bestelling',
    'Uw overeenkomst met de betaaldienst staat minder toe. Verlaag het bedrag, splits de bestelling of vraag om een hogere limiet.',
  ],
  ClientOverCreditLimit: [
    'Uw limiet voor open bestellingen is bereikt',
    'Al uw open bestellingen samen zouden erboven komen. Lever of sluit eerst andere, of vraag de betaaldienst om een hogere limiet.',
  ],
  20008: [
    'Het bedrag ligt boven een van uw limieten',
    'Het is te hoog voor één bestelling, of voor al uw open bestellingen samen. Verlaag het, of lever of sluit eerst andere bestellingen.',
  ],
  pendingPlansOverLimit: [
    'Uw limiet voor wachtende betaalplannen is bereikt',
    'Al uw wachtende betaalplannen samen zouden erboven komen. Keur eerst andere goed of annuleer ze, of vraag de betaaldienst om een hogere limiet.',
  ],
  OverOrderLimit: [
    'Het bedrag is te hoog voor een betaalplan',
    'Uw overeenkomst met de betaaldienst staat minder toe in één plan. Verlaag het bedrag.',
  ],
  AboveAuthorizedAmount: [
    'De regels komen op meer uit dan er van de bestelling over is',
    'Alleen wat over is, kan worden geleverd. Verlaag aantallen of prijzen.',
  ],
  CreditAboveInvoice: [
    'De regels komen op meer uit dan er nog te crediteren is',
    'Een factuur kan tot haar bedrag worden gecrediteerd, min eerdere creditfacturen. Verlaag aantallen of prijzen.',
  ],
  OrderAmountNotPositive: [
    'Het bedrag moet hoger dan nul zijn',
    'De regels komen samen op nul of minder uit. Controleer prijzen, aantallen en kortingen.',
  ],
  RowsMissing: [
    'Er zijn geen regels',
    'Een bestelling heeft minstens één regel nodig. Voeg er een toe en verstuur opnieuw.',
  ],
  InvalidCampaignCodeAmountCombination: [
    'De campagne past niet bij het bedrag',
    'Elke campagne heeft een laagste en een hoogste bedrag. Kies een andere campagne of wijzig het bedrag.',
  ],
  PricesMixed: [
    'Prijzen met en zonder btw staan door elkaar',
    'Alle prijzen van een bestelling zijn inclusief btw, of geen enkele. Zet de prijzen om en verstuur opnieuw.',
  ],

  OrderExpired: [
    'De bestelling is verlopen',
    'Er kan niets meer op worden geleverd of gefactureerd. Maak een nieuwe bestelling als de klant de goederen nog wil.',
  ],
  numberOfExpiredOrder: [
    'Een verlopen bestelling heeft dit nummer',
    'Uw bestelnummer hoort bij een bestelling die niet meer te gebruiken is. Kies een ander nummer.',
  ],
  OrderIsClosed: [
    'De bestelling is gesloten',
    'Er kan niets meer op worden geleverd of gefactureerd. Laad haar opnieuw om te zien wat er is gebeurd.',
  ],
  numberOfClosedOrder: [
    'Een gesloten bestelling heeft dit nummer',
    'Uw bestelnummer hoort bij een bestelling die niet meer te gebruiken is. Kies een ander nummer.',
  ],
  OrderAlreadyClosed: [
    'De bestelling was al gesloten',
    'Ze is geleverd, is gesloten of is verlopen. Er valt niets meer te doen.',
  ],
  partlyDelivered: [
    'De bestelling is niet gesloten',
    'Alleen een bestelling waarvan niets is geleverd, wordt zo gesloten. Laad haar opnieuw om te zien wat er is geleverd.',
  ],
  OrderDoesNotExist: [
    'Deze bestelling bestaat niet',
    'De betaaldienst heeft geen bestelling met dit nummer. Controleer het nummer.',
  ],
  neitherOrderNorPlan: [
    'Geen bestelling of betaalplan gevonden',
    'De betaaldienst heeft geen van beide met dit nummer. Controleer het nummer.',
  ],
  NotAuthorized: [
    'De bestelling kan nu niet worden gefactureerd',
    'De betaaldienst heeft haar nog niet goedgekeurd, of het is geen bestelling op factuur. Laad haar opnieuw om te zien wat het is.',
  ],
  OrderPending: [
    'De bestelling wacht op goedkeuring',
    'Ze kan worden geleverd zodra de betaaldienst haar heeft goedgekeurd. Laad haar later opnieuw.',
  ],
  OrderDenied: [
    'De betaaldienst heeft de bestelling afgewezen',
    'Ze kan niet worden geleverd. Vraag de betaaldienst naar de reden of bied een betaalwijze zonder krediet aan.',
  ],
  WrongOrderType: [
    'De bestelling is van een ander type',
    'Elk type bestelling wordt op zijn eigen manier geleverd. Laad de bestelling opnieuw.',
  ],
  InvoiceDoesNotExist: [
    'De bestelling heeft deze factuur niet',
    'De factuur hoort bij een andere bestelling of is zelf een creditfactuur. Kies een factuur van deze bestelling.',
  ],
  PlanDeliveredInPart: [
    'Een betaalplan wordt in zijn geheel geleverd',
    'De regels moeten op het bedrag van de bestelling uitkomen. Lever alle regels.',
  ],

  PaymentPlanDoesNotExist: [
    'Dit betaalplan bestaat niet',
    'De betaaldienst heeft geen betaalplan met dit nummer. Controleer het nummer.',
  ],
  PlanDoesNotExist: [
    'Dit contract bestaat niet',
    'De betaaldienst heeft geen contract met dit nummer. Controleer het nummer.',
  ],
  PaymentPlanIsCancelled: [
    'Een geannuleerd betaalplan heeft dit nummer',
    'Uw nummer hoort bij een plan dat is geannuleerd of vervallen. Kies een ander nummer.',
  ],
  WrongStatus: [
    'Het betaalplan wacht niet meer',
    'Alleen een wachtend plan kan worden goedgekeurd of geannuleerd. Laad het opnieuw om de status te zien.',
  ],
  cancelledPlan: [
    'Een geannuleerd betaalplan heeft geen contract',
    'Het plan is geannuleerd, dus er valt niets te ondertekenen. Maak een nieuw plan als de klant er een wil.',
  ],
  ContractExpired: [
    'Het contract is niet meer te lezen',
    'Het aanbod is vervallen of het contract is afgelopen. Kijk in uw eigen administratie.',
  ],
}

export const creditReasonsNl: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Betreft de klant',
    amount: 'Betreft het bedrag',
    order: 'Betreft de bestelling',
    plan: 'Betreft het betaalplan',
    request: 'Betreft het verzoek',
    settings: 'Betreft uw overeenkomst',
  }),
  creditReasonCoApplicant: 'Als er een medeaanvrager is, kan het over elk van beiden gaan.',
  creditReasonProvider: 'De betaaldienst zelf zegt',
}
