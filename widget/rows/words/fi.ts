import type { PersonalKind } from '../../../shared/domain/order/metadata-personal.rules.ts'
import type { SecretKind } from '../../../shared/domain/order/metadata-secrets.rules.ts'
import { words } from '../../locales/languages.ts'
import type { RowsWords } from './en.ts'

/** Finnish, for what changes rows and an order. */
export const texts: RowsWords = {
  rowNew: 'Uusi',
  newRow: 'Uusi rivi',
  articleNumber: 'Tuotenumero',
  optional: 'valinnainen',
  quantityLong: 'Määrä',
  unitPrice: 'Yksikköhinta sis. ALV',
  vatPercent: 'ALV %',
  discountKind: 'Alennuksen yksikkö',
  rowAmount: 'Rivin summa',
  newTotal: 'Tilauksen uusi summa',
  creditCheck: 'Tästä seuraa luottotarkistus, koska tilauksen summa kasvaa.',
  saving: 'Tallennetaan…',
  cancel: 'Peruuta',
  saveStopped: 'Sivu pysäytti tallennuksen. Luonnoksesi on tallessa.',
  fieldsInvalid: (count) =>
    count === 1 ? 'Yksi kenttä vaatii korjausta.' : `${count} kenttää vaatii korjausta.`,
  rowActions: 'Rivin toiminnot',
  rowMenu: (name) => (name ? `Toiminnot: ${name}` : 'Rivin toiminnot'),
  rowChanged: 'Muutettu',
  rowConflict: 'Ristiriita',
  rowCancelling: 'Perutaan',
  rowAt: (row, name) => (name ? `Rivi ${row}, ${name}` : `Rivi ${row}`),
  rowSetToCancel: (row) => `${row}: perutaan`,
  rowKept: (row) => `${row}: säilyy tilauksessa`,
  rowRemoved: (row) => `${row}: poistettu`,
  rowsSetToCancel: (rows) => (rows === '1' ? '1 rivi perutaan' : `${rows} riviä perutaan`),
  rowsKept: (rows) => (rows === '1' ? '1 rivi säilyy tilauksessa' : `${rows} riviä säilyy tilauksessa`),
  wasValue: (value) => `, aiemmin ${value}`,
  wasEmpty: ', aiemmin tyhjä',
  editRow: 'Muokkaa…',
  duplicateRow: 'Monista',
  cancelRow: 'Peru rivi',
  keepRow: 'Säilytä rivi',
  removeRow: 'Poista rivi',
  undoRow: 'Kumoa muutokset',
  percentOff: (percent, amount) => `alennus ${percent} = ${amount}`,
  amountOff: (amount) => `rivin alennus ${amount}`,
  rowsFree: (rows) =>
    rows === '1' ? '1 rivin summa on alennuksen jälkeen 0.' : `${rows} rivin summa on alennuksen jälkeen 0.`,
  readAsPercent: 'Alennus luettiin prosentteina.',
  rowsSelected: (rows) => (rows === '1' ? '1 rivi valittu' : `${rows} riviä valittu`),
  cellsSelected: (rows, cells) =>
    `${rows === '1' ? '1 rivi' : `${rows} riviä`}, ${cells === '1' ? '1 solu' : `${cells} solua`} valittu`,
  cellsCopied: (cells) => (cells === '1' ? '1 solu kopioitu.' : `${cells} solua kopioitu.`),
  rowsCopied: (rows) => (rows === '1' ? '1 rivi kopioitu.' : `${rows} riviä kopioitu.`),
  cellsFilled: (cells) => (cells === '1' ? '1 solu täytetty.' : `${cells} solua täytetty.`),
  cellsWrong: (cells) => (cells === '1' ? '1 on korjattava.' : `${cells} on korjattava.`),
  cellsLocked: (cells) =>
    cells === '1'
      ? '1 solua ei voi muuttaa, joten se ohitettiin.'
      : `${cells} solua ei voi muuttaa, joten ne ohitettiin.`,
  rowsLocked: (rows) =>
    rows === '1'
      ? '1 riviä ei voi muuttaa, joten se ohitettiin.'
      : `${rows} riviä ei voi muuttaa, joten ne ohitettiin.`,
  cellsLeft: (values) =>
    values === '1'
      ? '1 arvolle ei ollut solua, joten se jäi pois.'
      : `${values} arvolle ei ollut solua, joten ne jäivät pois.`,
  fillWithKey: (rows) => `Alt+Enter täyttää kaikki ${rows} valittua riviä.`,
  fillColumn: 'Sarake',
  fillValue: 'Arvo',
  fillCells: 'Täytä',
  cancelRows: (rows) => (rows === '1' ? 'Peru 1 rivi' : `Peru ${rows} riviä`),
  keepRows: (rows) => (rows === '1' ? 'Säilytä 1 rivi' : `Säilytä ${rows} riviä`),
  copyCells: 'Kopioi',
  clearSelection: 'Poista valinta',
  selectRow: 'Valitse rivi',
  selectToRow: 'Valitse tähän riviin asti',
  gridKeys: 'Näppäimet',
  gridKeysText: [
    'Nuolinäppäimet: siirry',
    'Enter, F2 tai kirjoittaminen: muokkaa solua',
    'Enter tai sarkain: hyväksy muokkaus',
    'Esc: hylkää muokkaus tai poista valinta',
    'Vaihto ja siirtonäppäin: valitse soluja',
    'Vaihto+välilyönti: valitse rivi',
    'Ctrl+välilyönti: valitse sarake',
    'Ctrl+A: valitse kaikki rivit',
    'Alt+Enter: anna kirjoitettu arvo kaikille valituille riveille',
    'Delete: peru rivi tai valitut rivit tai säilytä ne sittenkin',
    'Insert: lisää rivi',
    'Ctrl+D: monista rivi',
    'Ctrl+Z: kumoa',
    'Ctrl+Vaihto+Z: tee uudelleen',
    'Ctrl+Enter: tarkista muutokset',
    'Ctrl+C: kopioi solu tai valinta',
    'Ctrl+V: liitä soluihin tästä alkaen; yksi arvo täyttää valinnan',
    'Jos liitetyissä soluissa on sarakkeiden nimet tai niitä on liikaa tai ne eivät sovi sarakkeisiin tästä alkaen, avautuu uusien rivien esikatselu.',
    '/: hae riveiltä',
    'Macissa Cmd vastaa Ctrl-näppäintä.',
  ].join('\n'),
  rowLocked: 'Riviä ei voi muuttaa: maksupalvelu ei salli sitä tälle riville.',
  rowLockedCancelling: 'Rivi perutaan. Jos haluat muuttaa sitä, säilytä se ensin (Delete).',
  rowLockedCancelled: 'Rivi on peruttu.',
  replaceAllText:
    'Tallennus korvaa tilauksen kaikki rivit näillä yhdessä vaiheessa. Jokainen rivi saa uuden numeron. Kumoa peruu tämän.',
  changesTitle: 'Tallentamattomat muutokset',
  changeCount: (count) => (count === 1 ? '1 muutos' : `${count} muutosta`),
  noChanges: 'Ei muutoksia',
  totalNow: 'Nyt',
  totalAfter: 'Muutettuna',
  vatChange: (percent) => `ALV ${percent}`,
  changedTo: ', muutoksen jälkeen ',
  creditCheckShort: 'Seuraa luottotarkistus',
  wrongRows: (count) => (count === 1 ? '1 rivi korjattava' : `${count} riviä korjattava`),
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  discardAll: 'Hylkää kaikki',
  barMore: 'Kaikki luvut',
  changesSaid: (count, after, difference) =>
    count === 0
      ? 'Ei muutoksia.'
      : `${count === 1 ? '1 muutos' : `${count} muutosta`}. Tilauksen summa ${after}, ero ${difference}.`,
  editRowTitle: (name) => (name ? `Muokkaa: ${name}` : 'Muokkaa riviä'),
  addToOrder: 'Lisää',
  addAnother: 'Lisää ja jatka',
  applyRow: 'Valmis',
  rowStaged: (name, amount) => `${name}, ${amount}, on muutosten joukossa. Mitään ei ole vielä tallennettu.`,
  pasteTitle: 'Liitä rivejä',
  pasteText: 'Rivit taulukkolaskennasta',
  pasteHelp: 'Yksi tilausrivi rivillä; sarakkeiden välissä sarkain, puolipiste tai pilkku.',
  pasteHead: 'Ensimmäisellä rivillä on sarakkeiden nimet',
  pasteColumn: (number) => `Sarake ${number}`,
  pasteIgnored: 'Ei käytössä',
  pasteLine: 'Rivi',
  pasteProblemAt: (line) => `Rivi ${line}`,
  pasteUnderstood: 'Näin rivit tulkittiin',
  pasteFound: (rows, sum) => (rows === 1 ? `1 rivi, ${sum}` : `${rows} riviä, ${sum}`),
  pasteLeftOut: (count) =>
    count === 1
      ? '1 rivi jää pois, kunnes se on korjattu.'
      : `${count} riviä jää pois, kunnes ne on korjattu.`,
  pasteShown: (shown, all) => `Riveistä näkyvissä ${shown}/${all}, virheelliset ensin.`,
  pasteAdd: (count) => (count === 1 ? 'Lisää 1 rivi' : `Lisää ${count} riviä`),
  pasteAdded: (count) =>
    count === 1
      ? '1 rivi lisätty. Tarkista ja tallenna se.'
      : `${count} riviä lisätty. Tarkista ja tallenna ne.`,
  extendTitle: 'Muuta tilauksen vanhenemispäivää',
  expiryDay: 'Viimeinen päivä',
  expiryQuick: 'Pikavalinnat',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 päivää',
    month: '+30 päivää',
    'end-of-next-month': 'Ensi kuun loppu',
  }),
  expiresNow: 'Viimeinen päivä nyt',
  expiresAfter: 'Uusi viimeinen päivä',
  expiresNever: 'Ei vanhene',
  expiryLater: (days) => (days === 1 ? 'Päivän nykyistä myöhemmin.' : `${days} päivää nykyistä myöhemmin.`),
  expiryEarlier: (days) =>
    `Tämä on ${days === 1 ? 'päivän' : `${days} päivää`} nykyistä aikaisemmin. Se on sallittua, ja päivää voi siirtää uudelleen niin kauan kuin tilaus on avoin.`,
  expiryMissing: 'Valitse päivä.',
  expirySame: 'Tilaus vanhenee jo tänä päivänä.',
  expiryTooEarly: (first) => `Aikaisintaan ${first}: päivän on oltava tätä päivää myöhempi (UTC).`,
  expiryOutdated: (now) =>
    `Joku muutti tilausta sillä välin, joten mitään ei tallennettu. Viimeinen päivä nyt: ${now}. Tarkista päivämäärä ja tallenna uudelleen.`,
  saveExpiry: 'Tallenna päivä',
  expirySaved: (day) => `Tallennettu. Tilauksen viimeinen päivä on nyt ${day}.`,
  metadataRules:
    'Oman järjestelmäsi merkintöjä, jotka säilyvät tilauksen mukana. Pareja voi muuttaa mutta ei poistaa. Älä koskaan kirjoita tähän salasanoja, avaimia, henkilötietoja tai maksutietoja.',
  pairKey: 'Avain',
  pairValue: 'Arvo',
  pairState: 'Tila',
  pairChanged: 'Muutettu',
  addPair: 'Lisää pari',
  removePair: (key) => (key ? `Poista uusi pari: ${key}` : 'Poista uusi pari'),
  keyExists: 'Tämä avain on jo tilauksessa: muuta sen arvoa yllä.',
  keyRepeated: 'Avain on tässä kahdesti.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name': 'Avain on salaisuuden nimi. Salaisuuksia ei tallenneta tilauksiin.',
    'json-web-token': 'Tämä on käyttöavain. Salaisuuksia ei tallenneta tilauksiin.',
    'private-key': 'Tämä on yksityinen avain. Salaisuuksia ei tallenneta tilauksiin.',
    'card-number': 'Tässä on kortin numero. Maksutietoja ei tallenneta tilauksiin.',
    'e-mail': 'Tässä on sähköpostiosoite. Henkilötietoja ei tallenneta tilauksiin.',
    'phone-number': 'Tässä on puhelinnumero. Henkilötietoja ei tallenneta tilauksiin.',
    'national-id': 'Tässä on henkilötunnus. Henkilötietoja ei tallenneta tilauksiin.',
    iban: 'Tässä on pankkitilin numero. Maksutietoja ei tallenneta tilauksiin.',
  }),
  metadataChanged: (count, maximum) => `Muutettuja pareja ${count}, enintään ${maximum}`,
  metadataTooMany: (count, maximum) =>
    `Muutettuja pareja on ${count}; kerralla voi tallentaa enintään ${maximum}.`,
  metadataOutdated:
    'Joku muutti tilausta sillä välin, joten mitään ei tallennettu. Tarkista arvot ja tallenna uudelleen.',
  saveMetadata: 'Tallenna metatiedot',
  metadataSaved: (count) => (count === 1 ? 'Yksi pari on tallennettu.' : `${count} paria on tallennettu.`),
  draftIsKept: 'Kaikki kirjoittamasi on tallessa.',
  reviewTitle: 'Tarkista muutokset',
  reviewNothing: 'Tallennettavaa ei ole.',
  rowsChanged: (count) => (count === 1 ? '1 rivi muutettu' : `${count} riviä muutettu`),
  rowsAdded: (count) => (count === 1 ? '1 rivi lisätty' : `${count} riviä lisätty`),
  rowsCancelled: (count) => (count === 1 ? '1 rivi peruttu' : `${count} riviä peruttu`),
  rowsReplaced: (count) =>
    count === 1 ? 'kaikkien rivien tilalle 1 rivi' : `kaikkien rivien tilalle ${count} riviä`,
  saveCalls: (calls, what) => `${calls === 1 ? '1 vaihe' : `${calls} vaihetta`}: ${what}`,
  andMore: (count) => (count === 1 ? 'ja 1 muu' : `ja ${count} muuta`),
  currentTotal: 'Nykyinen summa',
  changedRows: 'Muutetut',
  addedRows: 'Uudet',
  cancelledRows: 'Perutut',
  creditCheckOnTheWay:
    'Luottotarkistus tehdään, vaikka summa ei kasva: uudet rivit lisätään ennen kuin muut perutaan, koska tilaus ilman rivejä sulkeutuu.',
  replaceInOne:
    'Yksi kerrallaan tallennettuina muutokset veisivät summan välillä liian alas, joten kaikki rivit tallennetaan yhdellä kertaa.',
  replaceMeans:
    'Kaikki rivit korvataan: jokainen rivi, myös muuttumaton, saa uuden tunnuksen, ja vanhat rivit näkyvät peruttuina.',
  replaceTooLarge:
    'Rivejä on liikaa korvattavaksi yhdessä vaiheessa. Muuta tai lisää rivejä sen sijaan, että korvaat ne kaikki.',
  rowsWrong: (count) =>
    count === 1
      ? 'Yhtä riviä ei voi tallentaa tällaisenaan. Korjaa se ensin.'
      : `${count} riviä on sellaisia, ettei niitä voi tallentaa. Korjaa ne ensin.`,
  goToRowNamed: (name) => (name ? `Siirry riville ${name}` : 'Siirry riville'),
  saveChanges: 'Tallenna muutokset',
  saveRest: 'Tallenna loput',
  findOut: 'Tarkista ja jatka',
  progress: 'Eteneminen',
  callStatus: words({
    waiting: 'Odottaa',
    sending: 'Lähetetään…',
    accepted: 'Vastaanotettu; tilausta ladataan…',
    saved: 'Tallennettu',
    unlisted: 'Vastaanotettu, ei vielä näkyvissä',
    unread: 'Tallennettu, ei ladattu uudelleen',
    stopped: 'Ei lähetetty',
    failed: 'Ei tallennettu',
    uncertain: 'Vahvistamatta',
  }),
  callProgress: (call, status) => `${call}: ${status}`,
  stillSaving: 'Tallennus on kesken – voit sulkea tämän, kun se on valmis.',
  saveStoppedByPage: 'Sivu pysäytti tallennuksen. Tallennettu pysyy tallennettuna; loput ovat tallessa.',
  saveInterrupted: 'Tallennus keskeytyi. Tallennettu pysyy tallennettuna; loput ovat tallessa.',
  saveRefused: 'Tässä vaiheessa ei tallennettu mitään. Muutoksesi ovat tallessa.',
  saveUnknowable: 'Sitä ei enää vahvisteta. Vertaa tilausta muutoksiisi, ennen kuin tallennat uudelleen.',
  saveMerged:
    'Joku muutti tilausta sillä välin. Hänen muutoksensa on otettu mukaan; tarkista omasi uudelleen.',
  retryAfter: (seconds) =>
    seconds === 1
      ? 'Odota sekunti, ennen kuin yrität uudelleen.'
      : `Odota ${seconds} sekuntia, ennen kuin yrität uudelleen.`,
  savedTitle: 'Tallennettu',
  savedTotal: (total) => `Tallennettu. Tilauksen summa on nyt ${total}.`,
  expected: 'Odotettu',
  providerAmount: 'Maksupalvelu',
  resultSame: 'Maksupalvelun summat ovat odotetut.',
  resultDiffers: (difference) =>
    `Maksupalvelun summat eivät ole odotetut: tilauksen summassa on eroa ${difference}.`,
  rowsAwaited: (count) =>
    count === 1
      ? 'Maksupalvelu on ottanut rivin vastaan, mutta ei näytä sitä vielä. Se on tallennettu; älä lisää sitä uudelleen.'
      : `Maksupalvelu on ottanut vastaan ${count} riviä, mutta ei näytä niitä vielä. Ne on tallennettu; älä lisää niitä uudelleen.`,
  savedUnread: 'Tallennus onnistui, mutta tilausta ei voitu ladata uudelleen. Näkyvissä on vanhempi versio.',
  conflictTitle: 'Tilaus on muuttunut',
  conflictWho: (name) => `${name} muutti tilausta samaan aikaan kuin sinä.`,
  conflictSomebody: 'Joku muutti tilausta samaan aikaan kuin sinä.',
  expiredTitle: 'Tilaus on vanhentunut',
  conflictExpired:
    'Tilaus vanheni, kun muokkasit sitä, joten rivejä ei voi enää muuttaa. Kukaan muu ei muuttanut mitään.',
  closedByExpiry: 'Sulkeutui tilauksen vanhetessa',
  conflictNow: 'Nyt',
  conflictField: 'Kenttä',
  conflictDone: 'Valmis',
  conflictDropAll: 'Hylkää muutokseni',
  conflictRows: (count) =>
    count === 1 ? 'Yksi riveistäsi vaatii päätöksen.' : `Riveistäsi ${count} vaatii päätöksen.`,
  conflictDecide: 'Päätä',
  conflictNews: 'Katso muutokset',
  conflictContinue: 'Jatka tarkistukseen',
  conflictLeft: (count) => (count === 1 ? '1 valinta jäljellä.' : `${count} valintaa jäljellä.`),
  before: 'Ennen',
  takeAllTheirs: 'Valitse kaikissa toisen',
  keepAllYours: 'Pidä kaikissa omani',
  takenOver: 'Toisen muuttama, otettu mukaan',
  keptYours: 'Sinun muuttamasi, säilyy',
  chooseFor: (member, row) => `${member}, ${row}: kumpi jää voimaan?`,
  theyAdded: 'Toisen lisäämä',
  theyCancelled: 'Toisen peruma',
  theyClosed: 'Toisen sulkema',
  rowStays: 'Säilyy',
  closedRow: words({
    cancelled: 'Rivi on peruttu sillä välin, joten muutostasi ei voi tehdä.',
    gone: 'Rivi on toimitettu sillä välin, joten muutostasi ei voi tehdä.',
    locked: 'Riviä ei voi enää muuttaa.',
  }),
  dropChange: 'Hylkää muutokseni',
  addAsNew: 'Lisää uutena rivinä',
  fieldEmpty: 'Täytä tämä.',
  fieldNotNumber: 'Kirjoita luku (1 234,50).',
  fieldDecimals: 'Enintään kaksi desimaalia.',
  fieldTooLong: (maximum, length) => `Enintään ${maximum} merkkiä; tässä on ${length}.`,
  fieldRange: (minimum, maximum) => `Vähintään ${minimum}, enintään ${maximum}.`,
  fieldAtLeast: (minimum) => `Vähintään ${minimum}.`,
  fieldControls: 'Tekstissä on näkymättömiä ohjausmerkkejä. Kirjoita se liittämisen sijaan.',
  fieldDiscountAbove: (maximum) => `Enintään rivin hinta: ${maximum}.`,
  fieldAmountTooLarge: 'Hinta kertaa määrä on liian suuri maksupalvelulle.',

  // Turvalliset summat
  fieldCurrency: (said, own) => `Tämä on valuutassa ${said}; tilauksen valuutta on ${own}.`,
  fieldCurrencySign: (sign, own) => `”${sign}” ei tarkoita tilauksen valuuttaa ${own}.`,
  barCancels: (id) => `Tämä peruu koko tilauksen ${id}`,
  barCloses: (id) => `Tämä sulkee tilauksen ${id}`,
  orderBelowZero: (amount) =>
    `Avointen rivien summaksi tulisi ${amount}, eikä mitään alle 0:n voi toimittaa. Peru tai pienennä myös alennuksia tai säilytä enemmän muita rivejä.`,
  closesCancelled: (id) =>
    `Yhtään riviä ei jää, joten koko tilaus ${id} perutaan. Sitä ei voi avata uudelleen.`,
  closesDelivered: (id) =>
    `Toimitettavia rivejä ei jää, joten tilaus ${id} merkitään toimitetuksi ja suljetaan. Sitä ei voi avata uudelleen.`,
  closesHint: 'Säilytä ainakin yksi rivi, niin tilaus pysyy avoinna.',
  keepOneRow: 'Säilytä yksi rivi',
  confirmCancel: (id) => `Peru koko tilaus ${id}`,
  confirmClose: (id) => `Sulje tilaus ${id}`,
  refusedTitle: 'Muutokset hylättiin',
  changeRows: 'Muuta rivejä',
  refusedTotal: (total) => `${total} hylättiin`,
  creditRoom: (refused, now, less) =>
    `Summa ${refused} hylättiin. Nykyiseen summaan ${now} asti, joka on ${less} pienempi, luottotarkistusta ei tehdä.`,
  priceKind: 'Hinnan alv',
  unitPriceShort: 'Yksikköhinta',
  savedInclVat: (price) => `Tallennetaan muodossa ${price} sis. alv`,
  sameExclVat: (price) => `${price} ilman alv:tä`,
  unusualVat: (percent, country, rates) =>
    `${percent} ei ole maan ${country} alv-kanta (${rates}). Tarkista se.`,

  // Mitä liitetyistä riveistä tulee
  priceExclVat: 'Veroton hinta',
  pasteNet: 'Verottomat hinnat ja alennukset muunnetaan. Verollinen yksikköhinta tallennetaan.',
  pasteUsualVat: (percent) =>
    `Rivit ilman alv:tä saavat kannan ${percent}, joka on useimmilla tilauksen riveillä.`,
  pasteNoPrice: 'Hintasaraketta ei ole. Valitse se sarakkeen yläreunasta.',
  pasteNoName: 'Nimisaraketta ei ole. Valitse se sarakkeen yläreunasta.',
  pasteAskDiscount: (name) => `Ovatko sarakkeen ”${name}” alennukset prosentteja vai summia?`,
  pasteAsPercent: 'Prosentteja',
  pasteAsAmount: (currency) => `Summia valuutassa ${currency}, koko rivistä`,
  pasteCurrency: 'Valuutta',
  pasteUnused: (count, names) =>
    count === 1 ? `1 saraketta ei käytetä: ${names}` : `${count} saraketta ei käytetä: ${names}`,
  pasteGross: 'Hinnat luetaan verollisina.',
  pasteMode: 'Mitä riveille tehdään',
  pasteModeAdd: 'Lisää tilaukseen',
  pasteModeReplace: 'Korvaa kaikki rivit',
  pasteReplace: (count) => (count === 1 ? 'Korvaa kaikki 1 rivillä' : `Korvaa kaikki ${count} rivillä`),
  pasteReplaced: (count) =>
    count === 1
      ? 'Kaikki rivit korvataan 1 rivillä. Tarkista ja tallenna.'
      : `Kaikki rivit korvataan ${count} rivillä. Tarkista ja tallenna.`,

  // Tallennuksen aikana ja sen jälkeen
  notCertain: 'Ei ole varmaa, tallennettiinko tämä.',
  notSent: 'Verkkoyhteyttä ei ole, joten tätä ei lähetetty. Muutoksesi ovat tallessa.',
  waitOver: 'Voit nyt yrittää uudelleen.',
  repeatIsSafe: 'Uusi yritys on turvallinen: pyyntö on sama, ja se toteutetaan enintään kerran.',
  savingSince: (seconds) =>
    `Tallennus on kestänyt ${seconds === 1 ? '1 sekunnin' : `${seconds} sekuntia`}. Voit sulkea tämän: tallennus jatkuu, ja saat tiedon tuloksesta.`,
  theirs: 'Toisen',
  yours: 'Sinun',
}
