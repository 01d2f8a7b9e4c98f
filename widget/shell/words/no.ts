import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** Norwegian (Bokmål), for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Visninger',
  desksOpening: 'Åpner…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Ordre',
    orders: 'Ordrer',
    reports: 'Utbetalinger',
    credit: 'Kredittordrer',
    changes: 'Endringer',
  }),
  desksOrder: (id) => `Ordre ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 ulagret endring' : `${count} ulagrede endringer`),
  desksOrderNumber: 'Ordrens checkout-ID',
  desksOpen: 'Åpne',
  desksFind: 'Finn',
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Skriv inn sifrene i ordrens checkout-ID.',
  desksNoOrder: 'Skriv inn checkout-ID-en til en ordre for å åpne den.',
  desksNoOrderFind: 'Ingen ordre er åpen. Finn en med et av numrene dens.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Tilbake til ordrene',
    reports: 'Tilbake til utbetalingen',
    credit: 'Tilbake til kredittordrene',
    changes: 'Tilbake til endringene',
  }),
  desksPrevious: 'Forrige',
  desksNext: 'Neste',
  desksPlace: (at, of) => `${at} av ${of}`,
  desksPlaceAlone: (at) => `Nr. ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'Listen er endret: ordren var ikke lenger i den. Det går videre med det som er der nå.',
    failed: 'De neste ordrene kunne ikke hentes. Trykk igjen for å prøve på nytt.',
  }),
  desksListGone: (id) => `Ordre ${id} er ikke lenger i listen.`,
  desksLeave: (id) => `Forlate ordre ${id}?`,
  desksLeaveText: (count) =>
    count === 1 ? 'Én endring er ikke lagret og går tapt.' : `${count} endringer er ikke lagret og går tapt.`,
  desksStay: 'Bli her',
  desksLeaveNow: 'Forlat uten å lagre',

  // The columns of a table
  columns: 'Kolonner',
  columnsTitle: 'Velg kolonner',
  columnEmpty: 'ingen rad har en verdi',
  columnUp: (column) => `Flytt ${column} opp`,
  columnDown: (column) => `Flytt ${column} ned`,
  columnsUsual: 'Vanlige kolonner',

  // Why somebody writes
  whyAdd: 'Legg til årsak',
  whyTitle: 'Årsak og notat',
  whyReason: 'Årsak',
  whyNote: 'Internt notat',
  whyHint: 'Lagres i historikken, for kolleger. Ikke skriv noe om kunden.',
  whyMissing: 'Oppgi en årsak.',
  whyWrong:
    'Dette kan ikke lagres: det ligner personopplysninger eller en hemmelighet, eller har tegn som ikke er tillatt.',
}
