import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onCommand } from '../../../kit/parts/command.ts'
import type { CreditCommand } from '../data/credit-context.ts'
import { addressItem, everythingIn, ID, type PeoplePart, showPeople } from '../../../testing/credit-people.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { problem } from '../../../testing/fake-edge.ts'
import { removeParts } from '../../../testing/report-part.ts'
import { eventually } from '../../../../shared/testing/eventually.ts'

let fake: FakeCredit
let part: PeoplePart
const told: string[] = []
let stopHearing = () => {}

beforeEach(() => {
  fake = new FakeCredit()
  told.length = 0
  stopHearing = onCommand<CreditCommand>(document.body, (command) => {
    if (command.do === 'announce') told.push(command.words)
  })
})
afterEach(() => {
  stopHearing()
  removeParts()
  fake.restore()
})

const root = () => part.renderRoot as ShadowRoot
const words = (selector: string) => root().querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()
const button = (name: string) =>
  [...root().querySelectorAll('button')].find((each) => each.textContent?.trim() === name)
const field = (id: string) =>
  root().querySelector<HTMLInputElement>(`#field-customer-GetAddressesInformation-${id}`)!
const amount = () => root().querySelector<HTMLInputElement>('#field-scoring-Amount')!
const reason = () => root().querySelector<HTMLInputElement>('#field-block-ReasonForBlock')!
/** Our words for a refusal. */
const refusal = () =>
  root().querySelector('order-admin-credit-reason')?.shadowRoot?.querySelector('strong')?.textContent?.trim()

async function enter(control: HTMLInputElement, text: string): Promise<void> {
  control.dispatchEvent(new Event('focusin', { bubbles: true }))
  await part.updateComplete
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
  await part.updateComplete
  control.dispatchEvent(new Event('focusout', { bubbles: true }))
  await part.updateComplete
}

async function press(name: string): Promise<void> {
  button(name)!.click()
  await part.updateComplete
}

async function send(): Promise<void> {
  root()
    .querySelector('form')!
    .dispatchEvent(new Event('submit', { cancelable: true }))
  await part.updateComplete
}

async function enterCompany(): Promise<void> {
  const radio = [...root().querySelectorAll<HTMLInputElement>('input[type=radio]')][1]!
  radio.dispatchEvent(new Event('input', { bubbles: true }))
  await part.updateComplete
}

/** Changes the value as the select does. */
async function enterCountry(code: string): Promise<void> {
  const select = field('CountryCode')
  select.value = code
  select.dispatchEvent(new Event('input', { bubbles: true }))
  await part.updateComplete
}

const found = (...Addresses: ReturnType<typeof addressItem>[]) =>
  ({ Accepted: true, ResultCode: 0, GetAddressesResult: { Addresses } }) as const

describe('addresses', () => {
  beforeEach(async () => {
    part = await showPeople(fake)
    await enterCountry('SE')
    await enter(field('NationalIdNumber'), ` ${ID} `)
  })

  it('are asked for by country, kind and id, and shown with the selector', async () => {
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1'), addressItem('TESTSSON-2')))
    await send()
    await expect.poll(() => words('h3')).toBe('2 addresses')
    expect(fake.inputs('GetAddressesEu')).toEqual([
      {
        GetAddressesInformation: { CustomerType: 'Individual', CountryCode: 'SE', NationalIdNumber: ID },
      },
    ])
    const lines = [...root().querySelector('.card')!.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    )
    expect(lines).toEqual(['Tess Testsson', 'Provgatan 12', '11455 Stockholm'])
    expect(words('.card code')).toBe('TESTSSON-1')
    expect(told).toEqual(['2 addresses'])
  })

  it('are copied as lines, and the selector alone', async () => {
    const copied: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await expect.poll(() => button('Copy address')).toBeDefined()
    await press('Copy address')
    await press('Copy selector')
    await expect.poll(() => copied).toEqual(['Tess Testsson\nProvgatan 12\n11455 Stockholm', 'TESTSSON-1'])
    expect(words('.copied')).toBe('Copied')
    vi.unstubAllGlobals()
  })

  it('are asked for by postcode and for a company too', async () => {
    fake.answer('GetAddressesEu', found(addressItem('A')))
    await enterCompany()
    await enter(field('ZipCode'), '114 55')
    await send()
    expect(fake.inputs('GetAddressesEu')[0]).toMatchObject({
      GetAddressesInformation: { CustomerType: 'Company', ZipCode: '114 55' },
    })
  })

  it('are explained when none is found', async () => {
    fake.answer('GetAddressesEu', { Accepted: false, ResultCode: 40000, ErrorMessage: 'No register.' })
    await send()
    await expect.poll(refusal).toBe('Nobody was found.')
  })

  it('are said to be none when the provider answers none', async () => {
    fake.answer('GetAddressesEu', found())
    await send()
    await expect.poll(() => words('.found > .note')).toBe('The provider answers no address.')
  })

  it('are gone as soon as another customer’s id is typed', async () => {
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await expect.poll(() => words('h3')).toBe('1 address')
    await enter(field('NationalIdNumber'), '1')
    expect(root().querySelector('.card')).toBeNull()
  })

  it('are not shown when they come after another id was typed', async () => {
    let answer!: () => void
    const late = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    fake.intercept = () => late
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    expect(words('button.primary')).toBe('Asking the provider…')
    await enter(field('NationalIdNumber'), '1')
    answer()
    await late
    await eventually(() => expect(words('button.primary')).toBe('Find addresses'))
    expect(root().querySelector('.card')).toBeNull()
  })

  it('are asked for once for several presses of the button', async () => {
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await send()
    await expect.poll(() => words('h3')).toBe('1 address')
    expect(fake.calls).toHaveLength(1)
  })

  it('are not asked for without an id or a country', async () => {
    await enter(field('NationalIdNumber'), '  ')
    await enterCountry('')
    await send()
    expect(fake.calls).toEqual([])
    expect(words('.credit-messages')).toBe('Correct 2 fields, then send again.')
  })
})

