/** New credit orders as a clerk makes them, against the real edge and the real provider. */
import { someOf } from '../../../shared/testing/runs.ts'
import type { Locator } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countryFacts, type CreditCountry } from '../../../shared/domain/credit/credit-countries.ts'
import { type TestPerson, testPersons } from '../../../shared/test-persons.ts'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import { type CreditWorld, customersOfEachCountry, startCuttableWorld } from '../../support/credit-world.ts'
import type { CuttingRelay } from '../../support/cutting-relay.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

let world: CreditWorld
/** Between the edge and the provider. */
let relay: CuttingRelay
let desk: CreditPage
let create: Locator

beforeAll(async () => {
  const started = await startCuttableWorld()
  ;({ world, relay } = started)
  return started.stop
})

beforeEach(async () => {
  desk = await CreditPage.next(world)
  create = desk.page.locator('order-admin-credit-create')
  await desk.task('New order')
})

/** The provider's orders with an order number of the merchant's. */
async function book(ClientOrderNr: string) {
  const { Orders = [] } = await soapAtProvider(world.stack.addresses, 'GetOrders', {
    ClientOrderNr,
    ClientOrderNrIncluded: true,
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: false,
  })
  return Orders
}

async function customer({ CountryCode, CustomerType, NationalId }: TestPerson, isLookedUp = true) {
  await create.getByLabel('Country').selectOption(CountryCode)
  if (CustomerType === 'Company') await create.getByLabel('Company', { exact: true }).check()
  const { idNames } = countryFacts[CountryCode as CreditCountry]
  await create.getByLabel(new RegExp(`^${idNames[CustomerType]}`)).fill(NationalId)
  if (!isLookedUp) return
  await create.getByRole('button', { name: 'Look up' }).click()
  await create.locator('.card').first().waitFor()
}

/** @param price with VAT, unless prices without VAT were chosen */
async function addRow(name: string, price: string): Promise<void> {
  await create.getByRole('button', { name: 'Add row' }).click()
  const form = create.locator('order-admin-row-form dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Unit price').fill(price)
  await form.getByLabel('VAT %').fill('25')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
}

async function number(text: string): Promise<void> {
  await create.getByLabel('Merchant’s order id').fill(text)
}

async function review(): Promise<Locator> {
  await create.getByRole('button', { name: 'Review' }).click()
  const shown = create.locator('.review')
  await shown.waitFor()
  return shown
}

const makeButton = () => create.getByRole('button', { name: 'Create order for' })

/** Creates the entered order. @returns the decision */
async function decide(): Promise<Locator> {
  await review()
  await makeButton().click()
  const decision = create.locator('.decision')
  await decision.waitFor()
  return decision
}

describe('an order by lookup', () => {
  it.each(
    someOf(customersOfEachCountry, 1).map((person) => [person.CountryCode, person.FullName, person] as const),
  )('in %s of %s is bought, at the address that was chosen', async (country, name, person) => {
    const own = crypto.randomUUID()
    await customer(person)
    // The last address, because the provider takes the first by default.
    const address = person.addresses.at(-1)!
    await create.locator('.card').last().click()
    await addRow('Lamp', '100')
    await number(own)
    const shown = await oneLine(await review())
    expect(shown).not.toContain(person.NationalId)
    expect(shown).toContain(address.Street)
    await makeButton().click()
    const decision = create.locator('.decision')
    const text = await oneLine(decision)
    expect(text).toContain('The provider buys the order')
    expect(text).toContain(`100.00 ${countryFacts[country].currency}`)
    expect(text).toContain(name)
    expect(text).toContain(address.Street)
    const [made, ...more] = await book(own)
    expect(more).toEqual([])
    expect(made).toMatchObject({ CurrentAmount: '100', IsActive: true, WillBuyInvoices: true })
    expect(text).toContain(`Order ${made!.ProviderOrderNr} is created.`)
    await expect.poll(() => desk.announced()).toContain(`Order ${made!.ProviderOrderNr} is created.`)
  })
})

