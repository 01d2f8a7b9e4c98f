/** The history of a credit order on the screen. */
import { afterEach, expect, it } from 'vitest'
import { loadLanguage, loadLaterWords } from '../../../locales/languages.ts'
import { buildCreditOrder, buildHistoryEntry, CreditScene } from '../../../testing/credit-stage.ts'
import { until } from '../../../testing/parts.ts'
import { loadCreditOrders } from './credit-orders-parts.ts'

afterEach(() => document.body.replaceChildren())

it('never hides why a write was done', async () => {
  await loadLanguage('en')
  await loadLaterWords('credit')
  await loadCreditOrders()
  const scene = new CreditScene()
  try {
    scene.history = () => ({
      entries: [buildHistoryEntry(3, { reason: 'Customer returned', note: 'Kim rang' })],
    })
    const history = document.createElement('order-admin-credit-history')
    Object.assign(history, { lang: 'en', client: scene.fake.client, order: buildCreditOrder() })
    document.body.append(history)
    const entry = await until(() => history.shadowRoot?.querySelector<HTMLElement>('ol > li'))
    expect(entry.innerText).toContain('Customer returned')
    expect(entry.innerText).toContain('Kim rang')
  } finally {
    scene.restore()
  }
})
