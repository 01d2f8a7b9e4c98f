import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRows, cancelRow, editNewRow, editRow, keepUnread } from '../changes/changes.ts'
import { type Command, onCommand } from '../../kit/parts/command.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder } from '../../testing/order.builder.ts'
import { withMotion } from '../../testing/motion.ts'
import { partOf, textOf, until } from '../../testing/parts.ts'
import type { ChangeBar } from './change-bar.ts'

describe('the bar of changes', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  let bar: ChangeBar
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(): Promise<Command[]> {
    desk = await openDesk()
    root = await partOf(desk, 'order-admin-change-bar')
    bar = root.host as ChangeBar
    await bar.updateComplete
    const commands: Command[] = []
    onCommand(desk.desk, (command) => {
      if (command.do !== 'history-read') commands.push(command)
    })
    return commands
  }

  const click = async (selector: string) => {
    root.querySelector<HTMLElement>(selector)!.click()
    await bar.updateComplete
  }
  const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
  const change = async () => {
    bar.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    await bar.updateComplete
  }
  const isSeen = (selector: string) => root.querySelector(selector)!.checkVisibility()

  it('is not there, and takes no place, before anything is changed', async () => {
    await open()
    expect(root.querySelector('.change-bar')).toBe(null)
    expect(bar.getBoundingClientRect().height).toBe(0)
  })

  it('stays while a change can be redone, and goes with the last step', async () => {
    await open()
    await change()
    bar.store.undo()
    await bar.updateComplete
    expect(textOf(root)).toMatch(
      /No changes.*Now 1,757.00.*After 1,757.00.*Difference 0.00 SEK.*VAT 25% 351.40/,
    )
    expect(root.querySelector('.review')?.getAttribute('aria-disabled')).toBe('true')
    expect(root.querySelector('.credit-check')).toBe(null)
    const { order } = bar.store
    bar.store.saved([], order, false, { changes: bar.store.changes, before: order, addedIds: [] }, order)
    await bar.updateComplete
    expect(root.querySelector('.change-bar')).toBe(null)
  })

  it(
    'never has a button in its place while it slides in, however long that takes',
    { tags: 'long' },
    async () => {
      await withMotion(async () => {
        await open()
        await change()
        const slide = root.querySelector('.change-bar')!.getAnimations()[0]!
        slide.pause()
        // Longer than the button waits.
        await new Promise((resume) => setTimeout(resume, 600))
        expect(root.querySelector('.pill')).toBe(null)
        slide.finish()
        await new Promise((resume) => setTimeout(resume, 600))
        expect(root.querySelector('.pill')).toBe(null)
      })
    },
  )

  it('slides in, but not for those who asked for less motion', { tags: 'long' }, async () => {
    const motions = () => root.querySelector('.change-bar')!.getAnimations().length
    await withMotion(async () => {
      await open()
      await change()
      expect(motions()).toBe(1)
    })
    bar.store.undo()
    closeDesks()
    await open()
    await change()
    expect(motions()).toBe(0)
  })

  it('never covers the cell that has the focus when it appears', async () => {
    await page.viewport(1200, 240)
    await open()
    const grid = await partOf(desk, 'order-admin-row-grid')
    const element = grid.host as HTMLElement & { open(row: object): void }
    element.open({ key: 'id-2', field: 'Quantity' })
    await desk.settled()
    const cell = grid.activeElement!
    // The cell ends where the window ends: the bar would be over it.
    scrollBy(0, cell.getBoundingClientRect().bottom - innerHeight)
    expect(cell.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, -1)
    await change()
    await expect
      .poll(() => cell.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  })

  it('shows the total of the changes, by rate too, and that a higher total is checked', async () => {
    const commands = await open()
    await change()
    expect(textOf(root)).toMatch(/1 change .*After 1,806.00.*Difference \+49.00/)
    expect(textOf(root.querySelector('.rates')!)).toMatch(/VAT 25% 351.40 VAT 12% 0.00 becomes 5.25/)
    expect(textOf(root)).toContain('Credit check follows')
    await click('.review')
    expect(commands).toEqual([{ do: 'review' }])
  })

  it('says before saving that the changes close the order', async () => {
    await open()
    for (const row of buildOrder().OrderRows) bar.store.change((changes) => cancelRow(changes, row))
    await bar.updateComplete
    expect(textOf(root.querySelector('.warnings')!)).toContain('This cancels the whole order 8906810')
    bar.store.undo()
    await bar.updateComplete
    expect(root.querySelector('.closes')).toBe(null)
  })

  it('keeps a refused total in view until the changes are below it', { tags: 'long' }, async () => {
    await open()
    await change()
    bar.store.refuse(180_600)
    await bar.updateComplete
    expect(textOf(root.querySelector('.warnings')!)).toContain('1,806.00 was refused')
    bar.store.change((changes) => editNewRow(changes, 'new-1', { UnitPrice: 4899 }))
    await bar.updateComplete
    expect(textOf(root.querySelector('.warnings')!)).toContain('Credit check follows')
    bar.store.undo()
    await bar.updateComplete
    expect(textOf(root.querySelector('.warnings')!)).toContain('1,806.00 was refused')
  })

  it('follows each keystroke in a cell, as the headline and the totals do', { tags: 'long' }, async () => {
    await open()
    const grid = await partOf(desk, 'order-admin-row-grid')
    const headline = () => textOf(desk.desk.querySelector('.amounts [data-size=main]')!)
    const totals = () => textOf(desk.desk.querySelector('.totals')!)
    expect(headline()).toContain('1,757.00 SEK')
    expect(headline()).not.toContain('becomes')
    const cell = [...grid.querySelectorAll('tr[data-key]')][1]!.querySelector<HTMLElement>('td.quantity')!
    await userEvent.dblClick(cell)
    // Bulbs at 79.00: 9 instead of 8 make 1 836.00, of which VAT is 367.20; 90 make 8 235.00.
    await userEvent.fill(grid.querySelector('td input')!, '9')
    await desk.settled()
    expect(headline()).toMatch(/1,757.00 becomes 1,836.00 SEK/)
    expect(totals()).toMatch(/351.40 becomes 367.20/)
    expect(textOf(root)).toMatch(/1 change .*After 1,836.00.*Difference \+79.00/)
    await userEvent.keyboard('0')
    await desk.settled()
    expect(headline()).toMatch(/1,757.00 becomes 8,235.00/)
    expect(bar.store.count).toBe(0)
    await userEvent.keyboard('{Escape}')
    await desk.settled()
    expect(headline()).not.toContain('becomes')
    expect(totals()).not.toContain('becomes')
    expect(textOf(root)).not.toContain('1 change')
  })

  it('undoes, redoes, and discards all, which can be taken back', async () => {
    await open()
    await change()
    const [undo, redo, discard] = root.querySelectorAll<HTMLElement>('.step')
    undo!.click()
    expect(bar.store.count).toBe(0)
    redo!.click()
    expect(bar.store.count).toBe(1)
    await bar.updateComplete
    discard!.click()
    expect(bar.store.count).toBe(0)
    undo!.click()
    expect(bar.store.count).toBe(1)
  })

  describe('the keys of the bar', () => {
    const press = async (keys: string) => {
      await userEvent.keyboard(keys)
      await desk.settled()
    }
    const isReviewed = async () => (await partOf(desk, 'order-admin-review')).querySelector('dialog')!.open

    it('work with the focus anywhere in the desk', async () => {
      await open()
      await change()
      desk.query<HTMLElement>('#add-row').focus()
      await press('{Control>}z{/Control}')
      expect(bar.store.count).toBe(0)
      desk.query<HTMLElement>('#edit-metadata').focus()
      await press('{Control>}{Shift>}z{/Shift}{/Control}')
      expect(bar.store.count).toBe(1)
      await press('{Control>}{Enter}{/Control}')
      expect(await isReviewed()).toBe(true)
    })

    it('are left to the fields and the dialogs that have their own', async () => {
      await open()
      await change()
      desk.query<HTMLElement>('#add-row').click()
      await desk.settled()
      const form = await partOf(desk, 'order-admin-row-form')
      await press('Gift{Control>}z{/Control}')
      expect(form.querySelector<HTMLInputElement>('[name=ArticleNumber]')!.value).not.toBe('Gift')
      form.querySelector<HTMLElement>('.save')!.focus()
      await press('{Control>}z{/Control}')
      expect(bar.store.count).toBe(1)
    })

    it('are left to the page outside the desk and in its slot', async () => {
      await open()
      await change()
      const used: boolean[] = []
      const listen = (event: Event) => used.push(event.defaultPrevented)
      document.addEventListener('keydown', listen)
      const around = document.createElement('button')
      const own = document.createElement('button')
      own.slot = 'actions'
      desk.element.before(around)
      desk.element.append(own)
      for (const button of [around, own]) {
        button.focus()
        await press('{Control>}z{/Control}')
      }
      document.removeEventListener('keydown', listen)
      expect(bar.store.count).toBe(1)
      expect(used).not.toContain(true)
      expect(used.length).toBeGreaterThan(1)
    })

    it('are the page’s while there is nothing for them to do', async () => {
      await open()
      desk.query<HTMLElement>('#add-row').focus()
      const seen = new Promise<KeyboardEvent>((resolve) =>
        document.addEventListener('keydown', (event) => event.key === 'z' && resolve(event)),
      )
      await press('{Control>}z{/Control}')
      expect((await seen).defaultPrevented).toBe(false)
    })
  })

  it('leads to the first wrong cell, from its button and instead of a review', async () => {
    const commands = await open()
    const [, bulb] = edge.order.OrderRows
    const unread = { text: 'x', problem: { code: 'not-a-number' } } as const
    bar.store.change((changes) => keepUnread(changes, bulb!, 'UnitPrice', unread))
    await bar.updateComplete
    expect(textOf(root)).toContain('1 row to correct')
    await click('.wrong')
    const grid = await partOf(desk, 'order-admin-row-grid')
    expect(await until(() => grid.activeElement?.classList.contains('price'))).toBe(true)
    await click('.review')
    expect(commands).toEqual([
      { do: 'show-row', key: 'id-2' },
      { do: 'show-row', key: 'id-2' },
    ])
  })

  it('announces the sums once typing stops', { tags: 'long' }, async () => {
    await open()
    bar.store.change((changes) => editRow(changes, edge.order.OrderRows[0]!, { Quantity: 300 }))
    await change()
    const status = root.querySelector('[role=status]')!
    expect(status.textContent).toBe('')
    await expect
      .poll(() => status.textContent)
      .toBe('2 changes. Order total 2,368.50 SEK, difference +611.50.')
  })

  it('never adds that there are no changes to what the desk says of a save', { tags: 'long' }, async () => {
    await open()
    await change()
    const status = root.querySelector('[role=status]')!
    await expect.poll(() => status.textContent).toContain('1 change.')
    const said: string[] = []
    const watch = new MutationObserver(() => said.push(status.textContent))
    watch.observe(status, { childList: true, characterData: true, subtree: true })
    const { order } = bar.store
    bar.store.saved(
      ['new-1'],
      order,
      false,
      { changes: bar.store.changes, before: order, addedIds: [] },
      order,
    )
    await expect.poll(() => status.textContent).toBe('')
    expect(new Set(said)).toEqual(new Set(['']))
    watch.disconnect()
  })

  it('is not there while nothing can be changed', async () => {
    edge.order = buildOrder({ Actions: [], OrderStatus: 'Expired' })
    await open()
    expect(root.querySelector('.change-bar')).toBe(null)
  })

  it('keeps difference and review where there is little room, and the rest one press away', async () => {
    await page.viewport(390, 800)
    await open()
    await change()
    const parts = ['.difference', '.review', '.now', '.rates', '.step']
    expect(parts.map(isSeen)).toEqual([true, true, false, false, false])
    await click('.expand')
    expect(parts.map(isSeen)).toEqual([true, true, true, true, true])
    expect(root.querySelector('.expand')?.getAttribute('aria-expanded')).toBe('true')
  })

  it('stays at the bottom of the visible part and never covers the focused cell', async () => {
    await page.viewport(1200, 420)
    await open()
    await change()
    const height = () => innerHeight - bar.getBoundingClientRect().bottom
    expect(height()).toBe(0)
    const grid = await partOf(desk, 'order-admin-row-grid')
    const element = grid.host as HTMLElement & { open(row: object): void }
    element.open({ key: 'id-2', field: 'Quantity' })
    await desk.settled()
    const cell = grid.activeElement!.getBoundingClientRect()
    expect(cell.bottom).toBeLessThan(bar.getBoundingClientRect().top)
  })
})

