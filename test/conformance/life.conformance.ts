/** #10 to #18: deliveries, cancellations, credits ("Beyond the description", section 1). Needs a sandbox for orders. */
import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { creditResource } from '../../shared/domain/order/credit-request.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type Answer, call, type Deployment } from './deployment.ts'
import { expectStatus, openOrder, orderPath, readOrder, row } from './subjects.ts'

/** The suite's order has two rows of 2 × 1,50 with 25 % VAT: 3,00 each. */
const ROW = 300

export function lifeConformance(deployment: Deployment): void {
  const post = (id: Long, path: string, body: unknown) =>
    call(deployment, `${orderPath(id)}/deliveries${path}`, { method: 'POST', body })
  const patch = (id: Long, path: string, body: unknown) =>
    call(deployment, `${orderPath(id)}${path}`, { method: 'PATCH', body })

  async function delivered(OrderRowIds: Long[] = []): Promise<{ id: Long; delivery: Long }> {
    const id = await openOrder(deployment)
    const answer = await post(id, '', { OrderRowIds })
    expectStatus(answer, 202)
    return { id, delivery: (answer.body as { DeliveryId: Long }).DeliveryId }
  }

  /** An API's 202 leads to its resource through a task whose id is a Long. */
  async function expectTask(answer: Answer, resource: string): Promise<void> {
    if (!deployment.tasks) return
    const location = new URL(answer.headers.get('Location')!)
    const task = await call(deployment, location.pathname)
    expectStatus(task, 303)
    expect(new URL(task.headers.get('Location')!).pathname).toBe(resource)
    const Id = Number(location.pathname.split('/').at(-1))
    expect(task.body).toMatchObject({ Id, Status: 'Completed', ResourceUri: task.headers.get('Location') })
  }

  /** Checks that the operation refuses and changes nothing. */
  async function expectRefused(
    id: Long,
    ask: () => Promise<Answer>,
    reason: Parameters<Deployment['expectRefusal']>[1],
  ): Promise<void> {
    const before = await readOrder(deployment, id)
    deployment.expectRefusal(await ask(), reason)
    expect(await readOrder(deployment, id)).toEqual(before)
  }

  const amounts = ({ OrderAmount, CancelledAmount, Deliveries }: Order) => ({
    OrderAmount,
    CancelledAmount,
    delivered: Deliveries.map(({ DeliveryAmount }) => DeliveryAmount),
    credited: Deliveries.map(({ CreditedAmount }) => CreditedAmount),
  })

  describe('deliver (#10)', () => {
    it('answers the new delivery, and delivers all rows that were left', async () => {
      const id = await openOrder(deployment)
      const answer = await post(id, '/', { OrderRowIds: [] })
      expectStatus(answer, 202)
      const order = await readOrder(deployment, id)
      expect(answer.body).toEqual({ DeliveryId: order.Deliveries[0]!.Id })
      await expectTask(answer, orderPath(id))
      expect(order).toMatchObject({ OrderStatus: 'Delivered', OrderRows: [], Actions: [] })
      expect(order.Deliveries[0]).toMatchObject({ Status: 'Sent', DeliveryAmount: 2 * ROW })
      expect(order.Deliveries[0]!.DueDate).toMatch(/T00:00:00/)
    })

    it('takes a part of a row, and cancels the rest if asked', async () => {
      const id = await openOrder(deployment)
      const part = { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }] }
      expectStatus(await post(id, '', part), 202)
      const order = await readOrder(deployment, id)
      expect(order.OrderRows[0]).toMatchObject({ OrderRowId: 1, Quantity: 100 })
      expect(order.Deliveries[0]!.OrderRows).toMatchObject([{ Quantity: 100, Name: row.Name }])
      expect(order.Deliveries[0]!.OrderRows[0]!.OrderRowId).not.toBe(1)
      expectStatus(await post(id, '', { OrderRowIds: [1], CancelRemaining: true }), 202)
      expect(amounts(await readOrder(deployment, id))).toEqual({
        OrderAmount: 2 * ROW,
        CancelledAmount: ROW,
        delivered: [150, 150],
        credited: [0, 0],
      })
    })

    it.each([
      ['no list', {}],
      ['a row twice', { OrderRowIds: [1, 1] }],
      ['a part of nothing', { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 0 }] }],
      ['a part of another row', { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 1 }] }],
      ['more than there is', { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 201 }] }],
      ['an unknown way to send', { OrderRowIds: [], InvoiceDistributionType: 'Pigeon' }],
    ])('refuses %s', async (_, body) => {
      const id = await openOrder(deployment)
      await expectRefused(id, () => post(id, '', body), 'body-wrong')
    })

    it('refuses an unknown row, and a delivery if nothing is left', async () => {
      const id = await openOrder(deployment)
      await expectRefused(id, () => post(id, '', { OrderRowIds: [1, 99] }), 'row-unknown')
      expectStatus(await post(id, '', { OrderRowIds: [] }), 202)
      await expectRefused(id, () => post(id, '', { OrderRowIds: [] }), 'action-missing')
    })
  })

  describe('deliver for a lower amount (#11)', () => {
    const lower = (id: Long, DeliveredAmount: number) =>
      post(id, '/DeliverAndLowerAmount', { DeliveredAmount })

    it('delivers that amount and cancels the difference', async () => {
      const id = await openOrder(deployment)
      const answer = await lower(id, 500)
      expectStatus(answer, 202)
      const order = await readOrder(deployment, id)
      expect(answer.body).toEqual({ DeliveryId: order.Deliveries[0]!.Id })
      expect(amounts(order)).toEqual({
        OrderAmount: 600,
        CancelledAmount: 100,
        delivered: [500],
        credited: [0],
      })
    })

    it.each([0, 601])('refuses %i of 600', async (amount) => {
      const id = await openOrder(deployment)
      await expectRefused(id, () => lower(id, amount), 'body-wrong')
    })
  })

  describe('cancel (#12, #13, #14)', () => {
    it('cancels the order', async () => {
      const id = await openOrder(deployment)
      expectStatus(await patch(id, '', { IsCancelled: true }), 204)
      const order = await readOrder(deployment, id)
      expect(order).toMatchObject({ OrderStatus: 'Cancelled', OrderAmount: 600, CancelledAmount: 600 })
      await expectRefused(id, () => patch(id, '/', { IsCancelled: true }), 'action-missing')
    })

    it('cancels an amount, given as the new total', async () => {
      const id = await openOrder(deployment)
      expectStatus(await patch(id, '', { CancelledAmount: 100 }), 204)
      expectStatus(await patch(id, '/', { cancelledAmount: 101 }), 204)
      const order = await readOrder(deployment, id)
      expect(order).toMatchObject({ OrderStatus: 'Open', OrderAmount: 600, CancelledAmount: 101 })
      await expectRefused(id, () => patch(id, '', { CancelledAmount: 101 }), 'body-wrong')
      await expectRefused(id, () => patch(id, '', { CancelledAmount: 601 }), 'body-wrong')
      expectStatus(await patch(id, '', { CancelledAmount: 600 }), 204)
      expect(await readOrder(deployment, id)).toMatchObject({ OrderStatus: 'Cancelled' })
    })

    it('cancels rows, all or none of them', async () => {
      const id = await openOrder(deployment)
      const cancel = (OrderRowIds: Long[]) => patch(id, '/rows/cancelOrderRows', { OrderRowIds })
      await expectRefused(id, () => cancel([1, 99]), 'row-unknown')
      expectStatus(await cancel([1]), 204)
      expect(await readOrder(deployment, id)).toMatchObject({ OrderStatus: 'Open', CancelledAmount: ROW })
      await expectRefused(id, () => cancel([2, 1]), 'row-cancelled')
      await expectRefused(id, () => cancel([]), 'body-wrong')
    })
  })

  describe('credit (#15 to #18)', () => {
    it('credits rows and answers a text, which names the credit', async () => {
      const { id, delivery } = await delivered()
      const answer = await post(id, `/${delivery}/credits`, { OrderRowIds: [1] })
      expectStatus(answer, 202)
      const { CreditId } = answer.body as { CreditId: string }
      expect(answer.body).toEqual({ CreditId: expect.stringMatching(/^\d+$/) })
      const resource = `${orderPath(id)}/deliveries/${delivery}/credits/${CreditId}`
      await expectTask(answer, resource)
      const read = await call(deployment, resource)
      expectStatus(read, 200)
      const credit = creditResource.parse(
        memberReader(creditResource, operatorName(deployment.operator))(read.body),
      )
      expect(credit).toMatchObject({ CreditId, Amount: -ROW, OrderRows: [{ OrderRowId: 1, Quantity: -200 }] })
      await expectRefused(
        id,
        () => post(id, `/${delivery}/credits`, { OrderRowIds: [1] }),
        'row-not-creditable',
      )
    })

    it('credits parts of rows, new rows, and rows less a fee', async () => {
      const { id, delivery } = await delivered()
      const path = `/${delivery}/credits`
      const part = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 50 }] }
      // A quarter of 3,00.
      expectStatus(await post(id, path, part), 202)
      const NewCreditOrderRow = { Name: 'Late', UnitPrice: 25, VatPercent: 2500 }
      expectStatus(await post(id, `${path}/`, { NewCreditOrderRow }), 202)
      const Fee = { Name: 'Return', UnitPrice: 100, VatPercent: 2500 }
      expectStatus(await post(id, `${path}/CreditWithFee`, { OrderRowIds: [2], Fee }), 202)
      const [one] = (await readOrder(deployment, id)).Deliveries
      expect(one!.Credits!.map(({ Amount }) => Amount)).toEqual([-75, -25, -200])
      expect(one!.CreditedAmount).toBe(300)
    })

    it('credits an amount, given as the new total', async () => {
      const { id, delivery } = await delivered()
      const credit = (CreditedAmount: Long) => patch(id, `/deliveries/${delivery}`, { CreditedAmount })
      const answer = await credit(100)
      expectStatus(answer, 200)
      expect(answer.body).toEqual({ CreditId: expect.stringMatching(/^\d+$/) })
      await expectRefused(id, () => credit(100), 'body-wrong')
      await expectRefused(id, () => credit(601), 'body-wrong')
      expectStatus(await credit(600), 200)
      const [one] = (await readOrder(deployment, id)).Deliveries
      expect(one).toMatchObject({ CreditedAmount: 600, Status: 'Credited', Actions: [] })
      await expectRefused(id, () => credit(601), 'delivery-action-missing')
    })

    it('refuses more than is left, and an unknown delivery or credit', async () => {
      const { id, delivery } = await delivered()
      const NewCreditOrderRow = { Name: 'Late', UnitPrice: 601, VatPercent: 0 }
      await expectRefused(
        id,
        () => post(id, `/${delivery}/credits`, { NewCreditOrderRow }),
        'credit-too-high',
      )
      await expectRefused(id, () => post(id, '/1/credits', { OrderRowIds: [1] }), 'delivery-not-found')
      const none = await call(deployment, `${orderPath(id)}/deliveries/${delivery}/credits/1`)
      deployment.expectRefusal(none, 'credit-not-found')
    })
  })
}
