import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderAdminErrorEvent } from '../../../events.ts'
import { closeChanges, openChanges } from '../../../testing/changes-stage.ts'
import { FakeEdge, journalLines, problem } from '../../../testing/fake-edge.ts'
import { buildJournalEntry as entry, lostDelivery, someDays } from '../../../testing/journal.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { fill } from '../../../testing/reach.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import { instantsOf, lastDays, shifted } from '../data/period.ts'
import type { ChangesDesk } from './changes-desk.ts'

describe('the desk of changes', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
    edge.journal = someDays()
  })
  afterEach(() => {
    closeChanges()
    edge.restore()
  })

  const root = (desk: ChangesDesk) => desk.shadowRoot!
  const text = (desk: ChangesDesk) => textOf(root(desk)).replace(/\s+/g, ' ')
  const rows = (desk: ChangesDesk) => root(desk).querySelector('order-admin-changes-rows')?.shadowRoot
  const entries = (desk: ChangesDesk) => [...(rows(desk)?.querySelectorAll('tbody > tr:has(.what)') ?? [])]
  const cell = (row: Element, name: string) =>
    row.querySelector(`.${name}`)!.textContent.replace(/\s+/g, ' ').trim()
  const settled = async (desk: ChangesDesk) => {
    await until(() => root(desk).querySelector('.desk')?.getAttribute('aria-busy') === 'false')
    await desk.updateComplete
    return desk
  }
  const open = async (setting?: Parameters<typeof openChanges>[0]) => settled(await openChanges(setting))
  const asked = () => edge.calls.map(({ query }) => ({ from: query.get('from'), to: query.get('to') }))
  const button = (from: ParentNode, words: string) =>
    [...from.querySelectorAll('button')].find((each) => each.textContent.includes(words))

  it('asks for the last seven local days, as lines of JSON', async () => {
    await open()
    const [call] = edge.calls
    expect(call!.path).toBe('/api/v1/journal/export')
    expect(call!.query.get('format')).toBe('ndjson')
    expect(asked()).toEqual([instantsOf(lastDays(7, new Date()))])
  })

  it('shows each entry below its day, with who, what, order, change, amount, outcome and reason', async () => {
    const desk = await open()
    await until(() => entries(desk).length === 9)
    const [first, second] = entries(desk)
    expect(cell(first!, 'who')).toBe('Kim Andersson')
    expect(cell(first!, 'what')).toBe('Row changed')
    expect(cell(first!, 'subject')).toBe('8906810')
    expect(cell(first!, 'changes')).toBe('Price 625.00 → became 649.00')
    expect(cell(first!, 'amount')).toBe('4,312.50 → became 4,336.50 SEK')
    expect(cell(first!, 'outcome')).toBe('Done')
    expect(cell(first!, 'reason')).toBe('Wrong price · The customer called.')
    expect(cell(second!, 'changes')).toContain('+3 more')
    expect(rows(desk)!.querySelectorAll('tbody > .group').length).toBeGreaterThan(1)
  })

  it('names the operations of the credit desk with the first such entry', async () => {
    const desk = await open()
    await until(() => entries(desk).some((row) => cell(row, 'what') === 'Delivery'))
  })

  it('puts unknown outcomes first, with what to do and a button that opens the order', async () => {
    edge.journal = [...someDays(), lostDelivery()]
    const desk = await open()
    const section = await until(() => root(desk).querySelector('.unsettled'))
    expect(section.getAttribute('data-tone')).toBe('bad')
    expect(text(desk)).toContain('1 change with an unknown outcome')
    expect(text(desk)).toContain('Look at the order: it shows whether the change was made.')
    const opened: unknown[] = []
    desk.addEventListener('desk-open-order', ({ detail }) => opened.push(detail.id))
    button(section, 'Open order 8906822')!.click()
    expect(opened).toEqual(['8906822'])
  })

  it('has no such section once a later entry has settled the outcome', async () => {
    const lost = lostDelivery()
    edge.journal = [entry(1, { requestId: lost.requestId, foundByReading: true }), lost]
    const desk = await open()
    await until(() => entries(desk).length === 2)
    expect(root(desk).querySelector('.unsettled')).toBeNull()
    expect(entries(desk).map((row) => cell(row, 'outcome'))).toEqual(['Done', 'Unknown at first'])
  })

  it('shows all unknown outcomes in the table when asked, whatever was filtered', async () => {
    edge.journal = [...someDays(), ...Array.from({ length: 5 }, (_, index) => lostDelivery(index))]
    const desk = await open()
    const section = await until(() => root(desk).querySelector('.unsettled'))
    expect(section.querySelectorAll('li')).toHaveLength(3)
    button(section, 'Show all 5 in the table')!.click()
    await until(() => entries(desk).length === 5)
    expect(new Set(entries(desk).map((row) => cell(row, 'outcome')))).toEqual(new Set(['Unknown']))
  })

  it('says that the outcome may be found after the period, if that is over', async () => {
    edge.journal = [{ ...lostDelivery(), at: new Date(Date.now() - 8 * 86_400_000).toISOString() }]
    const desk = await open()
    root(desk).querySelector<HTMLElement>('.back')!.click()
    await until(() => text(desk).includes('is not in this period.'))
  })

  it('keeps what came of a journal that was cut off, says so, and reads it again', async () => {
    const errors: string[] = []
    const onError = ({ code }: OrderAdminErrorEvent) => errors.push(code)
    document.addEventListener('order-admin-error', onError)
    edge.intercept = () => journalLines(someDays().slice(0, 2), false)
    const desk = await open()
    document.removeEventListener('order-admin-error', onError)
    expect(text(desk)).toContain('The journal is not whole. The connection broke. Entries read so far: 2.')
    expect(entries(desk)).toHaveLength(2)
    expect(errors).toEqual(['journal-cut-off'])
    edge.intercept = () => undefined
    button(root(desk), 'Try again')!.click()
    await until(() => entries(desk).length === 9)
    expect(text(desk)).not.toContain('The journal is not whole')
  })

  it('says why it may not be read, without a retry', async () => {
    edge.intercept = () => problem(403, 'capability-missing', { capability: 'journal.read' })
    const desk = await open()
    expect(text(desk)).toContain('Your session does not allow it.')
    expect(button(root(desk), 'Try again')).toBeUndefined()
  })

  it('says that it failed, and tries again when asked', async () => {
    edge.intercept = () => problem(502, 'provider-failed')
    const desk = await open()
    edge.intercept = () => undefined
    button(root(desk), 'Try again')!.click()
    await until(() => entries(desk).length === 9)
  })

  it('says that nothing was done in a period without entries', async () => {
    edge.journal = []
    expect(text(await open())).toContain('Nothing was done in this period.')
  })

  it('reads the week before, the week after, and today', async () => {
    const desk = await open()
    const usual = lastDays(7, new Date())
    root(desk).querySelector<HTMLElement>('.back')!.click()
    await settled(desk)
    root(desk).querySelector<HTMLElement>('.icon-only:not(.back)')!.click()
    await settled(desk)
    button(root(desk), 'Today')!.click()
    await settled(desk)
    const today = { from: usual.to, to: usual.to }
    expect(asked()).toEqual([usual, shifted(usual, -7), usual, today].map(instantsOf))
  })

  it('does not go beyond today', async () => {
    const desk = await open()
    const next = root(desk).querySelector<HTMLElement>('.icon-only:not(.back)')!
    expect(next.getAttribute('aria-disabled')).toBe('true')
    next.click()
    await settled(desk)
    expect(edge.calls).toHaveLength(1)
  })

  it('refuses a period whose first day is after the last one, and keeps what it shows', async () => {
    const desk = await open()
    const [from] = root(desk).querySelectorAll<HTMLInputElement>('input[type=date]')
    fill(from, '2099-01-01')
    await desk.updateComplete
    expect(text(desk)).toContain('The first day is after the last one. Swap the days.')
    expect(from!.getAttribute('aria-invalid')).toBe('true')
    expect(edge.calls).toHaveLength(1)
    expect(entries(desk)).toHaveLength(9)
    const [, to] = root(desk).querySelectorAll<HTMLInputElement>('input[type=date]')
    fill(to, '2099-01-02')
    await settled(desk)
    expect(edge.calls).toHaveLength(2)
  })

  it('ends the reading of a period when another is asked for', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    edge.intercept = ({ init }) => {
      signals.push(init.signal)
      return signals.length === 1 ? new Promise<undefined>(() => {}) : undefined
    }
    const desk = await openChanges()
    await until(() => signals.length === 1)
    button(root(desk), 'Today')!.click()
    await settled(desk)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  it('filters by person and by the least change, counts what it finds, and clears all filters', async () => {
    const desk = await open()
    await until(() => entries(desk).length === 9)
    const inRows = rows(desk)!
    const [who] = inRows.querySelectorAll('select')
    who!.selectedIndex = [...who!.options].findIndex(({ text }) => text.startsWith('Sam Sandberg'))
    who!.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => textOf(inRows).includes('2 of 9 entries'))
    fill(inRows.querySelector('.minimum input'), '1,250.00')
    await until(() => textOf(inRows).includes('1 of 9 entries'))
    fill(inRows.querySelector('.minimum input'), '1,250.01')
    await until(() => textOf(inRows).includes('No entry matches the search and the filters.'))
    button(inRows, 'Clear filters')!.click()
    await until(() => textOf(inRows).includes('9 of 9 entries'))
    expect(inRows.querySelector<HTMLInputElement>('.minimum input')!.value).toBe('')
  })

  it.each(['much', '-5', '1,2,3'])('does not filter by %j, and says what an amount is', async (typed) => {
    const desk = await open()
    await until(() => entries(desk).length === 9)
    fill(rows(desk)!.querySelector('.minimum input'), typed)
    await until(() => textOf(rows(desk)!).includes('Enter an amount such as 100.00.'))
    expect(textOf(rows(desk)!)).toContain('9 of 9 entries')
  })

  it('saves the filtered entries as CSV', async () => {
    const desk = await open()
    await until(() => entries(desk).length === 9)
    const saves = catchFiles()
    try {
      fill(rows(desk)!.querySelector('input[type=search]'), '8906817')
      await until(() => entries(desk).length === 1)
      button(rows(desk)!, 'Save as CSV')!.click()
      const saved = await until(() => saves.files[0])
      const { from, to } = lastDays(7, new Date())
      expect(saves.names).toEqual([`changes-${from}-${to}.csv`])
      expect((await saved.text()).split('\r\n').filter(Boolean)).toHaveLength(2)
    } finally {
      saves.restore()
    }
  })

  it.each([
    ['action-missing', 'Refused, nothing was changed. The order does not allow this now.'],
    ['24000', 'Refused, nothing was changed. Time'],
  ])('says in an unfolded entry why it was refused, with the code to quote: %s', async (code, words) => {
    edge.journal = [entry(1, { outcome: 'refused', code, changes: [] })]
    const desk = await open()
    await until(() => entries(desk).length === 1)
    rows(desk)!.querySelector<HTMLElement>('.toggle button')!.click()
    const detail = await until(() => rows(desk)!.querySelector('.detail'))
    const said = textOf(detail).replace(/\s+/g, ' ')
    expect(said).toContain(words)
    expect(said).toContain(`Code ${code}`)
  })

  it('has no buttons for orders where the session may not read orders', async () => {
    edge.journal = [lostDelivery()]
    const desk = await open({ opens: [] })
    await until(() => entries(desk).length === 1)
    expect(rows(desk)!.querySelector('.subject button')).toBeNull()
    expect(button(root(desk), 'Open order')).toBeUndefined()
  })

  it('tells the page once that it is ready, also without entries', async () => {
    const ready: string[] = []
    const onReady = ({ desk }: { desk: string }) => ready.push(desk)
    document.addEventListener('order-admin-ready', onReady)
    edge.journal = []
    const desk = await open()
    await until(() => ready.length > 0)
    await desk.reload()
    document.removeEventListener('order-admin-ready', onReady)
    expect(ready).toEqual(['changes'])
  })
})
