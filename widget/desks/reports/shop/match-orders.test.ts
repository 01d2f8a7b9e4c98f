import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { compareShop, type MatchOrders, type ShopOrder, type ShopQuestion, SLICE } from './match-orders.ts'

const orders = (amounts: Record<string, Long>) =>
  Object.entries(amounts).map(([key, nominalAmount]) => ({ key, nominalAmount, count: 2 }))

function compare(
  amounts: Record<string, Long>,
  matchOrders: MatchOrders,
  changes: Partial<ShopQuestion> = {},
) {
  return compareShop({
    orders: orders(amounts),
    currency: 'SEK',
    date: '2026-03-10',
    matchOrders,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...changes,
  })
}

/** A shop that knows these orders. */
const shop =
  (...known: ShopOrder[]): MatchOrders =>
  async () =>
    known

const verdictsOf = async (...[amounts, matchOrders]: [Record<string, Long>, MatchOrders]) => {
  const compared = await compare(amounts, matchOrders)
  return compared.ok ? Object.fromEntries(compared.value.verdicts) : compared.reason
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the shop’s answer', () => {
  it('is never read silently with an assumed currency or left-out rows', async () => {
    const known = shop(
      { orderNumber: 'a', total: 100 },
      { orderNumber: 'b', total: 90, currency: 'SEK' },
      { orderNumber: 'late', total: 90 },
    )
    const compared = await compare({ a: 100, b: 90, '': 70 }, known)
    expect(compared.ok && compared.value).toMatchObject({
      currency: 'SEK',
      withoutCurrency: 1,
      rowsWithoutNumber: 2,
    })
  })
})

describe('an order of the report', () => {
  it('is the same, differs, is in another currency or is not known', async () => {
    const known = shop(
      { orderNumber: 'a', total: 100 },
      { orderNumber: 'b', total: 90, currency: 'SEK' },
      { orderNumber: 'c', total: 100, currency: 'NOK' },
    )
    expect(await verdictsOf({ a: 100, b: 100, c: 100, d: -5 }, known)).toEqual({
      a: { is: 'same' },
      b: { is: 'differs', report: 100, shop: 90, difference: 10 },
      c: { is: 'other-currency', currency: 'NOK' },
      d: { is: 'unknown', report: -5 },
    })
  })

  it('is compared with the sum of the shop’s entries, beyond 2^53 to the unit', async () => {
    const known = shop(
      { orderNumber: 'a', total: 2n ** 60n },
      { orderNumber: 'a', total: -1 },
      { orderNumber: 'constructor', total: 0 },
    )
    expect(await verdictsOf({ a: 2n ** 60n, constructor: 0 }, known)).toEqual({
      a: { is: 'differs', report: 2n ** 60n, shop: 2n ** 60n - 1n, difference: 1 },
      constructor: { is: 'same' },
    })
  })

  it('is not asked about without a number', async () => {
    const asked: string[] = []
    const compared = await compare({ '': 7, a: 1 }, async (numbers) => {
      asked.push(...numbers)
      return []
    })
    expect(asked).toEqual(['a'])
    expect(compared.ok && [...compared.value.verdicts.keys()]).toEqual(['a'])
  })

  it('is asked about once, with at most so many others', async () => {
    const amounts = Object.fromEntries(Array.from({ length: SLICE * 2 + 1 }, (_, index) => [`o${index}`, 1]))
    const sizes: number[] = []
    const progress: number[] = []
    const seen = new Set<string>()
    const compared = await compare(
      amounts,
      async (numbers) => {
        sizes.push(numbers.length)
        for (const number of numbers) seen.add(number)
        return numbers.map((orderNumber) => ({ orderNumber, total: 1 }))
      },
      { onProgress: (asked) => progress.push(asked) },
    )
    expect(sizes).toEqual([SLICE, SLICE, 1])
    expect(seen.size).toBe(SLICE * 2 + 1)
    expect(progress).toEqual([SLICE, SLICE * 2, SLICE * 2 + 1])
    expect(compared.ok && [...compared.value.verdicts.values()].every(({ is }) => is === 'same')).toBe(true)
  })
})

