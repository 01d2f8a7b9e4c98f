/** The frame of the credit desk: its tasks, their requests, and what it forgets. */
import { askDesk } from '../../../kit/parts/command.ts'
import { html, LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderAdminChangesEvent } from '../../../events.ts'
import { tellDrafts } from '../../../kit/parts/draft-count.ts'
import { define } from '../../../kit/parts/define.ts'
import { problem } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import {
  closeCreditDesks,
  creditRoots,
  CreditScene,
  creditText,
  inCredit,
  openCreditDesk,
} from '../../../testing/credit-stage.ts'
import { askCredit, type CreditContext, type CreditPart } from '../data/credit-context.ts'
import type { CreditTaskElement } from '../data/task-element.ts'
import type { CreditDesk } from './credit-desk.ts'

class TestTask extends LitElement implements CreditTaskElement {
  static override properties = { changeCount: { attribute: false } }
  declare changeCount: number
  constructor() {
    super()
    this.changeCount = 0
    tellDrafts(this)
  }
  asked: string[] = []
  openOrder(number: number | bigint): void {
    this.asked.push(`order ${number}`)
  }
  openPlan(number: number | bigint): void {
    this.asked.push(`plan ${number}`)
  }
  orderChanged(number: number | bigint): void {
    this.asked.push(`changed ${number}`)
  }
  reload(): Promise<void> {
    this.asked.push('reload')
    return Promise.resolve()
  }
  override render(): unknown {
    return html`<input />`
  }
}
define({ 'test-credit-task': TestTask })

const loaded: string[] = []

function task(
  name: string,
  needs: CreditPart<CreditContext>['needs'] = 'credit.read',
  load: () => Promise<void> = () => Promise.resolve(),
): CreditPart<CreditContext> {
  return {
    name,
    needs,
    load: () => {
      loaded.push(name)
      return load()
    },
    render: () => html`<test-credit-task></test-credit-task>`,
  }
}

const three = () => [task('orders'), task('create', 'credit.write'), task('plans')]

