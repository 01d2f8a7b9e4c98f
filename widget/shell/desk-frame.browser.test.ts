import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { someOf } from '../../shared/testing/runs.ts'
import { languages, loadLanguage, loadLaterWords } from '../locales/languages.ts'
import '../register.ts'
import { EDGE, FakeEdge, sessions } from '../testing/fake-edge.ts'
import { faultsIn } from '../testing/looks.ts'
import { enterMode, leaveMode, type Mode, modes } from '../testing/modes.ts'
import { until } from '../testing/parts.ts'
import { answerDays } from '../testing/report-stage.ts'
import './frame-parts.ts'

describe('the frame around the desks in a browser', () => {
  let edge: FakeEdge
  let around: HTMLElement
  beforeEach(() => {
    edge = new FakeEdge()
    answerDays(edge, {})
    around = document.createElement('main')
    document.body.append(around)
  })
  afterEach(async () => {
    around.remove()
    edge.restore()
    await leaveMode()
  })

  const frame = () =>
    around.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desks')?.shadowRoot
  const tabs = () => [...(frame()?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]

  async function show(look: Mode, capabilities = edge.capabilities, count = 5): Promise<void> {
    edge.capabilities = capabilities
    await enterMode(look)
    await loadLanguage(look.lang)
    await loadLaterWords('frame')
    render(
      html`<order-admin lang=${look.lang} edge-url=${EDGE} .fetchSession=${sessions()}></order-admin>`,
      around,
    )
    await until(() => tabs().length === count && frame()?.querySelector('#panel'))
  }

  it.each(
    someOf(
      [
        ...['dark', '400 %', 'forced colours', 'right to left'].map((name) => [name, modes[name]!] as const),
        ...languages.map((lang) => [`320 px, ${lang}`, { ...modes['320 px']!, lang }] as const),
      ],
      2,
    ),
  )('has nothing for axe to find with a wrong number in its field: %s', async (_, look) => {
    await show(look, ['order.read'], 0)
    frame()!.querySelector<HTMLElement>('#order-number')!.focus()
    await userEvent.keyboard('web-2041{Enter}')
    await until(() => frame()!.querySelector('#order-number')!.getAttribute('aria-invalid') === 'true')
    expect(await faultsIn(around)).toEqual([])
  })

  it('moves between tabs in reading order on a page from right to left', async () => {
    await show(modes['right to left']!)
    tabs()[0]!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(frame()!.activeElement).toBe(tabs()[1])
    await userEvent.keyboard('{ArrowRight}')
    expect(frame()!.activeElement).toBe(tabs()[0])
  })

  it('opens an order by keyboard alone, and takes the focus to it', async () => {
    await show(modes['light']!, ['order.read'], 0)
    frame()!.querySelector<HTMLElement>('#order-number')!.focus()
    await userEvent.keyboard('8906810{Enter}')
    await until(() => frame()!.querySelector('order-admin-desk'))
    await until(() => frame()!.activeElement?.id === 'panel')
  })
})
