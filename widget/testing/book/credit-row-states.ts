/** States of the rows of a credit order, which several tasks share: the part alone. */
import { inputOfOrderRow, priceRow } from '../../../shared/domain/credit/credit-row.rules.ts'
import type { CreditRows } from '../../desks/credit/rows/credit-rows.ts'
import type { CreditRowStart } from '../../desks/credit/rows/row-shapes.ts'
import { loadCreditRows } from '../../desks/credit/rows/rows-parts.ts'
import { reached } from '../reach.ts'
import { removeParts, showPart } from '../report-part.ts'
import type { BookState } from './book-state.ts'

const lamp: CreditRowStart = {
  ArticleNumber: '1032',
  Description: 'Lamp, brass',
  PricePerUnit: '625',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  DiscountPercent: '10',
}
const bulb = { ...lamp, Description: 'Bulb', PricePerUnit: '79', DiscountPercent: '0', DiscountAmount: '9' }
const left = [lamp, bulb].flatMap((row) => {
  const priced = priceRow(inputOfOrderRow(row))
  return priced.ok ? priced.value : []
})

const states: Readonly<
  Record<string, { shows: string; says?: string; rows: Partial<Pick<CreditRows, 'rows' | 'left'>> }>
> = {
  'rows, written': {
    shows: 'Rows with VAT and discounts, which a clerk writes.',
    rows: { rows: [lamp, bulb] },
  },
  'rows, chosen': { shows: 'Rows of which a clerk chooses units.', says: 'What stays:', rows: { left } },
  'rows, none': {
    shows: 'No row yet, where at least one is needed.',
    says: 'Add at least one row.',
    rows: {},
  },
}

export const creditRowBook: readonly BookState[] = Object.entries(states).map(
  ([name, { shows, says, rows }]) => ({
    desk: 'credit',
    name,
    part: 'order-admin-credit-rows',
    shows,
    says,
    async show({ lang, dir }) {
      await loadCreditRows()
      const properties = { currency: 'SEK', lang, dir, ...rows }
      const part = await showPart('order-admin-credit-rows', {}, 'credit', properties)
      part.read()
      await part.updateComplete
      const grid = part.renderRoot.querySelector('order-admin-row-grid')
      if (grid) await reached(() => grid.shadowRoot?.querySelector('tbody'))
      return { element: part.parentElement!, close: removeParts }
    },
  }),
)
