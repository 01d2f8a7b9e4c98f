import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OrderAdmin } from './register.ts'
import { closeDesks, type Desk, deskOf, openDesk } from './testing/desk.ts'
import { showState } from './testing/book/order-states.ts'
import { EDGE, FakeEdge, sessions } from './testing/fake-edge.ts'
import { buildOrder } from './testing/order.builder.ts'

describe('<order-admin> in a browser', () => {
  let edge: FakeEdge
  const root = document.documentElement
  beforeEach(async () => {
    edge = new FakeEdge()
    root.lang = 'en'
    document.title = 'Order'
    document.body.style.margin = '0'
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    root.removeAttribute('dir')
    root.style.colorScheme = ''
    root.style.background = ''
  })

  const show = (name: string) => showState(name, edge)

  it('is laid out by its container and not by the window', async () => {
    const desk = await show('order')
    const tops = () =>
      [desk.query('.main'), desk.query('.side')].map((part) => part.getBoundingClientRect().top)
    expect(tops()[0]).toBe(tops()[1])
    desk.element.parentElement!.style.width = '360px'
    expect(tops()[0]).toBeLessThan(tops()[1] ?? 0)
    expect(getComputedStyle(desk.query('.rows tbody tr')).display).toBe('flex')
    expect(desk.element.scrollWidth).toBeLessThanOrEqual(360)
  })

  it('is dark where the page is, and not where it is not', async () => {
    const desk = await show('order')
    const surface = () => getComputedStyle(desk.query('.desk')).backgroundColor
    root.style.colorScheme = 'light'
    const light = surface()
    root.style.colorScheme = 'dark'
    expect(surface()).not.toBe(light)
  })

  it('shows why adding is off on focus, and hides it with Escape', async () => {
    const desk = await show('order that offers nothing')
    const isSeen = () => getComputedStyle(desk.query('#add-row-reason')).visibility === 'visible'
    expect(isSeen()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isSeen()).toBe(false)
  })

  it('keeps the skeleton’s head as high as the order’s, so that nothing jumps', async () => {
    const waiting = headHeight(await show('loading'))
    edge.intercept = () => undefined
    edge.order = buildOrder()
    expect(Math.abs(headHeight(await openDesk()) - waiting)).toBeLessThanOrEqual(2)
  })

  it('takes properties that the page set before the element was defined', async () => {
    const early = Object.assign(document.createElement('late-order-admin') as OrderAdmin, {
      fetchSession: sessions(),
      edgeUrl: EDGE,
      orderId: '8906810',
    })
    document.body.append(early)
    customElements.define('late-order-admin', class extends OrderAdmin {})
    const desk = deskOf(early)
    await desk.settled()
    early.remove()
    expect(desk.text()).toContain('Lamp, brass')
  })

  it('uses no inline style anywhere, so that a strict policy has nothing to refuse', async () => {
    const desk = await show('changes')
    const parts = [...desk.desk.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    expect(parts.length).toBeGreaterThan(4)
    for (const part of [desk.element.shadowRoot!, desk.desk, ...parts]) {
      expect(part.querySelectorAll('[style], style')).toHaveLength(0)
    }
  })

  it('says which policy the page must allow when Lit’s was refused, and only then', async () => {
    const { said, refused } = await hintFor('lit-html')
    expect(said.join()).toContain('trusted-types lit-html')
    expect(refused).toBe(1)
    expect((await hintFor('another')).said).toEqual([])
  })
})

function headHeight(desk: Desk): number {
  return desk.query('.head').getBoundingClientRect().height
}

/** The console's output when the browser reports a refused policy before Lit has loaded. */
async function hintFor(policy: string): Promise<{ said: string[]; refused: number }> {
  const { releaseTrustedTypesHint, listenForRefusal } = await import('./trusted-types-hint.ts')
  const said: string[] = []
  const { error } = console
  console.error = (text: string) => void said.push(text)
  listenForRefusal()
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'trusted-types',
      sample: policy,
      blockedURI: 'trusted-types-policy',
      documentURI: location.href,
      disposition: 'enforce',
      originalPolicy: '',
      statusCode: 200,
      violatedDirective: 'trusted-types',
    }),
  )
  releaseTrustedTypesHint()
  console.error = error
  return { said, refused: said.length }
}
