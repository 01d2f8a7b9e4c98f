import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import { HISTORY_PAGE } from '../../../../shared/domain/values/limits.ts'
import { formatTime } from '../../../kit/format/dates.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { findings, undress, wear } from '../../../testing/looks.ts'
import { historyOf, textOf, until } from '../../../testing/parts.ts'

const entry = (minutesAgo: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  who: { kind: 'session', id: 'u2', name: 'Anna' },
  operation: 'addOrderRow',
  outcome: 'done',
  before: { OrderAmount: 431_250, OrderStatus: 'Open' },
  after: { OrderAmount: 451_950, OrderStatus: 'Open' },
  rows: [7],
  requestId: `req-${minutesAgo}`,
  ...changes,
})

/** One of each kind. */
const kinds = [
  entry(5),
  entry(60, { outcome: 'refused', code: 'credit-refused', rows: [1, 2] }),
  entry(120, { outcome: 'unknown' }),
  entry(180, { outcome: 'not-done', who: { kind: 'server', id: 'k', name: '3fa9' } }),
  entry(240, { operation: 'somethingNew' as never, outcome: 'odd' as never }),
]

describe('the history of an order', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge()
    edge.capabilities = ['order.read']
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  async function open(history: HistoryEntry[]): Promise<void> {
    edge.history = history
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    root = await historyOf(desk)
  }
  const items = () => [...root.querySelectorAll<HTMLElement>('.story > .save')]
  const texts = () => items().map((item) => textOf(item))

  it('shows who did what, when, and its effect on the amount, for readers too', async () => {
    await open(kinds)
    const newest = items().at(-1)!
    expect(textOf(newest)).toMatch(/Row added.*Anna.*4,312.50.*became.*4,519.50.*\+207.00/)
    expect(newest.querySelector('time')!.textContent).toBe(formatTime(kinds[0]!.at, 'en'))
  })

  it('is loaded after all if the desk was moved in the page while it was loading', async () => {
    edge.intercept = ({ path }) => (path.endsWith('/history') ? new Promise(() => {}) : undefined)
    edge.history = kinds
    desk = await openDesk()
    root = desk.desk
    await until(() => root.querySelector('.story-head > .loading'))
    edge.intercept = () => undefined
    const around = document.createElement('div')
    desk.element.after(around)
    around.append(desk.element)
    await until(() => textOf(root).includes('Anna'))
  })

  it('distinguishes a refusal from an unknown outcome, with words and codes', async () => {
    await open(kinds)
    const [odd, notDone, unknown, refused] = texts()
    expect(refused).toMatch(/Refused, nothing was changed: .*credit-refused.*req-60/)
    expect(unknown).toContain('Not known whether it was done')
    expect(notDone).toContain('nothing was changed')
    expect(notDone).toContain('Server, key 3fa9')
    expect(odd).toMatch(/somethingNew.*odd/)
  })

  it(
    'shows older saves, from the next page too, and moves focus to the first of them',
    { tags: 'long' },
    async () => {
      await open(Array.from({ length: HISTORY_PAGE + 1 }, (_, n) => entry(n + 1)))
      const pages = () => edge.calls.filter(({ path }) => path.endsWith('/history')).length
      const older = async (count: number) => {
        root.querySelector<HTMLElement>('.gap .more')!.click()
        await until(() => items().length === count)
      }
      expect(items()).toHaveLength(5)
      const newest = items().at(-1)
      for (let count = 10; count <= HISTORY_PAGE; count += 5) await older(count)
      expect(pages()).toBe(1)
      await older(HISTORY_PAGE + 1)
      await until(() => root.activeElement === items()[0])
      expect(items().at(-1)).toBe(newest)
      expect(root.querySelector('.gap')).toBeNull()
      expect(pages()).toBe(2)
    },
  )

  it('never hides that there is more: older saves are named where they belong', async () => {
    await open(Array.from({ length: 6 }, (_, n) => entry(n + 1)))
    const lines = [...root.querySelectorAll('.story > li')].map((line) => textOf(line).trim())
    expect(lines).toHaveLength(8)
    expect(lines[0]).toMatch(/^Ordered/)
    expect(lines[1]).toMatch(/^Older changes are not shown. Show older$/)
    expect(lines[7]).toMatch(/^Open/)
  })

  it('is reloaded together with the order', async () => {
    await open(kinds.slice(1))
    edge.history = kinds
    await desk.element.reload()
    await until(() => items().length === 5)
    expect(texts().at(-1)).toContain(formatTime(kinds[0]!.at, 'en'))
  })

  it('never takes a line to say that nothing was changed', async () => {
    await open([])
    expect(root.querySelectorAll('.story > li')).toHaveLength(2)
    expect(root.querySelector('.story-filter')).toBeNull()
    expect(textOf(root.querySelector('.story-head')!).trim()).toMatch(/^Deliveries and history\s+SEK$/)
  })

  it('moves nothing when it comes: until then its head says that it is read', async () => {
    const answer = Promise.withResolvers<void>()
    edge.intercept = async (call) => {
      if (!call.path.endsWith('/history')) return undefined
      await answer.promise
      return edge.answer(call)
    }
    edge.history = kinds.slice(0, 1)
    desk = await openDesk()
    const loading = await until(() => desk.desk.querySelector('.story-head > .loading'))
    expect(textOf(loading)).toBe('Loading the history…')
    const head = () => desk.query('.story-head').getBoundingClientRect().height
    const before = head()
    answer.resolve()
    await until(() => desk.desk.querySelector('.story > .save'))
    expect(head()).toBe(before)
    expect(desk.has('.story-head > .loading')).toBe(false)
  })

  it(
    'shows only saves that moved money or state on request, with the keyboard too',
    { tags: 'long' },
    async () => {
      const same = { OrderAmount: 431_250, OrderStatus: 'Open' }
      const quiet = [
        entry(5, { operation: 'setOrderMetadata', after: same, metadata: ['colour'] }),
        entry(10, { operation: 'extendOrder', after: same }),
        entry(15, { operation: 'updateOrderRow', after: same }),
        entry(20, { outcome: 'refused', code: 'credit-refused' }),
      ]
      await open([...quiet, entry(25, { outcome: 'unknown' }), entry(30)])
      const [all, money] = root.querySelectorAll<HTMLElement>('.story-filter button')
      expect([all, money].map((button) => button!.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
      expect(items()).toHaveLength(5)
      money!.focus()
      await userEvent.keyboard('{Enter}')
      await until(() => items().length === 2)
      expect(texts().join()).toMatch(/Row added.*Not known whether it was done/)
      expect(root.activeElement).toBe(money)
      expect(await findings(desk)).toEqual([])
      all!.click()
      await until(() => items().length === 5)
    },
  )

  it('offers no filter that would hide nothing', async () => {
    await open([entry(5), entry(10)])
    expect(root.querySelector('.story-filter')).toBeNull()
  })

  it('says why it cannot be loaded, keeps the order on the page, and retries on request', async () => {
    edge.intercept = ({ path }) => (path.endsWith('/history') ? problem(500, 'internal-error') : undefined)
    await open(kinds)
    expect(textOf(root)).toMatch(/could not be loaded.*internal-error.*req-77/)
    expect(desk.text()).toContain('Lamp, brass')
    edge.intercept = () => undefined
    root.querySelector<HTMLElement>('.failed > button')!.click()
    await until(() => items().length === 5)
    expect(root.querySelector('.failed')).toBeNull()
  })

  const looks = inEveryLook(['kinds', 'failed'])
  it.each(looks)('has nothing for axe to find: %s, %s, %i px, %s', async (state, ...look) => {
    await wear(...look)
    if (state === 'failed') {
      edge.intercept = ({ path }) => (path.endsWith('/history') ? problem(500, 'internal-error') : undefined)
    }
    await open(kinds)
    expect(await findings(desk)).toEqual([])
  })
})
