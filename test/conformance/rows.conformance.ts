import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { call, type Deployment } from './deployment.ts'
import type { RefusalReason } from './refusals.ts'
import { addedRow, openOrder, orderPath, readOrder, row, expectStatus } from './subjects.ts'

const rowWithout = (member: keyof typeof row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== member))

/** Rows that every operation refuses, whether it adds, replaces or updates. */
const wrongMembers: [string, object][] = [
  ['both discounts', { DiscountPercent: 1000, DiscountAmount: 100 }],
  ['a discount above the row', { DiscountAmount: 301 }],
  ['quantity 0', { Quantity: 0 }],
  ['a negative quantity', { Quantity: -100 }],
  ['half a quantity', { Quantity: 1.5 }],
  ['a quantity of ten digits', { Quantity: 1_000_000_000 }],
  ['a quantity as text', { Quantity: '100' }],
  ['a price of 2^63', { UnitPrice: 9_223_372_036_854_775_808n }],
  ['a price of fourteen digits', { UnitPrice: 10_000_000_000_000 }],
  ['an empty name', { Name: '' }],
  ['a name of 41 characters', { Name: 'n'.repeat(41) }],
  ['a name with a line break', { Name: 'one\r\nSet-Cookie: two' }],
  ['a unit of five characters', { Unit: 'piece' }],
  ['VAT of 10001', { VatPercent: 10_001 }],
  ['a negative VAT', { VatPercent: -1 }],
]
const wrongRows: [string, object][] = [
  ...wrongMembers.map(([what, members]): [string, object] => [what, { ...row, ...members }]),
  ['no name', rowWithout('Name')],
  ['no quantity', rowWithout('Quantity')],
  ['no price', rowWithout('UnitPrice')],
]
const wrongBodies: [string, string][] = [
  ['a body that is not JSON', '{"Name":'],
  ['a body that is no object', '[1]'],
  ['an empty body', ''],
]
const wrongLists: [string, unknown][] = [
  ['no rows', []],
  ['10 001 rows', Array.from({ length: 10_001 }, () => ({ Name: 'n', Quantity: 1, UnitPrice: 1 }))],
  ['something else than a list', {}],
  ['a good row and a wrong one', [row, { ...row, Quantity: 0 }]],
]

