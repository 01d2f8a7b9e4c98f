import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import { readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'
import { bodyOf, call, ORIGIN, orderPath } from '../testing/provider.ts'
import { addRows, INVALID, replaceRows, TINY, updateRows } from '../testing/row-calls.ts'
import { rowToAdd } from '../testing/row.ts'

beforeEach(reset)

describe('adding rows', () => {
  it('answers 202 with their ids twice, in the sequence of the request, and the address of a task', async () => {
    const response = await addRows(seeds.open, [rowToAdd({ Name: 'A' }), rowToAdd({ Name: 'B' })])
    expect(response.status).toBe(202)
    expect(await bodyOf(response)).toEqual({ OrderRowID: [8, 9], OrderRowId: [8, 9] })
    const task = await call(new URL(response.headers.get('Location')!).pathname)
    expect(task.status).toBe(303)
    expect(task.headers.get('Location')).toBe(`${ORIGIN}${orderPath(seeds.open)}`)
    const { OrderRows } = await readOrder(seeds.open)
    expect(OrderRows.slice(-2).map(({ Name }) => Name)).toEqual(['A', 'B'])
  })

  it('adds none if one of them is wrong, and names that one', async () => {
    const before = await readOrder(seeds.open)
    const response = await addRows(seeds.open, [rowToAdd(), rowToAdd({ Name: '' })])
    expect(await refusal(response)).toEqual({
      ...INVALID,
      Errors: [
        { Code: 1012, Field: 'OrderRows[1].Name', ErrorMessage: 'Name must have at least 1 character.' },
      ],
    })
    expect(await readOrder(seeds.open)).toEqual(before)
  })

  it('adds none if together they are above the credit limit', async () => {
    const before = await readOrder(seeds.limited)
    const half = rowToAdd({ Quantity: 100, UnitPrice: (1_000_000 - Number(remainingAmount(before))) / 2 + 1 })
    expect(await refusal(await addRows(seeds.limited, [half, half]))).toEqual({
      Code: 40005,
      Message: "The credit check refused the higher amount: it is above the customer's limit.",
    })
    expect(await readOrder(seeds.limited)).toEqual(before)
    expect((await addRows(seeds.limited, [half])).status).toBe(202)
  })

  it('accepts ten thousand at once', async () => {
    const response = await addRows(
      seeds.open,
      Array.from({ length: 10_000 }, () => TINY),
    )
    expect(response.status).toBe(202)
    const { OrderRowId } = await bodyOf<{ OrderRowId: Long[] }>(response)
    expect(new Set(OrderRowId).size).toBe(10_000)
  })

  it('finds ids on an order with the largest possible id', async () => {
    const response = await addRows(LONG_MAX, [TINY, TINY])
    expect(await bodyOf(response)).toMatchObject({ OrderRowId: [1, 2] })
  })
})

describe('a list of rows', () => {
  const lists: [string, (id: Long, rows: unknown) => Promise<Response>, object][] = [
    ['to add', addRows, TINY],
    ['to replace with', replaceRows, TINY],
  ]
  it.each(lists)('must not be empty: %s', async (_, send) => {
    expect(await refusal(await send(seeds.open, []))).toEqual({
      ...INVALID,
      Errors: [{ Code: 1016, Field: 'OrderRows', ErrorMessage: 'OrderRows must have at least one item.' }],
    })
  })

  it.each(lists)('must not have 10 001 items: %s', async (_, send, row) => {
    const rows = Array.from({ length: 10_001 }, () => row)
    expect(JSON.stringify(rows).length).toBeLessThan(BODY_LIMIT)
    expect(await refusal(await send(seeds.open, rows))).toEqual({
      ...INVALID,
      Errors: [{ Code: 1017, Field: 'OrderRows', ErrorMessage: 'OrderRows must have at most 10000 items.' }],
    })
  })

  it('has the same limits for updates', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ RowId: index, Quantity: 1 }))
    const codes = []
    for (const list of [[], rows]) codes.push((await refusal(await updateRows(1, list))).Errors?.[0]?.Code)
    expect(codes).toEqual([1016, 1017])
  })

  it('is refused with at most a hundred reasons if it has no rows', async () => {
    const { Errors } = await refusal(
      await addRows(
        seeds.open,
        Array.from({ length: 5000 }, () => ({})),
      ),
    )
    expect(Errors).toHaveLength(100)
    expect(Errors?.[0]).toEqual({
      Code: 1010,
      Field: 'OrderRows[0].Name',
      ErrorMessage: 'Name is required.',
    })
  })

  it.each([
    ['missing', {}, 1010],
    ['null', { OrderRows: null }, 1010],
    ['an object', { OrderRows: {} }, 1011],
    ['a text', { OrderRows: 'rows' }, 1011],
  ])('is refused if it is %s', async (_, body, Code) => {
    const response = await sendJson('PUT', `${orderPath(seeds.open)}/rows/replaceOrderRows`, body)
    expect((await refusal(response)).Errors).toEqual([
      { Code, Field: 'OrderRows', ErrorMessage: expect.stringContaining('OrderRows') },
    ])
  })
})

describe('replacing rows', () => {
  it('answers 204, cancels the old rows and adds the new ones after them', async () => {
    const before = await readOrder(seeds.open)
    const response = await replaceRows(seeds.open, [rowToAdd()])
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    const after = await readOrder(seeds.open)
    expect(after.OrderRows.map(({ OrderRowId, IsCancelled }) => [OrderRowId, IsCancelled])).toEqual([
      ...before.OrderRows.map(({ OrderRowId }) => [OrderRowId, true]),
      [8, false],
    ])
    expect(after.OrderAmount).toBe(Number(before.OrderAmount) + 30_000)
    expect(after.CancelledAmount).toBe(before.OrderAmount)
  })

  it('credit-checks a higher amount, and leaves the rows if that fails', async () => {
    const before = await readOrder(seeds.limited)
    const response = await replaceRows(seeds.limited, [rowToAdd({ Quantity: 100, UnitPrice: 1_000_001 })])
    expect(await refusal(response)).toMatchObject({ Code: 40005 })
    expect(await readOrder(seeds.limited)).toEqual(before)
    const equal = rowToAdd({ Quantity: 100, UnitPrice: 1_000_000 })
    expect((await replaceRows(seeds.limited, [equal])).status).toBe(204)
  })

  it('refuses amounts beyond 64 bits, including cancelled ones', async () => {
    const huge = rowToAdd({ UnitPrice: 9_000_000_000_000, Quantity: 100_000_000 })
    expect((await replaceRows(LONG_MAX, [huge])).status).toBe(204)
    expect(await refusal(await replaceRows(LONG_MAX, [huge, huge]))).toMatchObject({ Code: 40006 })
    expect((await replaceRows(LONG_MAX, [TINY])).status).toBe(204)
    expect(await refusal(await replaceRows(LONG_MAX, [huge]))).toEqual({
      Code: 40006,
      Message: 'The amount of the order would not fit in 64 bits.',
    })
  })
})
