/**
 * Every refusal that the provider can answer, provoked through the real edge and explained on the screen. Requests are
 * made without the forms, which prevent some: 27002, because a payment plan has no choice of rows.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectionCodes, resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { CreditPage } from '../../support/credit-page.ts'
import {
  misconfigureSecond,
  problemAtEdge,
  type RefusedCall,
  rejections,
  results,
} from '../../support/credit-refusals.ts'
import { type CreditWorld, startCreditWorld } from '../../support/credit-world.ts'

const languages = ['en', 'sv', 'no', 'da', 'fi', 'de', 'nl'] as const
/** The English text for an unknown reason. */
const UNKNOWN = 'The provider did not accept it.'

let world: CreditWorld
let desk: CreditPage

beforeAll(async () => {
  world = await startCreditWorld((edge, provider) => misconfigureSecond({ edge, provider }))
  desk = await CreditPage.open(world)
  // The first refusal on the page loads what explains refusals.
  await desk.task('Customers')
  const people = desk.page.locator('order-admin-credit-people')
  await people.getByLabel('Country').selectOption('SE')
  await people.getByLabel('Personnummer').fill('19000101-0000')
  await people.getByRole('button', { name: 'Find addresses' }).click()
  await people.locator('order-admin-credit-reason .words').waitFor()
})
afterAll(() => world.stop())

interface Explained {
  about: string
  title: string
  text: string
  message: string
  code: string
}

/** The element's texts for a problem, in each language. */
async function explained({ name }: RefusedCall, problem: Record<string, unknown>): Promise<Explained[]> {
  return desk.page.evaluate(
    async ({ name, problem, languages }) => {
      const read = async (lang: string) => {
        const reason = document.createElement('order-admin-credit-reason') as HTMLElement & {
          updateComplete: Promise<unknown>
        }
        const { code, requestId } = problem
        Object.assign(reason, { lang, error: { call: name, code, requestId, problem, members: [] } })
        document.body.append(reason)
        const root = reason.shadowRoot!
        // Its language loads when it is first asked for.
        while (!root.querySelector('strong')) await new Promise(requestAnimationFrame)
        const text = (selector: string) =>
          root.querySelector(selector)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
        const title = text('strong')
        const said = {
          about: text('.about'),
          title,
          text: text('.words > p:not(.about)').replace(title, '').trim(),
          message: text('blockquote'),
          code: text('.reference code'),
        }
        reason.remove()
        return said
      }
      return Promise.all(languages.map(read))
    },
    { name, problem: JSON.parse(JSON.stringify(problem)) as Record<string, string>, languages },
  )
}

/** Checks the texts in every language. @param code the shown code */
async function expectWords(call: RefusedCall, problem: Record<string, unknown>, code: string): Promise<void> {
  const said = await explained(call, problem)
  for (const each of said) {
    expect(each).toMatchObject({ code, message: problem['providerMessage'] })
    expect(each.about).not.toBe('')
    expect(each.text).toMatch(/^\p{Lu}.{15,}\.$/u)
  }
  expect(said[0]!.title).not.toBe(UNKNOWN)
  expect(new Set(said.map(({ title, text }) => `${title} ${text}`)).size).toBe(languages.length)
}

describe.each(Object.entries(rejections))('a refusal of %s', (name, ways) => {
  it.each(someOf(Object.entries(ways), 1))(
    'is explained in every language: %s',
    async (rejection, provoke) => {
      const call = await provoke(world.stack.addresses)
      const problem = await problemAtEdge(world.stack.addresses, call)
      expect(problem).toMatchObject({ code: rejection, rejection, providerMessage: expect.any(String) })
      await expectWords(call, problem, rejection)
    },
  )

  it('is provoked for every RejectionCode', () => {
    const codes = rejectionCodes[name as keyof typeof rejectionCodes].filter((code) => code !== 'Accepted')
    expect(Object.keys(ways).toSorted()).toEqual(codes.toSorted())
  })
})

describe.each(Object.entries(results))('the ResultCode %s', (code, ways) => {
  it.each(someOf(Object.entries(ways), 1))('is explained in every language for %s', async (_, provoke) => {
    const call = await provoke(world.stack.addresses)
    const problem = await problemAtEdge(world.stack.addresses, call)
    expect(problem).toMatchObject({ code: 'credit-rejected', ResultCode: Number(code) })
    await expectWords(call, problem, code)
  })
})

it('every ResultCode of the provider is provoked, except 20001, which it never answers', () => {
  const provoked = Object.keys(results).map(Number)
  const known = Object.values(resultCodes).filter((code) => code !== 0)
  expect([...new Set(known)].filter((code) => !provoked.includes(code))).toEqual([20001])
})

it('a refusal in a form shows the reason, and keeps the input', async () => {
  const people = desk.page.locator('order-admin-credit-people')
  await people.getByRole('button', { name: 'Addresses', exact: true }).click()
  await people.getByLabel('Personnummer').fill(testPersons.unknown.NationalId)
  await people.getByRole('button', { name: 'Find addresses' }).click()
  await people.locator('.words').getByText('Nobody was found.').waitFor()
  expect(await people.getByLabel('Personnummer').inputValue()).toBe('19801337-••••')
  expect(await desk.violations()).toEqual([])
})
