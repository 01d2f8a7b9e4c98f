/** The history of a credit order: read by both numbers, page by page. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLaterWords, loadLanguage } from '../../../locales/languages.ts'
import { problem } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import { buildCreditOrder, buildHistoryEntry as entry, CreditScene } from '../../../testing/credit-stage.ts'
import type { CreditHistory } from './credit-history.ts'
import { loadCreditOrders } from './credit-orders-parts.ts'

describe('the history of a credit order', () => {
  let scene: CreditScene
  let history: CreditHistory

  beforeEach(async () => {
    await loadLanguage('en')
    await loadLaterWords('credit')
    await loadCreditOrders()
    scene = new CreditScene()
  })
  afterEach(() => {
    history.remove()
    scene.restore()
  })

  const root = () => history.shadowRoot!
  const text = () => root().textContent.replace(/\s+/g, ' ')
  const entries = () =>
    [...root().querySelectorAll<HTMLElement>('ol > li')].map((item) =>
      item.textContent.replace(/\s+/g, ' ').trim(),
    )
  const more = () => root().querySelector<HTMLElement>('.more')

  async function show(order = buildCreditOrder()): Promise<void> {
    history = document.createElement('order-admin-credit-history')
    Object.assign(history, { lang: 'en', client: scene.fake.client, order })
    document.body.append(history)
    await until(() => root()?.querySelector('ol, .page, p.muted:not([role])'))
  }

  it('is asked for by both numbers, the merchant’s as it is', async () => {
    await show(buildCreditOrder({ ClientOrderNr: 'a b&c="<b>', ProviderOrderNr: 9_223_372_036_854_775_807n }))
    expect(scene.historyQueries).toEqual([
      'ProviderOrderNr=9223372036854775807',
      `ClientOrderNr=${new URLSearchParams({ n: 'a b&c="<b>' }).toString().slice(2)}`,
    ])
    expect(text()).toContain('Nothing was done to this order')
  })

  it('is asked for by the provider’s number alone where the order has no other', async () => {
    const { ClientOrderNr: _, ...order } = buildCreditOrder()
    await show(order)
    expect(scene.historyQueries).toEqual(['ProviderOrderNr=1000001'])
  })

  it('has each write with its author, amount, new number and rows', async () => {
    const row = { Description: 'Lamp', PricePerUnit: '100', NumberOfUnits: '1.5', VatPercent: '25' }
    scene.history = (query) => ({
      entries: query.has('ProviderOrderNr')
        ? [
            entry(3, {
              operation: 'CreateInvoice',
              made: 3_000_001,
              amount: '187.5',
              rows: [row],
              rowCount: 1,
              who: { kind: 'server', id: 'a1b2', name: 'API key a1b2' },
            }),
            entry(2, { operation: 'DeliverOrderEu', made: 3_000_002, credits: 3_000_000, amount: '-12.5' }),
          ]
        : [],
    })
    await show()
    const [invoice, credit] = entries()
    expect(invoice).toMatch(/^Invoice older operation 187.50 Number 3000001/)
    expect(invoice).toContain('Lamp 1.5 × 100.00')
    expect(invoice).toContain('API key a1b2 (your server)')
    expect(credit).toMatch(/^Credit of invoice 3000000 −12.50 Number 3000002 Kim/)
  })

  it('has the reason and the note of the person who did it', async () => {
    scene.history = () => ({ entries: [entry(3, { reason: 'Customer returned', note: 'Kim rang <b>' })] })
    await show()
    expect(entries()[0]).toMatch(/^Delivery Customer returned Kim rang <b>/)
  })

  it('counts rows that were too many to be kept', async () => {
    scene.history = () => ({ entries: [entry(3, { rowCount: 250 })] })
    await show()
    expect(entries()[0]).toContain('250 rows')
    expect(root().querySelector('details')).toBeNull()
  })

  it('says why something was not done, with the codes to quote', async () => {
    scene.history = (query) => ({
      entries: query.has('ProviderOrderNr')
        ? [
            entry(4, { outcome: 'refused', code: '24000' }),
            entry(3, { outcome: 'unknown', code: 'outcome-unknown' }),
            entry(2, { foundByReading: true }),
          ]
        : [],
    })
    await show()
    const [refused, unknown, found] = entries()
    expect(refused).toMatch(/^Delivery Refused 24000 request-4/)
    expect(unknown).toMatch(/^Delivery Not known whether it was done outcome-unknown/)
    expect(found).toContain('The answer was lost; the order shows that it was done.')
  })

  it('leaves out the making of another order with the same number', async () => {
    scene.history = (query) => ({
      entries: query.has('ClientOrderNr')
        ? [
            entry(2, { operation: 'CreateOrderEu', made: 1_000_002 }),
            entry(1, { operation: 'CreateOrderEu', made: 1_000_001 }),
          ]
        : [],
    })
    await show()
    expect(entries()).toHaveLength(1)
    expect(entries()[0]).toContain('1000001')
  })

  it('reads older entries when they are asked for, and goes to the first of them', async () => {
    scene.history = (query) => {
      if (query.has('ClientOrderNr')) return { entries: [] }
      return query.get('before') === '12'
        ? { entries: [entry(1), entry(0)] }
        : { entries: [entry(9), entry(8)], before: 12 }
    }
    await show()
    expect(entries()).toHaveLength(2)
    more()!.click()
    await until(() => entries().length === 4)
    await until(() => root().activeElement === root().querySelectorAll('ol > li')[2])
    expect(more()).toBeNull()
    // The number that had been read to its end is not asked for again.
    expect(scene.historyQueries).toHaveLength(3)
  })

  it('is read again with the order, and stays on the page until then', async () => {
    scene.history = () => ({ entries: [entry(1)] })
    await show()
    scene.history = () => ({ entries: [entry(2), entry(1)] })
    history.order = buildCreditOrder()
    await history.updateComplete
    expect(entries()).toHaveLength(1)
    await until(() => entries().length === 2)
  })

  it('says so where it cannot be read, and reads it again', async () => {
    scene.history = () => problem(503, 'desk-busy')
    await show()
    expect(root().querySelector('.page')).toBeTruthy()
    scene.history = () => ({ entries: [entry(1)] })
    root().querySelector<HTMLElement>('.page button')!.click()
    await until(() => entries().length === 1)
    expect(root().querySelector('.page')).toBeNull()
  })

  it('refuses an answer without a history', async () => {
    scene.history = () => Response.json({ entries: 'none' })
    await show()
    expect(root().querySelector('.page code')!.textContent).toBe('answer-invalid')
  })
})