describe('an order that is refused', () => {
  const reason = () => create.locator('order-admin-credit-reason')

  const refusals = [
    [30_002, testPersons.limit, '10000.01', 'The credit check refused the amount or the customer', 'rows'],
    [30_000, testPersons.rejected, '100', 'The credit check rejected the customer', undefined],
    [30_001, testPersons.blocked, '100', 'The customer is blocked', undefined],
    [30_002, testPersons.refused, '100', 'The credit check refused the amount or the customer', 'rows'],
    [30_003, testPersons.unknown, '100', 'The credit check does not know the customer', undefined],
    [20_008, testPersons.tess, '250000.01', 'The amount is above one of your limits', 'rows'],
    [20_007, testPersons.tess, '1000000.01', 'The amount is above the provider’s limit', 'rows'],
  ] as const
  it.each(someOf(refusals, 1))(
    'shows the reason for %i, and leaves the form as it was',
    async (code, person, price, title, way) => {
      const own = crypto.randomUUID()
      await customer(person, false)
      await addRow('Lamp', price)
      await number(own)
      await create.getByLabel('E-mail').fill('clerk@example.com')
      await review()
      await makeButton().click()
      const text = `${await oneLine(reason().getByRole('alert'))} ${await oneLine(reason().locator('.reference'))}`
      expect(text).toContain(title)
      expect(text).toContain(String(code))
      expect(text).not.toContain(person.NationalId)
      const lower = create.getByRole('button', { name: 'Lower the amount' })
      expect(await lower.count()).toBe(way === 'rows' ? 1 : 0)
      await (way === 'rows' ? lower : create.getByRole('button', { name: 'Back' })).click()
      expect(await create.getByLabel('Merchant’s order id').inputValue()).toBe(own)
      expect(await create.getByLabel('E-mail').inputValue()).toBe('clerk@example.com')
      expect(await oneLine(create.locator('.foot'))).toContain('SEK')
      expect(await book(own)).toEqual([])
      expect(desk.said.join()).not.toContain(person.NationalId)
    },
  )

  it('is made once the amount is lowered to the limit', { tags: 'long' }, async () => {
    const own = crypto.randomUUID()
    await customer(testPersons.limit)
    await addRow('Lamp', '10000.01')
    await number(own)
    await review()
    await makeButton().click()
    await create.getByRole('button', { name: 'Lower the amount' }).click()
    await addRow('Rebate', '-0.01')
    expect(await oneLine(await decide())).toContain('10,000.00 SEK')
    expect(await book(own)).toHaveLength(1)
  })
})

describe('a lookup', () => {
  it('reports that it finds no one, and the address can be entered by hand', async () => {
    await customer(testPersons.unknown, false)
    await create.getByRole('button', { name: 'Look up' }).click()
    await create.getByText('Nobody has this number.').waitFor()
    await create.getByLabel('Enter the address by hand').check()
    await create.getByLabel('First name').fill('Una')
    await create.getByLabel('Street').fill('Ingenvägen 0')
    expect(await create.getByLabel('Street').inputValue()).toBe('Ingenvägen 0')
  })

  it(
    'reports a postcode at which the customer does not live; without it, it finds all addresses',
    { tags: 'long' },
    async () => {
      await customer(testPersons.tess, false)
      await create.getByLabel('Postcode').fill('99999')
      await create.getByRole('button', { name: 'Look up' }).click()
      await create.getByText('The customer has no address with this postcode.').waitFor()
      await create.getByLabel('Postcode').fill('76010')
      await create.getByRole('button', { name: 'Look up' }).click()
      await create.locator('.card').waitFor()
      expect(await oneLine(create.locator('.card'))).toContain('Sommarstigen 4')
      await create.getByLabel('Postcode').fill('')
      expect(await create.locator('.card').count()).toBe(0)
      await create.getByRole('button', { name: 'Look up' }).click()
      await create.locator('.card').nth(1).waitFor()
    },
  )

  it('is forgotten if it was for another customer', { tags: 'long' }, async () => {
    await customer(testPersons.tess)
    await create.getByLabel('Country').selectOption('NO')
    expect(await create.locator('.card').count()).toBe(0)
  })
})

