import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeChanges, openChanges } from '../../../testing/changes-stage.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { manyEntries, someDays } from '../../../testing/journal.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { emulateMedia } from '../../../testing/media.ts'
import { textOf, until } from '../../../testing/parts.ts'
import type { ChangesDesk } from './changes-desk.ts'

const MANY = 50_000

describe('the table of the journal in a browser', () => {
  let edge: FakeEdge
  let desk: ChangesDesk
  beforeEach(async () => {
    await page.viewport(1200, 900)
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeChanges()
    edge.restore()
  })

  const root = () => desk.shadowRoot!.querySelector('order-admin-changes-rows')!.shadowRoot!
  const query = (selector: string) => root().querySelector<HTMLElement>(selector)!
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)]
  const focused = () => root().activeElement as HTMLElement | null
  const index = () => Number(focused()?.getAttribute('aria-rowindex'))
  const orderOf = (row: Element) => row.querySelector('.subject')?.textContent.trim()
  const entries = () => all('tbody > tr:has(.what)')
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

  async function open(count?: number): Promise<void> {
    edge.journal = count === undefined ? someDays() : manyEntries(count)
    desk = await openChanges()
    await until(() => desk.shadowRoot?.querySelector('.desk')?.getAttribute('aria-busy') === 'false')
    await until(
      () => desk.shadowRoot?.querySelector('order-admin-changes-rows')?.shadowRoot && entries().length > 0,
    )
  }

  it('keeps under 2000 elements with 50 000 entries, at any scroll position', { tags: 'long' }, async () => {
    await open(MANY)
    expect(textOf(query('.count'))).toContain('50,000 of 50,000 entries')
    for (const top of [0, 5000, 900_000, 10_000_000]) {
      query('.box').scrollTop = top
      await frame()
      await frame()
      expect(root().querySelectorAll('*').length).toBeLessThan(2000)
      const { top: boxTop, bottom } = query('.box').getBoundingClientRect()
      const seen = entries().filter((row) => {
        const box = row.getBoundingClientRect()
        return box.bottom > boxTop && box.top < bottom
      })
      expect(seen.length).toBeGreaterThan(8)
    }
    expect(orderOf(entries().at(-1)!)).toBe(String(8_900_000 + MANY - 1))
  })

  it(
    'renders the entries of the window alone, wherever 50 000 are scrolled to',
    { tags: 'long' },
    async () => {
      await open(MANY)
      const box = query('.box')
      for (let step = 0; step < 60; step += 1) {
        box.scrollTop += 700
        await frame()
        expect(root().querySelectorAll('tr').length).toBeLessThan(100)
      }
    },
  )

  it('is walked through by keys, and the focus stays on a row', { tags: 'long' }, async () => {
    await open(MANY)
    const last = Number(query('table').getAttribute('aria-rowcount'))
    query('[data-item="0"]').focus()
    await userEvent.keyboard('{End}')
    await until(() => index() === last)
    await until(() => orderOf(focused()!) === String(8_900_000 + MANY - 1))
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowDown}')
    await until(() => index() < last - 8)
    const { top, bottom } = focused()!.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(query('thead th').getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(query('.box').getBoundingClientRect().bottom)
    await userEvent.keyboard('{Home}')
    await until(() => index() === 2)
    expect(focused()!.matches('.group')).toBe(true)
  })

  it('unfolds an entry, folds it, and opens its order by keys alone', async () => {
    await open()
    const opened: unknown[] = []
    desk.addEventListener('desk-open-order', ({ detail }) => opened.push(detail.id))
    query('[data-item="0"]').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const detail = await until(() => root().querySelector('.detail'))
    expect(textOf(detail)).toContain('Row 3, Price')
    expect(focused()!.getAttribute('aria-describedby')).toBe(detail.querySelector('td')!.id)
    await userEvent.keyboard('{ArrowLeft}')
    await until(() => !root().querySelector('.detail'))
    await userEvent.keyboard('{Tab}')
    expect(focused()!.matches('.subject button')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(opened).toEqual(['8906810'])
  })

  it('goes to the search by a slash, from there to what was found, and empties it by Escape', async () => {
    await open()
    query('[data-item="1"]').focus()
    await userEvent.keyboard('/')
    expect(focused()).toBe(query('.search input'))
    await userEvent.keyboard('8906817{Enter}')
    await until(() => index() === 2)
    expect(entries().map(orderOf)).toEqual(['8906817'])
    await userEvent.keyboard('/{Escape}')
    await until(() => entries().length === 9)
  })

  it('says how many entries were found once the clerk stops typing', async () => {
    await open()
    query('.search input').focus()
    await userEvent.keyboard('sam')
    await until(() => textOf(query('[role=status]')).includes('2 of 9 entries'))
  })

  it.each([1200, 390])(
    'has nothing for axe to find with entries unfolded and filtered: %d px',
    { tags: 'long' },
    async (width) => {
      await page.viewport(width, 900)
      await open(400)
      query('[data-item="0"]').focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await until(() => root().querySelector('.detail'))
      expect(await faultsIn(desk.parentElement!.parentElement!)).toEqual([])
    },
  )

  it('makes each entry a card of two lines on a phone, equally high', async () => {
    await page.viewport(390, 900)
    await open()
    const heights = entries().map((row) => Math.round(row.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([64]))
    for (const row of entries()) expect(row.scrollHeight).toBeLessThanOrEqual(64)
  })

  it('prints the first thousand items as a table, and says so', { tags: 'long' }, async () => {
    await open(2000)
    dispatchEvent(new Event('beforeprint'))
    await emulateMedia({ media: 'print' })
    try {
      expect(all('tbody > [data-item]')).toHaveLength(1000)
      expect(query('.on-paper').checkVisibility()).toBe(true)
      expect(textOf(query('.on-paper'))).toMatch(/The first 99\d of 2,000 entries are printed/)
    } finally {
      await emulateMedia({ media: '' })
      dispatchEvent(new Event('afterprint'))
    }
  })
})
