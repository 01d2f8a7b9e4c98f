/** Writes on a credit order in a browser: the focus, and what is kept. */
import { type CommonCommand, onCommand } from '../../../kit/parts/command.ts'
import type { CreditCommand } from '../data/credit-context.ts'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SoapOutput } from '../../../../shared/domain/credit/soap/operations.ts'
import { loadLanguage } from '../../../locales/languages.ts'
import { buildCreditOrder, buildHistoryEntry, CreditScene } from '../../../testing/credit-stage.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { loadCreditRows } from '../rows/rows-parts.ts'
import { CreditDeliver } from './credit-deliver.ts'
import { loadDeliver } from './deliver-parts.ts'

const row = {
  ArticleNumber: '1032',
  Description: 'Lamp',
  PricePerUnit: '100',
  PriceIncludingVat: false,
  NumberOfUnits: '3',
  VatPercent: '25',
  DiscountPercent: '0',
}
/** Three lamps for 375,00. */
const made = buildHistoryEntry(1, {
  operation: 'CreateOrderEu',
  made: 1_000_001,
  orderType: 'Invoice',
  rows: [row],
  rowCount: 1,
})
const delivered: SoapOutput<'DeliverOrderEu'> = {
  Accepted: true,
  ResultCode: 0,
  DeliverOrderResult: {
    Amount: '375',
    OrderType: 'Invoice',
    InvoiceResultDetails: {
      InvoiceId: 3_000_001,
      InvoiceDate: '2026-11-22T00:00:00',
      DueDate: '2026-12-22T00:00:00',
      InvoiceDistributionType: 'Post',
      Ocr: '30000012',
      LowestAmountToPay: '375',
    },
  },
}
const refused: SoapOutput<'DeliverOrderEu'> = { Accepted: false, ErrorMessage: 'Nej.', ResultCode: 20013 }

