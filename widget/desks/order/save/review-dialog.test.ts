import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FoundWriteEvent } from '../../../client/order-calls.ts'
import { addRows, cancelRow, editRow, keepUnread, type RowKey } from '../../../rows/changes/changes.ts'
import { replaceAll } from '../../../testing/replace-all.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import type { SeenCall } from '../../../testing/seen-call.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { textOf } from '../../../testing/parts.ts'
import { closeStages, openStage, type Stage } from '../../../testing/save-stage.ts'

const lamp = buildRow()
const bulb = buildOrder().OrderRows[1]!
const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }

describe('the review', () => {
  let edge: FakeEdge
  let stage: Stage
  beforeEach(async () => {
    edge = new FakeEdge()
    stage = await openStage()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    closeStages()
    edge.restore()
  })

  const isWrite = ({ method }: SeenCall) => method !== 'GET'
  const text = () => stage.text(stage.review)
  const saveButton = () => stage.review.querySelector<HTMLElement>('.save')
  const statuses = () =>
    [...stage.review.querySelectorAll<HTMLElement>('.calls li')].map((item) => item.dataset['status'])
  async function open(): Promise<void> {
    stage.element.review()
    await stage.settled()
  }
  /** Six bulbs instead of eight, and a gift wrap: from 1 757.00 to 1 648.00. */
  async function openTwoChanges(): Promise<void> {
    stage.store.change((changes) =>
      editRow(addRows(changes, [giftWrap], ['new-1']), bulb, { Quantity: 600, Name: 'Bulb E14' }),
    )
    await open()
  }

  it('lists each change with its numbers before anything is sent', async () => {
    await openTwoChanges()
    expect(text()).toContain('Current total 1,757.00')
    expect(text()).toContain('New order total 1,648.00 SEK')
    expect(text()).toContain('Difference −109.00')
    expect(text()).toMatch(/VAT 25% 351\.40 329\.60/)
    expect(text()).toMatch(/Bulb E27 −158\.00 Name Bulb E27 → becomes Bulb E14 Quantity 8 → becomes 6/)
    expect(text()).toMatch(/Gift wrap \+49\.00 1 × 49\.00 · VAT 25%/)
    expect(text()).toContain('2 steps: 1 row changed, 1 row added')
    expect(text()).not.toContain('credit check')
    expect(edge.writes()).toEqual([])
  })

  it('warns of the credit check that a higher total causes, and of one on the way', async () => {
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await open()
    expect(text()).toContain('credit check follows, because the order amount goes up')
    stage.store.change((changes) => cancelRow(cancelRow(changes, lamp), bulb))
    await stage.settled()
    expect(text()).toContain('credit check follows although the total does not go up')
  })

  it('says what replacing all rows means', async () => {
    stage.store.change((changes) => replaceAll(editRow(changes, bulb, { Quantity: 600 }), true))
    await open()
    expect(text()).toContain('every row gets a new id, including unchanged ones')
  })

  it('does not save while a row is wrong, and leads to it', async () => {
    stage.store.change((changes) =>
      keepUnread(changes, bulb, 'Quantity', { text: '1x', problem: { code: 'not-a-number' } }),
    )
    await open()
    expect(text()).toContain('One row can’t be saved as it is')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
    await stage.save()
    expect(edge.writes()).toEqual([])
    stage.review.querySelector<HTMLElement>('.links button')!.click()
    expect(stage.element.commands).toEqual([{ do: 'show-row', key: 'id-2', field: 'Quantity' }])
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
  })

  it('leads to a row that has no name yet', async () => {
    stage.store.change((changes) => addRows(changes, [{ ...giftWrap, Name: '' }], ['new-1']))
    await open()
    expect(textOf(stage.review.querySelector('.links button')!).trim()).toBe('Go to the row')
  })

  it('does not save without the order’s action, and says why', async () => {
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    stage.store.rebase({ ...stage.store.order, OrderStatus: 'Expired', Actions: [] })
    await open()
    expect(text()).toContain('Rows can’t be added: the order is no longer open.')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
  })

  it('cuts a long list with a count', { tags: 'long' }, async () => {
    const keys = Array.from({ length: 5000 }, (_, index): RowKey => `new-${index}`)
    stage.store.change((changes) =>
      addRows(
        changes,
        keys.map(() => giftWrap),
        keys,
      ),
    )
    await open()
    expect(stage.review.querySelectorAll('.changes > li')).toHaveLength(101)
    expect(text()).toContain('and 4900 more')
  })

  it('closes after a good save, with a note that goes by itself or by its button', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const note = () => stage.review.querySelector('.saved-note')
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    stage.element.review()
    await vi.advanceTimersByTimeAsync(10)
    saveButton()!.click()
    await vi.advanceTimersByTimeAsync(10)
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    expect(note()?.textContent).toContain('Saved. The order amount is now 1,806.00 SEK.')
    await vi.advanceTimersByTimeAsync(7900)
    expect(note()).not.toBeNull()
    note()!.dispatchEvent(new Event('focusin', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(note()).not.toBeNull()
    note()!.dispatchEvent(new Event('focusout', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(8010)
    expect(note()).toBeNull()
  })

  it('announces a good save and leaves nothing to close', async () => {
    await openTwoChanges()
    await stage.save()
    const words = 'Saved. The order amount is now 1,648.00 SEK.'
    expect(stage.element.commands).toContainEqual({ do: 'announce', words })
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    stage.review.querySelector<HTMLElement>('.saved-note button')!.click()
    await stage.settled()
    expect(stage.review.querySelector('.saved-note')).toBeNull()
    expect(stage.element.orders.at(-1)).toEqual(edge.order)
    expect(stage.store.count).toBe(0)
  })

  it('says it when the provider’s numbers are others', async () => {
    await openTwoChanges()
    edge.intercept = (call) => {
      if (isWrite(call)) return undefined
      edge.order = { ...edge.order, OrderAmount: 164_801 }
      return undefined
    }
    await stage.save()
    expect(text()).toMatch(/not as expected: the order amount differs by [+−]/)
    expect(text()).toContain('Order amount 1,648.00')
    expect(text()).toContain('VAT 25% 329.60 329.60')
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
  })

  it('sends once for several presses', async () => {
    await openTwoChanges()
    for (let press = 0; press < 3; press += 1) saveButton()!.click()
    await stage.settled()
    expect(edge.writes()).toHaveLength(2)
  })

  it('ignores the second click of a double click', async () => {
    await openTwoChanges()
    saveButton()!.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
    await stage.settled()
    expect(edge.writes()).toEqual([])
  })

  it('keeps refused changes, and leads to the row and member that the edge points to', async () => {
    await openTwoChanges()
    const errors = [{ code: 'provider-refused', pointer: '/Name', detail: 'Not this name.' }]
    edge.intercept = ({ method }) =>
      method === 'POST' ? problem(400, 'provider-refused', { errors }) : undefined
    await stage.save()
    expect(statuses()).toEqual(['saved', 'failed'])
    for (const words of ['The provider refused this', 'Not this name.', 'Your changes are kept', 'req-77'])
      expect(text()).toContain(words)
    expect(stage.store.changes.added).toHaveLength(1)
    stage.review.querySelector<HTMLElement>('.links button')!.click()
    expect(stage.element.commands).toEqual([{ do: 'show-row', key: 'new-1', field: 'Name' }])
  })

  it('finds the row by its place in a list of several', async () => {
    stage.store.change((changes) =>
      addRows(changes, [giftWrap, { ...giftWrap, Name: 'Card' }], ['new-1', 'new-2']),
    )
    await open()
    const errors = [{ code: 'member-too-long', pointer: '/OrderRows/1/Unit', detail: 'Too long.' }]
    edge.intercept = (call) => (isWrite(call) ? problem(400, 'member-too-long', { errors }) : undefined)
    await stage.save()
    expect(text()).toContain('Go to the row Card')
    stage.review.querySelector<HTMLElement>('.links button')!.click()
    expect(stage.element.commands).toEqual([{ do: 'show-row', key: 'new-2', field: 'Unit' }])
  })

  it('leads back to the rows after a refusal that trying again does not change', async () => {
    stage.store.change((changes) => addRows(changes, [{ ...giftWrap, UnitPrice: 900_000 }], ['new-1']))
    await open()
    edge.creditLimit = 1
    await stage.save()
    expect(stage.review.querySelector('#dialog-title')?.textContent).toBe('The changes were refused')
    expect(text()).not.toContain('A credit check follows')
    expect(text()).not.toContain('Try again')
    // 1 757.00 + 9 000.00.
    expect(text()).toContain('The total 10,757.00 was refused.')
    expect(text()).toContain('Up to the current total of 1,757.00, which is 9,000.00 less')
    expect(stage.store.refusedTotal).toBe(1_075_700)
    stage.review.querySelector<HTMLElement>('.way-on')!.click()
    expect(stage.element.commands.at(-1)).toEqual({
      do: 'show-row',
      key: 'new-1',
      field: 'Quantity',
    })
  })

  it('says once that an outcome is not known', async () => {
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await open()
    edge.intercept = (call) =>
      isWrite(call) ? problem(502, 'outcome-unknown', {}, { 'Retry-After': '30' }) : undefined
    await stage.save()
    expect(text()).toContain('It is not known whether it was saved')
    expect(text()).toContain('Trying again is safe')
    expect(text()).not.toContain('not certain')
  })

  it('counts down until the edge takes another try, and can be left meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] })
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    stage.element.review()
    await vi.advanceTimersByTimeAsync(10)
    edge.intercept = (call) =>
      isWrite(call) ? problem(503, 'desk-busy', {}, { 'Retry-After': '30' }) : undefined
    saveButton()!.click()
    await vi.advanceTimersByTimeAsync(10)
    expect(text()).toContain('Wait 30 seconds')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
    saveButton()!.click()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(text()).toContain('Wait a second')
    expect(edge.writes()).toHaveLength(1)
    expect(stage.review.querySelector('footer button')!.getAttribute('aria-disabled')).toBe('false')
    await vi.advanceTimersByTimeAsync(1100)
    expect(text()).not.toContain('Wait')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('false')
  })

  it('can be left once a save takes long, and comes back with the refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] })
    let refuse = () => {}
    edge.intercept = (call) =>
      isWrite(call)
        ? new Promise((resolve) => (refuse = () => resolve(problem(409, 'credit-refused'))))
        : undefined
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    stage.element.review()
    await vi.advanceTimersByTimeAsync(10)
    saveButton()!.click()
    await vi.advanceTimersByTimeAsync(5000)
    expect(text()).toContain('Saving for 5 seconds. You can close this')
    stage.review.querySelector<HTMLElement>('footer button')!.click()
    await vi.advanceTimersByTimeAsync(10)
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    refuse()
    await vi.advanceTimersByTimeAsync(10)
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
    expect(text()).toContain('The changes were refused')
  })

  describe('the review of changes that leave no row', () => {
    beforeEach(async () => {
      stage.store.change((changes) => cancelRow(cancelRow(changes, lamp), bulb))
      await open()
    })
    const confirm = () => stage.review.querySelector<HTMLInputElement>('[name=confirm]')!
    const check = async () => {
      confirm().checked = true
      confirm().dispatchEvent(new Event('change', { bubbles: true }))
      await stage.settled()
    }

    it('never closes the order before the clerk confirms it by its number', async () => {
      expect(text()).toContain('the whole order 8906810 is cancelled. It can’t be opened again.')
      expect(text()).toContain('To keep the order open, keep at least one row.')
      expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
      await stage.save()
      stage.review
        .querySelector('dialog')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
      await stage.settled()
      expect(edge.writes()).toEqual([])
      expect(confirm().closest('label')?.textContent).toContain('Cancel the whole order 8906810')
      await check()
      await stage.save()
      expect(edge.writes()).toHaveLength(1)
    })

    it('asks again when the dialog is opened again or the changes are others', async () => {
      await check()
      stage.review.querySelector<HTMLElement>('footer button')!.click()
      await open()
      expect(confirm().checked).toBe(false)
      await check()
      stage.store.undo()
      stage.store.redo()
      stage.store.rebase({ ...stage.store.order, OrderRows: [{ ...lamp }, { ...bulb }] })
      await stage.settled()
      expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
      await stage.save()
      expect(edge.writes()).toEqual([])
    })

    it('keeps a row where the clerk asks for it, and leads to it', async () => {
      stage.review.querySelector<HTMLElement>('.keep-one')!.click()
      expect([...stage.store.changes.edited.keys()]).toEqual([bulb.OrderRowId])
      expect(stage.store.closes).toBeUndefined()
      expect(stage.element.commands.at(-1)).toEqual({ do: 'show-row', key: 'id-1' })
    })
  })

  it('points out a VAT rate that the country does not have', async () => {
    stage.store.change((changes) => addRows(changes, [{ ...giftWrap, VatPercent: 1337 }], ['new-1']))
    await open()
    expect(text()).toContain('13.37% is not a VAT rate of Sweden (25%, 12%, 6%, 0%). Check it.')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('false')
  })

  it('drops its words about a refusal once the clerk has changed something', async () => {
    await openTwoChanges()
    edge.creditLimit = 1
    stage.store.change((changes) => addRows(changes, [{ ...giftWrap, UnitPrice: 900_000 }], ['new-2']))
    await stage.save()
    expect(text()).toContain('credit check refused')
    stage.review.querySelector<HTMLElement>('footer button')!.click()
    await open()
    expect(text()).toContain('credit check refused')
    stage.review.querySelector<HTMLElement>('footer button')!.click()
    stage.store.undoRow('new-2')
    await open()
    expect(text()).not.toContain('credit check refused')
  })

  it('remembers an uncertain call after closing and opening again', async () => {
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await open()
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await stage.save()
    expect(text()).toContain('It is not certain whether this was saved. Trying again is safe')
    stage.review.querySelector<HTMLElement>('footer button')!.click()
    await stage.settled()
    edge.intercept = () => undefined
    await open()
    expect(text()).toContain('not certain')
    expect(saveButton()?.textContent).toContain('Check and continue')
    await stage.save()
    expect(text()).toContain('Saved.')
    expect(edge.order.OrderRows).toHaveLength(3)
  })

  it('closes the question of a lost answer by the live line, also after the desk was moved', async () => {
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await open()
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await stage.save()
    edge.intercept = () => undefined
    document.body.append(document.createElement('main'))
    document.querySelector('main')!.append(stage.element)
    await stage.settled()
    stage.element.client.dispatchEvent(new FoundWriteEvent(edge.writes()[0]!.headers.get('Save-Id')!))
    await stage.settled()
    expect(stage.store.count).toBe(0)
    expect(edge.order.OrderRows).toHaveLength(3)
    // Once it is gone, it hears no more.
    const removed = vi.spyOn(stage.element.client, 'removeEventListener')
    stage.element.remove()
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['found-write'])
    document.querySelector('main')!.remove()
  })

  it('stops where the page stops it, and says so about the rest', async () => {
    await openTwoChanges()
    const stop = (event: Event) => event.preventDefault()
    document.addEventListener('order-admin-before-save', stop, { once: true })
    await stage.save()
    expect(text()).toContain('This page stopped the save')
    expect(edge.writes()).toEqual([])
    await stage.save()
    expect(text()).toContain('Saved.')
  })

  it('stays open while a call is under way, and says why', async () => {
    await openTwoChanges()
    let arrive = () => {}
    edge.intercept = (call) =>
      isWrite(call) ? new Promise((resolve) => (arrive = () => resolve(undefined))) : undefined
    await stage.save()
    expect(saveButton()?.textContent).toContain('Saving')
    stage.review.querySelector<HTMLElement>('header button')!.click()
    stage.review.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }))
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
    expect(text()).toContain('Still saving')
    edge.intercept = () => undefined
    arrive()
    await stage.settled()
    expect(text()).not.toContain('Still saving')
  })

  it('reopens with the refusal if the browser closed it in the meantime', async () => {
    await openTwoChanges()
    let refuse = () => {}
    edge.intercept = (call) =>
      isWrite(call)
        ? new Promise((resolve) => (refuse = () => resolve(problem(409, 'credit-refused'))))
        : undefined
    await stage.save()
    stage.review.querySelector('dialog')!.close()
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    refuse()
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
    expect(text()).toContain('credit check refused')
  })

  it('announces the progress of each call', async () => {
    await openTwoChanges()
    const said: string[] = []
    const status = () => stage.review.querySelector('[role=status]')?.textContent?.trim() ?? ''
    edge.intercept = async () => {
      await stage.element.find('review').updateComplete
      said.push(status())
      return undefined
    }
    await stage.save()
    // Each is announced once: the next call, or the end, implies that it is saved.
    expect(said).toEqual(['1 row changed: Sending…', '', '1 row added: Sending…', ''])
    expect(stage.element.commands.at(-1)).toMatchObject({ do: 'announce' })
  })

  it('says that nothing was sent without a network, and saves once it is back', async () => {
    await openTwoChanges()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await stage.save()
    expect(text()).toContain('You are offline, so this was not sent. Your changes are kept.')
    expect(text()).not.toMatch(/certain|Unconfirmed/)
    expect(statuses()).toEqual(['stopped', 'stopped'])
    expect(edge.writes()).toEqual([])
    onLine.mockRestore()
    await stage.save()
    expect(edge.writes()).toHaveLength(2)
    expect(stage.store.count).toBe(0)
  })

  it('counts a wait down outside of its announcement, and says when it is over', async () => {
    await openTwoChanges()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    edge.intercept = (call) =>
      isWrite(call) ? problem(503, 'desk-busy', {}, { 'Retry-After': '2' }) : undefined
    await stage.save()
    const timer = () => stage.review.querySelector('[role=alert] [role=timer]')?.textContent
    const status = () => stage.review.querySelector('[role=status]')?.textContent?.trim()
    expect([timer(), status()]).toEqual(['Wait 2 seconds before you try again.', ''])
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('true')
    vi.advanceTimersByTime(1000)
    await stage.settled()
    expect([timer(), status()]).toEqual(['Wait a second before you try again.', ''])
    vi.advanceTimersByTime(1000)
    await stage.settled()
    expect([timer(), status()]).toEqual([undefined, 'You can try again now.'])
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('false')
    expect(stage.review.querySelector('[role=alert] .reference')).toBeNull()
  })

  it('makes no further call when it is taken off the page in the middle', async () => {
    await openTwoChanges()
    edge.intercept = (call) => {
      if (isWrite(call)) stage.element.remove()
      return undefined
    }
    await stage.save()
    expect(edge.writes()).toHaveLength(1)
    expect(stage.store.changes.added).toHaveLength(1)
    document.body.append(stage.element)
    edge.intercept = () => undefined
    await open()
    expect(text()).toContain('Saving was interrupted')
    await stage.save()
    expect(text()).toContain('Saved.')
  })

  it('merges the changes of others, says so, and waits for another review', async () => {
    await openTwoChanges()
    edge.order = { ...edge.order, OrderRows: [{ ...lamp, Name: 'Theirs' }, bulb] }
    await stage.save()
    expect(text()).toContain('Somebody changed the order in the meantime')
    expect(saveButton()?.getAttribute('aria-disabled')).toBe('false')
    await stage.save()
    expect(edge.order.OrderRows.map(({ Name }) => Name)).toEqual(['Theirs', 'Bulb E14', 'Gift wrap'])
  })

  describe('the review that is open while others change the order', () => {
    const note = () => stage.review.querySelector('.note p[role=alert]')?.textContent?.trim()
    const isShown = (dialog: ParentNode) => dialog.querySelector('dialog')!.open

    it('says that rows need a decision, and leads to it instead of a save', async () => {
      await openTwoChanges()
      expect(note()).toBeUndefined()
      stage.store.rebase({ ...edge.order, OrderRows: [lamp, { ...bulb, Quantity: 100 }] })
      await stage.settled()
      expect(note()).toBe(
        'Somebody changed the order while you were working on it. One of your rows needs a decision.',
      )
      expect(saveButton()).toBeNull()
      expect(stage.review.activeElement).toBe(stage.review.querySelector('.way-on'))
      stage.review.querySelector<HTMLElement>('.way-on')!.click()
      await stage.settled()
      expect([isShown(stage.review), isShown(stage.conflict)]).toEqual([false, true])
      expect(edge.writes()).toEqual([])
    })

    it('leads there by the keys that save', async () => {
      await openTwoChanges()
      stage.store.rebase({ ...edge.order, OrderRows: [lamp, { ...bulb, Quantity: 100 }] })
      await stage.settled()
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true }
      stage.review.querySelector('dialog')!.dispatchEvent(new KeyboardEvent('keydown', keys))
      await stage.settled()
      expect([isShown(stage.review), isShown(stage.conflict)]).toEqual([false, true])
      expect(edge.writes()).toEqual([])
    })

    it('says so where nothing needs a decision, because the figures are others now', async () => {
      await openTwoChanges()
      stage.store.rebase({ ...edge.order, OrderRows: [{ ...lamp, Name: 'Theirs' }, bulb] })
      await stage.settled()
      expect(note()).toBe('Somebody changed the order while you were working on it.')
      expect(saveButton()?.getAttribute('aria-disabled')).toBe('false')
    })
  })

  it('hands over to the conflict view where both changed the same', async () => {
    await openTwoChanges()
    edge.order = { ...edge.order, OrderRows: [lamp, { ...bulb, Quantity: 100 }] }
    await stage.save()
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    expect(stage.conflict.querySelector('dialog')!.open).toBe(true)
    expect(stage.element.orders).toEqual([edge.order])
  })

  it('keeps rows in view that were accepted and are not listed yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stage.store.change((changes) => addRows(changes, [giftWrap], ['new-1']))
    stage.element.review()
    await vi.advanceTimersByTimeAsync(10)
    edge.listsAfter = 99
    saveButton()!.click()
    await vi.advanceTimersByTimeAsync(16_000)
    expect(statuses()).toEqual(['unlisted'])
    expect(text()).toContain('accepted a row and does not list it yet')
    const banner = stage.element.find('awaited').shadowRoot!
    expect(stage.text(banner)).toContain('Gift wrap')
    banner.querySelector('button')!.click()
    expect(stage.element.commands).toEqual([{ do: 'reload' }])
    edge.order = { ...edge.order, OrderRows: [...edge.order.OrderRows, buildRow({ OrderRowId: 1002 })] }
    stage.store.rebase(edge.order)
    await vi.advanceTimersByTimeAsync(10)
    expect(stage.text(banner).trim()).toBe('')
  })
})
