/** Payment plans as a clerk offers, makes and approves them, against the real edge and the real provider. */
import { someOf } from '../../../shared/testing/runs.ts'
import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countryFacts, type CreditCountry } from '../../../shared/domain/credit/credit-countries.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { type TestPerson, testPersons } from '../../../shared/test-persons.ts'
import type { SoapInput } from '../../../shared/domain/credit/soap/operations.ts'
import { axeFindings } from '../../support/axe.ts'
import { wholeDom } from '../../support/browser.ts'
import { CreditPage, oneLine } from '../../support/credit-page.ts'
import { type CreditWorld, startCuttableWorld } from '../../support/credit-world.ts'
import type { CuttingRelay } from '../../support/cutting-relay.ts'
import { callSandbox } from '../../support/sandbox.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

const { tess, prov } = testPersons
const DAYS_30 = 30 * 86_400

let world: CreditWorld
/** Between the edge and the provider. */
let relay: CuttingRelay
let desk: CreditPage
let plans: Locator

beforeAll(async () => {
  const started = await startCuttableWorld()
  ;({ world, relay } = started)
  return started.stop
})

beforeEach(async () => {
  ;({ desk, plans } = await openDesk(await CreditPage.next(world)))
})

async function openDesk(opened: CreditPage) {
  await opened.task('Payment plans')
  return { desk: opened, plans: opened.page.locator('order-admin-credit-plans') }
}

const button = (name: string | RegExp, within = plans) => within.getByRole('button', { name, exact: true })

async function showOptions(amount: string, within = plans): Promise<void> {
  await within.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await button('Show options', within).click()
  await within.getByRole('heading', { name: /^Payment plans for/ }).waitFor()
}

interface Wanted {
  customer?: TestPerson
  coApplicant?: TestPerson
  amount?: string
  campaign?: string
  number?: string
}

/** Chooses an option, enters the customer, and stops before the plan is created. */
async function review(wanted: Wanted = {}, within = plans): Promise<string> {
  const { customer = tess, coApplicant, amount = '12000', campaign = 'Pay in 12 months' } = wanted
  const { number = crypto.randomUUID() } = wanted
  await showOptions(amount, within)
  await button(`Choose: ${campaign}`, within).click()
  const { CountryCode, CustomerType, NationalId } = customer
  await within.getByLabel('Country').selectOption(CountryCode)
  if (CustomerType === 'Company') await within.getByLabel('Company', { exact: true }).check()
  const { idNames } = countryFacts[CountryCode as CreditCountry]
  const ids = within.getByLabel(new RegExp(`^${idNames[CustomerType]}`))
  await ids.first().fill(NationalId)
  if (coApplicant) await ids.nth(1).fill(coApplicant.NationalId)
  await within.getByLabel('Your own number').fill(number)
  await button('Review', within).click()
  await within.locator('.review').waitFor()
  return number
}

async function create(wanted: Wanted = {}): Promise<Long> {
  await review(wanted)
  await button('Create payment plan').click()
  return shownPlan()
}

/** The number of the plan that is shown. */
async function shownPlan(within = plans): Promise<Long> {
  const heading = within.getByRole('heading', { name: /^Payment plan \d+$/ })
  await heading.waitFor()
  return Number((await oneLine(heading)).slice('Payment plan '.length))
}

async function openPlan(number: Long | string, within = plans): Promise<void> {
  await within.getByLabel('Payment plan number').fill(String(number))
  await within.getByLabel('Payment plan number').press('Enter')
}

const status = (within = plans) => oneLine(within.locator('.states [aria-current=step]'))
const confirm = (name: string, within = plans) => button(name, within.getByRole('dialog')).click()

/** Makes a plan at the provider, without the edge. */
function planAtProvider(
  PayPlan: Partial<NonNullable<SoapInput<'CreatePaymentPlan'>['PayPlan']>> = {},
  Amount = '500',
) {
  return soapAtProvider(world.stack.addresses, 'CreatePaymentPlan', {
    Amount,
    PayPlan: {
      SendAutomaticGiropaymentForm: false,
      IsCompany: false,
      CampainCode: 200003,
      CountryCode: 'SE',
      SecurityNumber: prov.NationalId,
      ...PayPlan,
    },
  })
}
const statusAtProvider = async (ProviderPaymentPlanNr: Long) =>
  (await soapAtProvider(world.stack.addresses, 'GetPaymentPlanStatus', { ProviderPaymentPlanNr })).Status

/** The findings of axe. The strict page itself has neither headings nor landmarks. */
async function ownFindings(): Promise<string[]> {
  const findings = await axeFindings(desk.page)
  return findings.filter((finding) => !/^(page-has-heading-one|region|landmark-one-main):/.test(finding))
}

