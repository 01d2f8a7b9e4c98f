import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { partOf, until } from '../../../testing/parts.ts'

describe.each(someOf(['__proto__', 'a status of tomorrow', 'constructor', 'toString'], 2))(
  'an order full of %s',
  (name) => {
    let edge: FakeEdge
    beforeEach(() => {
      const row = buildRow({
        ArticleNumber: name,
        Name: name,
        Unit: name,
        Actions: ['CanUpdateRow', name, name],
      })
      edge = new FakeEdge(
        buildOrder({
          OrderStatus: name,
          SystemStatus: name,
          SystemStatusMessage: name,
          PaymentCreditStatus: name,
          PaymentType: name,
          Currency: name,
          Actions: [name, name, 'CanAddOrderRow', 'CanUpdateOrderRow'],
          BillingReferences: [{ Type: name, Value: name }],
          OrderMetadata: JSON.parse(`{${JSON.stringify(name)}:"kept"}`) as Record<string, string>,
          OrderRows: [row, row],
          Deliveries: [buildDelivery({ Status: name, Actions: [name, name], OrderRows: [] })],
        }),
      )
    })
    afterEach(() => {
      edge.restore()
      closeDesks()
    })

    it('is shown as it is', async () => {
      const desk = await openDesk()
      await partOf(desk, 'order-admin-row-grid')
      await partOf(desk, 'order-admin-actions')
      await desk.settled()
      expect([...desk.desk.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim())).toEqual([
        name,
        name,
      ])
      expect(desk.text()).toContain(`${name} kept`)
      expect(desk.text().split(name).length).toBeGreaterThan(12)
    })

    it('has its metadata edited', async () => {
      const desk = await openDesk()
      const root = await partOf(desk, 'order-admin-metadata')
      desk.query('#edit-metadata').click()
      const field = await until(() => root.querySelector<HTMLInputElement>('[name=Value]'))
      field.value = 'changed'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await desk.settled()
      root.querySelector<HTMLElement>('.save')!.click()
      await until(() => edge.writes().length === 1)
      expect(JSON.parse(edge.writes()[0]!.body)).toEqual({ Metadata: [{ Key: name, Value: 'changed' }] })
    })
  },
)
