import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addRows } from '../../rows/changes/changes.ts'
import type { ChangeBar } from '../../rows/grid/change-bar.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { pageProperties, textProperties } from '../../testing/inherited-properties.ts'
import { partOf, until } from '../../testing/parts.ts'

const computed = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)

describe('a page with styles of its own', () => {
  let edge: FakeEdge
  let desk: Desk
  let title: HTMLElement
  /** A text of the page. */
  let plain: HTMLElement
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(900, 700)
    desk = await openDesk()
    title = desk.query('.title h2')
    plain = document.createElement('p')
    document.body.append(plain)
  })
  afterEach(() => {
    plain.remove()
    document.body.removeAttribute('dir')
    edge.restore()
    closeDesks()
    document.body.removeAttribute('style')
  })

  /** The value of each property on a text of the desk, before and while the page sets it. */
  function compare(
    properties: Readonly<Record<string, string>>,
  ): Record<string, [desk: string, page: string]> {
    const found: Record<string, [string, string]> = {}
    for (const [name, value] of Object.entries(properties)) {
      const usual = computed(plain, name)
      const before = computed(title, name)
      document.body.style.setProperty(name, value)
      // The page's own texts show the property: they inherit it, and would not have the value anyway.
      expect.soft(computed(plain, name), name).toBe(computed(document.body, name))
      expect.soft(computed(plain, name), name).not.toBe(usual)
      const after = computed(title, name)
      if (before !== after) found[name] = [after, computed(plain, name)]
      document.body.style.removeProperty(name)
    }
    return found
  }

  it('does not change a text of the desk by styles for its own texts', () => {
    expect(Object.keys(textProperties).length).toBeGreaterThan(100)
    expect(compare(textProperties)).toEqual({})
  })

  it('is followed by the desk in its inherited settings', () => {
    const followed = compare(pageProperties)
    expect(Object.keys(followed)).toEqual(Object.keys(pageProperties))
    for (const [desk, page] of Object.values(followed)) expect(desk).toBe(page)
  })

  it('turns the desk from right to left by dir, not by its styles', async () => {
    desk.element.removeAttribute('dir')
    document.body.style.direction = 'rtl'
    expect(computed(title, 'direction')).toBe('ltr')
    document.body.dir = 'rtl'
    expect(computed(title, 'direction')).toBe('rtl')
  })

  it('cannot reach into the desk with a rule for every element', async () => {
    const look = () => {
      const { width, height } = title.getBoundingClientRect()
      return [width, height, ...Object.keys(textProperties).map((name) => computed(title, name))]
    }
    const before = look()
    const rule = document.createElement('style')
    rule.textContent =
      '* { font: italic 30px/3 serif; letter-spacing: 3px; text-align: center; text-transform: uppercase; user-select: none; cursor: none; color: red }'
    document.head.append(rule)
    onTestFinished(() => rule.remove())
    expect(computed(plain, 'letter-spacing')).toBe('3px')
    expect(look()).toEqual(before)
  })

  it('has the bar of the changes above its fixed footer', async () => {
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

  it('holds the desk in one layer, above or below its own', async () => {
    expect(getComputedStyle(desk.element)).toMatchObject({ isolation: 'isolate', zIndex: 'auto' })
    desk.element.style.setProperty('--order-admin-z-index', '7')
    expect(getComputedStyle(desk.element).zIndex).toBe('7')
  })
})
