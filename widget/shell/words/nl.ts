import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** Dutch, for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Weergaven',
  desksOpening: 'Wordt geopend…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Bestelling',
    orders: 'Bestellingen',
    reports: 'Uitbetalingen',
    credit: 'Kredietbestellingen',
    changes: 'Wijzigingen',
  }),
  desksOrder: (id) => `Bestelling ${id}`,
  desksUnsaved: (count) =>
    count === 1 ? '1 niet-opgeslagen wijziging' : `${count} niet-opgeslagen wijzigingen`,
  desksOrderNumber: 'Checkout-id van de bestelling',
  desksOpen: 'Openen',
  desksFind: 'Zoeken',
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Voer de cijfers van de checkout-id in.',
  desksNoOrder: 'Voer de checkout-id van een bestelling in om haar te openen.',
  desksNoOrderFind: 'Er is geen bestelling geopend. Zoek er een op een van haar nummers.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Terug naar de bestellingen',
    reports: 'Terug naar de uitbetaling',
    credit: 'Terug naar de kredietbestellingen',
    changes: 'Terug naar de wijzigingen',
  }),
  desksPrevious: 'Vorige',
  desksNext: 'Volgende',
  desksPlace: (at, of) => `${at} van ${of}`,
  desksPlaceAlone: (at) => `Nr. ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'De lijst is gewijzigd: de bestelling stond er niet meer in. Het gaat verder met wat er nu is.',
    failed:
      'De volgende bestellingen konden niet worden opgehaald. Druk nog eens om het opnieuw te proberen.',
  }),
  desksListGone: (id) => `Bestelling ${id} staat niet meer in deze lijst.`,
  desksLeave: (id) => `Bestelling ${id} verlaten?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'Eén wijziging is niet opgeslagen en gaat verloren.'
      : `${count} wijzigingen zijn niet opgeslagen en gaan verloren.`,
  desksStay: 'Hier blijven',
  desksLeaveNow: 'Verlaten zonder op te slaan',

  // The columns of a table
  columns: 'Kolommen',
  columnsTitle: 'Kolommen kiezen',
  columnEmpty: 'geen regel heeft een waarde',
  columnUp: (column) => `${column} omhoog`,
  columnDown: (column) => `${column} omlaag`,
  columnsUsual: 'Gebruikelijke kolommen',

  // Why somebody writes
  whyAdd: 'Reden toevoegen',
  whyTitle: 'Reden en notitie',
  whyReason: 'Reden',
  whyNote: 'Interne notitie',
  whyHint: 'Staat in de geschiedenis, voor collega’s. Schrijf niets over de klant.',
  whyMissing: 'Geef een reden op.',
  whyWrong:
    'Dit kan niet worden bewaard: het lijkt op persoonsgegevens of een geheim, of heeft tekens die niet mogen.',
}
