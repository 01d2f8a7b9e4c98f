import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** German, for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Ansichten',
  desksOpening: 'Wird geöffnet…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Bestellung',
    orders: 'Bestellungen',
    reports: 'Auszahlungen',
    credit: 'Kreditbestellungen',
    changes: 'Änderungen',
  }),
  desksOrder: (id) => `Bestellung ${id}`,
  desksUnsaved: (count) =>
    count === 1 ? '1 nicht gespeicherte Änderung' : `${count} nicht gespeicherte Änderungen`,
  desksOrderNumber: 'Checkout-ID der Bestellung',
  desksOpen: 'Öffnen',
  desksFind: 'Suchen',
  desksFindHeld: 'Strg',
  desksNoNumber: 'Geben Sie die Ziffern der Checkout-ID ein.',
  desksNoOrder: 'Geben Sie die Checkout-ID einer Bestellung ein, um sie zu öffnen.',
  desksNoOrderFind: 'Keine Bestellung ist geöffnet. Suchen Sie eine über eine ihrer Nummern.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Zurück zu den Bestellungen',
    reports: 'Zurück zur Auszahlung',
    credit: 'Zurück zu den Kreditbestellungen',
    changes: 'Zurück zu den Änderungen',
  }),
  desksPrevious: 'Vorherige',
  desksNext: 'Nächste',
  desksPlace: (at, of) => `${at} von ${of}`,
  desksPlaceAlone: (at) => `Nr. ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed:
      'Die Liste hat sich geändert: Die Bestellung war nicht mehr darin. Es geht mit dem weiter, was jetzt da ist.',
    failed:
      'Die nächsten Bestellungen konnten nicht geladen werden. Drücken Sie noch einmal, um es wieder zu versuchen.',
  }),
  desksListGone: (id) => `Die Bestellung ${id} ist nicht mehr in dieser Liste.`,
  desksLeave: (id) => `Bestellung ${id} verlassen?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'Eine Änderung ist nicht gespeichert und geht verloren.'
      : `${count} Änderungen sind nicht gespeichert und gehen verloren.`,
  desksStay: 'Hier bleiben',
  desksLeaveNow: 'Ohne Speichern verlassen',

  // The columns of a table
  columns: 'Spalten',
  columnsTitle: 'Spalten wählen',
  columnEmpty: 'keine Zeile hat einen Wert',
  columnUp: (column) => `${column} nach oben`,
  columnDown: (column) => `${column} nach unten`,
  columnsUsual: 'Übliche Spalten',

  // Why somebody writes
  whyAdd: 'Grund hinzufügen',
  whyTitle: 'Grund und Notiz',
  whyReason: 'Grund',
  whyNote: 'Interne Notiz',
  whyHint: 'Steht im Verlauf, für Kollegen. Schreiben Sie nichts über den Kunden.',
  whyMissing: 'Geben Sie einen Grund an.',
  whyWrong:
    'Das kann nicht gespeichert werden: Es sieht nach persönlichen Daten oder einem Geheimnis aus oder hat unzulässige Zeichen.',
}
