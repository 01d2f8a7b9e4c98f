import { words } from '../languages.ts'
import type { DesksWords } from './desks-en.ts'

export const desksNo: DesksWords = {
  desks: 'Visninger',
  desksOpening: 'Åpner…',
  desksName: words<'order' | 'reports' | 'credit'>({
    order: 'Ordre',
    reports: 'Utbetalinger',
    credit: 'Kredittordrer',
  }),
  desksOrder: (id) => `Ordre ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 ulagret endring' : `${count} ulagrede endringer`),
  desksOrderNumber: 'Checkout-ordrens id',
  desksOpen: 'Åpne',
  desksNoNumber: 'Skriv inn sifrene i ordrens checkout-id.',
  desksNoOrder: 'Skriv inn checkout-id-en til en ordre for å åpne den.',
  desksBack: words<'reports' | 'credit'>({
    reports: 'Tilbake til utbetalingen',
    credit: 'Tilbake til kredittordrene',
  }),
  desksLeave: (id) => `Forlate ordre ${id}?`,
  desksLeaveText: (count) =>
    count === 1 ? 'Én endring er ikke lagret og går tapt.' : `${count} endringer er ikke lagret og går tapt.`,
  desksStay: 'Bli her',
  desksLeaveNow: 'Forlat uten å lagre',
}
