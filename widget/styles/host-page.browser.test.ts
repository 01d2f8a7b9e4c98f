import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRows } from '../changes/changes.ts'
import type { ChangeBar } from '../grid/change-bar.ts'
import { closeDesks, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { partOf, until } from '../testing/parts.ts'

describe('a page with styles of its own', () => {
  let edge: FakeEdge
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(900, 700)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    document.body.removeAttribute('style')
  })

  it('does not change the desk’s texts by inheritance', async () => {
    const desk = await openDesk()
    const texts = () => {
      const { letterSpacing, wordSpacing, textTransform, textIndent, textShadow, whiteSpace, hyphens } =
        getComputedStyle(desk.query('h2'))
      const { width, height } = desk.query('h2').getBoundingClientRect()
      return {
        letterSpacing,
        wordSpacing,
        textTransform,
        textIndent,
        textShadow,
        whiteSpace,
        hyphens,
        width,
        height,
      }
    }
    const before = texts()
    document.body.style.cssText =
      'letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 40px; text-shadow: 1px 1px red;' +
      'white-space: pre; hyphens: auto; overflow-wrap: anywhere; word-break: break-all; font: italic 900 30px/3 serif; text-align: center'
    expect(getComputedStyle(document.body).textTransform).toBe('uppercase')
    expect(texts()).toEqual(before)
  })

  it('with a fixed footer has the bar of the changes above it', async () => {
    const desk = await openDesk()
    desk.element.style.setProperty('--order-admin-inset-block-end', '60px')
    const root = await partOf(desk, 'order-admin-change-bar')
    const bar = root.host as ChangeBar
    bar.store.change((changes) =>
      addRows(changes, [{ Name: 'Wrap', Quantity: 100, UnitPrice: 100 }], ['new-1']),
    )
    await until(() => root.querySelector('.change-bar'))
    const shown = root.querySelector('.change-bar')!
    await Promise.all(shown.getAnimations().map(({ finished }) => finished))
    const { bottom } = shown.getBoundingClientRect()
    expect(Math.round(innerHeight - bottom)).toBe(60)
  })

  it('has the desk in one layer, above or below its own', async () => {
    const desk = await openDesk()
    expect(getComputedStyle(desk.element)).toMatchObject({ isolation: 'isolate', zIndex: 'auto' })
    desk.element.style.setProperty('--order-admin-z-index', '7')
    expect(getComputedStyle(desk.element).zIndex).toBe('7')
  })
})
