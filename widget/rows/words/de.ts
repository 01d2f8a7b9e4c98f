import type { PersonalKind } from '../../../shared/domain/order/metadata-personal.rules.ts'
import type { SecretKind } from '../../../shared/domain/order/metadata-secrets.rules.ts'
import { words } from '../../locales/languages.ts'
import type { RowsWords } from './en.ts'

/** German, for what changes rows and an order. */
export const texts: RowsWords = {
  rowNew: 'Neu',
  newRow: 'Neue Position',
  articleNumber: 'Artikelnummer',
  optional: 'optional',
  quantityLong: 'Menge',
  unitPrice: 'Einzelpreis inkl. MwSt.',
  vatPercent: 'MwSt. %',
  discountKind: 'Rabatt in',
  rowAmount: 'Positionsbetrag',
  newTotal: 'Neue Bestellsumme',
  creditCheck: 'Es folgt eine Bonitätsprüfung, weil der Bestellbetrag steigt.',
  saving: 'Speichert…',
  cancel: 'Abbrechen',
  saveStopped: 'Diese Seite hat das Speichern gestoppt. Ihr Entwurf bleibt erhalten.',
  fieldsInvalid: (count) =>
    count === 1 ? 'Ein Feld muss korrigiert werden.' : `${count} Felder müssen korrigiert werden.`,
  rowActions: 'Aktionen',
  rowMenu: (name) => (name ? `Aktionen für ${name}` : 'Aktionen für die Position'),
  rowChanged: 'Geändert',
  rowConflict: 'Konflikt',
  rowCancelling: 'Wird storniert',
  rowAt: (row, name) => (name ? `Position ${row}, ${name}` : `Position ${row}`),
  rowSetToCancel: (row) => `${row}: wird storniert`,
  rowKept: (row) => `${row}: bleibt in der Bestellung`,
  rowRemoved: (row) => `${row}: entfernt`,
  rowsSetToCancel: (rows) =>
    rows === '1' ? '1 Position wird storniert' : `${rows} Positionen werden storniert`,
  rowsKept: (rows) =>
    rows === '1' ? '1 Position bleibt in der Bestellung' : `${rows} Positionen bleiben in der Bestellung`,
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
  rowsFree: (rows) =>
    rows === '1' ? '1 Position beträgt mit Rabatt 0.' : `${rows} Positionen betragen mit Rabatt 0.`,
  readAsPercent: 'Der Rabatt wurde als Prozent gelesen.',
  rowsSelected: (rows) => (rows === '1' ? '1 Position markiert' : `${rows} Positionen markiert`),
  cellsSelected: (rows, cells) =>
    `${rows === '1' ? '1 Position' : `${rows} Positionen`}, ${cells === '1' ? '1 Zelle' : `${cells} Zellen`} markiert`,
  cellsCopied: (cells) => (cells === '1' ? '1 Zelle kopiert.' : `${cells} Zellen kopiert.`),
  rowsCopied: (rows) => (rows === '1' ? '1 Position kopiert.' : `${rows} Positionen kopiert.`),
  cellsFilled: (cells) => (cells === '1' ? '1 Zelle ausgefüllt.' : `${cells} Zellen ausgefüllt.`),
  cellsWrong: (cells) => (cells === '1' ? '1 muss korrigiert werden.' : `${cells} müssen korrigiert werden.`),
  cellsLocked: (cells) =>
    cells === '1'
      ? '1 Zelle kann nicht geändert werden und wurde übersprungen.'
      : `${cells} Zellen können nicht geändert werden und wurden übersprungen.`,
  rowsLocked: (rows) =>
    rows === '1'
      ? '1 Position kann nicht geändert werden und wurde übersprungen.'
      : `${rows} Positionen können nicht geändert werden und wurden übersprungen.`,
  cellsLeft: (values) =>
    values === '1'
      ? 'Für 1 Wert gab es keine Zelle; er wurde ausgelassen.'
      : `Für ${values} Werte gab es keine Zelle; sie wurden ausgelassen.`,
  fillWithKey: (rows) => `Alt+Eingabe füllt alle ${rows} markierten Positionen.`,
  fillColumn: 'Spalte',
  fillValue: 'Wert',
  fillCells: 'Ausfüllen',
  cancelRows: (rows) => (rows === '1' ? '1 Position stornieren' : `${rows} Positionen stornieren`),
  keepRows: (rows) => (rows === '1' ? '1 Position behalten' : `${rows} Positionen behalten`),
  copyCells: 'Kopieren',
  clearSelection: 'Markierung aufheben',
  selectRow: 'Position markieren',
  selectToRow: 'Bis zu dieser Position markieren',
  gridKeys: 'Tastatur',
  gridKeysText: [
    'Pfeiltasten: bewegen',
    'Eingabe, F2 oder Tippen: Zelle bearbeiten',
    'Eingabe oder Tab: Eingabe übernehmen',
    'Esc: Eingabe verwerfen oder Markierung aufheben',
    'Umschalt mit einer Bewegungstaste: Zellen markieren',
    'Umschalt+Leertaste: Position markieren',
    'Strg+Leertaste: Spalte markieren',
    'Strg+A: alle Positionen markieren',
    'Alt+Eingabe: das Getippte in alle markierten Positionen übernehmen',
    'Entf: Position oder markierte Positionen stornieren oder doch behalten',
    'Einfg: Position hinzufügen',
    'Strg+D: Position duplizieren',
    'Strg+Z: rückgängig machen',
    'Strg+Umschalt+Z: wiederholen',
    'Strg+Eingabe: Änderungen prüfen',
    'Strg+C: Zelle oder Markierung kopieren',
    'Strg+V: ab hier in die Zellen einfügen; ein einzelner Wert füllt die Markierung',
    'Zellen mit Spaltennamen sowie zu viele oder für die Spalten ab hier unpassende Zellen öffnen die Vorschau neuer Positionen.',
    '/: in den Positionen suchen',
    'Auf dem Mac gilt Cmd statt Strg.',
  ].join('\n'),
  rowLocked: 'Diese Position kann nicht geändert werden: Der Zahlungsanbieter lässt es für sie nicht zu.',
  rowLockedCancelling: 'Diese Position wird storniert. Behalten Sie sie zuerst bei (Entf), um sie zu ändern.',
  rowLockedCancelled: 'Diese Position ist storniert.',
  replaceAllText:
    'Das Speichern ersetzt alle Positionen der Bestellung durch diese, in einem Schritt. Jede Position erhält eine neue Nummer. „Rückgängig“ nimmt es zurück.',
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
  pasteTitle: 'Positionen einfügen',
  pasteText: 'Zeilen aus einer Tabelle',
  pasteHelp: 'Eine Position pro Zeile; Spalten durch Tabulator, Semikolon oder Komma getrennt.',
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
  extendTitle: 'Ablauf der Bestellung ändern',
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
  expiryLater: (days) => (days === 1 ? 'Einen Tag später als jetzt.' : `${days} Tage später als jetzt.`),
  expiryEarlier: (days) =>
    `Das ist ${days === 1 ? 'einen Tag' : `${days} Tage`} früher als jetzt. Es ist zulässig und lässt sich wieder verschieben, solange die Bestellung offen ist.`,
  expiryMissing: 'Wählen Sie einen Tag.',
  expirySame: 'Die Bestellung läuft bereits an diesem Tag ab.',
  expiryTooEarly: (first) => `Frühestens ${first}: Der Tag muss nach heute (UTC) liegen.`,
  expiryOutdated: (now) =>
    `Jemand hat die Bestellung inzwischen geändert, daher wurde nichts gespeichert. Ablauf jetzt: ${now}. Prüfen Sie das Datum und speichern Sie erneut.`,
  saveExpiry: 'Datum speichern',
  expirySaved: (day) => `Die Bestellung ist jetzt bis einschließlich ${day} offen.`,
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
  replaceInOne:
    'Einzeln gespeichert, würde der Betrag zwischendurch zu niedrig. Deshalb werden alle Positionen in einem Schritt gespeichert.',
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
  saveUnknowable:
    'Es wird nicht mehr bestätigt. Vergleichen Sie die Bestellung mit Ihren Änderungen, bevor Sie erneut speichern.',
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
  expiredTitle: 'Die Bestellung ist abgelaufen',
  conflictExpired:
    'Die Bestellung ist abgelaufen, während Sie daran gearbeitet haben. Die Positionen lassen sich nicht mehr ändern. Sonst hat niemand etwas geändert.',
  closedByExpiry: 'Mit dem Ablauf geschlossen',
  conflictNow: 'Jetzt',
  conflictField: 'Feld',
  conflictDone: 'Fertig',
  conflictDropAll: 'Meine Änderungen verwerfen',
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
  fieldNotNumber: 'Geben Sie eine Zahl ein (1234,50).',
  fieldDecimals: 'Höchstens zwei Nachkommastellen.',
  fieldTooLong: (maximum, length) => `Höchstens ${maximum} Zeichen; dies hat ${length}.`,
  fieldRange: (minimum, maximum) => `Von ${minimum} bis ${maximum}.`,
  fieldAtLeast: (minimum) => `Mindestens ${minimum}.`,
  fieldControls: 'Enthält unsichtbare Steuerzeichen. Bitte eintippen statt einfügen.',
  fieldDiscountAbove: (maximum) => `Nicht mehr, als die Position kostet: ${maximum}.`,
  fieldAmountTooLarge: 'Preis mal Menge ist für den Zahlungsanbieter zu hoch.',

  // Sichere Beträge
  fieldCurrency: (said, own) => `Das ist in ${said}; die Bestellung ist in ${own}.`,
  fieldCurrencySign: (sign, own) => `„${sign}“ steht nicht für ${own}, die Währung der Bestellung.`,
  barCancels: (id) => `Das storniert die ganze Bestellung ${id}`,
  barCloses: (id) => `Das schließt die Bestellung ${id}`,
  orderBelowZero: (amount) =>
    `Die offenen Positionen würden ${amount} ergeben, und unter 0 kann nichts geliefert werden. Stornieren oder senken Sie auch die Rabatte, oder behalten Sie mehr von den anderen Positionen.`,
  closesCancelled: (id) =>
    `Es bleibt keine Position, daher wird die ganze Bestellung ${id} storniert. Sie lässt sich nicht wieder öffnen.`,
  closesDelivered: (id) =>
    `Es bleibt nichts zu liefern, daher gilt die Bestellung ${id} als geliefert und wird geschlossen. Sie lässt sich nicht wieder öffnen.`,
  closesHint: 'Behalten Sie mindestens eine Position, damit die Bestellung offen bleibt.',
  keepOneRow: 'Eine Position behalten',
  confirmCancel: (id) => `Die ganze Bestellung ${id} stornieren`,
  confirmClose: (id) => `Die Bestellung ${id} schließen`,
  refusedTitle: 'Die Änderungen wurden abgelehnt',
  changeRows: 'Positionen ändern',
  refusedTotal: (total) => `${total} wurde abgelehnt`,
  creditRoom: (refused, now, less) =>
    `Die Summe ${refused} wurde abgelehnt. Bis zur jetzigen Summe von ${now}, also ${less} weniger, gibt es keine Bonitätsprüfung.`,
  priceKind: 'MwSt. im Preis',
  unitPriceShort: 'Einzelpreis',
  savedInclVat: (price) => `Gespeichert wird ${price} inkl. MwSt.`,
  sameExclVat: (price) => `${price} zzgl. MwSt.`,
  unusualVat: (percent, country, rates) =>
    `${percent} ist kein MwSt.-Satz in ${country} (${rates}). Prüfen Sie ihn.`,

  // Was aus eingefügten Positionen wird
  priceExclVat: 'Preis ohne MwSt.',
  pasteNet: 'Preise und Rabatte ohne MwSt. werden umgerechnet. Der Einzelpreis inkl. MwSt. wird gespeichert.',
  pasteUsualVat: (percent) => `Positionen ohne MwSt. erhalten ${percent} wie die meisten der Bestellung.`,
  pasteNoPrice: 'Es gibt keine Preisspalte. Wählen Sie sie über ihrer Spalte.',
  pasteNoName: 'Es gibt keine Namensspalte. Wählen Sie sie über ihrer Spalte.',
  pasteAskDiscount: (name) => `Sind die Rabatte in „${name}“ Prozent oder Beträge?`,
  pasteAsPercent: 'Prozent',
  pasteAsAmount: (currency) => `Beträge in ${currency}, auf die ganze Position`,
  pasteCurrency: 'Währung',
  pasteUnused: (count, names) =>
    count === 1
      ? `1 Spalte wird nicht verwendet: ${names}`
      : `${count} Spalten werden nicht verwendet: ${names}`,
  pasteGross: 'Preise werden als inkl. MwSt. gelesen.',
  pasteMode: 'Was mit den Positionen geschieht',
  pasteModeAdd: 'Zur Bestellung hinzufügen',
  pasteModeReplace: 'Alle Positionen ersetzen',
  pasteReplace: (count) =>
    count === 1 ? 'Alle durch 1 Position ersetzen' : `Alle durch ${count} Positionen ersetzen`,
  pasteReplaced: (count) =>
    count === 1
      ? 'Alle Positionen werden durch 1 Position ersetzt. Prüfen und speichern Sie sie.'
      : `Alle Positionen werden durch ${count} Positionen ersetzt. Prüfen und speichern Sie sie.`,

  // Während gespeichert wird, und danach
  notCertain: 'Es ist nicht sicher, ob dies gespeichert wurde.',
  notSent: 'Sie sind offline, deshalb wurde dies nicht gesendet. Ihre Änderungen bleiben erhalten.',
  waitOver: 'Sie können es jetzt erneut versuchen.',
  repeatIsSafe:
    'Ein neuer Versuch ist sicher: Es ist dieselbe Anfrage, und sie wird höchstens einmal ausgeführt.',
  savingSince: (seconds) =>
    `Es wird seit ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`} gespeichert. Sie können dies schließen: Das Speichern läuft weiter, und Sie erfahren das Ergebnis.`,
  theirs: 'Von anderen',
  yours: 'Von Ihnen',
}
