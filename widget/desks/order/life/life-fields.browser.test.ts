/** Error messages of the fields of a delivery, a cancellation or a credit, and their places. */
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { undress, wear } from '../../../testing/looks.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

const LARGEST = '9223372036854775807'
const NO_NUMBER = 'Write a number (1234.50).'

/** Four lamps at 100.00 are open, and four are delivered. */
const lamps = buildRow({ OrderRowId: 3, Name: 'Lamp', Quantity: 400, UnitPrice: 10_000, DiscountPercent: 0 })
const order = buildOrder({
  Actions: ['CanDeliverOrder', 'CanDeliverPartially', 'CanCancelOrder', 'CanCancelAmount'],
  OrderRows: [{ ...lamps, OrderRowId: 1, Unit: null, Actions: ['CanDeliverRow'] }],
  Deliveries: [
    buildDelivery({
      DeliveryAmount: 40_000,
      CreditedAmount: 0,
      OrderRows: [{ ...lamps, Unit: null, Actions: ['CanCreditRow'] }],
      Credits: [],
    }),
  ],
  OrderAmount: 80_000,
  CancelledAmount: 0,
})
const { Id: DeliveryId } = order.Deliveries[0]!

describe('the fields of a delivery, a cancellation or a credit', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot

  beforeEach(async () => {
    await wear('light', 1200, 'ltr')
    edge = new FakeEdge(order)
    desk = await openDesk({ dir: 'ltr' })
    root = await partOf(desk, 'order-admin-life')
    await desk.settled()
  })
  afterEach(() => {
    const sent = edge.writes()
    edge.restore()
    closeDesks()
    undress()
    if (sent.length > 0) throw new Error(`what is wrong was sent: ${sent[0]!.body}`)
  })

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<Found>(selector)!

  async function open(selector: string, way?: string): Promise<void> {
    const button = await until(() => desk.desk.querySelector<HTMLElement>(selector))
    button.click()
    await until(() => find<HTMLDialogElement>('dialog')?.open)
    await desk.settled()
    if (!way) return
    find(way).click()
    await desk.settled()
  }

  /** Types into the field, and sends the form on request. @returns the words beside the field */
  async function said(field: string, text: string): Promise<string> {
    await userEvent.fill(find(field), text)
    await desk.settled()
    return wordsBeside(field)
  }

  /** The words are the field's description, are visible, and are next to it. */
  function wordsBeside(field: string): string {
    const input = find<HTMLInputElement>(field)
    if (input.getAttribute('aria-invalid') !== 'true') return ''
    const ids = input.getAttribute('aria-describedby')!.split(' ')
    const notes = ids.map((id) => root.getElementById(id)!).filter((note) => note.matches('.field-problem'))
    expect(notes).toHaveLength(1)
    const [box, field_] = [notes[0]!.getBoundingClientRect(), input.getBoundingClientRect()]
    expect(box.height).toBeGreaterThan(10)
    expect(box.top - field_.bottom).toBeLessThan(40)
    expect(Math.abs(box.left - field_.left)).toBeLessThan(60)
    expect(notes[0]!.querySelector('svg')).not.toBeNull()
    return textOf(notes[0]!).trim()
  }

  const quantities: [string, string][] = [
    ['5', 'From 0.01 to 4.'],
    ['0', 'From 0.01 to 4.'],
    ['-1', 'From 0.01 to 4.'],
    [LARGEST, 'From 0.01 to 4.'],
    ['', 'Fill this in.'],
    ['abc', NO_NUMBER],
    ['1.001', 'At most two decimals.'],
  ]
  // The maximum is the open amount, or the rest of the delivery: 400.00 of both.
  const amounts: [string, string][] = [
    ['0', 'From 0.01 to 400.00.'],
    ['-5', 'From 0.01 to 400.00.'],
    ['400.01', 'From 0.01 to 400.00.'],
    [LARGEST, 'From 0.01 to 400.00.'],
    ['€5', 'This is in EUR; the order is in SEK.'],
    ['5 EUR', 'This is in EUR; the order is in SEK.'],
    ['$5', '“$” does not stand for SEK, the order’s currency.'],
    ['abc', NO_NUMBER],
  ]
  const begins = {
    deliver: '#deliver',
    cancel: '#cancel',
    credit: `#credit-${DeliveryId}`,
  } as const

  it.each(someOf(['deliver', 'credit'] as const, 1))(
    'show the error of a quantity beside it: %s',
    async (task) => {
      await open(begins[task])
      for (const [text, words] of quantities) {
        expect(`${text}: ${await said('input[name=quantity]', text)}`).toBe(`${text}: ${words}`)
        expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      }
    },
  )

  it.each(someOf(['cancel', 'deliver', 'credit'] as const, 1))(
    'show the error of an amount beside it: %s',
    async (task) => {
      await open(begins[task], 'input[name=way][value=amount]')
      for (const [text, words] of amounts) {
        expect(`${text}: ${await said('#amount', text)}`).toBe(`${text}: ${words}`)
        expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      }
      // The input has only not begun: this is reported once it is sent.
      expect(await said('#amount', '')).toBe('')
      find('.save').click()
      await desk.settled()
      expect(wordsBeside('#amount')).toBe('Fill this in.')
      expect(root.activeElement).toBe(find('#amount'))
    },
  )

  it('show the error of a fee beside it', async () => {
    await open(begins.credit, 'input[name=extra][value=fee]')
    for (const [field, text, words] of [
      ['#UnitPrice', '-1', 'From 0.00 to 99,999,999,999.99.'],
      ['#UnitPrice', '€5', 'This is in EUR; the order is in SEK.'],
      ['#UnitPrice', LARGEST, 'From 0.00 to 99,999,999,999.99.'],
      ['#VatPercent', '101', 'From 0 to 100.'],
      ['#VatPercent', 'abc', NO_NUMBER],
      ['#Name', 'x'.repeat(41), 'At most 40 characters; this has 41.'],
    ] as const) {
      expect(`${text}: ${await said(field, text)}`).toBe(`${text}: ${words}`)
    }
  })

  it('say beside the fee that it is above its rows', async () => {
    await open(begins.credit, 'input[name=extra][value=fee]')
    find('input[name=row]').click()
    await said('#Name', 'Handling')
    // 400.00 are credited.
    expect(await said('#UnitPrice', '400.01')).toBe('From 0.00 to 400.00.')
  })

  it('say visibly that a new row is above the rest', async () => {
    await open(begins.credit, 'input[name=extra][value=new-row]')
    await said('#Name', 'Goodwill')
    await said('#UnitPrice', '400.01')
    expect(textOf(find('#problem-form'))).toContain('At most 400.00 is left to credit.')
    expect(find('#problem-form').getBoundingClientRect().height).toBeGreaterThan(10)
    expect(find('.save').getAttribute('aria-disabled')).toBe('true')
  })

  it('say it beside the field on a phone too', { tags: 'long' }, async () => {
    await page.viewport(390, 800)
    await open(begins.deliver)
    const input = 'input[name=quantity]'
    await userEvent.fill(find(input), '5')
    await desk.settled()
    const [note, field] = [find('#problem-row-1'), find(input)].map((one) => one.getBoundingClientRect())
    expect(note!.top - field!.bottom).toBeLessThan(40)
    expect(note!.top).toBeGreaterThanOrEqual(field!.bottom)
    expect(textOf(find('#problem-row-1'))).toContain('From 0.01 to 4.')
  })
})
