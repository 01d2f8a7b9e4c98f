/** A clerk's questions about customers without an order, against the real edge and the real provider. */
import { someOf } from '../../../shared/testing/runs.ts'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countryFacts, type CreditCountry } from '../../../shared/domain/credit/credit-countries.ts'
import { type TestPerson, testPersons } from '../../../shared/test-persons.ts'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import {
  creditRow,
  type CreditWorld,
  customersOfEachCountry,
  startCreditWorld,
} from '../../support/credit-world.ts'
import { fault } from '../../support/sandbox.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

const { tess, max, prov, limit, company } = testPersons

let world: CreditWorld
let desk: CreditPage
let people: Locator

beforeAll(async () => {
  world = await startCreditWorld()
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.capabilities = ['credit.read', 'credit.write']
  desk = await CreditPage.next(world)
  people = desk.page.locator('order-admin-credit-people')
  await desk.task('Customers')
})

const task = (name: string) => people.getByRole('button', { name, exact: true }).click()
const press = task
const idField = () => people.locator('input[id$=NationalIdNumber]')

async function enter({ CountryCode, CustomerType, NationalId }: TestPerson): Promise<void> {
  await people.getByLabel(CustomerType === 'Company' ? 'Company' : 'Private person', { exact: true }).check()
  await people.getByLabel('Country').selectOption(CountryCode)
  const { idNames } = countryFacts[CountryCode as CreditCountry]
  await people.getByLabel(new RegExp(`^${idNames[CustomerType]}`)).fill(NationalId)
}

/** Blocks a customer, up to the final press. */
async function reviewBlock({ CustomerType, NationalId }: TestPerson): Promise<void> {
  await task('Block list')
  await people.getByLabel(CustomerType === 'Company' ? 'Company' : 'Private person', { exact: true }).check()
  await idField().fill(NationalId)
  await people.getByLabel(/^Reason/).fill('Returns everything')
  await press('Review')
  await people.getByRole('heading', { name: 'Block this customer?' }).waitFor()
}

/** The provider's answer to an order of this person: empty if it is accepted. */
async function refusalOf({ NationalId, CustomerType, CountryCode }: TestPerson): Promise<string> {
  const { ErrorMessage = '' } = await soapAtProvider(world.stack.addresses, 'CreateOrderEu', {
    CreateOrderInformation: {
      OrderDate: '2026-11-22T00:00:00',
      OrderType: 'Invoice',
      OrderRows: [creditRow],
      CustomerIdentity: { NationalIdNumber: NationalId, CustomerType, CountryCode },
    },
  })
  return ErrorMessage
}

describe('addresses', () => {
  it.each(someOf(customersOfEachCountry, 1))(
    'are found with their selectors for $FullName ($CountryCode)',
    async (person) => {
      await enter(person)
      await press('Find addresses')
      await people.locator('.card').first().waitFor()
      const selectors = await people.locator('.card code').allInnerTexts()
      expect(selectors).toEqual(person.addresses.map(({ AddressSelector }) => AddressSelector))
      const [{ Street, ZipCode, Locality }] = person.addresses
      const card = await oneLine(people.locator('.card').first())
      expect(card).toContain(person.FullName)
      expect(card).toContain(Street)
      expect(card).toContain(`${ZipCode} ${Locality}`)
      expect(card).not.toContain(person.NationalId)
    },
  )

  it('are those at a postcode, or the reason why there are none', { tags: 'long' }, async () => {
    await enter(tess)
    await people.getByLabel('Postcode').fill('760 10')
    await press('Find addresses')
    await people.locator('.card').first().waitFor()
    expect(await people.locator('.card code').allInnerTexts()).toEqual(['TESTSSON-2'])
    await people.getByLabel('Postcode').fill('00000')
    await press('Find addresses')
    await people.locator('.words').getByText('No address with this postcode').waitFor()
    expect(await people.locator('.card').count()).toBe(0)
  })
})

describe('the internal scoring', () => {
  it('answers yes up to a customer’s limit, and no above it with the provider’s reason', async () => {
    await task('Internal scoring')
    await enter(limit)
    await people.getByLabel('Amount in SEK').fill('10000')
    await press('Check')
    await people.getByRole('heading', { name: 'Yes: the provider would accept 10,000.00 SEK' }).waitFor()
    await people.getByLabel('Amount in SEK').fill('10000.01')
    await press('Check')
    await people.getByRole('heading', { name: 'No: the provider would not accept 10,000.01 SEK' }).waitFor()
    expect(await oneLine(people.locator('.note q'))).toBe("The amount is above the customer's credit limit.")
  })
})

