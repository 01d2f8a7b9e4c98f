import { someOf } from '../../../../shared/testing/runs.ts'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askDesk, type Command } from '../../../kit/parts/command.ts'
import { closeDesks, type Desk } from '../../../testing/desk.ts'
import { everyLanguage } from '../../../testing/every-language.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { openFullestDesk } from '../../../testing/fullest-desk.ts'
import { fullestOrder } from '../../../testing/fullest-order.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

/** German and Finnish have the longest words. */
const longestFirst = everyLanguage.toSorted(
  (one, other) => Number(/^(de|fi)$/.test(other.$code)) - Number(/^(de|fi)$/.test(one.$code)),
)
const looks = someOf(longestFirst, 1).flatMap(({ $code, $name }) =>
  [390, 1440].map((width) => [$name, width, $code] as const),
)

const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 0

/** Every button whose words do not fit, and every element that is wider than its place. */
function misfits(desk: Desk): string[] {
  const all = desk.roots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
  const edges = desk.element.getBoundingClientRect()
  return all.filter(isSeen).flatMap((element) => {
    const around = withAncestors(element).map((each) => getComputedStyle(each))
    // Text for screen readers alone is clipped on purpose.
    if (around.some(({ clipPath }) => clipPath !== 'none')) return []
    const name = `${element.localName}.${element.className} “${textOf(element).slice(0, 40)}”`
    const [style, ...outer] = around
    const { left, right } = element.getBoundingClientRect()
    const isScrolled = outer.some(({ overflowX }) => ['auto', 'scroll'].includes(overflowX))
    if (!isScrolled && (left < edges.left - 1 || right > edges.right + 1)) return [`${name} leaves the desk`]
    // A text with an ellipsis may be longer than its place, and a table wider than its scroll box.
    const mayHoldMore =
      (style!.textOverflow === 'ellipsis' && element.localName !== 'button') ||
      (element.querySelector(':scope > table') && element.localName !== 'dialog')
    const excess = element.scrollWidth - element.clientWidth
    const isTooNarrow = excess > 1 && !mayHoldMore && style!.display !== 'inline'
    return isTooNarrow ? [`${name} is ${excess} px too narrow`] : []
  })
}

function withAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element]
}

describe('the fullest order', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge(fullestOrder())
    document.body.style.margin = '0'
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it.each(looks)('fits in %s at %i px', async (_, width, lang) => {
    await page.viewport(width, 900)
    const desk = await openFullestDesk(lang)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
    expect(misfits(desk)).toEqual([])
  })

  it('is reported as not fitting where it does not', async () => {
    await page.viewport(390, 900)
    const desk = await openFullestDesk('en')
    desk.element.strings = { addRow: 'Row'.repeat(40), pairKey: 'Key'.repeat(40), dueDate: 'Due'.repeat(60) }
    await desk.settled()
    expect(misfits(desk)).not.toEqual([])
  })

  it.each(someOf(looks, 1))('has dialogs that fit in %s at %i px', async (_, width, lang) => {
    await page.viewport(width, 900)
    const desk = await openFullestDesk(lang)
    await partOf(desk, 'order-admin-life')
    const dialogs: [Command, tag: string][] = [
      [{ do: 'add-row' }, 'order-admin-row-form'],
      [{ do: 'paste-rows' }, 'order-admin-paste'],
      [{ do: 'review' }, 'order-admin-review'],
      [{ do: 'extend' }, 'order-admin-expiry'],
      [{ do: 'edit-metadata' }, 'order-admin-metadata'],
      [{ do: 'life', start: { task: 'deliver', rows: [1] } }, 'order-admin-life'],
      [{ do: 'life', start: { task: 'cancel' } }, 'order-admin-life'],
      [{ do: 'life', start: { task: 'credit', DeliveryId: 44_101, rows: [3] } }, 'order-admin-life'],
    ]
    for (const [command, tag] of dialogs) {
      askDesk(desk.query('.desk'), command)
      const root = await partOf(desk, tag)
      const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
      await desk.settled()
      expect([tag, ...misfits(desk)]).toEqual([tag])
      const closed = new Promise((done) => dialog.addEventListener('close', done, { once: true }))
      dialog.close()
      // The same element opens the next one.
      await closed
      await desk.settled()
    }
  })
})

describe('another language while the clerk works', () => {
  let edge: FakeEdge
  beforeEach(() => (edge = new FakeEdge()))
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it('keeps the changes, the open form and its text', async () => {
    await page.viewport(1200, 900)
    const desk = await openFullestDesk('en')
    await userEvent.click(desk.query('#add-row'))
    const root = await partOf(desk, 'order-admin-row-form')
    const name = root.querySelector<HTMLInputElement>('[name=Name]')!
    const price = root.querySelector<HTMLInputElement>('[name=UnitPrice]')!
    await userEvent.fill(name, 'Ribbon')
    await userEvent.fill(price, '12.50')
    desk.element.lang = 'nl'
    await until(() => textOf(root).includes('Toevoegen'))
    await until(() => desk.text().includes('4 wijzigingen'))
    expect(root.querySelector('dialog')!.open).toBe(true)
    expect(root.querySelector('[name=Name]')).toBe(name)
    expect([name.value, price.value]).toEqual(['Ribbon', '12.50'])
    expect(root.activeElement).toBe(price)
    expect(textOf(root).replace(/\u00a0/g, ' ')).toContain('12,50')
    expect(desk.text()).not.toMatch(/Add row|Review|Delivered rows/)
  })
})
