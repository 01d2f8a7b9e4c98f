import { words } from '../../locales/languages.ts'
import type { FrameWords } from './en.ts'

/** Swedish, for what the frame and several desks share. */
export const texts: FrameWords = {
  // The frame
  desks: 'Vyer',
  desksOpening: 'Öppnar…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Order',
    orders: 'Ordrar',
    reports: 'Utbetalningar',
    credit: 'Kreditordrar',
    changes: 'Ändringar',
  }),
  desksOrder: (id) => `Order ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 osparad ändring' : `${count} osparade ändringar`),
  desksOrderNumber: 'Orderns checkout-id',
  desksOpen: 'Öppna',
  desksFind: 'Hitta',
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Ange siffrorna i orderns checkout-id.',
  desksNoOrder: 'Ange en orders checkout-id för att öppna den.',
  desksNoOrderFind: 'Ingen order är öppen. Hitta en med något av dess nummer.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Tillbaka till ordrarna',
    reports: 'Tillbaka till utbetalningen',
    credit: 'Tillbaka till kreditordrarna',
    changes: 'Tillbaka till ändringarna',
  }),
  desksPrevious: 'Föregående',
  desksNext: 'Nästa',
  desksPlace: (at, of) => `${at} av ${of}`,
  desksPlaceAlone: (at) => `Nr ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'Listan har ändrats: ordern fanns inte längre i den. Det fortsätter med det som finns nu.',
    failed: 'Nästa ordrar kunde inte hämtas. Tryck igen för ett nytt försök.',
  }),
  desksListGone: (id) => `Order ${id} finns inte längre i listan.`,
  desksLeave: (id) => `Lämna order ${id}?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'En ändring är inte sparad och går förlorad.'
      : `${count} ändringar är inte sparade och går förlorade.`,
  desksStay: 'Stanna kvar',
  desksLeaveNow: 'Lämna utan att spara',

  // The columns of a table
  columns: 'Kolumner',
  columnsTitle: 'Välj kolumner',
  columnEmpty: 'ingen rad har ett värde',
  columnUp: (column) => `Flytta upp ${column}`,
  columnDown: (column) => `Flytta ned ${column}`,
  columnsUsual: 'Vanliga kolumner',

  // Why somebody writes
  whyAdd: 'Lägg till orsak',
  whyTitle: 'Orsak och notering',
  whyReason: 'Orsak',
  whyNote: 'Intern notering',
  whyHint: 'Sparas i historiken, för kollegor. Skriv inget om kunden.',
  whyMissing: 'Ange en orsak.',
  whyWrong:
    'Det här kan inte sparas: det liknar en personuppgift eller en hemlighet, eller har otillåtna tecken.',
}
