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
    'Bestellung nicht gefunden',
    'Der Zahlungsanbieter hat keine Bestellung mit dieser Nummer. Prüfen Sie die Nummer in Ihrer Bestellliste.',
  ],
  outside: [
    'Kein Zugriff auf diese Bestellung',
    'Ihre Sitzung gilt für eine andere Bestellung. Öffnen Sie diese von ihrer eigenen Seite aus.',
  ],
  forbidden: [
    'Kein Zugriff auf diese Bestellung',
    'Sie gehört beim Zahlungsanbieter zu einem anderen Händler.',
  ],
  capability: [
    'Dazu sind Sie nicht berechtigt',
    'Ihre Sitzung erlaubt es nicht. Fragen Sie die Person, die Ihre Zugriffsrechte verwaltet.',
  ],
  session: [
    'Sie sind nicht in der Bestellverwaltung angemeldet',
    'Diese Seite hat keine Sitzung erhalten. Melden Sie sich neu an und versuchen Sie es noch einmal.',
  ],
  origin: [
    'Diese Seite darf die Bestellverwaltung nicht anzeigen',
    'Die Sitzung gehört zu einer anderen Webadresse. Der Betreiber der Seite muss diese zulassen.',
  ],
  network: [
    'Keine Verbindung',
    'Der Bestelldienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  ],
  slow: [
    'Keine Antwort in der vorgesehenen Zeit',
    'Der Bestelldienst hat zu lange gebraucht. Versuchen Sie es gleich noch einmal.',
  ],
  provider: [
    'Der Zahlungsanbieter antwortet nicht',
    'Er ist ausgefallen oder überlastet. Mit Ihrer Bestellung ist alles in Ordnung; versuchen Sie es gleich noch einmal.',
  ],
  refused: [
    'Der Zahlungsanbieter hat dies abgelehnt',
    'Er nannte keinen genauen Grund. Prüfen Sie die Werte und versuchen Sie es erneut.',
  ],
  action: [
    'Die Bestellung lässt dies gerade nicht zu',
    'Sie kann sich geändert haben, seit Sie sie geöffnet haben. Laden Sie sie neu, um zu sehen, was möglich ist.',
  ],
  setup: [
    'Der Bestelldienst ist nicht eingerichtet',
    'Der Betreiber muss die Konfiguration prüfen. Ihre Bestellung ist nicht betroffen.',
  ],
  garbled: [
    'Die Antwort ist nicht lesbar',
    'Etwas zwischen dieser Seite und dem Bestelldienst hat die Antwort verändert. Versuchen Sie es erneut.',
  ],
  failed: [
    'Fehler im Bestelldienst',
    'Der Fehler liegt im Dienst und nicht an Ihrer Eingabe. Versuchen Sie es gleich noch einmal.',
  ],
  orderId: ['Keine Bestellnummer', 'Die Bestell-ID dieser Seite darf nur aus Ziffern bestehen.'],
  busy: [
    'Die Bestellung ist gerade gesperrt',
    'Ein anderer Vorgang läuft noch. Es wurde nichts gesendet; versuchen Sie es gleich noch einmal.',
  ],
  limited: ['Zu viele Anfragen', 'Warten Sie einen Moment und versuchen Sie es dann erneut.'],
  notDone: [
    'Der Zahlungsanbieter hat es nicht ausgeführt',
    'Er hat die Anfrage angenommen, sie dann aber nicht ausgeführt.',
  ],
  notOpen: [
    'Die Bestellung ist nicht mehr offen',
    'Sie ist geliefert, storniert oder abgelaufen und kann nicht geändert werden.',
  ],
  noExpiry: [
    'Die Bestellung läuft nicht ab',
    'Nur Bestellungen auf Rechnung, Kontokredit oder Ratenzahlung haben einen letzten Tag. Es gibt nichts zu verlängern.',
  ],
  rowClosed: [
    'Eine Position kann nicht mehr geändert werden',
    'Sie wurde inzwischen storniert oder geliefert. Laden Sie die Bestellung neu, um sie zu sehen.',
  ],
  rowMissing: [
    'Die Bestellung hat diese Position nicht',
    'Sie ist weggefallen, seit Sie die Bestellung geöffnet haben. Laden Sie die Bestellung neu.',
  ],
  changed: [
    'Jemand hat die Bestellung geändert',
    'Sie ist nicht mehr so wie zu Beginn Ihrer Arbeit. Ihre Änderungen bleiben erhalten.',
  ],
  credit: [
    'Die Bonitätsprüfung hat den höheren Betrag abgelehnt',
    'Der Kreditrahmen des Kunden reicht nicht aus. Senken Sie die neue Summe und speichern Sie erneut.',
  ],
  tooLarge: [
    'Die Bestellung würde zu groß',
    'Der Zahlungsanbieter kann einen solchen Betrag nicht führen. Senken Sie die neue Summe.',
  ],
  tooMuch: ['Zu viel auf einmal', 'Speichern Sie zuerst einen Teil, dann den Rest.'],
  unknown: [
    'Es ist nicht bekannt, ob gespeichert wurde',
    'Der Zahlungsanbieter hat es seit dem Senden nicht bestätigt.',
  ],
  secret: [
    'Metadaten dürfen keine Geheimnisse oder personenbezogenen Daten enthalten',
    'Dies sieht aus wie ein Passwort, eine Kartennummer oder eine Angabe zu einer Person, die andere lesen könnten. Lassen Sie es weg.',
  ],
  invalid: [
    'Einige Werte sind nicht zulässig',
    'Korrigieren Sie die markierten Felder und speichern Sie erneut.',
  ],
}

