import type {
  BillingReferenceType,
  DeliveryAction,
  DeliveryStatus,
  OrderAction,
  OrderRowAction,
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
  SystemStatusMessage,
} from '../../shared/domain/enums.ts'
import type { HistoryOutcome, OrderWriteName } from '../../shared/domain/history.ts'
import type { PersonalKind } from '../../shared/domain/metadata-personal.rules.ts'
import type { SecretKind } from '../../shared/domain/metadata-secrets.rules.ts'
import type { MissingExtensionReason } from '../../shared/domain/order.rules.ts'
import type { ProblemWords, Words } from './en.ts'
import { words } from './languages.ts'

const problems: Record<ProblemWords, readonly [title: string, text: string]> = {
  missing: [
    'Deze bestelling bestaat niet',
    'De betaaldienst heeft geen bestelling met dit nummer. Controleer het nummer in uw bestellijst.',
  ],
  outside: [
    'U hebt geen toegang tot deze bestelling',
    'Uw sessie geldt voor een andere bestelling. Open deze vanaf de eigen pagina.',
  ],
  forbidden: [
    'U hebt geen toegang tot deze bestelling',
    'Ze hoort bij de betaaldienst bij een andere verkoper.',
  ],
  capability: [
    'U mag dit niet doen',
    'Uw sessie staat het niet toe. Vraag het degene die uw toegang beheert.',
  ],
  session: [
    'U bent niet aangemeld bij het orderbeheer',
    'De pagina kon geen sessie krijgen. Meld u opnieuw aan en probeer het nog eens.',
  ],
  origin: [
    'Deze pagina mag het orderbeheer niet tonen',
    'De sessie hoort bij een ander webadres. De eigenaar van de pagina moet dit adres toestaan.',
  ],
  network: [
    'Geen verbinding',
    'De orderservice is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  ],
  slow: ['Niet op tijd antwoord', 'De orderservice deed er te lang over. Probeer het zo meteen opnieuw.'],
  provider: [
    'De betaaldienst antwoordt niet',
    'De betaaldienst is buiten werking of overbelast. Er is niets mis met uw bestelling; probeer het zo meteen opnieuw.',
  ],
  refused: [
    'De betaaldienst heeft dit geweigerd',
    'Er is geen specifieke reden gegeven. Controleer de waarden en probeer het opnieuw.',
  ],
  action: [
    'De bestelling staat dit nu niet toe',
    'Ze kan gewijzigd zijn sinds u haar opende. Laad haar opnieuw om te zien wat mogelijk is.',
  ],
  setup: [
    'De orderservice is niet ingesteld',
    'De eigenaar moet de configuratie controleren. Dit heeft geen gevolgen voor uw bestelling.',
  ],
  garbled: [
    'Het antwoord kon niet worden gelezen',
    'Iets tussen deze pagina en de orderservice heeft het antwoord veranderd. Probeer het opnieuw.',
  ],
  failed: [
    'Er ging iets mis in de orderservice',
    'De fout ligt bij de service en niet aan wat u deed. Probeer het zo meteen opnieuw.',
  ],
  orderId: ['Dit is geen bestelnummer', 'Het bestelnummer van deze pagina mag alleen cijfers bevatten.'],
  busy: [
    'De bestelling is in behandeling',
    'Een eerdere bewerking is nog niet klaar. Er is niets verzonden; probeer het zo meteen opnieuw.',
  ],
  limited: ['Te veel verzoeken', 'Wacht even en probeer het dan opnieuw.'],
  notDone: ['De betaaldienst heeft dit niet gedaan', 'Het verzoek is aangenomen en daarna niet uitgevoerd.'],
  notOpen: [
    'De bestelling is niet meer open',
    'Ze is geleverd, geannuleerd of verlopen en kan niet worden gewijzigd.',
  ],
  noExpiry: [
    'De bestelling verloopt niet',
    'Alleen bestellingen op factuur, rekeningkrediet of in termijnen hebben een laatste dag. Er valt niets te verlengen.',
  ],
  rowClosed: [
    'Een regel kan niet meer worden gewijzigd',
    'De regel is intussen geannuleerd of geleverd. Laad de bestelling opnieuw om dat te zien.',
  ],
  rowMissing: [
    'De bestelling heeft deze regel niet',
    'De regel is verdwenen sinds u de bestelling opende. Laad de bestelling opnieuw.',
  ],
  changed: [
    'Iemand heeft de bestelling gewijzigd',
    'Ze is niet meer zoals toen u begon. Uw wijzigingen blijven bewaard.',
  ],
  credit: [
    'De kredietcontrole heeft het hogere bedrag geweigerd',
    'Het krediet van de klant is niet toereikend. Verlaag het nieuwe totaal en sla opnieuw op.',
  ],
  tooLarge: [
    'De bestelling zou te groot worden',
    'De betaaldienst kan zo’n bedrag niet verwerken. Verlaag het nieuwe totaal.',
  ],
  tooMuch: ['Te veel tegelijk', 'Sla eerst een deel op en daarna de rest.'],
  unknown: [
    'Het is niet bekend of het is opgeslagen',
    'De betaaldienst heeft het sinds het verzenden niet bevestigd.',
  ],
  secret: [
    'Metadata mogen geen geheimen of persoonsgegevens bevatten',
    'Dit lijkt op een wachtwoord, een kaartnummer of een persoonsgegeven dat anderen zouden kunnen lezen. Laat het weg.',
  ],
  invalid: ['Sommige waarden worden niet geaccepteerd', 'Verbeter de gemarkeerde velden en sla opnieuw op.'],
}

/** Dutch. */
export const nl: Words = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  order: 'Bestelling',
  merchantOrderId: 'Bestelnummer van verkoper',
  created: 'Aangemaakt',
  expires: 'Verloopt',
  expired: 'Verlopen op',
  payment: 'Betaling',
  paymentType: 'Betaalwijze',
  systemStatus: 'Systeemstatus',
  systemMessage: 'Melding',
  creditStatus: 'Status van creditering',
  providerBuys: 'Betaaldienst koopt de factuur',
  yes: 'Ja',
  no: 'Nee',
  orderAmount: 'Orderbedrag',
  delivered: 'Geleverd',
  credited: 'Gecrediteerd',
  cancelled: 'Geannuleerd',
  amounts: 'Bedragen',

  rows: 'Orderregels',
  rowId: 'Regel',
  article: 'Artikel',
  name: 'Naam',
  quantity: 'Aantal',
  unit: 'Eenheid',
  price: 'Prijs',
  discount: 'Korting',
  vat: 'Btw',
  amount: 'Bedrag',
  showAllRows: (count) => `Alle ${count} regels tonen`,
  noRows: 'Deze bestelling heeft geen actieve regels.',
  allDelivered: 'Alle regels zijn geleverd; zie de leveringen hieronder.',
  rowCancelled: 'Geannuleerd',
  rowNew: 'Nieuw',
  total: 'Totaal',
  rate: 'Btw-tarief',
  netAmount: 'Excl. btw',
  vatAmount: 'Btw',
  grossAmount: 'Incl. btw',
  totals: 'Btw en totaal',
  totalDiffers: (rows, order, difference) =>
    `De regels zijn samen ${rows}, maar het orderbedrag bij de betaaldienst is ${order} (verschil ${difference}).`,
  ofWhichDelivered: (amount) => `waarvan geleverd ${amount}`,

  deliveries: 'Leveringen en crediteringen',
  noDeliveries: 'Nog niets geleverd.',
  delivery: (id) => `Levering ${id}`,
  credit: 'Creditering',
  invoice: 'Factuur',
  dueDate: 'Vervaldatum',
  deliveredRows: 'Geleverde regels',
  creditedRows: 'Gecrediteerde regels',

  customer: 'Klant',
  company: 'Bedrijf',
  person: 'Particulier',
  personalNumber: 'Persoonlijk identificatienummer',
  organizationNumber: 'Ondernemingsnummer',
  email: 'E-mail',
  billingEmail: 'E-mail voor facturen',
  phone: 'Telefoon',
  billingAddress: 'Factuuradres',
  shippingAddress: 'Leveringsadres',
  sameAsBilling: 'Gelijk aan het factuuradres',
  noAddress: 'Niet opgegeven',
  addressOrigin: (value) => `Bron ${value}`,
  masked:
    'Afgeschermd door de betaaldienst: Finse persoonsgegevens zijn alleen zichtbaar als de klant ze zelf heeft ingevuld of ondertekend.',
  references: 'Referenties',
  customerReference: 'Referentie van de klant',
  peppolId: 'Peppol-id',
  metadata: 'Metadata',
  metadataCount: (count, maximum) => `${count} van ${maximum}`,
  noMetadata: 'Nog geen.',

  loading: 'De bestelling wordt geladen',
  loaded: (id) => `Bestelling ${id} is geladen.`,
  setupTitle: 'Het orderbeheer wacht',
  setupSession: 'Voor de ontwikkelaar van de pagina: stel de eigenschap fetchSession van <order-admin> in.',
  setupOrder: 'Voor de ontwikkelaar van de pagina: stel het attribuut order-id van <order-admin> in.',
  setupDesk: (names: string) =>
    `Voor de ontwikkelaar van de pagina: stel het attribuut desk van <order-admin> in op een van deze waarden: ${names}.`,
  tryAgain: 'Opnieuw proberen',
  readAgain: 'Opnieuw laden',
  code: 'Code',
  requestId: 'Verzoek-id',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  close: 'Sluiten',
  staleTitle: 'Dit is de bestelling zoals ze het laatst is geladen',

  addRow: 'Regel toevoegen',
  newRow: 'Nieuwe regel',
  articleNumber: 'Artikelnummer',
  optional: 'optioneel',
  quantityLong: 'Aantal',
  unitPrice: 'Stukprijs incl. btw',
  vatPercent: 'Btw %',
  discountKind: 'Korting in',
  rowAmount: 'Regelbedrag',
  newTotal: 'Nieuw ordertotaal',
  difference: 'Verschil',
  creditCheck: 'Er volgt een kredietcontrole, omdat het orderbedrag hoger wordt.',
  saving: 'Opslaan…',
  cancel: 'Annuleren',
  saveStopped: 'De pagina heeft het opslaan gestopt. Uw concept blijft bewaard.',
  fieldsInvalid: (count) =>
    count === 1 ? 'Eén veld moet worden verbeterd.' : `${count} velden moeten worden verbeterd.`,
  addRowMissing: words({
    'order-not-open': 'Regels toevoegen kan niet: de bestelling is niet meer open.',
    'order-partly-delivered': 'Regels toevoegen kan niet: een deel van de bestelling is al geleverd.',
    'not-offered': 'Regels toevoegen kan niet: de betaaldienst staat het niet toe voor deze bestelling.',
  }),

  rowActions: 'Acties voor de regel',
  rowMenu: (name) => (name ? `Acties voor ${name}` : 'Acties voor de regel'),
  rowChanged: 'Gewijzigd',
  rowConflict: 'Conflict',
  rowCancelling: 'Wordt geannuleerd',
  wasValue: (value) => `, was ${value}`,
  wasEmpty: ', was leeg',
  editRow: 'Bewerken…',
  duplicateRow: 'Dupliceren',
  cancelRow: 'Regel annuleren',
  keepRow: 'Regel behouden',
  removeRow: 'Regel verwijderen',
  undoRow: 'Wijzigingen terugdraaien',
  percentOff: (percent, amount) => `${percent} korting = ${amount}`,
  amountOff: (amount) => `${amount} korting op de regel`,
  totalsAsSaved:
    'De totalen hieronder zijn zoals opgeslagen; in de balk onderaan staan ze met uw wijzigingen.',
  gridKeys: 'Toetsen',
  gridKeysText: [
    'Pijltoetsen: verplaatsen',
    'Enter, F2 of typen: de cel bewerken',
    'Enter of Tab: de bewerking behouden',
    'Esc: de bewerking verwerpen',
    'Delete: de regel annuleren, of toch behouden',
    'Insert: een regel toevoegen',
    'Ctrl+D: de regel dupliceren',
    'Ctrl+Z: ongedaan maken',
    'Ctrl+Shift+Z: opnieuw uitvoeren',
    'Ctrl+Enter: de wijzigingen controleren',
    'Ctrl+V: regels uit een spreadsheet plakken',
    'Druk op een Mac op Cmd in plaats van Ctrl.',
  ].join('\n'),
  rowLocked: 'Deze regel kan niet worden gewijzigd: de betaaldienst staat het niet toe voor de regel.',
  rowLockedCancelling:
    'Deze regel wordt geannuleerd. Behoud de regel eerst (Delete) om hem te kunnen wijzigen.',
  rowLockedCancelled: 'Deze regel is geannuleerd.',
  updateRowMissing: words({
    'order-not-open': 'Regels wijzigen kan niet: de bestelling is niet meer open.',
    'order-partly-delivered': 'Regels wijzigen kan niet: een deel van de bestelling is al geleverd.',
    'not-offered': 'Regels wijzigen kan niet: de betaaldienst staat het niet toe voor deze bestelling.',
  }),
  replaceAll: 'Alles vervangen',
  replaceAllText:
    'Alles vervangen staat aan: opslaan annuleert alle regels van de bestelling en zet deze ervoor in de plaats, in één stap. De regels krijgen nieuwe nummers.',

  changesTitle: 'Wijzigingen die niet zijn opgeslagen',
  changeCount: (count) => (count === 1 ? '1 wijziging' : `${count} wijzigingen`),
  noChanges: 'Geen wijzigingen',
  totalNow: 'Nu',
  totalAfter: 'Daarna',
  vatChange: (percent) => `Btw ${percent}`,
  changedTo: ' wordt ',
  creditCheckShort: 'Kredietcontrole volgt',
  wrongRows: (count) => (count === 1 ? '1 regel te verbeteren' : `${count} regels te verbeteren`),
  undo: 'Ongedaan maken',
  redo: 'Opnieuw uitvoeren',
  discardAll: 'Alles verwerpen',
  review: 'Controleren',
  barMore: 'Alle bedragen',
  changesSaid: (count, after, difference) =>
    count === 0
      ? 'Geen wijzigingen.'
      : `${count === 1 ? '1 wijziging' : `${count} wijzigingen`}. Ordertotaal ${after}, verschil ${difference}.`,

  editRowTitle: (name) => (name ? `${name} bewerken` : 'Regel bewerken'),
  addToOrder: 'Toevoegen',
  addAnother: 'Toevoegen en doorgaan',
  applyRow: 'Toepassen',
  rowStaged: (name, amount) => `${name}, ${amount}, staat bij de wijzigingen. Er is nog niets opgeslagen.`,

  pasteRows: 'Plakken',
  pasteTitle: 'Regels plakken',
  pasteText: 'Regels uit een spreadsheet',
  pasteHelp: 'Eén orderregel per tekstregel; kolommen gescheiden door tabs of puntkomma’s.',
  pasteHead: 'De eerste regel bevat de kolomnamen',
  pasteColumn: (number) => `Kolom ${number}`,
  pasteIgnored: 'Niet gebruikt',
  pasteLine: 'Regel',
  pasteProblemAt: (line) => `Regel ${line}`,
  pasteUnderstood: 'Zo is het begrepen',
  pasteFound: (rows, sum) => (rows === 1 ? `1 regel, ${sum}` : `${rows} regels, ${sum}`),
  pasteLeftOut: (count) =>
    count === 1
      ? '1 regel wordt weggelaten tot hij is verbeterd.'
      : `${count} regels worden weggelaten tot ze zijn verbeterd.`,
  pasteShown: (shown, all) => `${shown} van ${all} regels worden getoond, de foute eerst.`,
  pasteAdd: (count) => (count === 1 ? '1 regel toevoegen' : `${count} regels toevoegen`),
  pasteAdded: (count) =>
    count === 1
      ? '1 regel toegevoegd. Controleer en sla hem op.'
      : `${count} regels toegevoegd. Controleer en sla ze op.`,

  orderCreated: 'Bestelling aangemaakt',
  cancelledAmount: (amount) => `Geannuleerd ${amount}`,
  noDateGiven: 'De betaaldienst geeft er geen datum voor.',
  expiresNote: (when) =>
    `De bestelling verloopt ${when}. Daarna kan ze niet meer worden geleverd of gewijzigd.`,
  expiredNote: 'De bestelling is verlopen: ze kan niet meer worden geleverd of gewijzigd.',
  expiryMeans:
    'De bestelling is open tot het einde van de laatste dag, volgens de klok van de betaaldienst (UTC). Daarna kan ze niet meer worden geleverd of gewijzigd.',
  notDecided: 'Nog niet beslist',

  extend: 'Verlengen…',
  extendMissing: words<MissingExtensionReason>({
    'order-not-open': 'Verlengen kan niet: de bestelling is niet meer open.',
    'order-does-not-expire': 'Verlengen kan niet: bestellingen met deze betaalwijze verlopen niet.',
  }),
  extendTitle: 'Wanneer de bestelling verloopt',
  expiryDay: 'Laatste dag',
  expiryQuick: 'Snelle keuzes',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 dagen',
    month: '+30 dagen',
    'end-of-next-month': 'Eind volgende maand',
  }),
  expiresNow: 'Verloopt nu',
  expiresAfter: 'Gaat verlopen aan het eind van',
  expiresNever: 'Verloopt niet',
  expiryLater: (days) =>
    days === 0
      ? 'Dezelfde dag, tot het einde ervan.'
      : days === 1
        ? 'Eén dag later dan nu.'
        : `${days} dagen later dan nu.`,
  expiryEarlier: (days) =>
    `Dat is ${days === 1 ? 'één dag' : `${days} dagen`} eerder dan nu. Het mag, en de dag kan opnieuw worden verzet zolang de bestelling open is.`,
  expiryMissing: 'Kies een dag.',
  expirySame: 'De bestelling verloopt al op deze dag.',
  expiryTooEarly: (first) => `Op zijn vroegst ${first}: de dag moet later zijn dan vandaag (UTC).`,
  expiryOutdated: (now) =>
    `Iemand heeft de bestelling intussen gewijzigd, dus er is niets opgeslagen. Ze verloopt nu: ${now}. Controleer de datum en sla opnieuw op.`,
  saveExpiry: 'Dag opslaan',
  expirySaved: (day) => `De bestelling verloopt nu aan het eind van ${day}.`,

  editMetadata: 'Bewerken',
  editMetadataLong: 'Metadata bewerken',
  metadataRules:
    'Notities van uw eigen systeem, bewaard bij de bestelling. Paren kunnen worden gewijzigd, maar niet verwijderd. Zet hier nooit wachtwoorden, toegangssleutels, persoonsgegevens of betaalgegevens.',
  pairKey: 'Sleutel',
  pairValue: 'Waarde',
  pairState: 'Status',
  pairChanged: 'Gewijzigd',
  addPair: 'Paar toevoegen',
  removePair: (key) => (key ? `Het nieuwe paar ${key} verwijderen` : 'Het nieuwe paar verwijderen'),
  keyExists: 'De bestelling heeft deze sleutel al: wijzig de waarde hierboven.',
  keyRepeated: 'Deze sleutel staat hier twee keer.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name': 'Deze sleutel is de naam van een geheim. Geheimen worden niet bij bestellingen bewaard.',
    'json-web-token': 'Dit is een toegangssleutel. Geheimen worden niet bij bestellingen bewaard.',
    'private-key': 'Dit is een privésleutel. Geheimen worden niet bij bestellingen bewaard.',
    'card-number': 'Hier staat een kaartnummer. Betaalgegevens worden niet bij bestellingen bewaard.',
    'e-mail': 'Hier staat een e-mailadres. Persoonsgegevens worden niet bij bestellingen bewaard.',
    'phone-number': 'Hier staat een telefoonnummer. Persoonsgegevens worden niet bij bestellingen bewaard.',
    'national-id':
      'Hier staat een burgerservicenummer of een ander persoonsnummer. Persoonsgegevens worden niet bij bestellingen bewaard.',
    iban: 'Hier staat een rekeningnummer. Betaalgegevens worden niet bij bestellingen bewaard.',
  }),
  metadataChanged: (count, maximum) => `${count} van maximaal ${maximum} gewijzigde paren`,
  metadataTooMany: (count, maximum) =>
    `${count} gewijzigde paren; er kunnen er maximaal ${maximum} tegelijk worden opgeslagen.`,
  metadataOutdated:
    'Iemand heeft de bestelling intussen gewijzigd, dus er is niets opgeslagen. Controleer de waarden en sla opnieuw op.',
  saveMetadata: 'Metadata opslaan',
  metadataSaved: (count) => (count === 1 ? 'Eén paar is opgeslagen.' : `${count} paren zijn opgeslagen.`),
  draftIsKept: 'Niets van wat u schreef is verloren.',
  writeInDoubt:
    'Het is niet zeker of het is opgeslagen. Opnieuw opslaan is veilig: het gebeurt hoogstens één keer.',

  history: 'Geschiedenis',
  historyLoading: 'De geschiedenis wordt geladen…',
  historyEmpty: 'Er is nog niets gewijzigd via het orderbeheer.',
  historyFailed: 'De geschiedenis kon niet worden geladen.',
  showMore: 'Meer tonen',
  became: 'werd',
  historyServer: (name) => `Server, sleutel ${name}`,
  historyRows: (rows) => `nr. ${rows}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Regel toegevoegd',
    addOrderRows: 'Regels toegevoegd',
    updateOrderRow: 'Regel gewijzigd',
    updateOrderRows: 'Regels gewijzigd',
    replaceOrderRows: 'Alle regels vervangen',
    extendOrder: 'Laatste dag verzet',
    setOrderMetadata: 'Metadata gewijzigd',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Gedaan',
    refused: 'Geweigerd, er is niets gewijzigd',
    'not-done': 'Niet gedaan: het antwoord ging verloren en er is niets gewijzigd',
    unknown: 'Niet bekend of het is gedaan: het antwoord ging verloren',
  }),

  alsoOpen: (names) => `Ook hier: ${names}`,
  othersMore: (count) => `nog ${count}`,
  changedBy: (name) => `${name} heeft de bestelling gewijzigd.`,
  changedByYou: 'U hebt de bestelling in een ander venster gewijzigd.',
  changedMeanwhile:
    'U ziet een oudere versie. Laad opnieuw om de nieuwste te zien; uw wijzigingen blijven bewaard.',
  offline: 'Geen verbinding.',
  offlineText:
    'U ziet de bestelling zoals ze het laatst is geladen. Er is niets verloren; het orderbeheer probeert het vanzelf opnieuw.',
  backOnline: 'De verbinding is terug.',
  changesKept: 'Uw wijzigingen blijven bewaard.',

  moreActions: 'Meer bij de betaaldienst',
  actionsTitle: 'Mogelijk bij de betaaldienst',
  actionsText: 'Dit kan in het eigen systeem van de betaaldienst; het orderbeheer staat daar buiten.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 regel' : `${count} regels`})`,
  actionWords: words<OrderAction | DeliveryAction | OrderRowAction>({
    CanDeliverOrder: 'Bestelling leveren',
    CanDeliverPartially: 'Een deel leveren',
    CanCancelOrder: 'Bestelling annuleren',
    CanCancelAmount: 'Een bedrag annuleren',
    CanUpdateOrderRow: 'Regels wijzigen',
    CanAddOrderRow: 'Regels toevoegen',
    CanCancelOrderRow: 'Regels annuleren',
    CanCreditAmount: 'Een bedrag crediteren',
    CanCreditNewRow: 'Crediteren met een nieuwe regel',
    CanCreditOrderRows: 'Regels crediteren',
    CanCreditRow: 'Een regel crediteren',
    CanDeliverRow: 'Een regel leveren',
    CanCancelRow: 'Een regel annuleren',
    CanUpdateRow: 'Een regel wijzigen',
  }),

  reviewTitle: 'Wijzigingen controleren',
  reviewNothing: 'Er is niets op te slaan.',
  rowsChanged: (count) => (count === 1 ? '1 regel gewijzigd' : `${count} regels gewijzigd`),
  rowsAdded: (count) => (count === 1 ? '1 regel toegevoegd' : `${count} regels toegevoegd`),
  rowsCancelled: (count) => (count === 1 ? '1 regel geannuleerd' : `${count} regels geannuleerd`),
  rowsReplaced: (count) =>
    count === 1 ? 'alle regels vervangen door 1 regel' : `alle regels vervangen door ${count} regels`,
  saveCalls: (calls, what) => `${calls === 1 ? '1 stap' : `${calls} stappen`}: ${what}`,
  andMore: (count) => `en nog ${count}`,
  currentTotal: 'Huidig totaal',
  changedRows: 'Gewijzigd',
  addedRows: 'Nieuw',
  cancelledRows: 'Geannuleerd',
  creditCheckOnTheWay:
    'Er volgt een kredietcontrole hoewel het totaal niet stijgt: de nieuwe regels worden toegevoegd voordat de andere worden geannuleerd, omdat een bestelling zonder regels wordt gesloten.',
  replaceMeans:
    'Alle regels worden vervangen: elke regel krijgt een nieuw id, ook als er niets aan verandert, en de oude regels zijn als geannuleerd te zien.',
  replaceTooLarge:
    'Dit zijn te veel regels om in één stap te vervangen. Wijzig regels of voeg ze toe in plaats van ze allemaal te vervangen.',
  rowsWrong: (count) =>
    count === 1
      ? 'Eén regel kan zo niet worden opgeslagen. Verbeter die eerst.'
      : `${count} regels kunnen zo niet worden opgeslagen. Verbeter ze eerst.`,
  goToRowNamed: (name) => (name ? `Naar de regel ${name}` : 'Naar de regel'),
  saveChanges: 'Wijzigingen opslaan',
  saveRest: 'De rest opslaan',
  findOut: 'Controleren en doorgaan',
  progress: 'Voortgang',
  callStatus: words({
    waiting: 'Wacht',
    sending: 'Wordt verzonden…',
    accepted: 'Aangenomen; bestelling wordt opnieuw geladen…',
    saved: 'Opgeslagen',
    unlisted: 'Aangenomen, nog niet zichtbaar',
    unread: 'Opgeslagen, niet opnieuw geladen',
    stopped: 'Niet verzonden',
    failed: 'Niet opgeslagen',
    uncertain: 'Niet bevestigd',
  }),
  callProgress: (call, status) => `${call}: ${status}`,
  stillSaving: 'Nog bezig met opslaan – u kunt dit sluiten zodra het klaar is.',
  saveStoppedByPage:
    'De pagina heeft het opslaan gestopt. Wat is opgeslagen, blijft opgeslagen; de rest blijft bewaard.',
  saveInterrupted:
    'Het opslaan is onderbroken. Wat is opgeslagen, blijft opgeslagen; de rest blijft bewaard.',
  saveRefused: 'In deze stap is niets opgeslagen. Uw wijzigingen blijven bewaard.',
  saveUncertain:
    'Het is niet zeker of dit is opgeslagen. Opnieuw proberen is veilig: het is hetzelfde verzoek en het wordt hoogstens één keer uitgevoerd.',
  saveUnknowable:
    'Het is niet te achterhalen of dit is opgeslagen. Vergelijk de bestelling met uw wijzigingen voordat u opnieuw opslaat.',
  saveMerged:
    'Iemand heeft de bestelling intussen gewijzigd. Die wijzigingen zijn overgenomen; controleer de uwe opnieuw.',
  retryAfter: (seconds) =>
    seconds === 1
      ? 'Wacht een seconde voordat u het opnieuw probeert.'
      : `Wacht ${seconds} seconden voordat u het opnieuw probeert.`,
  savedTitle: 'Opgeslagen',
  savedTotal: (total) => `Opgeslagen. Het orderbedrag is nu ${total}.`,
  expected: 'Verwacht',
  providerAmount: 'Betaaldienst',
  resultSame: 'De bedragen van de betaaldienst zijn zoals verwacht.',
  resultDiffers: (difference) =>
    `De bedragen van de betaaldienst zijn niet zoals verwacht: het orderbedrag wijkt ${difference} af.`,
  rowsAwaited: (count) =>
    count === 1
      ? 'De betaaldienst heeft een regel aangenomen en toont die nog niet. De regel is opgeslagen; voeg hem niet opnieuw toe.'
      : `De betaaldienst heeft ${count} regels aangenomen en toont ze nog niet. Ze zijn opgeslagen; voeg ze niet opnieuw toe.`,
  savedUnread:
    'Het is opgeslagen, maar de bestelling kon niet opnieuw worden geladen. U ziet een oudere versie.',

  conflictTitle: 'De bestelling is gewijzigd',
  conflictWho: (name) => `${name} heeft de bestelling gewijzigd terwijl u eraan werkte.`,
  conflictSomebody: 'Iemand heeft de bestelling gewijzigd terwijl u eraan werkte.',
  conflictRows: (count) =>
    count === 1
      ? 'Over één van uw regels moet u beslissen.'
      : `Over ${count} van uw regels moet u beslissen.`,
  conflictDecide: 'Beslissen',
  conflictNews: 'Wijzigingen bekijken',
  conflictContinue: 'Verder naar controleren',
  conflictLeft: (count) => (count === 1 ? 'Nog 1 keuze te maken.' : `Nog ${count} keuzes te maken.`),
  before: 'Voorheen',
  theirs: 'Van de ander',
  yours: 'Van u',
  takeAllTheirs: 'Overal die van de ander nemen',
  keepAllYours: 'Overal die van mij houden',
  takenOver: 'Gewijzigd door de ander, overgenomen',
  keptYours: 'Gewijzigd door u, behouden',
  chooseFor: (member, row) => `${member} van ${row}: welke geldt?`,
  theyAdded: 'Toegevoegd door de ander',
  theyCancelled: 'Geannuleerd door de ander',
  theyClosed: 'Gesloten door de ander',
  rowStays: 'Blijft',
  closedRow: words({
    cancelled: 'Deze regel is intussen geannuleerd, dus uw wijziging is niet meer mogelijk.',
    gone: 'Deze regel is intussen geleverd, dus uw wijziging is niet meer mogelijk.',
    locked: 'Deze regel kan niet meer worden gewijzigd.',
  }),
  dropChange: 'Mijn wijziging laten vallen',
  addAsNew: 'Als nieuwe regel toevoegen',

  fieldEmpty: 'Vul dit in.',
  fieldNotNumber: 'Vul een getal in, bijvoorbeeld 1234,50.',
  fieldDecimals: 'Maximaal twee decimalen.',
  fieldTooLong: (maximum, length) => `Maximaal ${maximum} tekens; dit heeft er ${length}.`,
  fieldRange: (minimum, maximum) => `Van ${minimum} tot en met ${maximum}.`,
  fieldAtLeast: (minimum) => `Minimaal ${minimum}.`,
  fieldControls: 'Hierin staan onzichtbare stuurtekens. Typ het in plaats van het te plakken.',
  fieldDiscountAbove: (maximum) => `Niet meer dan de regel kost: ${maximum}.`,
  fieldAmountTooLarge: 'Prijs maal aantal is te groot voor de betaaldienst.',

  orderStatus: words<OrderStatus>({
    Open: 'Open',
    Delivered: 'Geleverd',
    Cancelled: 'Geannuleerd',
    Failed: 'Betaling mislukt',
    Expired: 'Verlopen',
  }),
  systemStatusWords: words<SystemStatus>({
    NEW: 'Nieuw: geaccepteerd',
    RECEIVED: 'Ontvangen: klaar om te verwerken',
    VALID: 'Geldig: fraudecontrole doorstaan',
    PENDING: 'In afwachting',
    REGISTERED: 'Geregistreerd: terugkerende kaartbetaling goedgekeurd',
    RESPONSE_RECEIVED: 'De bank heeft geantwoord',
    FAILED: 'Mislukt: betaling niet geaccepteerd',
    ERROR: 'Betaalstatus onbekend',
    CANCELLED: 'Geannuleerd vóór goedkeuring door de betaler',
    ANNULLED: 'Geannuleerd na goedkeuring door de betaler',
    AUTHORIZED: 'Goedgekeurd: bedrag gereserveerd, niet afgeschreven',
    CONFIRMED: 'Bevestigd: klaar om af te schrijven',
    CAPTPENDING: 'Afschrijving gestart',
    CAPTFAILED: 'Afschrijving mislukt',
    SUCCESS: 'Betaling voltooid',
    Closed: 'Gesloten',
    Active: 'Actief',
  }),
  systemMessageWords: words<SystemStatusMessage>({
    SUCCESS: 'Geen opmerkingen',
    'Non official delivery address': 'In afwachting: het leveringsadres is geen officieel adres',
    'High Amount': 'In afwachting: de betaaldienst moet het hoge bedrag goedkeuren',
  }),
  creditStatusWords: words<PaymentCreditStatus>({
    CREDNONE: 'Niets gecrediteerd',
    CREDPENDING: 'Creditering onderweg',
    CREDSUCCESS: 'Gecrediteerd',
  }),
  paymentTypeWords: words<PaymentType>({
    AccountCredit: 'Rekeningkrediet',
    Card: 'Kaart',
    DirectBank: 'Directe bankbetaling',
    Invoice: 'Factuur',
    PaymentPlan: 'Betaling in termijnen',
    Swish: 'Swish',
    Vipps: 'Vipps',
    MobilePay: 'MobilePay',
    ApplePay: 'Apple Pay',
    GooglePay: 'Google Pay',
  }),
  deliveryStatusWords: words<DeliveryStatus>({
    Sent: 'Verzonden',
    Paid: 'Betaald',
    DebtCollection: 'Incasso',
    Converted: 'Omgezet',
    Credited: 'Gecrediteerd',
    Overdue: 'Achterstallig',
    Reminded: 'Aangemaand',
    Cancelled: 'Geannuleerd',
  }),
  referenceWords: words<BillingReferenceType>({
    Undefined: 'Referentie',
    Purchase: 'Inkoop',
    ContactPerson: 'Contactpersoon',
    InvoiceReference: 'Factuurreferentie',
    CostCenter: 'Kostenplaats',
    InvoiceRecipient: 'Factuurontvanger',
    LetterNumber: 'Briefnummer',
    AccountingNumber: 'Boekingsnummer',
  }),
  addressSource: words<'1' | '2' | '5'>({
    1: 'Uit het adresregister',
    2: 'Ingevuld door de klant',
    5: 'Elektronisch ondertekend',
  }),
  problemTitle: (kind) => problems[kind][0],
  problemText: (kind) => problems[kind][1],
}