describe('the pill', () => {
  let edge: FakeEdge
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(900, 700)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    document.body.removeAttribute('style')
    document.querySelector('.frame')?.remove()
  })

  /** A desk with a change, in a box of the page that clips it. */
  async function clipped(): Promise<{ root: ShadowRoot; bar: ChangeBar; frame: HTMLElement; desk: Desk }> {
    const desk = await openDesk()
    const frame = document.createElement('div')
    frame.className = 'frame'
    frame.style.cssText = 'block-size: 300px; overflow: clip; contain: layout'
    document.body.append(frame)
    frame.append(desk.element)
    const root = await partOf(desk, 'order-admin-change-bar')
    const bar = root.host as ChangeBar
    const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
    bar.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    return { root, bar, frame, desk }
  }
  const pillOf = (root: ShadowRoot) => root.querySelector<HTMLElement>('.pill')

  it('replaces a bar that the page clips, and opens the review', async () => {
    const { root, desk } = await clipped()
    await until(() => pillOf(root)?.matches(':popover-open') === true)
    expect(textOf(pillOf(root)!).trim()).toBe('1 change · Review')
    const { bottom, right } = pillOf(root)!.getBoundingClientRect()
    // In the window's corner, 16 px from its edges, in any box.
    expect([
      Math.round(innerHeight - bottom),
      Math.round(document.documentElement.clientWidth - right),
    ]).toEqual([16, 16])
    const commands: Command[] = []
    onCommand(desk.desk, (command) => {
      if (command.do !== 'history-read') commands.push(command)
    })
    pillOf(root)!.querySelector('button')!.click()
    expect(commands).toEqual([{ do: 'review' }])
  })

  it('comes when the desk is moved into a box that clips it', async () => {
    const { root, bar, frame, desk } = await clipped()
    frame.style.cssText = ''
    await until(() => pillOf(root) === null && bar.checkVisibility())
    await bar.updateComplete
    const box = document.createElement('div')
    box.style.cssText = 'block-size: 300px; overflow: clip; contain: layout'
    frame.append(box)
    box.append(desk.element)
    await until(() => pillOf(root)?.matches(':popover-open') === true)
    expect(textOf(pillOf(root)!).trim()).toBe('1 change · Review')
  })

  it('is above the page’s footer, whose height a property names', { tags: 'long' }, async () => {
    const { root, desk } = await clipped()
    desk.element.style.setProperty('--order-admin-inset-block-end', '60px')
    await until(() => pillOf(root) !== null)
    expect(Math.round(innerHeight - pillOf(root)!.getBoundingClientRect().bottom)).toBe(76)
  })

  it(
    'is gone once the bar is in view, the change is undone, or the desk is hidden',
    { tags: 'long' },
    async () => {
      const { root, bar, frame } = await clipped()
      await until(() => pillOf(root) !== null)
      frame.style.overflow = 'visible'
      frame.style.blockSize = 'auto'
      await until(() => pillOf(root) === null)
      frame.style.cssText = 'block-size: 300px; overflow: clip'
      await until(() => pillOf(root) !== null)
      frame.hidden = true
      frame.style.display = 'none'
      await until(() => pillOf(root) === null)
      frame.style.display = ''
      frame.hidden = false
      await until(() => pillOf(root) !== null)
      bar.store.undo()
      await until(() => pillOf(root) === null)
    },
  )
})