describe('the internal scoring', () => {
  beforeEach(async () => {
    part = await showPeople(fake)
    await enterCountry('FI')
    await enter(field('NationalIdNumber'), ID)
    await press('Internal scoring')
  })

  it('keeps the customer, and names the id and the currency of the country', () => {
    expect(words(`label[for=${field('NationalIdNumber').id}]`)).toBe('Henkilötunnus *')
    expect(root().querySelector('label[for=field-scoring-Amount]')?.textContent).toContain('Amount in EUR')
    expect(field('ZipCode')).toBeNull()
  })

  it('says yes', async () => {
    fake.answer('CheckInternalScoring', { Accepted: true })
    await enter(amount(), '1234.5')
    await send()
    await expect.poll(() => words('h3')).toBe('Yes: the provider would accept 1,234.50 EUR')
    expect(fake.inputs('CheckInternalScoring')).toEqual([
      { CountryCode: 'FI', SecurityNumber: ID, IsCompany: false, Amount: '1234.5' },
    ])
    expect(words('.note')).not.toContain('No')
  })

  it('says no with the words of the provider, which are text alone', async () => {
    fake.answer('CheckInternalScoring', { Accepted: false, ErrorMessage: 'Above <b>the limit</b>.' })
    await enter(amount(), '20000')
    await send()
    await expect.poll(() => words('h3')).toBe('No: the provider would not accept 20,000.00 EUR')
    expect(words('.note p')).toBe('Above <b>the limit</b>.')
    expect(told).toEqual(['No: the provider would not accept 20,000.00 EUR'])
  })

  it('is no answer when it failed', async () => {
    fake.intercept = () => problem(504, 'provider-timeout')
    await enter(amount(), '1')
    await send()
    await expect.poll(refusal).toBe('The provider does not answer.')
    expect(root().querySelector('h3')).toBeNull()
  })

  it.each(['0', '-5', '0.00'])('is not asked for %s', async (text) => {
    await enter(amount(), text)
    await send()
    expect(fake.calls).toEqual([])
    expect(words('#field-scoring-Amount-problem')).toBe('The amount must be above zero.')
  })
})