describe('an order', () => {
  it(
    'needs no number in Germany for a person who is named by birth date and last name',
    { tags: 'long' },
    async () => {
      const own = crypto.randomUUID()
      await create.getByLabel('Country').selectOption('DE')
      await create.getByLabel('Enter the address by hand').check()
      await create.getByLabel('First name').fill('Gerda')
      await create.getByLabel('Last name').fill('Probst-Testmann')
      await create.getByLabel('Birth date').fill('19801332')
      await create.getByLabel('Street').fill('Prüfstraße')
      await create.getByLabel('House number').fill('12a')
      await create.getByLabel('Postcode').fill('10115')
      await create.getByLabel('City').fill('Berlin')
      await addRow('Lampe', '119')
      await number(own)
      expect(await oneLine(await decide())).toContain('Gerda Probst-Testmann')
      expect(await book(own)).toHaveLength(1)
    },
  )

  it('waits if its amount is high, and shows why', async () => {
    const own = crypto.randomUUID()
    await customer(testPersons.pending)
    await addRow('Lamp', '100')
    await number(own)
    const text = await oneLine(await decide())
    expect(text).toContain('The order waits for the provider')
    expect(text).toContain('the provider must approve the high amount')
    expect(await book(own)).toMatchObject([{ WillBuyInvoices: false }])
  })

  it('waits if the customer is not registered at its address', { tags: 'long' }, async () => {
    const own = crypto.randomUUID()
    await customer(testPersons.tess)
    await addRow('Lamp', '100')
    await number(own)
    await create.getByLabel('Deliver to another address').check()
    await create.getByLabel('Street').fill('Annan gata 1')
    await create.getByLabel('City').fill('Lund')
    const text = await oneLine(await decide())
    expect(text).toContain('the delivery address is not an official one')
  })

  it('has, for a payment plan, a fitting campaign and a link to send on', async () => {
    const own = crypto.randomUUID()
    await customer(testPersons.tess)
    await create.getByLabel('Payment plan').check()
    await create.locator('.campaigns .card').first().waitFor()
    await addRow('Lamp', '12000')
    const off = create.locator('.card[data-off]')
    // 20 000.00 at most has 200003, and 30 000.00 those of six months; none asks for more than 12 000.00.
    expect(await off.count()).toBe(0)
    await addRow('Sofa', '9000')
    expect(await off.count()).toBe(1)
    expect(await oneLine(off)).toContain('Only up to 20,000.00 SEK')
    expect(await off.getByRole('radio').isDisabled()).toBe(true)
    await number(own)
    await create.getByRole('button', { name: 'Review' }).click()
    await create.getByText('Choose a campaign that fits the amount.').waitFor()
    await create.locator('.campaigns .card:not([data-off])').nth(1).click()
    await create.getByLabel('Page after signing').fill('http://shop.example/thanks')
    await create.getByRole('button', { name: 'Review' }).click()
    await create.getByText('This must be an address that begins with https://.').waitFor()
    await create.getByLabel('Page after signing').fill('https://shop.example/thanks')
    const decision = await decide()
    const link = decision.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://shop.example/thanks')
    expect(await link.getAttribute('rel')).toBe('noreferrer')
    expect(await oneLine(link)).toBe('https://shop.example/thanks')
    expect(await oneLine(decision)).toContain('21,000.00 SEK')
    expect(await book(own)).toHaveLength(1)
  })

  it('may lack, for an account credit, a campaign and a link', { tags: 'long' }, async () => {
    const own = crypto.randomUUID()
    await customer(testPersons.company)
    await create.getByLabel('Account credit').check()
    await create.getByText('Without a campaign').waitFor()
    await addRow('Lamp', '100')
    await number(own)
    const decision = await decide()
    expect(await decision.getByRole('link').count()).toBe(0)
    await decision.getByRole('button', { name: 'Open the order' }).click()
    await desk.order.getByRole('heading', { level: 2 }).waitFor()
    const [made] = await book(own)
    expect(await oneLine(desk.order.getByRole('heading', { level: 2 }))).toContain(`${made!.ProviderOrderNr}`)
  })

  it('is not sent without rows, without its number or without a customer', async () => {
    await create.getByRole('button', { name: 'Review' }).click()
    await customer(testPersons.tess)
    await create.getByRole('button', { name: 'Review' }).click()
    await number('web-1')
    await create.getByRole('button', { name: 'Review' }).click()
    expect(await create.locator('.review').count()).toBe(0)
    expect(desk.requests.filter((request) => request.includes('CreateOrder'))).toEqual([])
  })
})

