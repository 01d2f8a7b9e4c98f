import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** Danish, for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Visninger',
  desksOpening: 'Åbner…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Ordre',
    orders: 'Ordrer',
    reports: 'Udbetalinger',
    credit: 'Kreditordrer',
    changes: 'Ændringer',
  }),
  desksOrder: (id) => `Ordre ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 ikke gemt ændring' : `${count} ikke gemte ændringer`),
  desksOrderNumber: 'Ordrens checkout-id',
  desksOpen: 'Åbn',
  desksFind: 'Find',
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Indtast cifrene i ordrens checkout-id.',
  desksNoOrder: 'Indtast en ordres checkout-id for at åbne den.',
  desksNoOrderFind: 'Ingen ordre er åben. Find en ved et af dens numre.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Tilbage til ordrerne',
    reports: 'Tilbage til udbetalingen',
    credit: 'Tilbage til kreditordrerne',
    changes: 'Tilbage til ændringerne',
  }),
  desksPrevious: 'Forrige',
  desksNext: 'Næste',
  desksPlace: (at, of) => `${at} af ${of}`,
  desksPlaceAlone: (at) => `Nr. ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'Listen er ændret: ordren var ikke længere på den. Der fortsættes med det, der er der nu.',
    failed: 'De næste ordrer kunne ikke hentes. Tryk igen for at prøve en gang til.',
  }),
  desksListGone: (id) => `Ordre ${id} er ikke længere på listen.`,
  desksLeave: (id) => `Forlad ordre ${id}?`,
  desksLeaveText: (count) =>
    count === 1 ? 'Én ændring er ikke gemt og går tabt.' : `${count} ændringer er ikke gemt og går tabt.`,
  desksStay: 'Bliv her',
  desksLeaveNow: 'Forlad uden at gemme',

  // The columns of a table
  columns: 'Kolonner',
  columnsTitle: 'Vælg kolonner',
  columnEmpty: 'ingen række har en værdi',
  columnUp: (column) => `Flyt ${column} op`,
  columnDown: (column) => `Flyt ${column} ned`,
  columnsUsual: 'Sædvanlige kolonner',

  // Why somebody writes
  whyAdd: 'Tilføj årsag',
  whyTitle: 'Årsag og note',
  whyReason: 'Årsag',
  whyNote: 'Intern note',
  whyHint: 'Gemmes i historikken til kolleger. Skriv intet om kunden.',
  whyMissing: 'Angiv en årsag.',
  whyWrong:
    'Dette kan ikke gemmes: det ligner personoplysninger eller en hemmelighed, eller har tegn, der ikke er tilladt.',
}