describe('the block list', () => {
  const again = () => fake.calls.map(({ key }) => key)

  beforeEach(async () => {
    part = await showPeople(fake)
    await press('Block list')
    await enter(field('NationalIdNumber'), ID)
    await enter(reason(), 'Returns everything')
    fake.answer('AddToBlockList', { Accepted: true })
  })

  it('asks for no country, and says before a block what it means', async () => {
    expect(field('CountryCode')).toBeNull()
    await send()
    expect(words('h3')).toBe('Block this customer?')
    expect(words('.note')).toContain('Nobody can take it back here')
    expect(words('.note')).toContain('in every country')
    expect(fake.calls).toEqual([])
  })

  it('blocks once, and says so', async () => {
    await send()
    await send()
    await expect.poll(() => words('h3')).toBe('The customer is blocked')
    expect(fake.inputs('AddToBlockList')).toEqual([
      { SecurityNumber: ID, IsCompany: false, ReasonForBlock: 'Returns everything' },
    ])
    expect(words('.facts')).toContain('Returns everything')
    expect(told).toEqual(['The customer is blocked'])
    expect(part.changeCount).toBe(0)
  })

  it('never blocks by the first press of Enter, nor by Enter in the reason', async () => {
    await send()
    const open = root().querySelector<HTMLElement>('.why-open')!
    open.click()
    await part.updateComplete
    const why = root().querySelector<HTMLInputElement>('.why-fields [name=reason]')!
    const enterKey = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    why.dispatchEvent(enterKey)
    expect(enterKey.defaultPrevented).toBe(true)
    expect(fake.calls).toEqual([])
    // The second click of a double click lands where the first one's button was.
    const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
    root().querySelector('.buttons [type=submit]')!.dispatchEvent(second)
    expect(second.defaultPrevented).toBe(true)
    await part.updateComplete
    expect(fake.calls).toEqual([])
    expect(words('h3')).toBe('Block this customer?')
  })

  it('counts its draft as not sent, until it is', async () => {
    expect(part.changeCount).toBe(1)
    await send()
    expect(part.changeCount).toBe(1)
    await send()
    await expect.poll(() => part.changeCount).toBe(0)
  })

  it('counts its draft also while another question is open', async () => {
    await press('Addresses')
    expect(words('[aria-pressed=true]')).not.toBe('Block list')
    expect(part.changeCount).toBe(1)
  })

  it('keeps its draft when the clerk goes back', async () => {
    await send()
    await press('Back')
    expect(reason().value).toBe('Returns everything')
    expect(field('NationalIdNumber').value).toBe('19851332-••••')
  })

  it('needs a reason of at most 256 characters', async () => {
    await enter(reason(), 'x'.repeat(257))
    await send()
    expect(words('h3')).toBeUndefined()
    expect(words('#field-block-ReasonForBlock-problem')).toContain('257')
    await enter(reason(), '')
    await send()
    expect(words('#field-block-ReasonForBlock-problem')).toBe('Fill this in.')
  })

  it('explains a refusal, and keeps its draft', async () => {
    fake.answer('AddToBlockList', { Accepted: false, ErrorMessage: 'SecurityNumber is required.' })
    await send()
    await send()
    await expect.poll(refusal).toBe('The provider did not accept it.')
    await press('Back')
    expect(reason().value).toBe('Returns everything')
  })

  it('sends again after a lost answer, with the same key', async () => {
    fake.cut('AddToBlockList', 'after')
    await send()
    await send()
    await expect.poll(() => words('button.primary')).toBe('Check and continue')
    await send()
    await expect.poll(() => words('h3')).toBe('The customer is blocked')
    expect(new Set(again()).size).toBe(1)
    expect(fake.done).toEqual(['AddToBlockList'])
  })

  it('says after an unknown outcome that blocking twice does no harm, and sends anew', async () => {
    fake.intercept = (name, call) => {
      fake.respond(name, call)
      return problem(502, 'outcome-unknown')
    }
    await send()
    await send()
    await expect.poll(() => words('.write-note')).toContain('Blocking a customer twice does no harm')
    expect(words('.write-note')).not.toContain('Do not send it again')
    fake.intercept = () => undefined
    await send()
    await expect.poll(() => words('h3')).toBe('The customer is blocked')
    expect(new Set(again()).size).toBe(2)
  })

  it('is not there for a session that may not write', async () => {
    part.mayWrite = false
    await part.updateComplete
    expect(button('Block list')).toBeUndefined()
    expect(button('Addresses')!.getAttribute('aria-pressed')).toBe('true')
  })

  it('asks about another customer with nothing of the last one', async () => {
    await send()
    await send()
    await expect.poll(() => words('h3')).toBe('The customer is blocked')
    await press('Block another customer')
    expect([field('NationalIdNumber').value, reason().value]).toEqual(['', ''])
  })
})

describe('a national id', () => {
  beforeEach(async () => {
    part = await showPeople(fake)
    await enterCountry('SE')
    await enter(field('NationalIdNumber'), ID)
  })

  it('is nowhere in the element while it is masked, in any step', async () => {
    expect(everythingIn(part)).not.toContain('0000')
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await expect.poll(() => words('h3')).toBe('1 address')
    expect(everythingIn(part)).toContain('19851332-••••')
    expect(everythingIn(part)).not.toContain('0000')
    await press('Block list')
    await enter(reason(), 'Fraud')
    await send()
    expect(everythingIn(part)).not.toContain('0000')
    fake.answer('AddToBlockList', { Accepted: true })
    await send()
    await expect.poll(() => words('h3')).toBe('The customer is blocked')
    expect(everythingIn(part)).not.toContain('0000')
  })

  it('is in no URL of a call', async () => {
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await expect.poll(() => words('h3')).toBe('1 address')
    expect(fake.edge.calls.map(({ path }) => path).join()).not.toMatch(/1985|0000/)
  })

  it('is gone with everything else when the element leaves its page, also if it comes back', async () => {
    fake.answer('GetAddressesEu', found(addressItem('TESTSSON-1')))
    await send()
    await expect.poll(() => words('h3')).toBe('1 address')
    await press('Block list')
    await enter(reason(), 'Fraud')
    await send()
    const place = part.parentElement!
    part.remove()
    place.append(part)
    await part.updateComplete
    expect(everythingIn(part)).not.toMatch(/1985|Fraud|Testsson/)
    expect(button('Addresses')!.getAttribute('aria-pressed')).toBe('true')
    expect(field('NationalIdNumber').value).toBe('')
  })
})
