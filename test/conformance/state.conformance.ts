import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { operations, type RestName } from '../../shared/wire/operations.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { type Answer, call, type Deployment } from './deployment.ts'
import { deliverRows, openOrder, orderPath, readOrder, requests, row } from './subjects.ts'

const adding: RestName[] = ['addOrderRow', 'addOrderRows']
const updating: RestName[] = ['updateOrderRow', 'updateOrderRows', 'replaceOrderRows']

/** Rules that depend on an order's status. Needs a sandbox to bring orders into it. */
export function stateConformance(deployment: Deployment): void {
  function ask(name: RestName, CheckoutOrderId: Long): Promise<Answer> {
    const { input, body } = requests[name]
    const path = writePath(name, { ...input, CheckoutOrderId })
    return call(deployment, path, { method: operations[name].method, ...(body !== undefined && { body }) })
  }
  const deliver = (id: Long, OrderRowIds: Long[] = []) => deliverRows(deployment, id, OrderRowIds)
  const cancel = (id: Long) =>
    call(deployment, orderPath(id), { method: 'PATCH', body: { IsCancelled: true } })

  describe('a partly delivered order', () => {
    it('shows the delivered row in its delivery, accepts new rows, and refuses updates of rows', async () => {
      const id = await openOrder(deployment)
      await deliver(id, [1])
      const order = await readOrder(deployment, id)
      expect(order.OrderStatus).toBe('Open')
      expect(order.Deliveries.map(({ OrderRows }) => OrderRows.map(({ OrderRowId }) => OrderRowId))).toEqual([
        [1],
      ])
      expect(order.OrderRows.map(({ OrderRowId }) => OrderRowId)).toEqual([2])
      expect(order.Actions).toContain('CanAddOrderRow')
      expect(order.Actions).not.toContain('CanUpdateOrderRow')
      for (const name of adding) expect((await ask(name, id)).status).toBe(202)
      for (const name of updating) deployment.expectRefusal(await ask(name, id), 'action-missing')
    })
  })

  describe.each([
    ['delivered', deliver, 'Delivered'],
    ['cancelled', cancel, 'Cancelled'],
  ] as const)('a %s order', (_, move, status) => {
    it('has no actions, and refuses every edit', async () => {
      const id = await openOrder(deployment)
      await move(id)
      const before = await readOrder(deployment, id)
      expect(before).toMatchObject({ OrderStatus: status, Actions: [] })
      for (const name of [...adding, ...updating])
        deployment.expectRefusal(await ask(name, id), 'action-missing')
      expect(await readOrder(deployment, id)).toEqual(before)
    })
  })

  describe('the credit check', () => {
    it('refuses an amount above the limit and changes nothing, and never checks a lower amount', async () => {
      const customer = { CountryCode: 'SE', NationalId: `conformance-${crypto.randomUUID()}` }
      const id = await openOrder(deployment, { Customer: customer, CreditLimit: 1000 })
      const before = await readOrder(deployment, id)
      const path = `${orderPath(id)}/rows/`
      const dear = { ...row, UnitPrice: 1000 }
      deployment.expectRefusal(await call(deployment, path, { method: 'POST', body: dear }), 'credit-refused')
      const replaced = { OrderRows: [dear] }
      deployment.expectRefusal(
        await call(deployment, `${path}replaceOrderRows`, { method: 'PUT', body: replaced }),
        'credit-refused',
      )
      deployment.expectRefusal(
        await call(deployment, `${path}1/`, { method: 'PATCH', body: { Quantity: 200, UnitPrice: 1000 } }),
        'credit-refused',
      )
      expect(await readOrder(deployment, id)).toEqual(before)
      const cheaper = { Quantity: 100 }
      expect((await call(deployment, `${path}1/`, { method: 'PATCH', body: cheaper })).status).toBe(204)
    })
  })

  describe('the same request twice at once', () => {
    it('adds two rows with different ids', async () => {
      const id = await openOrder(deployment)
      const answers = await Promise.all([ask('addOrderRow', id), ask('addOrderRow', id)])
      const ids = answers.map(({ body }) => (body as { OrderRowID: Long }).OrderRowID)
      expect(new Set(ids).size).toBe(2)
      expect((await readOrder(deployment, id)).OrderRows).toHaveLength(4)
    })
  })
}
