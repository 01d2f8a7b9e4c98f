import type { PersonalKind } from '../../../shared/domain/order/metadata-personal.rules.ts'
import type { SecretKind } from '../../../shared/domain/order/metadata-secrets.rules.ts'
import { words } from '../../locales/languages.ts'
import type { RowsWords } from './en.ts'

/** Swedish, for what changes rows and an order. */
export const texts: RowsWords = {
  rowNew: 'Ny',
  newRow: 'Ny rad',
  articleNumber: 'Artikelnummer',
  optional: 'valfritt',
  quantityLong: 'Antal',
  unitPrice: 'Styckpris inkl. moms',
  vatPercent: 'Moms %',
  discountKind: 'Rabatt i',
  rowAmount: 'Radbelopp',
  newTotal: 'Ny ordersumma',
  creditCheck: 'En kreditprövning görs, eftersom orderbeloppet höjs.',
  saving: 'Sparar…',
  cancel: 'Avbryt',
  saveStopped: 'Sidan stoppade sparandet. Ditt utkast finns kvar.',
  fieldsInvalid: (count) => (count === 1 ? 'Ett fält behöver rättas.' : `${count} fält behöver rättas.`),
  rowActions: 'Åtgärder',
  rowMenu: (name) => (name ? `Åtgärder för ${name}` : 'Åtgärder för raden'),
  rowChanged: 'Ändrad',
  rowConflict: 'Konflikt',
  rowCancelling: 'Makuleras',
  rowAt: (row, name) => (name ? `Rad ${row}, ${name}` : `Rad ${row}`),
  rowSetToCancel: (row) => `${row}: makuleras`,
  rowKept: (row) => `${row}: blir kvar i ordern`,
  rowRemoved: (row) => `${row}: borttagen`,
  rowsSetToCancel: (rows) => (rows === '1' ? '1 rad makuleras' : `${rows} rader makuleras`),
  rowsKept: (rows) => (rows === '1' ? '1 rad blir kvar i ordern' : `${rows} rader blir kvar i ordern`),
  wasValue: (value) => `, var ${value}`,
  wasEmpty: ', var tomt',
  editRow: 'Redigera…',
  duplicateRow: 'Duplicera',
  cancelRow: 'Makulera rad',
  keepRow: 'Behåll rad',
  removeRow: 'Ta bort rad',
  undoRow: 'Ångra ändringar',
  percentOff: (percent, amount) => `${percent} rabatt = ${amount}`,
  amountOff: (amount) => `${amount} rabatt på raden`,
  rowsFree: (rows) =>
    rows === '1' ? '1 rad blir 0 med sin rabatt.' : `${rows} rader blir 0 med sina rabatter.`,
  readAsPercent: 'Rabatten lästes som procent.',
  rowsSelected: (rows) => (rows === '1' ? '1 rad markerad' : `${rows} rader markerade`),
  cellsSelected: (rows, cells) =>
    `${rows === '1' ? '1 rad' : `${rows} rader`}, ${cells === '1' ? '1 cell markerad' : `${cells} celler markerade`}`,
  cellsCopied: (cells) => (cells === '1' ? '1 cell kopierad.' : `${cells} celler kopierade.`),
  rowsCopied: (rows) => (rows === '1' ? '1 rad kopierad.' : `${rows} rader kopierade.`),
  cellsFilled: (cells) => (cells === '1' ? '1 cell ifylld.' : `${cells} celler ifyllda.`),
  cellsWrong: (cells) => (cells === '1' ? '1 behöver rättas.' : `${cells} behöver rättas.`),
  cellsLocked: (cells) =>
    cells === '1'
      ? '1 cell kan inte ändras och hoppades över.'
      : `${cells} celler kan inte ändras och hoppades över.`,
  rowsLocked: (rows) =>
    rows === '1'
      ? '1 rad kan inte ändras och hoppades över.'
      : `${rows} rader kan inte ändras och hoppades över.`,
  cellsLeft: (values) =>
    values === '1'
      ? 'Det fanns ingen cell för 1 värde, som utelämnades.'
      : `Det fanns inga celler för ${values} värden, som utelämnades.`,
  fillWithKey: (rows) => `Alt+Enter fyller i alla ${rows} markerade rader.`,
  fillColumn: 'Kolumn',
  fillValue: 'Värde',
  fillCells: 'Fyll i',
  cancelRows: (rows) => (rows === '1' ? 'Makulera 1 rad' : `Makulera ${rows} rader`),
  keepRows: (rows) => (rows === '1' ? 'Behåll 1 rad' : `Behåll ${rows} rader`),
  copyCells: 'Kopiera',
  clearSelection: 'Avmarkera',
  selectRow: 'Markera raden',
  selectToRow: 'Markera till den här raden',
  gridKeys: 'Tangentbord',
  gridKeysText: [
    'Piltangenterna: flytta',
    'Enter, F2 eller skriva: redigera cellen',
    'Enter eller Tabb: behåll redigeringen',
    'Esc: avbryt redigeringen eller avmarkera',
    'Skift och en tangent som flyttar: markera celler',
    'Skift+blanksteg: markera raden',
    'Ctrl+blanksteg: markera kolumnen',
    'Ctrl+A: markera alla rader',
    'Alt+Enter: ge alla markerade rader det som skrivits',
    'Delete: makulera raden eller de markerade raderna, eller behåll dem ändå',
    'Insert: lägg till en rad',
    'Ctrl+D: duplicera raden',
    'Ctrl+Z: ångra',
    'Ctrl+Skift+Z: gör om',
    'Ctrl+Enter: granska ändringarna',
    'Ctrl+C: kopiera cellen eller det markerade',
    'Ctrl+V: klistra in i cellerna härifrån; ett enda värde fyller det markerade',
    'Celler med kolumnnamn, eller som är för många eller av fel slag för kolumnerna härifrån, öppnar förhandsvisningen av nya rader.',
    '/: sök i raderna',
    'På Mac används Cmd i stället för Ctrl.',
  ].join('\n'),
  rowLocked: 'Raden kan inte ändras: betaltjänsten erbjuder det inte för raden.',
  rowLockedCancelling: 'Raden ska makuleras. Behåll den först (Delete) för att ändra den.',
  rowLockedCancelled: 'Raden är makulerad.',
  replaceAllText:
    'När du sparar ersätts alla orderns rader med dessa, i ett steg. Varje rad får ett nytt nummer. Ångra tar tillbaka det.',
  changesTitle: 'Ändringar som inte är sparade',
  changeCount: (count) => (count === 1 ? '1 ändring' : `${count} ändringar`),
  noChanges: 'Inga ändringar',
  totalNow: 'Nu',
  totalAfter: 'Efter',
  vatChange: (percent) => `Moms ${percent}`,
  changedTo: ' blir ',
  creditCheckShort: 'Kreditprövning görs',
  wrongRows: (count) => (count === 1 ? '1 rad att rätta' : `${count} rader att rätta`),
  undo: 'Ångra',
  redo: 'Gör om',
  discardAll: 'Förkasta alla',
  barMore: 'Alla belopp',
  changesSaid: (count, after, difference) =>
    count === 0
      ? 'Inga ändringar.'
      : `${count === 1 ? '1 ändring' : `${count} ändringar`}. Ordersumma ${after}, skillnad ${difference}.`,
  editRowTitle: (name) => (name ? `Redigera ${name}` : 'Redigera rad'),
  addToOrder: 'Lägg till',
  addAnother: 'Lägg till och fortsätt',
  applyRow: 'Klar',
  rowStaged: (name, amount) => `${name}, ${amount}, finns bland ändringarna. Inget är sparat än.`,
  pasteTitle: 'Klistra in rader',
  pasteText: 'Rader från ett kalkylblad',
  pasteHelp: 'En orderrad per rad; kolumnerna skilda åt med tabb, semikolon eller komma.',
  pasteHead: 'Första raden är kolumnrubriker',
  pasteColumn: (number) => `Kolumn ${number}`,
  pasteIgnored: 'Används inte',
  pasteLine: 'Rad',
  pasteProblemAt: (line) => `Rad ${line}`,
  pasteUnderstood: 'Så tolkades raderna',
  pasteFound: (rows, sum) => (rows === 1 ? `1 rad, ${sum}` : `${rows} rader, ${sum}`),
  pasteLeftOut: (count) =>
    count === 1 ? '1 rad utelämnas tills den är rättad.' : `${count} rader utelämnas tills de är rättade.`,
  pasteShown: (shown, all) => `${shown} av ${all} rader visas, de felaktiga först.`,
  pasteAdd: (count) => (count === 1 ? 'Lägg till 1 rad' : `Lägg till ${count} rader`),
  pasteAdded: (count) =>
    count === 1
      ? '1 rad har lagts till. Granska och spara den.'
      : `${count} rader har lagts till. Granska och spara dem.`,
  extendTitle: 'Ändra när ordern går ut',
  expiryDay: 'Sista dag',
  expiryQuick: 'Snabbval',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 dagar',
    month: '+30 dagar',
    'end-of-next-month': 'Slutet av nästa månad',
  }),
  expiresNow: 'Går ut nu',
  expiresAfter: 'Öppen till och med',
  expiresNever: 'Går inte ut',
  expiryLater: (days) => (days === 1 ? 'En dag senare än nu.' : `${days} dagar senare än nu.`),
  expiryEarlier: (days) =>
    `Det är ${days === 1 ? 'en dag' : `${days} dagar`} tidigare än nu. Det är tillåtet, och dagen kan flyttas igen så länge ordern är öppen.`,
  expiryMissing: 'Välj en dag.',
  expirySame: 'Ordern går redan ut den här dagen.',
  expiryTooEarly: (first) => `Tidigast ${first}: dagen måste vara senare än i dag (UTC).`,
  expiryOutdated: (now) =>
    `Någon ändrade ordern under tiden, så inget sparades. Den går nu ut: ${now}. Kontrollera datumet och spara igen.`,
  saveExpiry: 'Spara datum',
  expirySaved: (day) => `Ordern är nu öppen till och med ${day}.`,
  metadataRules:
    'Anteckningar från ditt eget system, som sparas med ordern. Fält kan ändras men inte tas bort. Skriv aldrig lösenord, åtkomstnycklar, person- eller betaluppgifter här.',
  pairKey: 'Nyckel',
  pairValue: 'Värde',
  pairState: 'Status',
  pairChanged: 'Ändrat',
  addPair: 'Lägg till fält',
  removePair: (key) => (key ? `Ta bort det nya fältet ${key}` : 'Ta bort det nya fältet'),
  keyExists: 'Ordern har den här nyckeln: ändra värdet ovan.',
  keyRepeated: 'Nyckeln finns här två gånger.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name': 'Nyckeln är namnet på en hemlighet. Hemligheter sparas inte med ordrar.',
    'json-web-token': 'Det här är en åtkomstnyckel. Hemligheter sparas inte med ordrar.',
    'private-key': 'Det här är en privat nyckel. Hemligheter sparas inte med ordrar.',
    'card-number': 'Här finns ett kortnummer. Betaluppgifter sparas inte med ordrar.',
    'e-mail': 'Här finns en e-postadress. Personuppgifter sparas inte med ordrar.',
    'phone-number': 'Här finns ett telefonnummer. Personuppgifter sparas inte med ordrar.',
    'national-id': 'Här finns ett personnummer. Personuppgifter sparas inte med ordrar.',
    iban: 'Här finns ett bankkontonummer. Betaluppgifter sparas inte med ordrar.',
  }),
  metadataChanged: (count, maximum) =>
    count === 1 ? `1 ändrat fält av högst ${maximum}` : `${count} ändrade fält av högst ${maximum}`,
  metadataTooMany: (count, maximum) => `${count} ändrade fält; högst ${maximum} kan sparas åt gången.`,
  metadataOutdated:
    'Någon ändrade ordern under tiden, så inget sparades. Kontrollera värdena och spara igen.',
  saveMetadata: 'Spara metadata',
  metadataSaved: (count) => (count === 1 ? 'Ett fält är sparat.' : `${count} fält är sparade.`),
  draftIsKept: 'Inget av det du skrev har gått förlorat.',

  // Granska och spara
  reviewTitle: 'Granska ändringar',
  reviewNothing: 'Det finns inget att spara.',
  rowsChanged: (count) => (count === 1 ? '1 rad ändrad' : `${count} rader ändrade`),
  rowsAdded: (count) => (count === 1 ? '1 rad tillagd' : `${count} rader tillagda`),
  rowsCancelled: (count) => (count === 1 ? '1 rad makulerad' : `${count} rader makulerade`),
  rowsReplaced: (count) =>
    count === 1 ? 'alla rader ersatta av 1 rad' : `alla rader ersatta av ${count} rader`,
  saveCalls: (calls, what) => `${calls} steg: ${what}`,
  andMore: (count) => `och ${count} till`,
  currentTotal: 'Nuvarande summa',
  changedRows: 'Ändrade',
  addedRows: 'Nya',
  cancelledRows: 'Makulerade',
  creditCheckOnTheWay:
    'En kreditprövning görs även om summan inte ökar: de nya raderna läggs till innan de andra makuleras, eftersom en order utan rader stängs.',
  replaceInOne:
    'Sparade en i taget skulle ändringarna göra beloppet för lågt däremellan, så alla rader sparas i ett steg.',
  replaceMeans:
    'Alla rader ersätts: varje rad får ett nytt id, även de som är oförändrade, och de gamla visas som makulerade.',
  replaceTooLarge:
    'Det är för många rader att ersätta i ett steg. Ändra eller lägg till rader i stället för att ersätta alla.',
  rowsWrong: (count) =>
    count === 1
      ? 'En rad kan inte sparas som den är. Rätta den först.'
      : `${count} rader kan inte sparas som de är. Rätta dem först.`,
  goToRowNamed: (name) => (name ? `Gå till raden ${name}` : 'Gå till raden'),
  saveChanges: 'Spara ändringar',
  saveRest: 'Spara resten',
  findOut: 'Kontrollera och fortsätt',
  progress: 'Förlopp',
  callStatus: words({
    waiting: 'Väntar',
    sending: 'Skickar…',
    accepted: 'Mottaget; läser in ordern…',
    saved: 'Sparat',
    unlisted: 'Mottaget, visas inte än',
    unread: 'Sparat, inte inläst igen',
    stopped: 'Inte skickat',
    failed: 'Inte sparat',
    uncertain: 'Inte bekräftat',
  }),
  callProgress: (call, status) => `${call}: ${status}`,
  stillSaving: 'Sparar fortfarande – du kan stänga när det är klart.',
  saveStoppedByPage: 'Sidan stoppade sparandet. Det som sparats förblir sparat; resten finns kvar.',
  saveInterrupted: 'Sparandet avbröts. Det som sparats förblir sparat; resten finns kvar.',
  saveRefused: 'Inget i det här steget sparades. Dina ändringar finns kvar.',
  saveUnknowable:
    'Det kommer inte att bekräftas längre. Jämför ordern med dina ändringar innan du sparar igen.',
  saveMerged: 'Någon har ändrat ordern under tiden. De ändringarna har tagits med; granska dina igen.',
  retryAfter: (seconds) =>
    seconds === 1
      ? 'Vänta en sekund innan du försöker igen.'
      : `Vänta ${seconds} sekunder innan du försöker igen.`,
  savedTitle: 'Sparat',
  savedTotal: (total) => `Sparat. Orderbeloppet är nu ${total}.`,
  expected: 'Förväntat',
  providerAmount: 'Betaltjänsten',
  resultSame: 'Betaltjänstens belopp stämmer med det förväntade.',
  resultDiffers: (difference) =>
    `Betaltjänstens belopp stämmer inte med det förväntade: orderbeloppet avviker med ${difference}.`,
  rowsAwaited: (count) =>
    count === 1
      ? 'Betaltjänsten har tagit emot en rad men visar den inte än. Den är sparad; lägg inte till den igen.'
      : `Betaltjänsten har tagit emot ${count} rader men visar dem inte än. De är sparade; lägg inte till dem igen.`,
  savedUnread: 'Det är sparat, men ordern kunde inte läsas in igen. Du ser en äldre version.',

  // Andras ändringar
  conflictTitle: 'Ordern har ändrats',
  conflictWho: (name) => `${name} ändrade ordern medan du arbetade med den.`,
  conflictSomebody: 'Någon ändrade ordern medan du arbetade med den.',
  expiredTitle: 'Ordern har gått ut',
  conflictExpired:
    'Ordern gick ut medan du arbetade med den, så raderna kan inte längre ändras. Ingen annan har ändrat något.',
  closedByExpiry: 'Stängd när ordern gick ut',
  conflictNow: 'Nu',
  conflictField: 'Fält',
  conflictDone: 'Klar',
  conflictDropAll: 'Släng mina ändringar',
  conflictRows: (count) =>
    count === 1 ? 'En av dina rader kräver ett val.' : `${count} av dina rader kräver ett val.`,
  conflictDecide: 'Välj',
  conflictNews: 'Se vad som har ändrats',
  conflictContinue: 'Fortsätt till granskning',
  conflictLeft: (count) => (count === 1 ? '1 val återstår.' : `${count} val återstår.`),
  before: 'Före',
  takeAllTheirs: 'Ta andras för alla',
  keepAllYours: 'Behåll mina för alla',
  takenOver: 'Ändrat av andra, tas med',
  keptYours: 'Ändrat av dig, behålls',
  chooseFor: (member, row) => `${member} för ${row}: vad ska gälla?`,
  theyAdded: 'Tillagd av andra',
  theyCancelled: 'Makulerad av andra',
  theyClosed: 'Stängd av andra',
  rowStays: 'Behålls',
  closedRow: words({
    cancelled: 'Raden har makulerats under tiden, så din ändring kan inte göras.',
    gone: 'Raden har levererats under tiden, så din ändring kan inte göras.',
    locked: 'Raden kan inte längre ändras.',
  }),
  dropChange: 'Förkasta min ändring',
  addAsNew: 'Lägg till den som ny rad',
  fieldEmpty: 'Fyll i detta.',
  fieldNotNumber: 'Skriv ett tal (1234,50).',
  fieldDecimals: 'Högst två decimaler.',
  fieldTooLong: (maximum, length) => `Högst ${maximum} tecken; detta har ${length}.`,
  fieldRange: (minimum, maximum) => `Från ${minimum} till ${maximum}.`,
  fieldAtLeast: (minimum) => `Minst ${minimum}.`,
  fieldControls: 'Texten har osynliga styrtecken. Skriv in den i stället för att klistra in.',
  fieldDiscountAbove: (maximum) => `Högst vad raden kostar: ${maximum}.`,
  fieldAmountTooLarge: 'Pris gånger antal är för stort för betaltjänsten.',

  // Säkra belopp
  fieldCurrency: (said, own) => `Det här är i ${said}; ordern är i ${own}.`,
  fieldCurrencySign: (sign, own) => `”${sign}” står inte för ${own}, orderns valuta.`,
  barCancels: (id) => `Detta makulerar hela ordern ${id}`,
  barCloses: (id) => `Detta stänger ordern ${id}`,
  orderBelowZero: (amount) =>
    `De öppna raderna skulle bli ${amount}, och inget under 0 kan levereras. Makulera eller sänk rabatterna också, eller behåll mer av de andra raderna.`,
  closesCancelled: (id) => `Ingen rad är kvar, så hela ordern ${id} makuleras. Den kan inte öppnas igen.`,
  closesDelivered: (id) =>
    `Ingen rad är kvar att leverera, så ordern ${id} blir levererad och stängs. Den kan inte öppnas igen.`,
  closesHint: 'Behåll minst en rad för att hålla ordern öppen.',
  keepOneRow: 'Behåll en rad',
  confirmCancel: (id) => `Makulera hela ordern ${id}`,
  confirmClose: (id) => `Stäng ordern ${id}`,
  refusedTitle: 'Ändringarna nekades',
  changeRows: 'Ändra raderna',
  refusedTotal: (total) => `${total} nekades`,
  creditRoom: (refused, now, less) =>
    `Summan ${refused} nekades. Upp till nuvarande summa ${now}, som är ${less} lägre, görs ingen kreditprövning.`,
  priceKind: 'Moms i priset',
  unitPriceShort: 'Styckpris',
  savedInclVat: (price) => `Sparas som ${price} inkl. moms`,
  sameExclVat: (price) => `${price} exkl. moms`,
  unusualVat: (percent, country, rates) =>
    `${percent} är ingen momssats i ${country} (${rates}). Kontrollera den.`,

  // Vad inklistrade rader blir
  priceExclVat: 'Pris exkl. moms',
  pasteNet: 'Priser och rabatter exkl. moms räknas om. Styckpriset inkl. moms är det som sparas.',
  pasteUsualVat: (percent) => `Rader utan moms får ${percent}, som de flesta rader i ordern har.`,
  pasteNoPrice: 'Det finns ingen priskolumn. Välj den överst i kolumnen.',
  pasteNoName: 'Det finns ingen namnkolumn. Välj den överst i kolumnen.',
  pasteAskDiscount: (name) => `Är rabatterna i ”${name}” procent eller belopp?`,
  pasteAsPercent: 'Procent',
  pasteAsAmount: (currency) => `Belopp i ${currency}, på hela raden`,
  pasteCurrency: 'Valuta',
  pasteUnused: (count, names) =>
    count === 1 ? `1 kolumn används inte: ${names}` : `${count} kolumner används inte: ${names}`,
  pasteGross: 'Priserna läses som inkl. moms.',
  pasteMode: 'Vad som ska göras med raderna',
  pasteModeAdd: 'Lägg till i ordern',
  pasteModeReplace: 'Ersätt alla rader',
  pasteReplace: (count) => (count === 1 ? 'Ersätt alla med 1 rad' : `Ersätt alla med ${count} rader`),
  pasteReplaced: (count) =>
    count === 1
      ? 'Alla rader ersätts med 1 rad. Granska och spara.'
      : `Alla rader ersätts med ${count} rader. Granska och spara.`,

  // Medan något sparas, och efteråt
  notCertain: 'Det är inte säkert om detta sparades.',
  notSent: 'Du är offline, så detta skickades inte. Dina ändringar finns kvar.',
  waitOver: 'Nu kan du försöka igen.',
  repeatIsSafe: 'Det är ofarligt att försöka igen: det är samma begäran och den utförs högst en gång.',
  savingSince: (seconds) =>
    `Har sparat i ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}. Du kan stänga: det fortsätter sparas, och du får veta hur det går.`,
  theirs: 'Andras',
  yours: 'Din',
}