describe('a sale that the report does not have', () => {
  it('is listed once it is seven days old, or has no date', async () => {
    const known: ShopOrder[] = [
      { orderNumber: 'old', total: 1, date: '2026-03-03' },
      { orderNumber: 'new', total: 1, date: '2026-03-04' },
      { orderNumber: 'later', total: 1, date: '2026-03-11' },
      { orderNumber: 'undated', total: 1 },
      { orderNumber: 'a', total: 1, date: '2026-01-01' },
    ]
    const compared = await compare({ a: 1 }, shop(...known))
    expect(compared.ok && compared.value.late.map(({ orderNumber }) => orderNumber)).toEqual([
      'old',
      'undated',
    ])
  })

  it('is listed once though every answer has it, and not at all if another slice asks about it', async () => {
    const amounts = Object.fromEntries(Array.from({ length: SLICE + 1 }, (_, index) => [`o${index}`, 1]))
    const always = shop({ orderNumber: 'x', total: 1 }, { orderNumber: `o${SLICE}`, total: 1 })
    const compared = await compare(amounts, always)
    expect(compared.ok && compared.value.late.map(({ orderNumber }) => orderNumber)).toEqual(['x'])
    expect(compared.ok && compared.value.verdicts.get(`o${SLICE}`)).toEqual({ is: 'same' })
  })
})

describe('a host', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('The shop is closed.'))],
    [
      'throws',
      () => {
        throw new Error('The shop is closed.')
      },
    ],
  ])('is quoted when it %s', async (_, matchOrders) => {
    expect(await verdictsOf({ a: 1 }, matchOrders)).toEqual({ code: 'threw', message: 'The shop is closed.' })
  })

  it('is given up when it never answers within half a minute, and told so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let told: AbortSignal | undefined
    const outcome = verdictsOf({ a: 1 }, (_, signal) => {
      told = signal
      return new Promise(() => {})
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome).toEqual({ code: 'slow', seconds: 30 })
    expect(told!.aborted).toBe(true)
  })

  it.each([
    ['nothing', undefined, ''],
    ['a number', 7, ''],
    ['an object', {}, ''],
    ['null in the list', [{ orderNumber: 'a', total: 1 }, null], '1'],
    ['a number as order number', [{ orderNumber: 7, total: 1 }], '0.orderNumber'],
    ['an empty order number', [{ orderNumber: '', total: 1 }], '0.orderNumber'],
    ['a total as text', [{ orderNumber: 'a', total: '1' }], '0.total'],
    ['a total with decimals', [{ orderNumber: 'a', total: 1.5 }], '0.total'],
    ['a total beyond 64 bits', [{ orderNumber: 'a', total: 2n ** 63n }], '0.total'],
    ['no total', [{ orderNumber: 'a' }], '0.total'],
    ['a currency that is no text', [{ orderNumber: 'a', total: 1, currency: 752 }], '0.currency'],
    ['a date that is none', [{ orderNumber: 'a', total: 1, date: 'soon' }], '0.date'],
    ['a Date', [{ orderNumber: 'a', total: 1, date: new Date() }], '0.date'],
  ])('is told where it is wrong when it answers %s', async (_, answer, member) => {
    const garbage = async () => answer as never
    expect(await verdictsOf({ a: 1 }, garbage)).toEqual({ code: 'garbage', member })
  })

  it('is stopped when its list never ends', async () => {
    function* endless() {
      for (let index = 0; ; index += 1) yield { orderNumber: `o${index}`, total: 1 }
    }
    expect(await verdictsOf({ a: 1 }, async () => endless())).toEqual({ code: 'garbage', member: '10001' })
  })

  it('may leave currency and date out as null', async () => {
    const known = shop({ orderNumber: 'a', total: 1, currency: null, date: null } as never)
    expect(await verdictsOf({ a: 1 }, known)).toEqual({ a: { is: 'same' } })
  })

  it('is not asked, nor waited for, when the clerk has stopped before', async () => {
    const asked: MatchOrders[] = []
    const silent: MatchOrders = () => {
      asked.push(silent)
      return new Promise(() => {})
    }
    await expect(compare({ a: 1 }, silent, { signal: AbortSignal.abort() })).rejects.toThrow('abort')
    expect(asked).toEqual([])
  })

  it('is ignored when it answers after the desk has gone on', async () => {
    const stop = new AbortController()
    const outcome = compare(
      { a: 1 },
      async () => {
        stop.abort()
        return [{ orderNumber: 'a', total: 1 }]
      },
      { signal: stop.signal },
    )
    await expect(outcome).rejects.toThrow('abort')
  })
})