describe('the block list', () => {
  it('blocks a person and a company, and may block one twice', { tags: 'long' }, async () => {
    for (const person of [max, company, max]) {
      await reviewBlock(person)
      await press('Block this customer')
      await people.getByRole('heading', { name: 'The customer is blocked' }).waitFor()
      expect(await oneLine(people.locator('.facts'))).toContain('Returns everything')
      expect(await refusalOf(person)).toContain('The customer is blocked.')
      await press('Block another customer')
      expect(await idField().inputValue()).toBe('')
    }
    expect(await refusalOf(tess)).toBe('')
  })

  it('never reports a block whose answer is lost as done, and may be used again', async () => {
    await reviewBlock(prov)
    await fault(world.stack.addresses, { path: '/soap', phase: 'after', reset: true })
    await press('Block this customer')
    await people.getByText('It is not known whether it was saved').waitFor()
    await people.getByText('Trying again is safe').waitFor()
    expect(await people.getByRole('heading', { name: 'The customer is blocked' }).count()).toBe(0)
    expect(await people.getByText('Do not send it again').count()).toBe(0)
    await people.getByRole('button', { name: 'Check and continue' }).waitFor()
    // The provider had done it.
    expect(await refusalOf(prov)).toContain('The customer is blocked.')
  })

  it('is absent in a session that may only read', async () => {
    world.capabilities = ['credit.read']
    await desk.show()
    await desk.task('Customers')
    await people.getByRole('button', { name: 'Internal scoring' }).waitFor()
    expect(await people.getByRole('button', { name: 'Block list' }).count()).toBe(0)
  })
})

describe('a national id', () => {
  it('is only in the field that has the focus, and leaves with the desk', async () => {
    const { NationalId } = testPersons.limit
    const [, secret] = NationalId.split('-')
    await desk.page.evaluate(() => {
      const heard: string[] = []
      const kept = document.querySelector('order-admin')!
      Object.assign(globalThis, { heard, kept })
      for (const name of [
        'order-admin-before-save',
        'order-admin-saved',
        'order-admin-error',
        'order-admin-loaded',
        'order-admin-navigate',
        'credit-announce',
        'credit-open-order',
      ]) {
        addEventListener(name, (event) => {
          const own = Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'isTrusted'))
          heard.push(`${name} ${JSON.stringify(own)} ${JSON.stringify((event as CustomEvent).detail)}`)
        })
      }
    })
    await enter(testPersons.limit)
    await press('Find addresses')
    await people.locator('.card').first().waitFor()
    expect(await seen()).not.toContain(secret)
    await task('Internal scoring')
    await people.getByLabel('Amount in SEK').fill('5')
    await press('Check')
    await people.locator('h3').waitFor()
    await reviewBlock(testPersons.limit)
    expect(await seen()).not.toContain(secret)
    await press('Block this customer')
    await people.getByRole('heading', { name: 'The customer is blocked' }).waitFor()
    expect(await seen()).not.toContain(secret)
    expect(await people.locator('.facts order-admin-credit-id .figure').innerText()).toContain(
      '19801332-••••',
    )

    // Places that could have kept it: events, addresses, the console, storage.
    const kept = await desk.page.evaluate(() =>
      JSON.stringify([
        (globalThis as unknown as { heard: string[] }).heard,
        location.href,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        performance.getEntries().map(({ name }) => name),
      ]),
    )
    expect(kept).toContain('order-admin-saved')
    expect(kept).not.toContain('credit-announce')
    for (const text of [kept, desk.requests.join(), desk.said.join()]) {
      expect(text).not.toMatch(/1980|0001\b/)
    }

    await press('Block another customer')
    await enterBlock(NationalId)
    await people.locator('order-admin-credit-id').getByRole('button').click()
    await people.getByText(NationalId).waitFor()
    const left = await desk.page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: HTMLElement }
      kept.remove()
      return kept
    })
    expect(left).toBeDefined()
    expect(await seen()).not.toContain(secret)
    expect(await seen('kept')).not.toMatch(/1980|Returns/)
    expect(await desk.violations()).toEqual([])
  })

  async function enterBlock(id: string): Promise<void> {
    await idField().fill(id)
    await people.getByLabel(/^Reason/).fill('Returns everything')
    await press('Review')
  }

  /** Everything on the page, or in a kept element: texts, attributes and values of fields. */
  function seen(of: 'document' | 'kept' = 'document'): Promise<string> {
    return desk.page.evaluate((of) => {
      const fields = ['INPUT', 'TEXTAREA', 'SELECT']
      const serialize = (root: ParentNode): string =>
        [...root.querySelectorAll('*')]
          .map((element) =>
            [
              ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
              ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')),
              fields.includes(element.tagName) ? (element as HTMLInputElement).value : '',
              element.shadowRoot ? serialize(element.shadowRoot) : '',
            ].join('\n'),
          )
          .join('\n')
      const kept = (globalThis as unknown as { kept: HTMLElement }).kept
      return serialize(of === 'kept' ? kept.shadowRoot! : document)
    }, of)
  }
})
