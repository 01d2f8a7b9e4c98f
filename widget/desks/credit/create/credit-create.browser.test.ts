import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerAll, ID, made, rows, showCreate } from '../../../testing/credit-create.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { until } from '../../../testing/parts.ts'
import { paths } from './create-form.ts'
import type { CreditCreate } from './credit-create.ts'
import { emulateMedia } from '../../../testing/media.ts'

let fake: FakeCredit
let frame: HTMLElement
let create: CreditCreate

beforeEach(() => {
  fake = new FakeCredit()
  answerAll(fake)
})
afterEach(async () => {
  frame.remove()
  fake.restore()
  await emulateMedia()
  await leaveMode()
})

const root = () => create.shadowRoot!
const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector)!
const idOf = (path: string) => `#field-${path.replaceAll('.', '-')}`
const focused = () => root().activeElement as HTMLElement
const text = (selector: string) => find(selector).textContent.replace(/\s+/g, ' ').trim()

async function show(lang = 'en'): Promise<void> {
  ;({ frame, create } = await showCreate(fake, lang))
  await until(() => root().querySelector('form'))
}

async function fill(): Promise<void> {
  await userEvent.selectOptions(find(idOf(paths.country)), 'SE')
  await userEvent.fill(find(idOf(paths.id)), ID)
  await userEvent.keyboard('{Enter}')
  await until(() => root().querySelector('.card'))
  await userEvent.fill(find(idOf(paths.number)), 'web-1')
  const editor = root().querySelector('order-admin-credit-rows')!
  editor.rows = rows
  await editor.updateComplete
}

async function review(): Promise<void> {
  await userEvent.click(find('#to-review'))
  await until(() => root().querySelector('.review'))
}

describe('a new order', () => {
  it.each(severalModes)(
    'has no findings from the form to the decision: %s',
    { tags: 'long' },
    async (name) => {
      await enterMode(modes[name]!)
      await show(modes[name]!.lang)
      await userEvent.click(find('#to-review'))
      await fill()
      await userEvent.click(find('[name$=OrderType]:not(:checked)'))
      await until(() => root().querySelector('.campaigns'))
      await userEvent.click(find('#to-review'))
      await until(() => root().querySelector('#campaign-problem'))
      expect(await faultsIn(document.body)).toEqual([])
      await userEvent.click(find('.campaigns .card'))
      await review()
      fake.answer('CreateOrderEu', { Accepted: false, ResultCode: 30_002, ErrorMessage: 'No.' })
      await userEvent.click(find('#create'))
      await until(() => root().querySelector('order-admin-credit-reason'))
      expect(await faultsIn(document.body)).toEqual([])
      fake.answer('CreateOrderEu', {
        ...made,
        NavigationResult: { RedirectUrl: `https://shop.example/${'long'.repeat(40)}` },
      })
      await userEvent.click(find('#create'))
      await until(() => root().querySelector('.decision'))
      expect(await faultsIn(document.body)).toEqual([])
    },
  )

  it.each([320, 390])('fits a window of %i px', { tags: 'long' }, async (width) => {
    await page.viewport(width, 800)
    await show()
    await fill()
    await userEvent.click(find('[name$=OrderType]:not(:checked)'))
    await until(() => root().querySelector('.campaigns'))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await userEvent.click(find('.campaigns .card'))
    await review()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('is looked up by Enter in the number, and its address is chosen by arrow keys', async () => {
    await show()
    await fill()
    find(idOf(paths.zip)).focus()
    await userEvent.keyboard('{Tab}')
    expect(focused().textContent).toContain('Look up')
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await review()
    expect(text('.review')).toContain('Sommarstigen 4')
    expect(fake.inputs('GetAddressesEu')).toHaveLength(1)
  })

  it('is never made by the second click of a double click on Review', async () => {
    await show()
    await fill()
    await userEvent.dblClick(find('#to-review'))
    await until(() => root().querySelector('.review'))
    // On a page where the review's button appears in the place of the form's.
    const at = find('#create')
    at.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }))
    await create.updateComplete
    expect(at.getAttribute('aria-disabled')).toBe('false')
    expect(fake.inputs('CreateOrderEu')).toEqual([])
  })

  it('moves the focus with each step, there and back', async () => {
    await show()
    await fill()
    await review()
    expect(focused().id).toBe('review')
    await userEvent.keyboard('{Tab}')
    expect(focused().textContent).toContain('Add a reason')
    await userEvent.keyboard('{Tab}')
    expect(focused().textContent).toContain('Back')
    await userEvent.keyboard('{Enter}')
    await until(() => focused()?.id === 'to-review')
    await userEvent.keyboard('{Enter}')
    await until(() => focused()?.id === 'review')
    await userEvent.click(find('#create'))
    await until(() => focused()?.id === 'decision')
    await userEvent.keyboard('{Tab}{Enter}')
    await until(() => focused()?.matches(idOf(paths.country)))
  })

  it('leads from a refusal to its rows', { tags: 'long' }, async () => {
    fake.answer('CreateOrderEu', { Accepted: false, ResultCode: 20_008 })
    await show()
    await fill()
    await review()
    await userEvent.click(find('#create'))
    await until(() => root().querySelector('order-admin-credit-reason'))
    await userEvent.click(
      [...root().querySelectorAll('button')].find(({ textContent }) => textContent.includes('Lower'))!,
    )
    await until(() => focused()?.localName === 'order-admin-credit-rows')
  })

  it('is checked again after one press where its prices must be of the other kind', async () => {
    fake.answer('CreateOrderEu', { Accepted: false, ResultCode: 50_036 })
    await show()
    await fill()
    await review()
    await userEvent.click(find('#create'))
    await until(() => root().querySelector('order-admin-credit-reason'))
    fake.answer('CreateOrderEu', made)
    await userEvent.click(
      [...root().querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('excluding VAT'),
      )!,
    )
    await until(() => root().querySelector('.review') && !root().querySelector('order-admin-credit-reason'))
    expect(text('#create')).toBe('Create order for 200.00 SEK')
    await userEvent.click(find('#create'))
    await until(() => root().querySelector('.decision'))
    // 100.00 with 25 % VAT is 80.00 without.
    expect(fake.inputs('CreateOrderEu').at(-1)!.CreateOrderInformation!.OrderRows).toMatchObject([
      { PricePerUnit: '80', PriceIncludingVat: false },
    ])
  })

  it('is discarded only when the clerk says so, and the question has the focus', async () => {
    await show()
    await fill()
    await userEvent.click(find('#discard'))
    await until(() => focused()?.id === 'keep')
    await userEvent.keyboard('{Enter}')
    await until(() => focused()?.id === 'discard')
    expect(create.changeCount).toBeGreaterThan(0)
    await userEvent.keyboard('{Enter}')
    await until(() => focused()?.id === 'keep')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await until(() => focused()?.matches(idOf(paths.country)))
    expect(create.changeCount).toBe(0)
  })
})
