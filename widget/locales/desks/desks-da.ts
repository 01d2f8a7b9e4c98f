import { words } from '../languages.ts'
import type { DesksWords } from './desks-en.ts'

export const desksDa: DesksWords = {
  desks: 'Visninger',
  desksOpening: 'Åbner…',
  desksName: words<'order' | 'reports' | 'credit'>({
    order: 'Ordre',
    reports: 'Udbetalinger',
    credit: 'Kreditordrer',
  }),
  desksOrder: (id) => `Ordre ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 ikke gemt ændring' : `${count} ikke gemte ændringer`),
  desksOrderNumber: 'Checkout-ordrens id',
  desksOpen: 'Åbn',
  desksNoNumber: 'Indtast cifrene i ordrens checkout-id.',
  desksNoOrder: 'Indtast en ordres checkout-id for at åbne den.',
  desksBack: words<'reports' | 'credit'>({
    reports: 'Tilbage til udbetalingen',
    credit: 'Tilbage til kreditordrerne',
  }),
  desksLeave: (id) => `Forlad ordre ${id}?`,
  desksLeaveText: (count) =>
    count === 1 ? 'Én ændring er ikke gemt og går tabt.' : `${count} ændringer er ikke gemt og går tabt.`,
  desksStay: 'Bliv her',
  desksLeaveNow: 'Forlad uden at gemme',
}
