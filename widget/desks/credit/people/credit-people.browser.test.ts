import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressItem, ID, type PeoplePart, showPeople } from '../../../testing/credit-people.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { removeParts } from '../../../testing/report-part.ts'
import { emulateMedia } from '../../../testing/media.ts'

let fake: FakeCredit
let part: PeoplePart

beforeEach(() => {
  fake = new FakeCredit()
  fake.answer('GetAddressesEu', {
    Accepted: true,
    ResultCode: 0,
    GetAddressesResult: {
      // Neither a long name nor a long selector may widen the page.
      Addresses: [
        addressItem('TESTSSON-1'),
        addressItem('X'.repeat(90), {
          Address: { FullName: 'Y'.repeat(90) },
          NationalIdNumber: '9'.repeat(90),
        }),
      ],
    },
  })
  fake.answer('CheckInternalScoring', { Accepted: false, ErrorMessage: 'Z'.repeat(120) })
  fake.answer('AddToBlockList', { Accepted: true })
})
afterEach(async () => {
  removeParts()
  fake.restore()
  await emulateMedia()
  await leaveMode()
})

const root = () => part.renderRoot as ShadowRoot
const query = (selector: string) => root().querySelector<HTMLInputElement>(selector)!
const task = (at: number) => userEvent.click(root().querySelectorAll('.tasks button')[at]!)
const heading = () => query('h3')?.textContent?.trim() ?? ''
const send = () => userEvent.click(query('.buttons .primary'))

async function enterCustomer(): Promise<void> {
  await userEvent.selectOptions(query('select'), 'SE')
  await userEvent.fill(query('input[id$=NationalIdNumber]'), ID)
}

describe('customers on a page', () => {
  it.each(severalModes)('have no findings in any step: %s', { tags: 'long' }, async (name) => {
    await enterMode(modes[name]!)
    const { lang } = modes[name]!
    part = await showPeople(fake, { ...(lang && { lang }) })
    expect(await faultsIn(document.body)).toEqual([])
    await send()
    expect(await faultsIn(document.body)).toEqual([])
    await enterCustomer()
    await send()
    await expect.poll(() => root().querySelectorAll('.card').length).toBe(2)
    expect(await faultsIn(document.body)).toEqual([])
    await task(1)
    await userEvent.fill(query('#field-scoring-Amount'), '5')
    await send()
    await expect.poll(heading).toContain('5')
    expect(await faultsIn(document.body)).toEqual([])
    await task(2)
    await userEvent.fill(query('textarea'), 'W'.repeat(200))
    await send()
    expect(await faultsIn(document.body)).toEqual([])
    await send()
    await expect.poll(() => query('.note[data-tone=good]')).toBeTruthy()
    expect(await faultsIn(document.body)).toEqual([])
  })

  it.each([320, 390, 1440])('fit a page of %i px with a refusal', async (width) => {
    await page.viewport(width, 900)
    fake.answer('GetAddressesEu', {
      Accepted: false,
      ResultCode: 40000,
      ErrorMessage: 'Unbreakable'.repeat(30),
    })
    part = await showPeople(fake)
    await enterCustomer()
    await send()
    await expect
      .poll(() => query('order-admin-credit-reason')?.shadowRoot?.querySelector('blockquote'))
      .toBeTruthy()
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('are blocked by keys alone, and the focus is where the clerk reads on', async () => {
    await page.viewport(390, 900)
    part = await showPeople(fake)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await part.updateComplete
    // The kind of customer, which is a person already, then the id.
    await userEvent.keyboard(`{Tab}{Tab}${ID}{Tab}{Tab}Fraud{Tab}{Enter}`)
    const focused = () => (root().activeElement as HTMLElement).textContent?.trim()
    await expect.poll(focused).toBe('Block this customer?')
    // The masked number, the reason, the way back, and the button that sends.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}')
    await expect.poll(focused).toBe('The customer is blocked')
    expect(fake.inputs('AddToBlockList')).toEqual([
      { SecurityNumber: ID, IsCompany: false, ReasonForBlock: 'Fraud' },
    ])
  })

  it('are entered by keys alone after the question is left, and after a block', async () => {
    part = await showPeople(fake)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await part.updateComplete
    await userEvent.keyboard(`{Tab}{Tab}${ID}{Tab}{Tab}Fraud{Tab}{Enter}`)
    const focused = () => root().activeElement
    await expect.poll(() => focused()?.textContent?.trim()).toBe('Block this customer?')
    // The masked number, the reason, and the way back.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.poll(() => focused()?.textContent?.trim()).toBe('Review')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => focused()?.textContent?.trim()).toBe('Block this customer?')
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}')
    await expect.poll(() => focused()?.textContent?.trim()).toBe('The customer is blocked')
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.poll(() => focused()).toBe(query('form input'))
    await userEvent.keyboard(`{Tab}${ID}`)
    expect(query('input[id$=NationalIdNumber]').value).toBe(ID)
  })
})