describe('a write on a credit order', () => {
  let scene: CreditScene
  let part: CreditDeliver
  let asked: string[]

  beforeEach(async () => {
    await enterMode(modes['light']!)
    // The editor of rows loads with the first rows: here its files come one by one.
    await Promise.all([loadDeliver(), loadCreditRows()])
    scene = new CreditScene()
    scene.history = () => ({ entries: [made] })
    scene.fake.answer('DeliverOrderEu', delivered)
    asked = []
  })
  afterEach(async () => {
    removeParts()
    scene.restore()
    await leaveMode()
  })

  const root = () => part.shadowRoot!
  const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector)
  const text = (selector: string) => textOf(find(selector)!).trim()
  const dialog = () => find<HTMLDialogElement>('dialog')!
  const field = (name: string) => find<HTMLInputElement>(`[id$="${name}"]`)!
  const sent = () => scene.fake.inputs('DeliverOrderEu')

  async function show(order: CreditOrder = buildCreditOrder(), lang = 'en'): Promise<void> {
    scene.orders = [order]
    await loadLanguage(lang)
    part = await showPart(
      'order-admin-credit-deliver',
      { 'order-admin-credit-deliver': CreditDeliver },
      'credit',
      {
        lang,
        client: scene.fake.client,
        order,
        mayWrite: true,
      },
    )
    onCommand<CreditCommand | CommonCommand>(
      part,
      (command) => command.do !== 'take-focus' && asked.push(command.do),
    )
    await until(() => scene.historyQueries.length > 0)
    await part.updateComplete
  }

  async function open(task: string): Promise<void> {
    const button = find<HTMLButtonElement>(`#${task}`)!
    button.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => dialog().open && find('.send')?.getAttribute('aria-disabled') === 'false')
  }

  async function forward(): Promise<void> {
    find('.send')!.click()
    await part.updateComplete
  }

  async function review(task = 'deliver'): Promise<void> {
    await open(task)
    await forward()
    await until(() => find('.facts'))
  }

  it('never sends by the second click of a double click on Review', async () => {
    await show()
    await open('deliver')
    await userEvent.dblClick(find('.send')!)
    await until(() => find('.facts'))
    // The press reads the order before it sends.
    await until(() => find('.send')?.getAttribute('aria-disabled') === 'false')
    expect(find('.came-to')).toBeNull()
    expect(sent()).toEqual([])
    await userEvent.click(find('.send')!)
    await until(() => find('.came-to'))
    expect(sent()).toHaveLength(1)
  })

  it('never sends while Control and Enter are held', async () => {
    await show()
    await open('deliver')
    await userEvent.keyboard('{Control>}{Enter>5}{/Enter}{/Control}')
    await until(() => find('.facts'))
    expect(root().activeElement?.localName).toBe('dialog')
    expect(sent()).toEqual([])
  })

  it('goes from the button to the result with the keyboard alone, and gives the focus back', async () => {
    await show()
    await open('deliver')
    expect(root().activeElement?.localName).toBe('dialog')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await until(() => find('.facts'))
    expect(text('.dialog-body')).toContain('375.00')
    // Each step begins where the clerk reads on.
    await until(() => root().activeElement?.localName === 'dialog')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    // The first press only moves the focus to the button that sends.
    expect(root().activeElement?.className).toContain('send')
    expect(sent()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await until(() => find('.came-to'))
    expect(text('.dialog-body')).toContain('375.00 is to be paid.')
    expect(asked).toEqual(['order-changed'])
    expect(dialog().getAttribute('aria-describedby')).toBe('result')
    expect(text('#result')).toBe('It is delivered.')
    expect(part.shadowRoot!.activeElement).toBe(dialog())
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().open)
    await until(() => root().activeElement?.id === 'deliver')
    expect(sent()).toHaveLength(1)
    expect(part.changeCount).toBe(0)
  })

  it('keeps its draft when it is closed, and says that it is not sent', async () => {
    await show()
    await open('deliver')
    await userEvent.fill(field('NumberOfCreditDays'), '14')
    expect(part.changeCount).toBe(1)
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().open)
    expect(part.changeCount).toBe(1)
    await open('deliver')
    expect(field('NumberOfCreditDays').value).toBe('14')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().open)
    // Another task begins anew.
    await open('references')
    expect(part.changeCount).toBe(0)
  })

  it('leaves the form as it was after a refusal, and has the order read again', async () => {
    scene.fake.answer('DeliverOrderEu', refused)
    await show()
    await open('deliver')
    await userEvent.fill(field('NumberOfCreditDays'), '14')
    await forward()
    await until(() => find('.facts'))
    await forward()
    await until(() => find('order-admin-credit-reason'))
    expect(asked).toEqual(['order-changed'])
    find('.back')!.click()
    await until(() => find('form'))
    expect(field('NumberOfCreditDays').value).toBe('14')
    expect(part.changeCount).toBe(1)
  })

  it('is sent once for several presses, and not before the order was read again', async () => {
    await show()
    await review()
    const reads = scene.fake.inputs('GetOrders').length
    find('.send')!.click()
    find('.send')!.click()
    await forward()
    await until(() => find('.came-to'))
    expect(scene.fake.inputs('GetOrders')).toHaveLength(reads + 1)
    expect(sent()).toHaveLength(1)
  })

  it('sends the same request again after a lost answer', async () => {
    await show()
    await review()
    scene.fake.cut('DeliverOrderEu', 'after')
    await forward()
    await until(() => find('.write-note .note'))
    expect(part.changeCount).toBe(1)
    // A write that may have been done comes before any other task.
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().open)
    find('#references')!.click()
    await until(() => dialog().open)
    expect(text('#dialog-title')).toContain('Deliver the order')
    await forward()
    await until(() => find('.came-to'))
    expect(scene.fake.done.filter((name) => name === 'DeliverOrderEu')).toHaveLength(1)
    expect(
      new Set(scene.fake.calls.flatMap(({ name, key }) => (name === 'DeliverOrderEu' ? [key] : []))).size,
    ).toBe(1)
  })

  it('is not sent after someone else has changed the order, and says by how much', async () => {
    await show()
    await review()
    scene.orders = [buildCreditOrder({ CurrentAmount: '250' })]
    await forward()
    await until(() => find('.changed .note'))
    expect(text('.changed')).toContain('375.00 was left, now 250.00 is.')
    expect(sent()).toEqual([])
    await forward()
    await until(() => find('.facts'))
    expect(text('.send')).toBe('Deliver 250.00')
  })

  it('goes on without the earlier writes if they cannot be read, and tries again', async () => {
    scene.history = () => new Response('{}', { status: 503 })
    await show()
    await open('deliver')
    expect(text('form')).toContain('What was done with the order before could not be read.')
    scene.history = () => ({ entries: [made] })
    find('form .note button')!.click()
    await until(() => !text('form').includes('could not be read'))
    expect(text('form')).not.toContain('Type of order')
  })

  it('never reads the earlier writes for ever where a page of them leads back to itself', async () => {
    scene.history = () => ({ entries: [made], before: 3 })
    await show()
    await open('deliver')
    expect(text('form')).toContain('What was done with the order before could not be read.')
    expect(scene.historyQueries.filter((query) => query.includes('before'))).toHaveLength(1)
  })

  it('begins anew with the order as it is now, if nothing was entered', async () => {
    await show()
    await open('deliver')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog().open)
    const now = buildCreditOrder({ CurrentAmount: '250' })
    scene.orders = [now]
    part.order = now
    await review()
    expect(text('.send')).toBe('Deliver 250.00')
    await forward()
    await until(() => find('.came-to'))
    expect(sent()).toHaveLength(1)
  })

  it('forgets everything when it leaves the page, or when another order is shown', async () => {
    await show()
    await open('deliver')
    await userEvent.fill(field('NumberOfCreditDays'), '14')
    part.order = buildCreditOrder({ ProviderOrderNr: 1_000_002 })
    await part.updateComplete
    expect(part.changeCount).toBe(0)
    expect(dialog().open).toBe(false)
  })
})
