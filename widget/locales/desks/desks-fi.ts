import { words } from '../languages.ts'
import type { DesksWords } from './desks-en.ts'

export const desksFi: DesksWords = {
  desks: 'Näkymät',
  desksOpening: 'Avataan…',
  desksName: words<'order' | 'reports' | 'credit'>({
    order: 'Tilaus',
    reports: 'Tilitykset',
    credit: 'Luottotilaukset',
  }),
  desksOrder: (id) => `Tilaus ${id}`,
  desksUnsaved: (count) => (count === 1 ? '1 tallentamaton muutos' : `${count} tallentamatonta muutosta`),
  desksOrderNumber: 'Tilauksen checkout-tunnus',
  desksOpen: 'Avaa',
  desksNoNumber: 'Anna tilauksen checkout-tunnuksen numerot.',
  desksNoOrder: 'Avaa tilaus antamalla sen checkout-tunnus.',
  desksBack: words<'reports' | 'credit'>({
    reports: 'Takaisin tilitykseen',
    credit: 'Takaisin luottotilauksiin',
  }),
  desksLeave: (id) => `Poistutaanko tilauksesta ${id}?`,
  desksLeaveText: (count) =>
    count === 1
      ? 'Yhtä muutosta ei ole tallennettu, ja se menetetään.'
      : `${count} muutosta ei ole tallennettu, ja ne menetetään.`,
  desksStay: 'Pysy tässä',
  desksLeaveNow: 'Poistu tallentamatta',
}
