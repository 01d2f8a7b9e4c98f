import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, openDesk } from '../testing/desk.ts'
import { everyLanguage } from '../testing/every-language.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { partOf, until } from '../testing/parts.ts'

/** The browser's end of the line to the edge. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined

  constructor() {
    super()
    FakeSocket.last = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }

  send(): void {}
  close(): void {}

  present(...names: string[]): void {
    const data = JSON.stringify({ type: 'present', who: names.map((name) => ({ id: name, name })) })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

describe('the head of an order that somebody else opens', () => {
  let edge: FakeEdge
  const real = globalThis.WebSocket
  beforeEach(() => {
    globalThis.WebSocket = FakeSocket as never
    document.body.style.margin = '0'
    edge = new FakeEdge()
  })
  afterEach(() => {
    globalThis.WebSocket = real
    edge.restore()
    closeDesks()
  })

  const looks = everyLanguage.flatMap(({ $code, $name }) =>
    [720, 900, 1010, 1200].map((width) => [$name, width, $code] as const),
  )
  it.each(looks)('keeps everything in its place, in %s at %i px', async (_, width, lang) => {
    await page.viewport(width, 900)
    FakeSocket.last = undefined
    const desk = await openDesk({ lang })
    desk.element.live = true
    const socket = await until(() => FakeSocket.last)
    await desk.settled()
    const places = () =>
      ['h2', '.title > .chip', '.dates', '.figures', '.rows'].map((each) => {
        const { x, y } = desk.query(each).getBoundingClientRect()
        return [each, x, y]
      })
    const before = places()
    for (const names of [['Anna Ek'], ['Anna Ek', 'Bo Alm', 'Cecilia Lindqvist-Sjöström']]) {
      socket.present(...names)
      const live = await partOf(desk, 'order-admin-live')
      const words = await until(() => {
        const found = live.querySelector('p')
        return found?.title === names.join(', ') ? found : undefined
      })
      await desk.settled()
      expect(places()).toEqual(before)
      // At least the start of a name is read.
      expect(words.getBoundingClientRect().width).toBeGreaterThan(80)
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
        desk.query('.dates').getBoundingClientRect().left,
      )
    }
  })
})