/** #1 to #5: adding, changing, cancelling and replacing rows. */
export function rowsConformance(deployment: Deployment): void {
  /** Sends every body to the path and checks that each is refused and the order unchanged. */
  async function expectAllRefused(
    method: string,
    last: string,
    bodies: [string, unknown][],
    reason: RefusalReason = 'body-wrong',
  ): Promise<void> {
    const id = await openOrder(deployment)
    const rowId = await addedRow(deployment, id)
    const before = await readOrder(deployment, id)
    const path = `${orderPath(id)}/rows/${last.replace('{row}', String(rowId))}`
    for (const [what, body] of bodies) {
      const answer = await call(deployment, path, { method, body })
      deployment.expectRefusal({ ...answer, text: `${what}: ${answer.text}` }, reason)
    }
    expect(await readOrder(deployment, id)).toEqual(before)
  }

  const update = (id: Long, OrderRows: unknown) =>
    call(deployment, `${orderPath(id)}/rows/updateOrderRows/`, { method: 'POST', body: { OrderRows } })

  const rowNamed = async (id: Long, OrderRowId: Long) =>
    (await readOrder(deployment, id)).OrderRows.find((found) => found.OrderRowId === OrderRowId)

  describe('add order row (#1)', () => {
    it('adds the row and answers its id', async () => {
      const id = await openOrder(deployment)
      const before = await readOrder(deployment, id)
      const path = `${orderPath(id)}/rows/`
      const answer = await call(deployment, path, { method: 'POST', body: row })
      expectStatus(answer, 202)
      const { OrderRowID, OrderRowId } = answer.body as { OrderRowID: Long; OrderRowId: Long }
      expect(OrderRowId).toBe(OrderRowID)
      expect(await rowNamed(id, OrderRowID)).toMatchObject({ ...row, IsCancelled: false })
      expect((await readOrder(deployment, id)).OrderAmount).toBe(Number(before.OrderAmount) + 300)
    })

    // Without tasks there is no Location to test.
    it.each(deployment.tasks ? ['the task behind it'] : [])('links to %s', async () => {
      const path = `${orderPath(await openOrder(deployment))}/rows/`
      const answer = await call(deployment, path, { method: 'POST', body: row })
      expect(answer.headers.get('Location')).toMatch(/\/api\/v1\/queue\/[\w-]+$/)
    })

    it('reads member names in any case, ignores unknown ones and nulls, and needs no trailing slash', async () => {
      const id = await openOrder(deployment)
      const body = { name: 'Lenient', QUANTITY: 100, unitPrice: 5, Unit: null, Unknown: { deep: [1] } }
      const answer = await call(deployment, `${orderPath(id)}/Rows`, { method: 'POST', body })
      expectStatus(answer, 202)
      const { OrderRowID } = answer.body as { OrderRowID: Long }
      expect(await rowNamed(id, OrderRowID)).toMatchObject({ Name: 'Lenient', Quantity: 100, UnitPrice: 5 })
    })

    it('accepts a name of forty characters that has more than forty code units', async () => {
      const id = await openOrder(deployment)
      const Name = '💡'.repeat(40)
      expect(await rowNamed(id, await addedRow(deployment, id, { Name }))).toMatchObject({ Name })
    })

    it('refuses an invalid row, and adds nothing', async () => {
      await expectAllRefused('POST', '', [...wrongRows, ...wrongBodies])
    })

    it('refuses another content type', async () => {
      const id = await openOrder(deployment)
      const headers = { 'Content-Type': 'text/plain' }
      const path = `${orderPath(id)}/rows/`
      const answer = await call(deployment, path, { method: 'POST', body: row, headers })
      deployment.expectRefusal(answer, 'content-type-wrong')
    })
  })

  describe('add order rows (#2)', () => {
    it('adds the rows and answers their ids in order', async () => {
      const id = await openOrder(deployment)
      const names = ['First of two', 'Second of two']
      const body = { OrderRows: names.map((Name) => ({ ...row, Name })) }
      const answer = await call(deployment, `${orderPath(id)}/rows/addOrderRows/`, { method: 'POST', body })
      expectStatus(answer, 202)
      const { OrderRowID } = answer.body as { OrderRowID: Long[] }
      const added = await Promise.all(OrderRowID.map((rowId) => rowNamed(id, rowId)))
      expect(added.map((found) => found?.Name)).toEqual(names)
    })

    it('refuses a list with an invalid row, and adds none', async () => {
      const lists = [...wrongRows.map(([what, wrong]): [string, unknown] => [what, [wrong]]), ...wrongLists]
      await expectAllRefused('POST', 'addOrderRows/', [
        ...lists.map(([what, OrderRows]): [string, unknown] => [what, { OrderRows }]),
        ...wrongBodies,
      ])
    })
  })

  describe('update order row (#3)', () => {
    it('changes the given members, keeps the others, and answers without a body', async () => {
      const id = await openOrder(deployment)
      const rowId = await addedRow(deployment, id)
      const path = `${orderPath(id)}/rows/${rowId}/`
      const answer = await call(deployment, path, {
        method: 'PATCH',
        body: { Quantity: 300, Name: 'Changed' },
      })
      expectStatus(answer, 204)
      expect(answer.text).toBe('')
      expect(await rowNamed(id, rowId)).toMatchObject({ ...row, Quantity: 300, Name: 'Changed' })
    })

    it('cancels a row, which then cannot be changed', async () => {
      const id = await openOrder(deployment)
      const rowId = await addedRow(deployment, id)
      const before = await readOrder(deployment, id)
      const path = `${orderPath(id)}/rows/${rowId}/`
      const body = { Quantity: 200, IsCancelled: true }
      expect((await call(deployment, path, { method: 'PATCH', body })).status).toBe(204)
      expect(await rowNamed(id, rowId)).toMatchObject({ IsCancelled: true, Actions: [] })
      const after = await readOrder(deployment, id)
      expect(remainingAmount(after)).toBe(Number(remainingAmount(before)) - 300)
      expect(after.CancelledAmount).toBe(Number(before.CancelledAmount) + 300)
      const again = await call(deployment, path, { method: 'PATCH', body: { Quantity: 100 } })
      deployment.expectRefusal(again, 'row-cancelled')
    })

    it('refuses invalid members, and changes nothing', async () => {
      await expectAllRefused('PATCH', '{row}/', [...wrongMembers, ...wrongBodies])
    })

    it('refuses an unknown row', async () => {
      await expectAllRefused('PATCH', '987654321/', [['a good update', { Quantity: 100 }]], 'row-unknown')
    })
  })

  describe('update order rows (#4)', () => {
    it('accepts the fields next to RowId and nested under Row', async () => {
      const id = await openOrder(deployment)
      const rowIds = [
        await addedRow(deployment, id),
        await addedRow(deployment, id),
        await addedRow(deployment, id),
      ]
      const answer = await update(id, [
        { RowId: rowIds[0], Quantity: 300 },
        { RowId: rowIds[1], Row: { Quantity: 400 } },
        { orderRowId: rowIds[2], row: { Quantity: 500, isCancelled: true } },
      ])
      expectStatus(answer, 204)
      const rows = await Promise.all(rowIds.map((rowId) => rowNamed(id, rowId)))
      expect(rows.slice(0, 2).map((found) => found?.Quantity)).toEqual([300, 400])
      expect(rows[2]).toMatchObject({ IsCancelled: true })
    })

    it('changes no row if one of them cannot be changed', async () => {
      const id = await openOrder(deployment)
      const rowId = await addedRow(deployment, id)
      const before = await readOrder(deployment, id)
      const good = { RowId: rowId, Quantity: 700 }
      deployment.expectRefusal(await update(id, [good, { RowId: 987_654_321, Quantity: 100 }]), 'row-unknown')
      for (const bad of [
        { RowId: rowId, Quantity: 0 },
        { Quantity: 100 },
        ...wrongMembers.map(([, members]) => ({ ...members, RowId: rowId })),
      ]) {
        deployment.expectRefusal(await update(id, [good, bad]), 'body-wrong')
      }
      for (const [, wrong] of wrongLists.slice(0, 3)) {
        deployment.expectRefusal(await update(id, wrong), 'body-wrong')
      }
      expect(await readOrder(deployment, id)).toEqual(before)
    })
  })

  describe('replace order rows (#5)', () => {
    it('cancels all rows and adds the new ones', async () => {
      const id = await openOrder(deployment)
      const before = await readOrder(deployment, id)
      const body = { OrderRows: [{ ...row, Name: 'Replacement' }] }
      const answer = await call(deployment, `${orderPath(id)}/rows/replaceOrderRows`, { method: 'PUT', body })
      expectStatus(answer, 204)
      const after = await readOrder(deployment, id)
      const { OrderRows } = after
      const active = OrderRows.filter(({ IsCancelled }) => !IsCancelled)
      expect(active.map(({ Name }) => Name)).toEqual(['Replacement'])
      expect(remainingAmount(after)).toBe(300)
      expect(OrderRows.filter(({ IsCancelled }) => IsCancelled)).toHaveLength(before.OrderRows.length)
    })

    it('refuses a list with an invalid row, and replaces none', async () => {
      const lists = [...wrongRows.map(([what, wrong]): [string, unknown] => [what, [wrong]]), ...wrongLists]
      await expectAllRefused('PUT', 'replaceOrderRows', [
        ...lists.map(([what, OrderRows]): [string, unknown] => [what, { OrderRows }]),
        ...wrongBodies,
      ])
    })
  })
}
