import type { PersonalKind } from '../../../shared/domain/order/metadata-personal.rules.ts'
import type { SecretKind } from '../../../shared/domain/order/metadata-secrets.rules.ts'
import { words } from '../../locales/languages.ts'
import type { RowsWords } from './en.ts'

/** Dutch, for what changes rows and an order. */
export const texts: RowsWords = {
  rowNew: 'Nieuw',
  newRow: 'Nieuwe regel',
  articleNumber: 'Artikelnummer',
  optional: 'optioneel',
  quantityLong: 'Aantal',
  unitPrice: 'Stukprijs incl. btw',
  vatPercent: 'Btw %',
  discountKind: 'Korting in',
  rowAmount: 'Regelbedrag',
  newTotal: 'Nieuw ordertotaal',
  creditCheck: 'Er volgt een kredietcontrole, omdat het orderbedrag hoger wordt.',
  saving: 'Opslaan…',
  cancel: 'Annuleren',
  saveStopped: 'De pagina heeft het opslaan gestopt. Uw concept blijft bewaard.',
  fieldsInvalid: (count) =>
    count === 1 ? 'Eén veld moet worden verbeterd.' : `${count} velden moeten worden verbeterd.`,
  rowActions: 'Acties voor de regel',
  rowMenu: (name) => (name ? `Acties voor ${name}` : 'Acties voor de regel'),
  rowChanged: 'Gewijzigd',
  rowConflict: 'Conflict',
  rowCancelling: 'Wordt geannuleerd',
  rowAt: (row, name) => (name ? `Regel ${row}, ${name}` : `Regel ${row}`),
  rowSetToCancel: (row) => `${row}: wordt geannuleerd`,
  rowKept: (row) => `${row}: blijft in de bestelling`,
  rowRemoved: (row) => `${row}: verwijderd`,
  rowsSetToCancel: (rows) =>
    rows === '1' ? '1 regel wordt geannuleerd' : `${rows} regels worden geannuleerd`,
  rowsKept: (rows) =>
    rows === '1' ? '1 regel blijft in de bestelling' : `${rows} regels blijven in de bestelling`,
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
  rowsFree: (rows) =>
    rows === '1' ? '1 regel wordt 0 met de korting.' : `${rows} regels worden 0 met de korting.`,
  readAsPercent: 'De korting is gelezen als procenten.',
  rowsSelected: (rows) => (rows === '1' ? '1 regel geselecteerd' : `${rows} regels geselecteerd`),
  cellsSelected: (rows, cells) =>
    `${rows === '1' ? '1 regel' : `${rows} regels`}, ${cells === '1' ? '1 cel' : `${cells} cellen`} geselecteerd`,
  cellsCopied: (cells) => (cells === '1' ? '1 cel gekopieerd.' : `${cells} cellen gekopieerd.`),
  rowsCopied: (rows) => (rows === '1' ? '1 regel gekopieerd.' : `${rows} regels gekopieerd.`),
  cellsFilled: (cells) => (cells === '1' ? '1 cel ingevuld.' : `${cells} cellen ingevuld.`),
  cellsWrong: (cells) =>
    cells === '1' ? '1 moet worden gecorrigeerd.' : `${cells} moeten worden gecorrigeerd.`,
  cellsLocked: (cells) =>
    cells === '1'
      ? '1 cel kan niet worden gewijzigd en is overgeslagen.'
      : `${cells} cellen kunnen niet worden gewijzigd en zijn overgeslagen.`,
  rowsLocked: (rows) =>
    rows === '1'
      ? '1 regel kan niet worden gewijzigd en is overgeslagen.'
      : `${rows} regels kunnen niet worden gewijzigd en zijn overgeslagen.`,
  cellsLeft: (values) =>
    values === '1'
      ? 'Voor 1 waarde was er geen cel; die is weggelaten.'
      : `Voor ${values} waarden was er geen cel; die zijn weggelaten.`,
  fillWithKey: (rows) => `Alt+Enter vult alle ${rows} geselecteerde regels in.`,
  fillColumn: 'Kolom',
  fillValue: 'Waarde',
  fillCells: 'Invullen',
  cancelRows: (rows) => (rows === '1' ? '1 regel annuleren' : `${rows} regels annuleren`),
  keepRows: (rows) => (rows === '1' ? '1 regel behouden' : `${rows} regels behouden`),
  copyCells: 'Kopiëren',
  clearSelection: 'Selectie opheffen',
  selectRow: 'Regel selecteren',
  selectToRow: 'Tot en met deze regel selecteren',
  gridKeys: 'Toetsen',
  gridKeysText: [
    'Pijltoetsen: verplaatsen',
    'Enter, F2 of typen: de cel bewerken',
    'Enter of Tab: de bewerking behouden',
    'Esc: de bewerking verwerpen of de selectie opheffen',
    'Shift met een toets die verplaatst: cellen selecteren',
    'Shift+spatie: de regel selecteren',
    'Ctrl+spatie: de kolom selecteren',
    'Ctrl+A: alle regels selecteren',
    'Alt+Enter: het getypte aan alle geselecteerde regels geven',
    'Delete: de regel of de geselecteerde regels annuleren, of toch behouden',
    'Insert: een regel toevoegen',
    'Ctrl+D: de regel dupliceren',
    'Ctrl+Z: ongedaan maken',
    'Ctrl+Shift+Z: opnieuw uitvoeren',
    'Ctrl+Enter: de wijzigingen controleren',
    'Ctrl+C: de cel of de selectie kopiëren',
    'Ctrl+V: vanaf hier in de cellen plakken; één waarde vult de selectie',
    'Cellen met kolomnamen, of te veel of ongeschikte cellen voor de kolommen vanaf hier, openen het voorbeeld van nieuwe regels.',
    '/: in de regels zoeken',
    'Druk op een Mac op Cmd in plaats van Ctrl.',
  ].join('\n'),
  rowLocked: 'Deze regel kan niet worden gewijzigd: de betaaldienst staat het niet toe voor de regel.',
  rowLockedCancelling:
    'Deze regel wordt geannuleerd. Behoud de regel eerst (Delete) om hem te kunnen wijzigen.',
  rowLockedCancelled: 'Deze regel is geannuleerd.',
  replaceAllText:
    'Opslaan vervangt alle regels van de bestelling door deze, in één stap. Elke regel krijgt een nieuw nummer. Ongedaan maken draait het terug.',
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
  pasteTitle: 'Regels plakken',
  pasteText: 'Regels uit een spreadsheet',
  pasteHelp: 'Eén orderregel per tekstregel; kolommen gescheiden door tabs, puntkomma’s of komma’s.',
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
  extendTitle: 'Wijzigen wanneer de bestelling verloopt',
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
  expiryLater: (days) => (days === 1 ? 'Eén dag later dan nu.' : `${days} dagen later dan nu.`),
  expiryEarlier: (days) =>
    `Dat is ${days === 1 ? 'één dag' : `${days} dagen`} eerder dan nu. Het mag, en de dag kan opnieuw worden verzet zolang de bestelling open is.`,
  expiryMissing: 'Kies een dag.',
  expirySame: 'De bestelling verloopt al op deze dag.',
  expiryTooEarly: (first) => `Op zijn vroegst ${first}: de dag moet later zijn dan vandaag (UTC).`,
  expiryOutdated: (now) =>
    `Iemand heeft de bestelling intussen gewijzigd, dus er is niets opgeslagen. Ze verloopt nu: ${now}. Controleer de datum en sla opnieuw op.`,
  saveExpiry: 'Dag opslaan',
  expirySaved: (day) => `De bestelling verloopt nu aan het eind van ${day}.`,
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
  replaceInOne:
    'Een voor een opgeslagen zou het bedrag tussendoor te laag worden; daarom worden alle regels in één stap opgeslagen.',
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
  saveUnknowable:
    'Het wordt niet meer bevestigd. Vergelijk de bestelling met uw wijzigingen voordat u opnieuw opslaat.',
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
  expiredTitle: 'De bestelling is verlopen',
  conflictExpired:
    'De bestelling is verlopen terwijl u ermee bezig was, dus de regels kunnen niet meer worden gewijzigd. Niemand anders heeft iets gewijzigd.',
  closedByExpiry: 'Gesloten door het verlopen',
  conflictNow: 'Nu',
  conflictField: 'Veld',
  conflictDone: 'Klaar',
  conflictDropAll: 'Mijn wijzigingen laten vallen',
  conflictRows: (count) =>
    count === 1
      ? 'Over één van uw regels moet u beslissen.'
      : `Over ${count} van uw regels moet u beslissen.`,
  conflictDecide: 'Beslissen',
  conflictNews: 'Wijzigingen bekijken',
  conflictContinue: 'Verder naar controleren',
  conflictLeft: (count) => (count === 1 ? 'Nog 1 keuze te maken.' : `Nog ${count} keuzes te maken.`),
  before: 'Voorheen',
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
  fieldNotNumber: 'Vul een getal in (1234,50).',
  fieldDecimals: 'Maximaal twee decimalen.',
  fieldTooLong: (maximum, length) => `Maximaal ${maximum} tekens; dit heeft er ${length}.`,
  fieldRange: (minimum, maximum) => `Van ${minimum} tot en met ${maximum}.`,
  fieldAtLeast: (minimum) => `Minimaal ${minimum}.`,
  fieldControls: 'Hierin staan onzichtbare stuurtekens. Typ het in plaats van het te plakken.',
  fieldDiscountAbove: (maximum) => `Niet meer dan de regel kost: ${maximum}.`,
  fieldAmountTooLarge: 'Prijs maal aantal is te groot voor de betaaldienst.',

  // Veilige bedragen
  fieldCurrency: (said, own) => `Dit is in ${said}; de bestelling is in ${own}.`,
  fieldCurrencySign: (sign, own) => `‘${sign}’ staat niet voor ${own}, de valuta van de bestelling.`,
  barCancels: (id) => `Dit annuleert de hele bestelling ${id}`,
  barCloses: (id) => `Dit sluit de bestelling ${id}`,
  orderBelowZero: (amount) =>
    `De open regels zouden op ${amount} uitkomen, en onder 0 kan er niets worden geleverd. Annuleer of verlaag ook de kortingen, of behoud meer van de andere regels.`,
  closesCancelled: (id) =>
    `Er blijft geen regel over, dus de hele bestelling ${id} wordt geannuleerd. Ze kan niet opnieuw worden geopend.`,
  closesDelivered: (id) =>
    `Er blijft niets te leveren over, dus de bestelling ${id} wordt geleverd en gesloten. Ze kan niet opnieuw worden geopend.`,
  closesHint: 'Behoud minstens één regel om de bestelling open te houden.',
  keepOneRow: 'Eén regel behouden',
  confirmCancel: (id) => `De hele bestelling ${id} annuleren`,
  confirmClose: (id) => `De bestelling ${id} sluiten`,
  refusedTitle: 'De wijzigingen zijn geweigerd',
  changeRows: 'Regels wijzigen',
  refusedTotal: (total) => `${total} is geweigerd`,
  creditRoom: (refused, now, less) =>
    `Het totaal ${refused} is geweigerd. Tot het huidige totaal van ${now}, dat is ${less} minder, is er geen kredietcontrole.`,
  priceKind: 'Btw in de prijs',
  unitPriceShort: 'Stukprijs',
  savedInclVat: (price) => `Opgeslagen als ${price} incl. btw`,
  sameExclVat: (price) => `${price} excl. btw`,
  unusualVat: (percent, country, rates) =>
    `${percent} is geen btw-tarief van ${country} (${rates}). Controleer het.`,

  // Wat geplakte regels worden
  priceExclVat: 'Prijs excl. btw',
  pasteNet: 'Prijzen en kortingen excl. btw worden omgerekend. De stukprijs incl. btw wordt opgeslagen.',
  pasteUsualVat: (percent) =>
    `Regels zonder btw krijgen ${percent}, zoals de meeste regels van de bestelling.`,
  pasteNoPrice: 'Er is geen prijskolom. Kies hem boven de kolom.',
  pasteNoName: 'Er is geen naamkolom. Kies hem boven de kolom.',
  pasteAskDiscount: (name) => `Zijn de kortingen in ‘${name}’ procenten of bedragen?`,
  pasteAsPercent: 'Procenten',
  pasteAsAmount: (currency) => `Bedragen in ${currency}, op de hele regel`,
  pasteCurrency: 'Valuta',
  pasteUnused: (count, names) =>
    count === 1
      ? `1 kolom wordt niet gebruikt: ${names}`
      : `${count} kolommen worden niet gebruikt: ${names}`,
  pasteGross: 'Prijzen worden gelezen als incl. btw.',
  pasteMode: 'Wat er met de regels gebeurt',
  pasteModeAdd: 'Aan de bestelling toevoegen',
  pasteModeReplace: 'Alle regels vervangen',
  pasteReplace: (count) =>
    count === 1 ? 'Alles door 1 regel vervangen' : `Alles door ${count} regels vervangen`,
  pasteReplaced: (count) =>
    count === 1
      ? 'Alle regels worden door 1 regel vervangen. Controleer en sla op.'
      : `Alle regels worden door ${count} regels vervangen. Controleer en sla op.`,

  // Tijdens het opslaan, en daarna
  notCertain: 'Het is niet zeker of dit is opgeslagen.',
  notSent: 'U bent offline, dus dit is niet verzonden. Uw wijzigingen blijven bewaard.',
  waitOver: 'U kunt het nu opnieuw proberen.',
  repeatIsSafe:
    'Opnieuw proberen is veilig: het is hetzelfde verzoek en het wordt hoogstens één keer uitgevoerd.',
  savingSince: (seconds) =>
    `Al ${seconds === 1 ? '1 seconde' : `${seconds} seconden`} bezig met opslaan. U kunt dit sluiten: het opslaan gaat door en u hoort hoe het afloopt.`,
  theirs: 'Van de ander',
  yours: 'Van u',
}
