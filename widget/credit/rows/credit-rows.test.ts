import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { creditRowsWords } from '../../locales/credit/rows-words.ts'
import { removeParts, showPart } from '../../testing/report-part.ts'
import { textOf } from '../../testing/parts.ts'
import type { CreditRows } from './credit-rows.ts'
import { loadCreditRows } from './rows-parts.ts'

describe('debug', () => {
  beforeEach(() => loadCreditRows())
  afterEach(removeParts)
  it('shows', async () => {
    const part = await showPart('order-admin-credit-rows', {}, creditRowsWords, {
      currency: 'SEK',
      rows: [
        {
          Description: 'Lamp',
          PricePerUnit: '125',
          PriceIncludingVat: true,
          NumberOfUnits: '2',
          VatPercent: '25',
        },
      ],
    } as Partial<CreditRows>)
    console.log(textOf(part.renderRoot), part.total, part.changeCount, JSON.stringify(part.read()))
    console.log(textOf(part.renderRoot.querySelector('order-admin-row-grid')!.shadowRoot!))
    expect(1).toBe(1)
  })
})