describe('an order whose answer is lost', () => {
  it.each(someOf(['after', 'in', 'fault', 'never'] as const, 1))(
    'is found if it was made and the connection was cut (%s): the provider has one',
    async (where) => {
      const own = crypto.randomUUID()
      await customer(testPersons.tess)
      await addRow('Lamp', '100')
      await number(own)
      await review()
      relay.cut = { operation: 'CreateOrderEu', where }
      await makeButton().click()
      const decision = create.locator('.decision')
      await decision.waitFor()
      const text = await oneLine(decision)
      expect(text).toContain('it was created once')
      expect(text).toContain('100.00 SEK')
      expect(text).toContain('Tess Testsson')
      expect(await book(own)).toHaveLength(1)
    },
  )

  it.each(['before', 'after'])(
    'is sent again under its key, if the page lost it %s the edge had it: the provider has one',
    { tags: 'long' },
    async (when) => {
      const own = crypto.randomUUID()
      await customer(testPersons.tess)
      await addRow('Lamp', '100')
      await number(own)
      await review()
      const keys: (string | undefined)[] = []
      let isCut = true
      await desk.page.route('**/api/soap/CreateOrderEu', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (!isCut) return route.continue()
        isCut = false
        if (when === 'after') await route.fetch()
        return route.abort()
      })
      await makeButton().click()
      await create.getByRole('button', { name: 'Check and continue' }).click()
      expect(await oneLine(create.locator('.decision'))).toContain('The provider buys the order')
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(await book(own)).toHaveLength(1)
    },
  )

  it(
    'cannot be changed until the outcome is known, and is then created once, if the provider never got it',
    { tags: 'long' },
    async () => {
      const own = crypto.randomUUID()
      await customer(testPersons.tess)
      await addRow('Lamp', '100')
      await number(own)
      await review()
      relay.cut = { operation: 'CreateOrderEu', where: 'before' }
      await makeButton().click()
      const again = create.getByRole('button', { name: 'Check and continue' })
      await again.waitFor()
      expect(await create.getByRole('button', { name: 'Back' }).count()).toBe(0)
      expect(await again.getAttribute('aria-disabled')).toBe('true')
      expect(await book(own)).toEqual([])
      await create.locator('#create:not([aria-disabled=true])').waitFor({ timeout: 60_000 })
      await again.click()
      const outcome = create.locator('.decision, .write-note [role=alert]')
      await outcome.waitFor()
      expect(await oneLine(create.locator('.decision'))).toContain('The provider buys the order')
      expect(await book(own)).toHaveLength(1)
    },
  )
})

it(
  'a new order is made with a finger on a phone, without horizontal scrolling',
  { tags: 'long' },
  async () => {
    desk = await CreditPage.open(world, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    create = desk.page.locator('order-admin-credit-create')
    await desk.desk.getByRole('tab', { name: 'New order' }).tap()
    const own = crypto.randomUUID()
    await customer(testPersons.tess, false)
    await create.getByRole('button', { name: 'Look up' }).tap()
    await create.locator('.card').last().tap()
    await addRow('Lamp', '100')
    await number(own)
    await create.getByRole('button', { name: 'Review' }).tap()
    expect(await oneLine(create.locator('.review'))).toContain('Sommarstigen 4')
    await makeButton().tap()
    expect(await oneLine(create.locator('.decision'))).toContain('76010 Bergshamra')
    const isWider = () => document.documentElement.scrollWidth > innerWidth
    expect(await desk.page.evaluate(isWider)).toBe(false)
    await desk.page.close()
    expect(await book(own)).toHaveLength(1)
  },
)

it('a new order leaves no national id in an address, an event, the console or the storage', async () => {
  await desk.page.evaluate(() => {
    const events: string[] = []
    Object.assign(globalThis, { events })
    for (const name of ['order-admin-before-save', 'order-admin-saved', 'order-admin-error']) {
      document.addEventListener(name, (event) => events.push(name + JSON.stringify({ ...event })))
    }
  })
  const own = crypto.randomUUID()
  await customer(testPersons.tess)
  await addRow('Lamp', '100')
  await number(own)
  await decide()
  const kept = await desk.page.evaluate(() => {
    const { events } = globalThis as unknown as { events: string[] }
    return {
      events,
      stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      html: document.documentElement.outerHTML,
    }
  })
  expect(kept.events).toHaveLength(2)
  const [first] = testPersons.tess.NationalId.split('-')
  const everywhere = [JSON.stringify(kept), desk.said.join(), desk.requests.join(), desk.page.url()]
  expect(everywhere.join()).not.toContain(first)
  expect(await create.evaluate((element) => element.shadowRoot!.innerHTML)).not.toContain(first)
  expect(await desk.violations()).toEqual([])
})