describe('the credit desk', () => {
  let scene: CreditScene
  let desk: CreditDesk

  beforeEach(() => {
    loaded.length = 0
    scene = new CreditScene()
  })
  afterEach(() => {
    vi.useRealTimers()
    closeCreditDesks()
    scene.restore()
  })

  const root = () => desk.shadowRoot!
  const tabs = () => [...root().querySelectorAll<HTMLElement>('[role=tab]')]
  const tab = (words: string) => tabs().find(({ textContent }) => textContent.trim() === words)!
  const place = (name: string) => root().querySelector<HTMLElement>(`[data-task=${name}]`)
  const element = (name: string) => place(name)?.querySelector<TestTask>('test-credit-task')
  const said = () => root().querySelector('[role=status]')!.textContent.trim()
  const health = () => root().querySelector('.health')!.textContent.replace(/\s+/g, ' ').trim()

  async function open(
    tasks: readonly CreditPart<CreditContext>[] = three(),
    capabilities: ('credit.read' | 'credit.write')[] = ['credit.read', 'credit.write'],
  ): Promise<void> {
    desk = await openCreditDesk(scene, { tasks, capabilities })
    await until(() => element('orders') && health() === 'The provider answers')
  }

  async function choose(words: string): Promise<void> {
    tab(words).click()
    await desk.updateComplete
  }

  it('loads a task when it is first opened, once, and keeps its content while another one is open', async () => {
    await open()
    expect(loaded).toEqual(['orders'])
    const orders = element('orders')!
    await choose('Payment plans')
    await until(() => element('plans'))
    expect(loaded).toEqual(['orders', 'plans'])
    expect(place('orders')!.hidden).toBe(true)
    await choose('Orders')
    expect(element('orders')).toBe(orders)
    expect(place('orders')!.hidden).toBe(false)
    expect(place('plans')!.hidden).toBe(true)
    expect(loaded).toEqual(['orders', 'plans'])
  })

  it('has no task that the session may not do', async () => {
    await open(three(), ['credit.read'])
    expect(tabs().map(({ textContent }) => textContent.trim())).toEqual(['Orders', 'Payment plans'])
    askCredit(element('orders')!, { do: 'open-plan', ProviderPaymentPlanNr: 7 })
    await until(() => element('plans')?.asked.length === 1)
  })

  it('has no tabs where there is one task', async () => {
    await open([task('orders')])
    expect(tabs()).toEqual([])
    expect(root().querySelector('#panel')!.hasAttribute('role')).toBe(false)
  })

  it('says so where a task cannot be loaded, and loads it again', async () => {
    let isBroken = true
    const broken = task('plans', 'credit.read', () =>
      isBroken ? Promise.reject(new Error('no connection')) : Promise.resolve(),
    )
    await open([task('orders'), broken])
    await choose('Payment plans')
    await until(() => creditText(desk).includes('This part could not be loaded.'))
    // The others are there.
    expect(element('orders')).toBeTruthy()
    isBroken = false
    place('plans')!.querySelector('button')!.click()
    await until(() => element('plans'))
    expect(loaded).toEqual(['orders', 'plans', 'plans'])
  })

  it('adds up the unsent changes of all tasks, open or not', async () => {
    await open()
    element('orders')!.changeCount = 2
    await choose('Payment plans')
    await until(() => element('plans'))
    element('plans')!.changeCount = 3
    expect(desk.changeCount).toBe(5)
  })

  it('holds the page while something is unsent, whatever has made it so, and only then', async () => {
    await open()
    const listens = vi.spyOn(globalThis, 'addEventListener')
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const count = async (changeCount: number) => {
      element('orders')!.changeCount = changeCount
      await element('orders')!.updateComplete
    }
    expect(leaves()).toBe(true)
    expect(listens.mock.calls.map(([type]) => type)).not.toContain('beforeunload')
    await count(1)
    expect(leaves()).toBe(false)
    await count(0)
    expect(leaves()).toBe(true)
    await count(1)
    desk.remove()
    expect(leaves()).toBe(true)
    listens.mockRestore()
  })

  it('tells the page how much is unsent, of all tasks, and nothing of its parts', async () => {
    await open()
    await choose('Payment plans')
    await until(() => element('plans'))
    const told: (readonly [orderId: string, count: number])[] = []
    const other: string[] = []
    const hear = ({ orderId, count }: OrderAdminChangesEvent) => told.push([orderId, count])
    const overhear = ({ type }: Event) => other.push(type)
    document.addEventListener('order-admin-changes', hear)
    document.addEventListener('draft-count', overhear)
    element('orders')!.changeCount = 1
    await until(() => told.length === 1)
    element('plans')!.changeCount = 2
    await until(() => told.length === 2)
    // Nothing is as it was: the task is gone, with what was entered there.
    desk.capabilities = []
    await until(() => told.length === 3)
    expect(told).toEqual([
      ['', 1],
      ['', 3],
      ['', 0],
    ])
    expect(other).toEqual([])
    document.removeEventListener('order-admin-changes', hear)
    document.removeEventListener('draft-count', overhear)
  })

  it('opens an order and a plan in their tasks, from any task', async () => {
    await open()
    const orders = element('orders')!
    askCredit(orders, { do: 'open-plan', ProviderPaymentPlanNr: 9_223_372_036_854_775_807n })
    await until(() => element('plans')?.asked.length === 1)
    expect(element('plans')!.asked).toEqual(['plan 9223372036854775807'])
    expect(place('plans')!.hidden).toBe(false)
    askCredit(element('plans')!, { do: 'open-order', ProviderOrderNr: 1_000_001 })
    await until(() => orders.asked.length > 0)
    expect(orders.asked).toEqual(['order 1000001'])
    expect(place('orders')!.hidden).toBe(false)
    expect(root().activeElement?.id).toBe('panel')
  })

  it('tells every task of an order that was changed', async () => {
    await open()
    await choose('Payment plans')
    await until(() => element('plans'))
    askCredit(element('plans')!, { do: 'order-changed', ProviderOrderNr: 5 })
    expect(element('orders')!.asked).toEqual(['changed 5'])
    expect(element('plans')!.asked).toEqual(['changed 5'])
  })

  it('announces the words of a task, even the same ones again, and lets no such event reach the page', async () => {
    await open()
    const heard: string[] = []
    const listener = () => heard.push('a command')
    document.addEventListener('desk-command', listener)
    const region = root().querySelector('[role=status]')!
    const changes: string[] = []
    new MutationObserver(() => changes.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    askCredit(element('orders')!, { do: 'announce', words: 'Sent.' })
    await until(() => said() === 'Sent.')
    askCredit(element('orders')!, { do: 'announce', words: 'Sent.' })
    await until(() => changes.length === 2)
    expect(said()).toBe('Sent.')
    askCredit(element('orders')!, { do: 'open-order', ProviderOrderNr: 1 })
    askCredit(element('orders')!, { do: 'open-plan', ProviderPaymentPlanNr: 1 })
    askCredit(element('orders')!, { do: 'order-changed', ProviderOrderNr: 1 })
    // A request that a dialog sends to any desk.
    askDesk(element('orders')!, { do: 'take-focus' })
    document.removeEventListener('desk-command', listener)
    expect(heard).toEqual([])
  })

  it('reads the content of the open task again, and asks the provider', async () => {
    await open()
    await choose('Payment plans')
    await until(() => element('plans'))
    await desk.reload()
    expect(element('plans')!.asked).toEqual(['reload'])
    expect(element('orders')!.asked).toEqual([])
    expect(scene.fake.inputs('Ping')).toHaveLength(2)
  })

  it.each([
    ['it leaves the page', () => desk.remove()],
    ['it is moved within the page', () => document.body.append(desk)],
  ])('forgets everything when %s', async (_when, leave) => {
    await open()
    await choose('Payment plans')
    await until(() => element('plans'))
    const { plans, orders } = { plans: element('plans')!, orders: element('orders')! }
    plans.changeCount = 4
    leave()
    await desk.updateComplete
    expect(plans.isConnected || orders.isConnected).toBe(false)
    expect(desk.changeCount).toBe(0)
    document.body.append(desk)
    await until(() => element('orders'))
    expect(element('orders')).not.toBe(orders)
    expect(place('plans')).toBeNull()
    expect(place('orders')!.hidden).toBe(false)
    await until(() => health() === 'The provider answers')
    desk.remove()
  })

  it('forgets everything when another session may have come', async () => {
    await open()
    const orders = element('orders')!
    const other = new CreditScene()
    desk.client = other.fake.client
    await until(() => element('orders') && element('orders') !== orders)
    expect(orders.isConnected).toBe(false)
    other.restore()
  })

  it('does nothing before there is a client', async () => {
    await open()
    desk.client = undefined
    await desk.updateComplete
    expect(creditRoots(desk)[0]!.querySelector('.desk')).toBeNull()
    expect(desk.changeCount).toBe(0)
    await desk.reload()
  })

  describe('the light of the provider', () => {
    const down =
      (code: string, status = 502) =>
      () =>
        problem(status, code)

    async function failing(answer: () => Response | Error): Promise<void> {
      await open()
      scene.fake.intercept = answer
      await desk.reload()
      await desk.updateComplete
    }

    it('says since when the provider does not answer, and tells screen readers', async () => {
      await failing(down('provider-unavailable', 503))
      expect(health()).toMatch(/^The provider has not answered since \d+:\d\d/)
      expect(said()).toMatch(/^The provider has not answered since/)
      expect(root().querySelector<HTMLElement>('.health')!.dataset['tone']).toBe('bad')
    })

    it('names the order service where that alone cannot be reached', async () => {
      await failing(() => new TypeError('no network'))
      expect(health()).toMatch(/^The order service has not answered since/)
    })

    it('keeps the time of the first failure, until the provider answers again', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 10, 42) })
      await failing(down('provider-timeout', 504))
      vi.setSystemTime(new Date(2026, 10, 20, 10, 55))
      await desk.reload()
      await desk.updateComplete
      expect(health()).toMatch(/since 10:42/)
      scene.fake.intercept = () => undefined
      root().querySelector<HTMLElement>('.health button')!.click()
      await until(() => health() === 'The provider answers')
      expect(said()).toBe('The provider answers')
    })

    it('stays as it is when a call is refused, which is an answer', async () => {
      await failing(down('capability-missing', 403))
      expect(health()).toBe('The provider answers')
      expect(said()).toBe('')
    })

    it('asks when a call of a task was not answered, and believes the answer', async () => {
      await open([task('orders')])
      scene.fake.intercept = (name) => (name === 'GetOrders' ? problem(502, 'provider-failed') : undefined)
      const { callCredit } = await import('../data/call-credit.ts')
      const input = {
        ClientOrderNrIncluded: true,
        ClientOrderNr: 'x',
        ProviderOrderNr: 0,
        ProviderOrderNrIncluded: false,
      }
      await callCredit(scene.fake.client, 'GetOrders', input).catch(() => {})
      await until(() => scene.fake.inputs('Ping').length === 2)
      await until(() => health() === 'The provider answers')
    })

    it('asks no more once the desk has left, while another desk with the same client goes on', async () => {
      await open()
      let answer: (() => void) | undefined
      const failed = () => problem(503, 'provider-unavailable')
      scene.fake.intercept = (name) =>
        name === 'Ping' ? new Promise((resolve) => (answer = () => resolve(failed()))) : failed()
      const reloaded = desk.reload()
      await until(() => answer)
      desk.remove()
      answer!()
      await reloaded
      expect(health()).not.toMatch(/has not answered/)
      const { length } = scene.fake.edge.calls
      const { callCredit } = await import('../data/call-credit.ts')
      await callCredit(scene.fake.client, 'GetPaymentPlanParamsEu', {}).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve))
      expect(scene.fake.edge.calls).toHaveLength(length + 1)
    })
  })

  it('has its tabs by the words of the language', async () => {
    await open()
    expect(inCredit(desk, '[role=tablist]')!.getAttribute('aria-label')).toBe('Tasks')
    expect(tabs().map(({ textContent }) => textContent.trim())).toEqual([
      'Orders',
      'New order',
      'Payment plans',
    ])
  })
})
