/** What a page is told when the clerk navigates: numbers of orders, and nothing of a customer. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CreditOrders } from './desks/credit/orders/credit-orders.ts'
import type { OrderAdminNavigateEvent } from './navigate-event.ts'
import {
  buildCreditOrder,
  CreditScene,
  closeCreditDesks,
  openCreditDesk,
  inCredit,
} from './testing/credit-stage.ts'
import { closeDesks, type Desk, openDesk } from './testing/desk.ts'
import { FakeEdge } from './testing/fake-edge.ts'
import { partOf, textOf, until } from './testing/parts.ts'

const members = ['kind', 'orderId', 'providerOrderNr', 'merchantOrderId'] as const

describe('order-admin-navigate', () => {
  let heard: OrderAdminNavigateEvent[]
  const hear = (event: OrderAdminNavigateEvent) => heard.push(event)
  const told = () => heard.map((event) => members.map((member) => event[member]).join())
  beforeEach(() => {
    heard = []
    document.addEventListener('order-admin-navigate', hear)
  })
  afterEach(() => document.removeEventListener('order-admin-navigate', hear))

  describe('order-admin-navigate of the order desk', () => {
    let desk: Desk
    beforeEach(async () => {
      const edge = new FakeEdge()
      desk = await openDesk()
      return () => {
        edge.restore()
        closeDesks()
      }
    })

    it('names the order of a customer whose name is pressed, and nothing else of the customer', async () => {
      desk.element.customerLinks = true
      const link = await partOf(desk, 'order-admin-customer')
      const button = await until(() => link.querySelector('button'))
      expect(textOf(link.host)).toBe('Tess T Persson')
      button.click()
      await until(() => heard.length > 0)
      expect(told()).toEqual(['customer,8906810,,web-2041'])
      for (const personal of ['Tess', '194605092222', '@']) {
        expect(Object.values(heard[0]!).join()).not.toContain(personal)
      }
    })

    it('has a name without a button where the page shows no customers, and where it no longer does', async () => {
      const link = await partOf(desk, 'order-admin-customer')
      expect(link.querySelector('button')).toBeNull()
      desk.element.customerLinks = true
      await until(() => link.querySelector('button'))
      desk.element.customerLinks = false
      await until(() => !link.querySelector('button'))
    })
  })

  describe('order-admin-navigate of the credit desk', () => {
    let scene: CreditScene
    let orders: CreditOrders
    beforeEach(async () => {
      scene = new CreditScene([
        buildCreditOrder({ ProviderOrderNr: 9_223_372_036_854_775_807n, ClientOrderNr: '7' }),
        buildCreditOrder({ ClientOrderNr: '7' }),
      ])
      const desk = await openCreditDesk(scene)
      orders = await until(() => inCredit(desk, 'order-admin-credit-orders') as CreditOrders | undefined)
      const field = await until(() => orders.shadowRoot!.querySelector('input'))
      field.value = '7'
      field.form!.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
      await until(() => orders.shadowRoot!.querySelectorAll('tbody button').length === 2)
    })
    afterEach(() => {
      closeCreditDesks()
      scene.restore()
    })

    const open = () =>
      [...orders.shadowRoot!.querySelectorAll<HTMLElement>('tbody button')]
        .find(({ textContent }) => textContent.includes('9223372036854775807'))!
        .click()
    const shown = () => orders.shadowRoot!.querySelector('order-admin-credit-order:not([hidden])')

    it('comes before an order is opened, digit for digit', async () => {
      open()
      expect(told()).toEqual(['credit-order,,9223372036854775807,7'])
      await until(shown)
    })

    it('leaves the order to a page that cancels it', async () => {
      const reads = () => scene.fake.inputs('GetOrders').length
      const before = reads()
      document.addEventListener('order-admin-navigate', (event) => event.preventDefault(), { once: true })
      open()
      await orders.updateComplete
      expect(heard).toHaveLength(1)
      expect(shown()).toBeNull()
      expect(reads()).toBe(before)
    })
  })
})
