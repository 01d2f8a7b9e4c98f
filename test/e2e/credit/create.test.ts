/** New credit orders as a clerk makes them, against the real edge and the real provider. */
import type { Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countryFacts, type CreditCountry } from '../../../shared/domain/credit-countries.ts'
import { type TestPerson, testPersons } from '../../../shared/test-persons.ts'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import { type CreditWorld, startCreditWorld } from '../../support/credit-world.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

let world: CreditWorld
let desk: CreditPage
let create: Locator

beforeAll(async () => {
  world = await startCreditWorld()
})
afterAll(() => world.stop())

beforeEach(async () => {
  desk = await CreditPage.open(world)
  create = desk.page.locator('order-admin-credit-create')
  await desk.task('New order')
  return () => desk.page.close()
})

/** The provider's book of an order number of the merchant's. */
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

/** @param price with VAT, unless the prices were said to be without it */
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

/** Creates what is entered. @returns the decision */
async function decide(): Promise<Locator> {
  await review()
  await makeButton().click()
  const decision = create.locator('.decision')
  await decision.waitFor()
  return decision
}

const accepted: readonly TestPerson[] = [
  testPersons.tess,
  testPersons.company,
  testPersons.nils,
  testPersons.norwegianCompany,
  testPersons.dan,
  testPersons.danishCompany,
  testPersons.testi,
  testPersons.finnishCompany,
  testPersons.gerda,
  testPersons.germanCompany,
  testPersons.petra,
  testPersons.dutchCompany,
]

describe('an order by lookup', () => {
  it.each(accepted.map((person) => [person.CountryCode, person.FullName, person] as const))(
    'in %s of %s is bought, at the address that was chosen',
    async (country, name, person) => {
      const own = crypto.randomUUID()
      await customer(person)
      // The last address: the first is what the provider takes anyway.
      const address = person.addresses.at(-1)!
      await create.locator('.card').last().click()
      await addRow('Lamp', '100')
      await number(own)
      const shown = await oneLine(await review())
      expect(shown).not.toContain(person.NationalId)
      expect(shown).toContain(address.Locality)
      await makeButton().click()
      const decision = create.locator('.decision')
      const text = await oneLine(decision)
      expect(text).toContain('The provider buys the order')
      expect(text).toContain(`100.00 ${countryFacts[country].currency}`)
      expect(text).toContain(name)
      expect(text).toContain(address.Locality)
      const [made, ...more] = await book(own)
      expect(more).toEqual([])
      expect(made).toMatchObject({ CurrentAmount: '100', IsActive: true, WillBuyInvoices: true })
      expect(text).toContain(`Order ${made!.ProviderOrderNr} is created.`)
      expect(await desk.announced()).toContain(`Order ${made!.ProviderOrderNr} is created.`)
    },
  )
})
