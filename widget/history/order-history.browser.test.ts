import type { LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../shared/domain/history.ts'
import { HISTORY_PAGE } from '../../shared/domain/limits.ts'
import { formatTime } from '../format/dates.ts'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge, problem } from '../testing/fake-edge.ts'
import { inEveryLook } from '../testing/every-look.ts'
import { findings, undress, wear } from '../testing/looks.ts'
import { partOf, textOf, until } from '../testing/parts.ts'

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
    root = await partOf(desk, 'order-admin-history')
    await until(() => textOf(root) !== '' && !textOf(root).includes('Loading the history'))
  }

  it('shows who did what, when, and its effect on the amount, for readers too', async () => {
    await open(kinds)
    const [first] = root.querySelectorAll('ol > li')
    expect(textOf(first!)).toMatch(/Row added.*4,312.50.*became.*4,519.50.*\+207.00.*Anna.*5 minutes ago/)
    expect(first!.querySelector('time')!.title).toBe(formatTime(kinds[0]!.at, 'en'))
  })

  it('is loaded after all if the desk was moved in the page while it was loading', async () => {
    edge.intercept = ({ path }) => (path.endsWith('/history') ? new Promise(() => {}) : undefined)
    edge.history = kinds
    desk = await openDesk()
    root = await partOf(desk, 'order-admin-history')
    edge.intercept = () => undefined
    const around = document.createElement('div')
    desk.element.after(around)
    around.append(desk.element)
    await until(() => textOf(root).includes('Anna'))
  })

  it('distinguishes a refusal from an unknown outcome, with words and codes', async () => {
    await open(kinds)
    const texts = [...root.querySelectorAll('ol > li')].map(textOf)
    expect(texts[1]).toMatch(/Refused, nothing was changed: .*credit-refused.*req-60/)
    expect(texts[2]).toContain('Not known whether it was done')
    expect(texts[3]).toContain('nothing was changed')
    expect(texts[3]).toContain('Server, key 3fa9')
    expect(texts[4]).toMatch(/somethingNew.*odd/)
  })

  it('shows more, from the next page too, and moves focus to what is new', async () => {
    await open(Array.from({ length: HISTORY_PAGE + 1 }, (_, n) => entry(n + 1)))
    const items = () => root.querySelectorAll('ol > li')
    const pages = () => edge.calls.filter(({ path }) => path.endsWith('/history')).length
    const more = async (count: number) => {
      root.querySelector<HTMLElement>('.more')!.click()
      await (root.host as LitElement).updateComplete
      await until(() => items().length === count)
    }
    expect(items()).toHaveLength(5)
    for (let count = 10; count <= HISTORY_PAGE; count += 5) await more(count)
    expect(pages()).toBe(1)
    await more(HISTORY_PAGE + 1)
    await until(() => root.activeElement === items()[HISTORY_PAGE])
    expect(root.querySelector('.more')).toBeNull()
    expect(pages()).toBe(2)
  })

  it('is reloaded together with the order', async () => {
    await open(kinds.slice(1))
    edge.history = kinds
    await desk.element.reload()
    await until(() => textOf(root).includes('5 minutes ago'))
  })

  it('says that nothing has been changed yet', async () => {
    await open([])
    expect(textOf(root)).toContain('Nothing has been changed through the order desk yet.')
  })

  it('says why it cannot be loaded, keeps the order on the page, and retries on request', async () => {
    edge.intercept = ({ path }) => (path.endsWith('/history') ? problem(500, 'internal-error') : undefined)
    await open(kinds)
    expect(textOf(root)).toMatch(/could not be loaded.*internal-error.*req-77/)
    expect(desk.text()).toContain('Lamp, brass')
    edge.intercept = () => undefined
    root.querySelector<HTMLElement>('.failed > button')!.click()
    await until(() => root.querySelector('li'))
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
