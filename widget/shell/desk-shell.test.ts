import { html, LitElement, type PropertyValues } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EdgeClient } from '../client/edge-client.ts'
import type { OrderAdminErrorEvent } from '../events.ts'
import '../register.ts'
import type { DeskContext, DeskDescriptor } from '../kit/parts/desk.ts'
import { loadLanguage } from '../locales/languages.ts'
import { closeDesks, openDesk } from '../testing/desk.ts'
import { EDGE, FakeEdge, TOKEN } from '../testing/fake-edge.ts'
import { until } from '../testing/parts.ts'
import { DeskShell } from './desk-shell.ts'
// Loads the chunk before the first test, so that no test waits for it.
import './frame-parts.ts'
import { define } from '../kit/parts/define.ts'

class TestDesk extends LitElement {
  readonly changeCount = 3
  reload = (): Promise<void> => Promise.resolve()
}

const load = vi.fn<NonNullable<DeskDescriptor['load']>>()

const desks: readonly DeskDescriptor[] = [
  {
    name: 'first',
    tag: 'test-first',
    capability: 'order.read',
    render: () => html`<test-first></test-first>`,
  },
  {
    name: 'late',
    tag: 'test-late-desk',
    capability: 'report.read',
    load,
    render: ({ lang }) => html`<test-late-desk lang=${lang}></test-late-desk>`,
  },
]

class ShellHost extends LitElement {
  static override properties = { desk: {}, client: { attribute: false } }
  declare desk: string
  declare client: EdgeClient | undefined
  readonly shell = new DeskShell(this, desks)

  get #context(): DeskContext {
    return { client: this.client, lang: 'en', orderId: undefined, isLive: false }
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.shell.choose(this.desk, this.#context)
  }

  override render(): unknown {
    return this.shell.render(this.#context)
  }
}
customElements.define('test-shell-host', ShellHost)

describe('the shell of the desks', () => {
  let edge: FakeEdge
  let host: ShellHost
  const errors: string[] = []

  beforeEach(async () => {
    await loadLanguage('en')
    edge = new FakeEdge()
    load.mockReset().mockImplementation(async () => define({ 'test-late-desk': TestDesk }))
    errors.length = 0
    host = document.createElement('test-shell-host') as ShellHost
    host.client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    host.addEventListener('order-admin-error', (event) => errors.push((event as OrderAdminErrorEvent).code))
    document.body.append(host)
  })
  afterEach(() => {
    host.remove()
    closeDesks()
    edge.restore()
  })

  const root = () => host.shadowRoot!
  const framed = () => root().querySelector('order-admin-desks')?.shadowRoot
  const lateDesk = () => framed()?.querySelector('test-late-desk')
  const notice = () => (framed() ?? root()).querySelector('order-admin-notice')?.shadowRoot
  const noticeText = () => until(() => notice()?.textContent?.replace(/\s+/g, ' ').trim())

  it('shows a desk of the first load at once, without a call of its own', async () => {
    host.desk = 'first'
    await host.updateComplete
    expect(root().querySelector('test-first')).not.toBeNull()
    expect(edge.calls).toEqual([])
    expect(load).not.toHaveBeenCalled()
  })

  it('loads another desk when it is opened and the session allows it', async () => {
    edge.capabilities = ['report.read']
    host.desk = 'late'
    const desk = await until(lateDesk)
    expect(desk).toBeInstanceOf(TestDesk)
    expect(desk.getAttribute('lang')).toBe('en')
    expect(edge.calls.map(({ path }) => path)).toEqual(['/session'])
    expect(load).toHaveBeenCalledTimes(1)
    expect(host.shell.desk?.changeCount).toBe(3)
  })

  it('does not open a desk that the session does not allow', async () => {
    edge.capabilities = ['order.read']
    host.desk = 'late'
    expect(await noticeText()).toContain('Your session does not allow it.')
    expect(lateDesk()).toBeNull()
    expect(errors).toEqual(['capability-missing'])
  })

  it('says that a desk could not be loaded, and tries again when asked', async () => {
    edge.capabilities = ['report.read']
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    host.desk = 'late'
    const retry = await until(() => notice()?.querySelector<HTMLElement>('button.primary'))
    expect(errors).toEqual(['widget-failed'])
    retry.click()
    await until(lateDesk)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('asks the page’s developer for a session before it loads a desk', async () => {
    host.client = undefined
    host.desk = 'late'
    expect(await noticeText()).toContain('set the property fetchSession')
    expect(load).not.toHaveBeenCalled()
  })

  it('names the desks when the page asks for one that there is not', async () => {
    host.desk = 'orders'
    expect(await noticeText()).toContain(
      'set the attribute desk of <order-admin> to one of these: first, late.',
    )
    expect(edge.calls).toEqual([])
  })
})

describe('<order-admin desk>', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeDesks()
    edge.restore()
  })

  it('shows the order desk by its name, and names the desks for another', async () => {
    const { element, ...desk } = await openDesk()
    element.setAttribute('desk', 'order')
    await desk.settled()
    expect(desk.text()).toContain('Lamp, brass')
    element.setAttribute('desk', 'nonsense')
    await element.updateComplete
    expect(element.changeCount).toBe(0)
    const framed = () => element.shadowRoot!.querySelector('order-admin-desks')?.shadowRoot
    const notice = await until(() => framed()?.querySelector('order-admin-notice')?.shadowRoot)
    await until(() =>
      notice.textContent?.includes('to one of these: orders, order, reports, credit, changes.'),
    )
  })
})
