import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { everyLanguage } from '../../../testing/every-language.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, until } from '../../../testing/parts.ts'

/** Tells the page about other users of the order. */
function present(socket: FakeSocket, ...names: string[]): void {
  const data = JSON.stringify({ type: 'present', who: names.map((name) => ({ id: name, name })) })
  socket.dispatchEvent(new MessageEvent('message', { data }))
}

describe('the head of an order that is opened elsewhere', () => {
  let edge: FakeEdge
  beforeEach(() => {
    document.body.style.margin = '0'
    edge = new FakeEdge()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const widths = [720, 900, 1010, 1200]
  const languages = everyLanguage.map(({ $code, $name }) => [$name, $code] as const)
  it.each(someOf(languages, 1))('keeps everything in its place at every width, in %s', async (_, lang) => {
    const desk = await openDesk({ lang })
    desk.element.live = true
    const socket = await until(() => FakeSocket.all.at(-1))
    const live = await partOf(desk, 'order-admin-live')
    const places = () =>
      ['h2', '.title > .chip', '.dates', '.figures', '.rows'].map((each) => {
        const { x, y } = desk.query(each).getBoundingClientRect()
        return [each, x, y]
      })
    for (const width of widths) {
      await page.viewport(width, 900)
      present(socket)
      await until(() => !live.querySelector('p'))
      await desk.settled()
      const before = places()
      for (const names of [['Anna Ek'], ['Anna Ek', 'Bo Alm', 'Cecilia Lindqvist-Sjöström']]) {
        present(socket, ...names)
        const words = await until(() => {
          const found = live.querySelector('p')
          return found?.title === names.join(', ') ? found : undefined
        })
        await desk.settled()
        expect([width, places()]).toEqual([width, before])
        // At least the start of a name is visible.
        expect(words.getBoundingClientRect().width).toBeGreaterThan(80)
        expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
          desk.query('.dates').getBoundingClientRect().left,
        )
      }
    }
  })
})

describe('the head of an order on the narrowest page', () => {
  let edge: FakeEdge
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const languages = everyLanguage.map(({ $code, $name }) => [$name, $code] as const)
  it.each(languages)('never breaks the label of the system status, in %s', async (_, lang) => {
    await page.viewport(320, 844)
    edge = new FakeEdge(buildOrder({ SystemStatus: 'REGISTERED' }))
    const desk = await openDesk({ lang })
    await desk.settled()
    const text = document.createRange()
    text.selectNodeContents(desk.query('.amounts dt:not(.visually-hidden)'))
    expect(text.getClientRects()).toHaveLength(1)
    const { right } = desk.query('.amounts').getBoundingClientRect()
    expect(desk.query('.amounts div:last-child dd').getBoundingClientRect().right).toBeLessThanOrEqual(right)
  })

  it('never leaves one of three buttons on a line of its own', async () => {
    await page.viewport(320, 844)
    edge = new FakeEdge()
    const desk = await openDesk()
    await desk.settled()
    const buttons = [...desk.desk.querySelectorAll('.head-actions button')]
    expect(buttons).toHaveLength(3)
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
  })
})