/** The browser itself logs a refusal, and a document that the page's policy forbids. */
function complaints(): string[] {
  return desk.said.filter((line) => !/Failed to load resource|frame-src|Framing 'blob:'/.test(line))
}

describe('a payment plan', () => {
  it('is offered, made, shown and approved, and its contract is read by its number', async () => {
    await showOptions('12000')
    const card = plans.locator('.option', { hasText: 'Pay in 12 months' }).first()
    // As provider/README.md computes it: an annuity of 1 060.30, and 29.00 for each notice.
    expect(await oneLine(card)).toMatch(/1,089\.30 a month, with fee Total to pay 13,266\.59/)
    expect(await ownFindings()).toEqual([])

    const number = await create()
    expect(await status()).toBe('Pending')
    expect(await statusAtProvider(number)).toBe('Pending')
    await expect.poll(() => desk.announced()).toContain(`Payment plan ${number} is created and pending.`)

    // The strictest policy lets no document into the page.
    await button('Show the offer').click()
    await plans.getByText('This page cannot show documents.').waitFor()
    const [file] = await Promise.all([
      desk.page.waitForEvent('download'),
      plans.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`payment-plan-${number}.pdf`)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await ownFindings()).toEqual([])

    await button('Approve…').click()
    await confirm('Approve')
    const said = plans.getByText(/^Approved\. The contract has number \d+\.$/)
    await said.waitFor()
    expect(await status()).toBe('Activated')
    expect(await statusAtProvider(number)).toBe('Activated')
    const [contract] = /\d+/.exec(await oneLine(said))!
    await button('Show the contract').click()
    await plans.getByRole('link', { name: 'Download' }).waitFor()
    expect(desk.requests.at(-1)).toBe('POST /api/soap/GetContractPdfEu')

    await button('Back').click()
    await plans.getByLabel('Contract number').fill(contract!)
    await plans.getByLabel('Contract number').press('Enter')
    await button('Show the contract').click()
    const [same] = await Promise.all([
      desk.page.waitForEvent('download'),
      plans.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(same.suggestedFilename()).toBe(`contract-${contract}.pdf`)
    expect(complaints()).toEqual([])
  })

  it(
    'is made for two people with the chosen address, and keeps their ids nowhere else',
    { tags: 'long' },
    async () => {
      await showOptions('1000')
      await button('Choose: Pay in 6 months').click()
      await plans.getByLabel('Country').selectOption('SE')
      const ids = plans.getByLabel(/^Personnummer/)
      await ids.first().fill(tess.NationalId)
      await ids.nth(1).fill(prov.NationalId)
      await button('Find addresses').click()
      await plans.getByRole('radio', { name: /Sommarstigen 4/ }).check()
      await plans.getByLabel('Your own number').fill(crypto.randomUUID())
      await button('Review').click()
      expect(await oneLine(plans.locator('.review'))).toMatch(/19851332-•••• .*19721340-•••• .*TESTSSON-2/)
      const digits = /19851332-0000|19721340-0000/
      expect(await wholeDom(desk.page)).not.toMatch(digits)
      await button('Create payment plan').click()
      await shownPlan()
      expect(await wholeDom(desk.page)).not.toMatch(digits)
      expect(desk.requests.join()).not.toMatch(/19851332|19721340/)
      expect(desk.said.join()).not.toMatch(digits)
    },
  )

  it('is made of rows, with the provider’s sum', { tags: 'long' }, async () => {
    await plans.getByLabel('Rows', { exact: true }).check()
    for (const price of ['333.33', '0.67']) {
      await button('Add row').click()
      const form = plans.locator('order-admin-row-form dialog')
      await form.getByLabel('Name', { exact: true }).fill(`Lamp ${price}`)
      await form.getByLabel('Unit price').fill(price)
      await form.getByLabel('Quantity').fill('3')
      await form.getByLabel('VAT %').fill('25')
      await button('Add', form).click()
    }
    await button('Show options').click()
    // 3 × 333.33 and 3 × 0.67 are 1 002.00; with 25 % VAT, 1 252.50.
    await plans.getByRole('heading', { name: 'Payment plans for 1,252.50' }).waitFor()
    await button('Choose: Pay in 12 months').click()
    await plans.getByLabel('Country').selectOption('SE')
    await plans
      .getByLabel(/^Personnummer/)
      .first()
      .fill(tess.NationalId)
    await plans.getByLabel('Your own number').fill(crypto.randomUUID())
    await button('Review').click()
    await plans.locator('.review').waitFor()
    await button('Create payment plan').click()
    expect(await statusAtProvider(await shownPlan())).toBe('Pending')
  })

  it('is cancelled after a confirmation, and its number cannot be used again', async () => {
    const number = crypto.randomUUID()
    const plan = await create({ number })
    await button('Cancel plan…').click()
    await button('Back', plans.getByRole('dialog')).click()
    expect(await statusAtProvider(plan)).toBe('Pending')
    await button('Cancel plan…').click()
    await confirm('Cancel plan')
    await plans.getByText('The payment plan is cancelled.').waitFor()
    expect(await status()).toBe('Cancelled')
    expect(await statusAtProvider(plan)).toBe('Cancelled')
    expect(await button(/^Show the/).count()).toBe(0)

    await button('Back').first().click()
    await review({ number })
    await button('Create payment plan').click()
    expect(await refusedFor()).toBe('PaymentPlanIsCancelled')
  })

  it('is read again, not approved, after a second tab has cancelled it', { tags: 'long' }, async () => {
    const { ProviderPaymentPlanNr: plan } = await planAtProvider()
    await openPlan(plan)
    await button('Approve…').click()
    const other = await openDesk(await CreditPage.open(world))
    await openPlan(plan, other.plans)
    await button('Cancel plan…', other.plans).click()
    await confirm('Cancel plan', other.plans)
    await other.plans.getByText('The payment plan is cancelled.').waitFor()
    await other.desk.page.close()
    await confirm('Approve')
    await plans.locator('[data-state=Cancelled][aria-current=step]').waitFor()
    expect(await refusedFor()).toBe('WrongStatus')
  })

  it.each(someOf(['9223372036854775807', '1'], 1))(
    'is reported as unknown for the number %s',
    async (number) => {
      await openPlan(number)
      expect(await refusedFor()).toBe('PaymentPlanDoesNotExist')
    },
  )

  it('is reported as unknown for an unknown contract', { tags: 'long' }, async () => {
    await plans.getByLabel('Contract number').fill('1')
    await plans.getByLabel('Contract number').press('Enter')
    await button('Show the contract').click()
    expect(await refusedFor()).toBe('27006')
  })
})

/** The provider's code of the refusal. */
const refusedFor = () => oneLine(plans.locator('order-admin-credit-reason .reference code').first())

describe('a plan that the provider refuses', () => {
  const refusals: [code: string, title: string, wanted: Wanted, before?: () => Promise<unknown>][] = [
    ['Error', 'of the same person twice', { customer: tess, coApplicant: tess }],
    [
      'Error',
      'of a number that another plan has',
      { number: 'taken' },
      () => planAtProvider({ ClientPaymentPlanNr: 'taken' }),
    ],
    ['CustomerCreditRejected', 'of a customer with a bad report', { customer: testPersons.rejected }],
    [
      'CustomerCreditRejected',
      'with a co-applicant with a bad report',
      { coApplicant: testPersons.rejected },
    ],
    ['CustomerCreditRejected', 'of a company with a bad report', { customer: testPersons.rejectedCompany }],
    ['CustomerOverCreditLimit', 'above the customer’s limit', { customer: testPersons.limit }],
    ['CustomerAbuseBlock', 'of a blocked customer', { customer: testPersons.blocked }],
    ['CustomerProviderRejected', 'of a customer who is refused', { customer: testPersons.refused }],
    ['CustomerCreditNoSuchEntity', 'of an unknown customer', { customer: testPersons.unknown }],
    [
      'ClientOverCreditLimit',
      'with which too much would be pending',
      { customer: testPersons.nils, amount: '250000', campaign: 'Pay in 60 months' },
      async () => {
        const large = { CampainCode: 100060, CountryCode: 'NO', SecurityNumber: testPersons.nils.NationalId }
        for (let count = 0; count < 4; count += 1) await planAtProvider(large, '250000')
      },
    ],
  ]

  it.each(someOf(refusals, 1))(
    'is explained for %s (one %s), and the input is kept',
    async (code, _, wanted, before) => {
      await before?.()
      const number = await review(wanted)
      await button('Create payment plan').click()
      expect(await refusedFor()).toBe(code)
      await button('Back').click()
      expect(await plans.getByLabel('Your own number').inputValue()).toBe(number)
    },
  )

  it(
    'is not offered if no campaign fits its amount: the nearest amounts are shown',
    { tags: 'long' },
    async () => {
      await plans.getByRole('textbox', { name: 'Amount' }).fill('149.99')
      await button('Show options').click()
      await plans.getByText('There are plans from 150.00.').waitFor()
      await plans.getByRole('textbox', { name: 'Amount' }).fill('250000.01')
      await button('Show options').click()
      await plans.getByText('There are plans up to 250,000.00.').waitFor()
    },
  )
})

describe('an answer that is lost', () => {
  const timesPassed = (name: string) => relay.passed.filter((passed) => passed === name).length

  it('is found by reading, for an approval that was done', async () => {
    const { ProviderPaymentPlanNr: plan } = await planAtProvider()
    await openPlan(plan)
    await button('Approve…').click()
    relay.cut = { operation: 'ApprovePaymentPlan', where: 'after' }
    await confirm('Approve')
    await plans.getByText('the number of the contract is in its document').waitFor()
    expect(await statusAtProvider(plan)).toBe('Activated')
    await button('Show the contract').click()
    await plans.getByRole('link', { name: 'Download' }).waitFor()
    expect(desk.requests.at(-1)).toBe('POST /api/soap/GetContractPdf')
  })

  it(
    'never leads to two plans or contracts, whether the provider had the request or not',
    { tags: 'long' },
    async () => {
      const [made, lost, approval] = [
        { desk, plans },
        await openDesk(await CreditPage.open(world)),
        await openDesk(await CreditPage.open(world)),
      ]
      const { ProviderPaymentPlanNr: first } = await planAtProvider()
      const number = await review({}, made.plans)
      relay.cut = { operation: 'CreatePaymentPlan', where: 'after' }
      await button('Create payment plan', made.plans).click()
      await button('Check and continue', made.plans).waitFor()

      await review({}, lost.plans)
      relay.cut = { operation: 'CreatePaymentPlan', where: 'before' }
      await button('Create payment plan', lost.plans).click()
      await button('Check and continue', lost.plans).waitFor()

      await openPlan(first, approval.plans)
      await button('Approve…', approval.plans).click()
      relay.cut = { operation: 'ApprovePaymentPlan', where: 'before' }
      const approvals = timesPassed('ApprovePaymentPlan')
      await confirm('Approve', approval.plans)
      const dialog = approval.plans.getByRole('dialog')
      await button('Check and continue', dialog).waitFor()

      // The edge asks for half a minute, in which a write may still arrive.
      for (const { desk: waiting } of [made, lost, approval]) {
        const again = waiting.page.locator('button.primary:not([aria-disabled=true])', {
          hasText: 'Check and continue',
        })
        await again.waitFor({ timeout: 60_000 })
        await again.click()
      }
      await approval.plans.getByText('Approved. The contract has number').waitFor()
      expect(timesPassed('ApprovePaymentPlan')).toBe(approvals + 1)

      // The outcome is unknown. A request with the same number tells, and makes no second plan.
      for (const { plans: unknown } of [made, lost]) {
        await unknown.getByText('the provider never makes two plans of it').waitFor()
        await button('Create payment plan', unknown).click()
      }
      const own = made.plans.locator('blockquote')
      await own.waitFor()
      expect(await oneLine(own)).toBe(
        `Payment plan ${Number(first) + 1} has this ClientPaymentPlanNr already.`,
      )
      expect(number).not.toBe('')
      expect(await shownPlan(lost.plans)).toBe(Number(first) + 2)
      const { ProviderPaymentPlanNr: next } = await planAtProvider()
      expect(next).toBe(Number(first) + 3)
      await Promise.all([lost.desk.page.close(), approval.desk.page.close()])
    },
  )

  it('is requested again under its key, if the page lost it', { tags: 'long' }, async () => {
    await review()
    const keys: (string | undefined)[] = []
    await desk.page.route('**/api/soap/CreatePaymentPlan', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    const before = timesPassed('CreatePaymentPlan')
    await button('Create payment plan').click()
    await button('Check and continue').click()
    await shownPlan()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(timesPassed('CreatePaymentPlan')).toBe(before + 1)
  })
})

describe('the campaigns', () => {
  it('are the provider’s, of both kinds, and can be narrowed to an amount', async () => {
    await desk.task('Campaigns')
    const campaigns = desk.page.locator('order-admin-credit-campaigns')
    await campaigns.locator('table').nth(1).waitFor()
    expect(await campaigns.locator('table').first().locator('tbody tr').count()).toBe(11)
    expect(await campaigns.locator('table').nth(1).locator('tbody tr').count()).toBe(2)
    await campaigns.getByLabel('For an amount').fill('250000')
    expect(await campaigns.locator('table').first().locator('tbody tr').allInnerTexts()).toEqual([
      expect.stringContaining('100060'),
    ])
    expect(desk.requests.filter((request) => request.includes('GetPaymentPlanParams'))).toEqual([
      'POST /api/soap/GetPaymentPlanParamsEu',
    ])
    expect(await ownFindings()).toEqual([])
  })
})

// The last test, because the sandbox's clock does not go back.
it(
  'a plan that lapses while it is shown can neither be read nor approved, and says so',
  { tags: 'long' },
  async () => {
    const plan = await create()
    expect(await status()).toBe('Pending')
    await callSandbox(world.stack.addresses, 'clock', { advanceSeconds: DAYS_30 })
    await button('Show the offer').click()
    expect(await refusedFor()).toBe('ContractExpired')
    await button('Approve…').click()
    await confirm('Approve')
    await plans.locator('[data-state=Cancelled][aria-current=step]').waitFor()
    expect(await statusAtProvider(plan)).toBe('Cancelled')
  },
)
