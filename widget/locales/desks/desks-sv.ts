import { words } from '../languages.ts'
import type { DesksWords } from './desks-en.ts'

export const desksSv: DesksWords = {
  desks: 'Vyer',
  desksOpening: 'Öppnar…',
  desksName: words<'order' | 'reports' | 'credit'>({
    order: 'Order',
    reports: 'Utbetalningar',
    credit: 'Kreditordrar',
  }),
  desksOrder: (id) => `Order ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 osparad ändring' : `${count} osparade ändringar`),
  desksOrderNumber: 'Checkout-orderns id',
  desksOpen: 'Öppna',
  desksNoNumber: 'Ange siffrorna i orderns checkout-id.',
  desksNoOrder: 'Ange en orders checkout-id för att öppna den.',
  desksBack: words<'reports' | 'credit'>({
    reports: 'Tillbaka till utbetalningen',
    credit: 'Tillbaka till kreditordrarna',
  }),
  desksLeave: (id) => `Lämna order ${id}?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'En ändring är inte sparad och går förlorad.'
      : `${count} ändringar är inte sparade och går förlorade.`,
  desksStay: 'Stanna kvar',
  desksLeaveNow: 'Lämna utan att spara',
}