/** German. */
export const de: Words = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  order: 'Bestellung',
  merchantOrderId: 'Händler-Bestellnummer',
  created: 'Erstellt',
  expires: 'Läuft ab',
  expired: 'Abgelaufen',
  payment: 'Zahlung',
  paymentType: 'Zahlungsart',
  systemStatus: 'Systemstatus',
  systemMessage: 'Meldung',
  creditStatus: 'Gutschriftstatus',
  providerBuys: 'Zahlungsanbieter kauft die Rechnung an',
  yes: 'Ja',
  no: 'Nein',
  orderAmount: 'Bestellbetrag',
  delivered: 'Geliefert',
  credited: 'Gutgeschrieben',
  cancelled: 'Storniert',
  amounts: 'Beträge',

  rows: 'Positionen',
  rowId: 'Position',
  article: 'Artikel',
  name: 'Name',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Preis',
  discount: 'Rabatt',
  vat: 'MwSt.',
  amount: 'Betrag',
  showAllRows: (count) => `Alle ${count} Positionen anzeigen`,
  noRows: 'Diese Bestellung hat keine aktiven Positionen.',
  allDelivered: 'Alle Positionen sind geliefert; siehe Lieferungen unten.',
  rowCancelled: 'Storniert',
  rowNew: 'Neu',
  total: 'Summe',
  rate: 'MwSt.-Satz',
  netAmount: 'Netto',
  vatAmount: 'MwSt.',
  grossAmount: 'Brutto',
  totals: 'MwSt. und Summe',
  totalDiffers: (rows, order, difference) =>
    `Die Positionen ergeben ${rows}, der Bestellbetrag beim Zahlungsanbieter ist aber ${order} (Differenz ${difference}).`,
  ofWhichDelivered: (amount) => `davon geliefert ${amount}`,

  deliveries: 'Lieferungen und Gutschriften',
  noDeliveries: 'Noch nichts geliefert.',
  delivery: (id) => `Lieferung ${id}`,
  credit: 'Gutschrift',
  invoice: 'Rechnung',
  dueDate: 'Fällig',
  deliveredRows: 'Gelieferte Positionen',
  creditedRows: 'Gutgeschriebene Positionen',

  customer: 'Kunde',
  company: 'Unternehmen',
  person: 'Privatperson',
  personalNumber: 'Identifikationsnummer',
  organizationNumber: 'Unternehmensnummer',
  email: 'E-Mail',
  billingEmail: 'E-Mail für Rechnungen',
  phone: 'Telefon',
  billingAddress: 'Rechnungsadresse',
  shippingAddress: 'Lieferadresse',
  sameAsBilling: 'Wie Rechnungsadresse',
  noAddress: 'Keine Angabe',
  addressOrigin: (value) => `Quelle ${value}`,
  masked:
    'Vom Zahlungsanbieter verdeckt: Finnische Personendaten werden nur angezeigt, wenn der Kunde sie eingegeben oder signiert hat.',
  references: 'Referenzen',
  customerReference: 'Kundenreferenz',
  peppolId: 'Peppol-ID',
  metadata: 'Metadaten',
  metadataCount: (count, maximum) => `${count} von ${maximum}`,
  noMetadata: 'Keine vorhanden.',

  loading: 'Bestellung wird geladen',
  loaded: (id) => `Bestellung ${id} ist geladen.`,
  setupTitle: 'Die Bestellverwaltung wartet',
  setupSession: 'An den Entwickler der Seite: Setzen Sie die Eigenschaft fetchSession von <order-admin>.',
  setupOrder: 'An den Entwickler der Seite: Setzen Sie das Attribut order-id von <order-admin>.',
  setupDesk: (names: string) =>
    `An den Entwickler der Seite: Setzen Sie das Attribut desk von <order-admin> auf einen dieser Werte: ${names}.`,
  tryAgain: 'Erneut versuchen',
  readAgain: 'Neu laden',
  code: 'Code',
  requestId: 'Anfrage-ID',
  copy: 'Kopieren',
  copied: 'Kopiert',
  close: 'Schließen',
  staleTitle: 'Stand der Bestellung beim letzten Laden',

  addRow: 'Neue Position',
  newRow: 'Neue Position',
  articleNumber: 'Artikelnummer',
  optional: 'optional',
  quantityLong: 'Menge',
  unitPrice: 'Einzelpreis inkl. MwSt.',
  vatPercent: 'MwSt. %',
  discountKind: 'Rabatt in',
  rowAmount: 'Positionsbetrag',
  newTotal: 'Neue Bestellsumme',
  difference: 'Differenz',
  creditCheck: 'Es folgt eine Bonitätsprüfung, weil der Bestellbetrag steigt.',
  saving: 'Speichert…',
  cancel: 'Abbrechen',
  saveStopped: 'Diese Seite hat das Speichern gestoppt. Ihr Entwurf bleibt erhalten.',
  fieldsInvalid: (count) =>
    count === 1 ? 'Ein Feld muss korrigiert werden.' : `${count} Felder müssen korrigiert werden.`,
  addRowMissing: words({
    'order-not-open': 'Es können keine Positionen hinzugefügt werden: Die Bestellung ist nicht mehr offen.',
    'order-partly-delivered':
      'Es können keine Positionen hinzugefügt werden: Ein Teil der Bestellung ist bereits geliefert.',
    'not-offered':
      'Es können keine Positionen hinzugefügt werden: Der Zahlungsanbieter lässt es für diese Bestellung nicht zu.',
  }),

  rowActions: 'Aktionen',
  rowMenu: (name) => (name ? `Aktionen für ${name}` : 'Aktionen für die Position'),
  rowChanged: 'Geändert',
  rowConflict: 'Konflikt',
  rowCancelling: 'Wird storniert',
  wasValue: (value) => `, war ${value}`,
  wasEmpty: ', war leer',
  editRow: 'Bearbeiten…',
  duplicateRow: 'Duplizieren',
  cancelRow: 'Stornieren',
  keepRow: 'Beibehalten',
  removeRow: 'Entfernen',
  undoRow: 'Zurücksetzen',
  percentOff: (percent, amount) => `${percent} Rabatt = ${amount}`,
  amountOff: (amount) => `${amount} Rabatt auf die Position`,
  totalsAsSaved:
    'Die Summen unten sind die gespeicherten; die Leiste am unteren Rand zeigt sie mit Ihren Änderungen.',
  gridKeys: 'Tastatur',
  gridKeysText: [
    'Pfeiltasten: bewegen',
    'Eingabe, F2 oder Tippen: Zelle bearbeiten',
    'Eingabe oder Tab: Eingabe übernehmen',
    'Esc: Eingabe verwerfen',
    'Entf: Position stornieren oder doch behalten',
    'Einfg: Position hinzufügen',
    'Strg+D: Position duplizieren',
    'Strg+Z: rückgängig machen',
    'Strg+Umschalt+Z: wiederholen',
    'Strg+Eingabe: Änderungen prüfen',
    'Strg+V: Positionen aus einer Tabelle einfügen',
    'Auf dem Mac gilt Cmd statt Strg.',
  ].join('\n'),
  rowLocked: 'Diese Position kann nicht geändert werden: Der Zahlungsanbieter lässt es für sie nicht zu.',
  rowLockedCancelling: 'Diese Position wird storniert. Behalten Sie sie zuerst bei (Entf), um sie zu ändern.',
  rowLockedCancelled: 'Diese Position ist storniert.',
  updateRowMissing: words({
    'order-not-open': 'Positionen können nicht geändert werden: Die Bestellung ist nicht mehr offen.',
    'order-partly-delivered':
      'Positionen können nicht geändert werden: Ein Teil der Bestellung ist bereits geliefert.',
    'not-offered':
      'Positionen können nicht geändert werden: Der Zahlungsanbieter lässt es für diese Bestellung nicht zu.',
  }),
  replaceAll: 'Alle ersetzen',
  replaceAllText:
    '„Alle ersetzen“ ist aktiv: Beim Speichern werden alle Positionen der Bestellung storniert und durch diese ersetzt, in einem Schritt. Die Positionen erhalten neue Nummern.',

  changesTitle: 'Nicht gespeicherte Änderungen',
  changeCount: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  noChanges: 'Keine Änderungen',
  totalNow: 'Jetzt',
  totalAfter: 'Danach',
  vatChange: (percent) => `MwSt. ${percent}`,
  changedTo: ' wird zu ',
  creditCheckShort: 'Bonitätsprüfung folgt',
  wrongRows: (count) => (count === 1 ? '1 Position korrigieren' : `${count} Positionen korrigieren`),
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  discardAll: 'Alle verwerfen',
  review: 'Prüfen',
  barMore: 'Alle Beträge',
  changesSaid: (count, after, difference) =>
    count === 0
      ? 'Keine Änderungen.'
      : `${count === 1 ? '1 Änderung' : `${count} Änderungen`}. Bestellsumme ${after}, Differenz ${difference}.`,

  editRowTitle: (name) => (name ? `${name} bearbeiten` : 'Position bearbeiten'),
  addToOrder: 'Hinzufügen',
  addAnother: 'Hinzufügen & weiter',
  applyRow: 'Übernehmen',
  rowStaged: (name, amount) =>
    `${name}, ${amount}, ist in den Änderungen enthalten. Noch ist nichts gespeichert.`,

  pasteRows: 'Einfügen',
  pasteTitle: 'Positionen einfügen',
  pasteText: 'Zeilen aus einer Tabelle',
  pasteHelp: 'Eine Position pro Zeile; Spalten durch Tabulator oder Semikolon getrennt.',
  pasteHead: 'Die erste Zeile benennt die Spalten',
  pasteColumn: (number) => `Spalte ${number}`,
  pasteIgnored: 'Nicht verwendet',
  pasteLine: 'Zeile',
  pasteProblemAt: (line) => `Zeile ${line}`,
  pasteUnderstood: 'So wurde es verstanden',
  pasteFound: (rows, sum) => (rows === 1 ? `1 Position, ${sum}` : `${rows} Positionen, ${sum}`),
  pasteLeftOut: (count) =>
    count === 1
      ? '1 Zeile wird ausgelassen, bis sie korrigiert ist.'
      : `${count} Zeilen werden ausgelassen, bis sie korrigiert sind.`,
  pasteShown: (shown, all) => `${shown} von ${all} Zeilen werden angezeigt, die fehlerhaften zuerst.`,
  pasteAdd: (count) => (count === 1 ? '1 Position hinzufügen' : `${count} Positionen hinzufügen`),
  pasteAdded: (count) =>
    count === 1
      ? '1 Position hinzugefügt. Prüfen und speichern Sie sie.'
      : `${count} Positionen hinzugefügt. Prüfen und speichern Sie sie.`,

  orderCreated: 'Bestellung erstellt',
  cancelledAmount: (amount) => `Storniert ${amount}`,
  noDateGiven: 'Der Zahlungsanbieter nennt kein Datum dafür.',
  expiresNote: (when) =>
    `Die Bestellung läuft ${when} ab. Danach kann sie weder geliefert noch geändert werden.`,
  expiredNote: 'Die Bestellung ist abgelaufen: Sie kann nicht mehr geliefert oder geändert werden.',
  expiryMeans:
    'Die Bestellung ist bis zum Ende dieses Tages offen, nach der Uhr des Zahlungsanbieters (UTC). Danach kann sie weder geliefert noch geändert werden.',
  notDecided: 'Noch nicht entschieden',

  extend: 'Verlängern…',
  extendMissing: words<MissingExtensionReason>({
    'order-not-open': 'Sie kann nicht verlängert werden: Die Bestellung ist nicht mehr offen.',
    'order-does-not-expire':
      'Sie kann nicht verlängert werden: Bestellungen mit dieser Zahlungsart laufen nicht ab.',
  }),
  extendTitle: 'Wann die Bestellung abläuft',
  expiryDay: 'Letzter Tag',
  expiryQuick: 'Schnellauswahl',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 Tage',
    month: '+30 Tage',
    'end-of-next-month': 'Ende nächsten Monats',
  }),
  expiresNow: 'Läuft derzeit ab',
  expiresAfter: 'Offen bis einschließlich',
  expiresNever: 'Kein Ablauf',
  expiryLater: (days) =>
    days === 0
      ? 'Am selben Tag, bis zu dessen Ende.'
      : days === 1
        ? 'Einen Tag später als jetzt.'
        : `${days} Tage später als jetzt.`,
  expiryEarlier: (days) =>
    `Das ist ${days === 1 ? 'einen Tag' : `${days} Tage`} früher als jetzt. Es ist zulässig und lässt sich wieder verschieben, solange die Bestellung offen ist.`,
  expiryMissing: 'Wählen Sie einen Tag.',
  expirySame: 'Die Bestellung läuft bereits an diesem Tag ab.',
  expiryTooEarly: (first) => `Frühestens ${first}: Der Tag muss nach heute (UTC) liegen.`,
  expiryOutdated: (now) =>
    `Jemand hat die Bestellung inzwischen geändert, daher wurde nichts gespeichert. Ablauf jetzt: ${now}. Prüfen Sie das Datum und speichern Sie erneut.`,
  saveExpiry: 'Datum speichern',
  expirySaved: (day) => `Die Bestellung ist jetzt bis einschließlich ${day} offen.`,

  editMetadata: 'Bearbeiten',
  editMetadataLong: 'Metadaten bearbeiten',
  metadataRules:
    'Notizen Ihres eigenen Systems, die mit der Bestellung gespeichert werden. Einträge lassen sich ändern, aber nicht löschen. Schreiben Sie hier nie Passwörter, Zugangsschlüssel, persönliche Daten oder Zahlungsdaten.',
  pairKey: 'Schlüssel',
  pairValue: 'Wert',
  pairState: 'Status',
  pairChanged: 'Geändert',
  addPair: 'Neuer Eintrag',
  removePair: (key) => (key ? `Neuen Eintrag ${key} entfernen` : 'Neuen Eintrag entfernen'),
  keyExists: 'Die Bestellung hat diesen Schlüssel bereits: Ändern Sie seinen Wert oben.',
  keyRepeated: 'Dieser Schlüssel steht hier doppelt.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name':
      'Dieser Schlüssel benennt ein Geheimnis. Geheimnisse werden nicht mit Bestellungen gespeichert.',
    'json-web-token': 'Dies ist ein Zugangstoken. Geheimnisse werden nicht mit Bestellungen gespeichert.',
    'private-key': 'Dies ist ein privater Schlüssel. Geheimnisse werden nicht mit Bestellungen gespeichert.',
    'card-number': 'Dies enthält eine Kartennummer. Zahlungsdaten werden nicht mit Bestellungen gespeichert.',
    'e-mail':
      'Dies enthält eine E-Mail-Adresse. Personenbezogene Daten werden nicht mit Bestellungen gespeichert.',
    'phone-number':
      'Dies enthält eine Telefonnummer. Personenbezogene Daten werden nicht mit Bestellungen gespeichert.',
    'national-id':
      'Dies enthält eine persönliche Identifikationsnummer. Personenbezogene Daten werden nicht mit Bestellungen gespeichert.',
    iban: 'Dies enthält eine Kontonummer. Zahlungsdaten werden nicht mit Bestellungen gespeichert.',
  }),
  metadataChanged: (count, maximum) =>
    count === 1
      ? `1 geänderter Eintrag von höchstens ${maximum}`
      : `${count} geänderte Einträge von höchstens ${maximum}`,
  metadataTooMany: (count, maximum) =>
    `${count} geänderte Einträge; höchstens ${maximum} lassen sich auf einmal speichern.`,
  metadataOutdated:
    'Jemand hat die Bestellung inzwischen geändert, daher wurde nichts gespeichert. Prüfen Sie die Werte und speichern Sie erneut.',
  saveMetadata: 'Metadaten speichern',
  metadataSaved: (count) =>
    count === 1 ? 'Ein Eintrag ist gespeichert.' : `${count} Einträge sind gespeichert.`,
  draftIsKept: 'Von Ihrer Eingabe ist nichts verloren.',
  writeInDoubt:
    'Es ist nicht sicher, ob gespeichert wurde. Sie können gefahrlos erneut speichern: Es wird höchstens einmal ausgeführt.',

  history: 'Verlauf',
  historyLoading: 'Der Verlauf wird geladen…',
  historyEmpty: 'In der Bestellverwaltung wurde noch nichts geändert.',
  historyFailed: 'Der Verlauf konnte nicht geladen werden.',
  showMore: 'Mehr anzeigen',
  became: 'wurde zu',
  historyServer: (name) => `Server, Schlüssel ${name}`,
  historyRows: (rows) => `Nr. ${rows}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Position hinzugefügt',
    addOrderRows: 'Positionen hinzugefügt',
    updateOrderRow: 'Position geändert',
    updateOrderRows: 'Positionen geändert',
    replaceOrderRows: 'Alle Positionen ersetzt',
    extendOrder: 'Ablauf verschoben',
    setOrderMetadata: 'Metadaten geändert',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Ausgeführt',
    refused: 'Abgelehnt, nichts wurde geändert',
    'not-done': 'Nicht ausgeführt: Die Antwort ging verloren, und nichts wurde geändert',
    unknown: 'Nicht bekannt, ob es ausgeführt wurde: Die Antwort ging verloren',
  }),

  alsoOpen: (names) => `Auch hier: ${names}`,
  othersMore: (count) => `${count} weitere`,
  changedBy: (name) => `${name} hat die Bestellung geändert.`,
  changedByYou: 'Sie haben die Bestellung in einem anderen Fenster geändert.',
  changedMeanwhile:
    'Sie sehen einen älteren Stand. Laden Sie neu, um den aktuellen zu sehen; Ihre Änderungen bleiben erhalten.',
  offline: 'Keine Verbindung.',
  offlineText:
    'Sie sehen die Bestellung, wie sie zuletzt geladen wurde. Nichts ist verloren; die Bestellverwaltung versucht es von selbst erneut.',
  backOnline: 'Die Verbindung ist wieder da.',
  changesKept: 'Ihre Änderungen bleiben erhalten.',

  moreActions: 'Mehr beim Zahlungsanbieter',
  actionsTitle: 'Beim Zahlungsanbieter möglich',
  actionsText:
    'Dies geschieht im eigenen System des Zahlungsanbieters; die Bestellverwaltung ist daran nicht beteiligt.',
  actionOnRows: (action, count) => `${action} (${count === 1 ? '1 Position' : `${count} Positionen`})`,
  actionWords: words<OrderAction | DeliveryAction | OrderRowAction>({
    CanDeliverOrder: 'Bestellung liefern',
    CanDeliverPartially: 'Teillieferung',
    CanCancelOrder: 'Bestellung stornieren',
    CanCancelAmount: 'Betrag stornieren',
    CanUpdateOrderRow: 'Positionen ändern',
    CanAddOrderRow: 'Positionen hinzufügen',
    CanCancelOrderRow: 'Positionen stornieren',
    CanCreditAmount: 'Betrag gutschreiben',
    CanCreditNewRow: 'Mit neuer Position gutschreiben',
    CanCreditOrderRows: 'Positionen gutschreiben',
    CanCreditRow: 'Eine Position gutschreiben',
    CanDeliverRow: 'Eine Position liefern',
    CanCancelRow: 'Eine Position stornieren',
    CanUpdateRow: 'Eine Position ändern',
  }),

  reviewTitle: 'Änderungen prüfen',
  reviewNothing: 'Es gibt nichts zu speichern.',
  rowsChanged: (count) => (count === 1 ? '1 Position geändert' : `${count} Positionen geändert`),
  rowsAdded: (count) => (count === 1 ? '1 Position hinzugefügt' : `${count} Positionen hinzugefügt`),
  rowsCancelled: (count) => (count === 1 ? '1 Position storniert' : `${count} Positionen storniert`),
  rowsReplaced: (count) =>
    count === 1 ? 'alle Positionen durch 1 Position ersetzt' : `alle Positionen durch ${count} ersetzt`,
  saveCalls: (calls, what) => `${calls === 1 ? '1 Schritt' : `${calls} Schritte`}: ${what}`,
  andMore: (count) => `und ${count} weitere`,
  currentTotal: 'Aktuelle Summe',
  changedRows: 'Geändert',
  addedRows: 'Neu',
  cancelledRows: 'Storniert',
  creditCheckOnTheWay:
    'Es folgt eine Bonitätsprüfung, obwohl die Summe nicht steigt: Die neuen Positionen werden hinzugefügt, bevor die anderen storniert werden, denn eine Bestellung ohne Positionen wird geschlossen.',
  replaceMeans:
    'Alle Positionen werden ersetzt: Jede erhält eine neue ID, auch die unveränderten, und die alten werden als storniert angezeigt.',
  replaceTooLarge:
    'Das sind zu viele Positionen, um sie in einem Schritt zu ersetzen. Ändern oder ergänzen Sie Positionen, statt alle zu ersetzen.',
  rowsWrong: (count) =>
    count === 1
      ? 'Eine Position kann so nicht gespeichert werden. Korrigieren Sie sie zuerst.'
      : `${count} Positionen können so nicht gespeichert werden. Korrigieren Sie sie zuerst.`,
  goToRowNamed: (name) => (name ? `Zur Position ${name}` : 'Zur Position'),
  saveChanges: 'Änderungen speichern',
  saveRest: 'Rest speichern',
  findOut: 'Prüfen und fortfahren',
  progress: 'Fortschritt',
  callStatus: words({
    waiting: 'Wartet',
    sending: 'Wird gesendet…',
    accepted: 'Angenommen; Bestellung wird geladen…',
    saved: 'Gespeichert',
    unlisted: 'Angenommen, noch nicht aufgeführt',
    unread: 'Gespeichert, nicht neu geladen',
    stopped: 'Nicht gesendet',
    failed: 'Nicht gespeichert',
    uncertain: 'Unbestätigt',
  }),
  callProgress: (call, status) => `${call}: ${status}`,
  stillSaving: 'Wird noch gespeichert – Sie können schließen, sobald es fertig ist.',
  saveStoppedByPage:
    'Diese Seite hat das Speichern gestoppt. Gespeichertes bleibt gespeichert; der Rest bleibt erhalten.',
  saveInterrupted:
    'Das Speichern wurde unterbrochen. Gespeichertes bleibt gespeichert; der Rest bleibt erhalten.',
  saveRefused: 'In diesem Schritt wurde nichts gespeichert. Ihre Änderungen bleiben erhalten.',
  saveUncertain:
    'Es ist nicht sicher, ob dies gespeichert wurde. Sie können es gefahrlos erneut versuchen: Es ist dieselbe Anfrage, und sie wird höchstens einmal ausgeführt.',
  saveUnknowable:
    'Es lässt sich nicht feststellen, ob dies gespeichert wurde. Vergleichen Sie die Bestellung mit Ihren Änderungen, bevor Sie erneut speichern.',
  saveMerged:
    'Jemand hat die Bestellung inzwischen geändert. Diese Änderungen sind übernommen; prüfen Sie Ihre noch einmal.',
  retryAfter: (seconds) =>
    seconds === 1
      ? 'Warten Sie eine Sekunde, bevor Sie es erneut versuchen.'
      : `Warten Sie ${seconds} Sekunden, bevor Sie es erneut versuchen.`,
  savedTitle: 'Gespeichert',
  savedTotal: (total) => `Gespeichert. Der Bestellbetrag ist jetzt ${total}.`,
  expected: 'Erwartet',
  providerAmount: 'Zahlungsanbieter',
  resultSame: 'Die Beträge des Zahlungsanbieters sind wie erwartet.',
  resultDiffers: (difference) =>
    `Die Beträge des Zahlungsanbieters sind nicht wie erwartet: Der Bestellbetrag weicht um ${difference} ab.`,
  rowsAwaited: (count) =>
    count === 1
      ? 'Der Zahlungsanbieter hat eine Position angenommen und führt sie noch nicht auf. Sie ist gespeichert; fügen Sie sie nicht erneut hinzu.'
      : `Der Zahlungsanbieter hat ${count} Positionen angenommen und führt sie noch nicht auf. Sie sind gespeichert; fügen Sie sie nicht erneut hinzu.`,
  savedUnread:
    'Es ist gespeichert, aber die Bestellung konnte nicht neu geladen werden. Angezeigt wird ein älterer Stand.',

  conflictTitle: 'Die Bestellung wurde geändert',
  conflictWho: (name) => `${name} hat die Bestellung geändert, während Sie daran gearbeitet haben.`,
  conflictSomebody: 'Jemand hat die Bestellung geändert, während Sie daran gearbeitet haben.',
  conflictRows: (count) =>
    count === 1
      ? 'Eine Ihrer Positionen braucht eine Entscheidung.'
      : `${count} Ihrer Positionen brauchen eine Entscheidung.`,
  conflictDecide: 'Entscheiden',
  conflictNews: 'Änderungen ansehen',
  conflictContinue: 'Weiter zur Prüfung',
  conflictLeft: (count) =>
    count === 1 ? '1 Entscheidung fehlt noch.' : `${count} Entscheidungen fehlen noch.`,
  before: 'Vorher',
  theirs: 'Von anderen',
  yours: 'Von Ihnen',
  takeAllTheirs: 'Überall die von anderen nehmen',
  keepAllYours: 'Überall meine behalten',
  takenOver: 'Von anderen geändert, übernommen',
  keptYours: 'Von Ihnen geändert, bleibt',
  chooseFor: (member, row) => `${member} bei ${row}: Was soll gelten?`,
  theyAdded: 'Von anderen hinzugefügt',
  theyCancelled: 'Von anderen storniert',
  theyClosed: 'Von anderen geschlossen',
  rowStays: 'Bleibt',
  closedRow: words({
    cancelled: 'Diese Position wurde inzwischen storniert, daher ist Ihre Änderung nicht mehr möglich.',
    gone: 'Diese Position wurde inzwischen geliefert, daher ist Ihre Änderung nicht mehr möglich.',
    locked: 'Diese Position kann nicht mehr geändert werden.',
  }),
  dropChange: 'Meine Änderung verwerfen',
  addAsNew: 'Als neue Position hinzufügen',

  fieldEmpty: 'Bitte ausfüllen.',
  fieldNotNumber: 'Geben Sie eine Zahl ein, z. B. 1234,50.',
  fieldDecimals: 'Höchstens zwei Nachkommastellen.',
  fieldTooLong: (maximum, length) => `Höchstens ${maximum} Zeichen; dies hat ${length}.`,
  fieldRange: (minimum, maximum) => `Von ${minimum} bis ${maximum}.`,
  fieldAtLeast: (minimum) => `Mindestens ${minimum}.`,
  fieldControls: 'Enthält unsichtbare Steuerzeichen. Bitte eintippen statt einfügen.',
  fieldDiscountAbove: (maximum) => `Nicht mehr, als die Position kostet: ${maximum}.`,
  fieldAmountTooLarge: 'Preis mal Menge ist für den Zahlungsanbieter zu hoch.',

  orderStatus: words<OrderStatus>({
    Open: 'Offen',
    Delivered: 'Geliefert',
    Cancelled: 'Storniert',
    Failed: 'Zahlung fehlgeschlagen',
    Expired: 'Abgelaufen',
  }),
  systemStatusWords: words<SystemStatus>({
    NEW: 'Neu: angenommen',
    RECEIVED: 'Eingegangen: bereit zur Bearbeitung',
    VALID: 'Gültig: Betrugsprüfung bestanden',
    PENDING: 'Ausstehend',
    REGISTERED: 'Registriert: wiederkehrende Kartenzahlung autorisiert',
    RESPONSE_RECEIVED: 'Bank hat geantwortet',
    FAILED: 'Fehlgeschlagen: Zahlung nicht angenommen',
    ERROR: 'Zahlungsstatus unbekannt',
    CANCELLED: 'Abgebrochen, bevor der Zahler autorisiert hat',
    ANNULLED: 'Abgebrochen, nachdem der Zahler autorisiert hat',
    AUTHORIZED: 'Autorisiert: Betrag reserviert, nicht eingezogen',
    CONFIRMED: 'Bestätigt: bereit zum Einzug',
    CAPTPENDING: 'Einzug begonnen',
    CAPTFAILED: 'Einzug fehlgeschlagen',
    SUCCESS: 'Zahlung abgeschlossen',
    Closed: 'Geschlossen',
    Active: 'Aktiv',
  }),
  systemMessageWords: words<SystemStatusMessage>({
    SUCCESS: 'Keine Anmerkungen',
    'Non official delivery address': 'Wartet: Die Lieferadresse ist keine amtliche Adresse',
    'High Amount': 'Wartet: Der Zahlungsanbieter muss den hohen Betrag genehmigen',
  }),
  creditStatusWords: words<PaymentCreditStatus>({
    CREDNONE: 'Nichts gutgeschrieben',
    CREDPENDING: 'Gutschrift in Bearbeitung',
    CREDSUCCESS: 'Gutgeschrieben',
  }),
  paymentTypeWords: words<PaymentType>({
    AccountCredit: 'Kreditkonto',
    Card: 'Karte',
    DirectBank: 'Direktüberweisung',
    Invoice: 'Rechnung',
    PaymentPlan: 'Ratenzahlung',
    Swish: 'Swish',
    Vipps: 'Vipps',
    MobilePay: 'MobilePay',
    ApplePay: 'Apple Pay',
    GooglePay: 'Google Pay',
  }),
  deliveryStatusWords: words<DeliveryStatus>({
    Sent: 'Versendet',
    Paid: 'Bezahlt',
    DebtCollection: 'Inkasso',
    Converted: 'Umgewandelt',
    Credited: 'Gutgeschrieben',
    Overdue: 'Überfällig',
    Reminded: 'Gemahnt',
    Cancelled: 'Storniert',
  }),
  referenceWords: words<BillingReferenceType>({
    Undefined: 'Referenz',
    Purchase: 'Einkauf',
    ContactPerson: 'Ansprechpartner',
    InvoiceReference: 'Rechnungsreferenz',
    CostCenter: 'Kostenstelle',
    InvoiceRecipient: 'Rechnungsempfänger',
    LetterNumber: 'Briefnummer',
    AccountingNumber: 'Kontierungsnummer',
  }),
  addressSource: words<'1' | '2' | '5'>({
    1: 'Aus dem Adressverzeichnis',
    2: 'Vom Kunden eingegeben',
    5: 'Mit elektronischer ID signiert',
  }),
  problemTitle: (kind) => problems[kind][0],
  problemText: (kind) => problems[kind][1],
}
