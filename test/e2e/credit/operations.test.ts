/** Each of the twenty-four operations of the SOAP service, used through the desk against the real edge and provider. */
import type { Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { type TestPerson, testPersons } from '../../../shared/test-persons.ts'
import {
  type CreditWriteName,
  isCreditWrite,
  type SoapInput,
  type SoapName,
  soapNames,
} from '../../../shared/domain/credit/soap/operations.ts'
import { CreditAct, olderOrderThroughEdge, orderThroughEdge } from '../../support/credit-act.ts'
import { CreditPage } from '../../support/credit-page.ts'
import {
  createCreditOrder,
  creditOrderAtProvider,
  creditRow,
  type CreditWorld,
  deliverCreditOrder,
  startCreditWorld,
} from '../../support/credit-world.ts'
import { creditWrites } from '../../support/credit-writes.ts'
import { PlainForms } from '../../support/plain-forms.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

type ReadName = Exclude<SoapName, CreditWriteName>

let world: CreditWorld
let desk: CreditPage
let forms: PlainForms

beforeAll(async () => {
  world = await startCreditWorld()
  desk = await CreditPage.open(world)
  forms = new PlainForms(desk)
})
afterAll(() => world.stop())
beforeEach(async () => {
  desk.requests.length = 0
  await desk.show()
})

const { tess } = testPersons
const person = { CountryCode: 'SE', SecurityNumber: tess.NationalId, IsCompany: false }

/** A payment plan of 500,00 in campaign 200003, and the number of its contract once it is approved. */
async function plan() {
  const made = await creditWrites.ApprovePaymentPlan(world.stack.addresses)
  const { ProviderPaymentPlanNr } = made.input
  const approve = () => soapAtProvider(world.stack.addresses, 'ApprovePaymentPlan', { ProviderPaymentPlanNr })
  return { ProviderPaymentPlanNr, approve }
}

interface Read<Name extends ReadName> {
  input: SoapInput<Name>
  /** A text of the answer. */
  expected: unknown
}

/** The request of each operation that reads, and its answer. A missing operation does not compile. */
const reads: { [Name in ReadName]: () => Promise<Read<Name>> } = {
  Ping: async () => ({ input: undefined, expected: expect.any(String) }),
  GetOrders: async () => {
    const ProviderOrderNr = await createCreditOrder(world.stack.addresses)
    return {
      input: { ProviderOrderNr, ProviderOrderNrIncluded: true, ClientOrderNrIncluded: false },
      expected: { Orders: [{ ProviderOrderNr, IsActive: true }] },
    }
  },
  // 1000,00 is below every customer's limit; the answer has no further member.
  CheckInternalScoring: async () => ({
    input: { ...person, Amount: '1000' },
    expected: { Accepted: true },
  }),
  GetPaymentPlanStatus: async () => {
    const { ProviderPaymentPlanNr } = await plan()
    return { input: { ProviderPaymentPlanNr }, expected: { Status: 'Pending', CampainCode: 200_003 } }
  },
  GetPaymentPlanOptions: async () => ({
    input: { Amount: '12000' },
    expected: { Amount: '12000', PaymentPlanOptions: expect.arrayContaining([expect.anything()]) },
  }),
  GetContractPdf: async () => {
    const { ProviderPaymentPlanNr, approve } = await plan()
    await approve()
    return { input: { ProviderPaymentPlanNr }, expected: contract }
  },
  GetContractPdfEu: async () => {
    const { approve } = await plan()
    const { ContractNumber } = await approve()
    return { input: { ContractNumber }, expected: contract }
  },
  GetAddresses: async () => ({
    input: person,
    // The desk masks the id in the shown answer.
    expected: { Addresses: [{ SecurityNumber: '19851332-••••' }, { SecurityNumber: '19851332-••••' }] },
  }),
  GetAddressesEu: async () => ({
    input: {
      GetAddressesInformation: {
        CustomerType: 'Individual',
        CountryCode: 'SE',
        NationalIdNumber: tess.NationalId,
      },
    },
    expected: { GetAddressesResult: { Addresses: [{}, {}] } },
  }),
  GetPaymentPlanParams: async () => ({
    input: {},
    expected: { CampainCodes: expect.arrayContaining([expect.objectContaining({ CampainCode: 200_003 })]) },
  }),
  GetPaymentPlanParamsEu: async () => ({
    input: {},
    expected: { CampaignCodes: expect.arrayContaining([expect.objectContaining({ CampaignCode: 200_003 })]) },
  }),
  GetAccountCreditParamsEu: async () => ({
    input: {},
    expected: { AccountCreditCampaignCodes: expect.arrayContaining([expect.anything()]) },
  }),
}

/** A PDF, of which the desk shows the beginning: base64 of `%PDF-`. */
const contract = {
  FileBinaryDataBase64: expect.stringMatching(/^JVBERi0\S*… \([\d,]+ characters\)$/),
  FileLengthInBytes: expect.any(Number),
}

/** There was no error. */
async function expectQuiet(): Promise<void> {
  expect(desk.said).toEqual([])
  expect(await desk.violations()).toEqual([])
}

describe('an operation that reads', () => {
  const names = soapNames.filter((name): name is ReadName => !isCreditWrite(name))
  it.each(someOf(names, 2))('%s answers through its plain form', async (name) => {
    const { input, expected } = await reads[name]()
    await forms.fill(name, input as never)
    expect({ answer: await forms.send() }).toMatchObject({ answer: expected })
    await expectQuiet()
  })
})

describe('an operation that changes something', () => {
  it.each(someOf(soapNames.filter(isCreditWrite), 2))(
    '%s is done once through its plain form',
    async (name) => {
      const { input, timesDone } = await creditWrites[name](world.stack.addresses)
      await forms.fill(name, input as never)
      expect(await forms.send()).toMatchObject({ Accepted: true })
      // A write that the provider's book does not show counts as done if it is answered.
      expect((await timesDone?.()) ?? 1).toBe(1)
      await expectQuiet()
    },
  )
})

const { max } = testPersons
const atProvider = <Name extends SoapName>(name: Name, input: SoapInput<Name>) =>
  soapAtProvider(world.stack.addresses, name, input)
const within = (tag: string) => desk.page.locator(`order-admin-credit-${tag}`)
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true })

/** Opens an order that the edge knows, and one of its tasks. */
async function actOn(order: Promise<Long>, task: string): Promise<{ order: Long; act: CreditAct }> {
  const number = await order
  await desk.openOrder(number)
  const act = new CreditAct(desk.page)
  await act.open(task)
  return { order: number, act }
}

const orderAtProvider = (order: Long) => creditOrderAtProvider(world.stack.addresses, order)
const newOrder = () => orderThroughEdge(world.stack.addresses)

/** Opens the plans, with the options for 12 000,00. */
async function planOptions(): Promise<Locator> {
  await desk.task('Payment plans')
  const plans = within('plans')
  await plans.getByRole('textbox', { name: 'Amount' }).fill('12000')
  await button(plans, 'Show options').click()
  await plans.getByRole('heading', { name: /^Payment plans for/ }).waitFor()
  return plans
}

/** The form of a new plan, for Tess. */
async function planForm(): Promise<Locator> {
  const plans = await planOptions()
  await button(plans, 'Choose: Pay in 12 months').click()
  await plans.getByLabel('Country').selectOption('SE')
  await plans
    .getByLabel(/^Personnummer/)
    .first()
    .fill(tess.NationalId)
  return plans
}

/** Opens a plan, and one of its tasks. */
async function onPlan(task: string, done?: string) {
  const made = await plan()
  await desk.task('Payment plans')
  const plans = within('plans')
  const field = plans.getByLabel('Payment plan number')
  await field.fill(String(made.ProviderPaymentPlanNr))
  await field.press('Enter')
  await button(plans, task).click()
  if (done !== undefined) await button(plans.getByRole('dialog'), done).click()
  const status = async () => {
    const { ProviderPaymentPlanNr } = made
    return (await atProvider('GetPaymentPlanStatus', { ProviderPaymentPlanNr })).Status
  }
  return { plans, status }
}

/** Enters a customer for one of the questions about people. */
async function people({ NationalId }: TestPerson, task: string): Promise<Locator> {
  await desk.task('Customers')
  const root = within('people')
  await button(root, task).click()
  const country = root.getByLabel('Country')
  if (await country.isVisible()) await country.selectOption('SE')
  await root.getByLabel(/^(Personnummer|National id)/).fill(NationalId)
  return root
}

/** How each operation is used in a clerk's form; `other` has only the plain one. */
const ownForms: { [Name in SoapName]: 'other' | (() => Promise<void>) } = {
  // The desk calls it as soon as it opens.
  Ping: () => desk.desk.getByText('The provider answers').waitFor(),
  GetOrders: async () => {
    await desk.openOrder(await createCreditOrder(world.stack.addresses))
  },
  CreateOrder: 'other',
  CreateOrderEu: async () => {
    const own = crypto.randomUUID()
    await desk.task('New order')
    const create = within('create')
    await create.getByLabel('Country').selectOption('SE')
    await create.getByLabel(/^Personnummer/).fill(tess.NationalId)
    await button(create, 'Add row').click()
    const form = create.locator('order-admin-row-form dialog')
    await form.getByLabel('Name', { exact: true }).fill('Lamp')
    await form.getByLabel('Unit price').fill('100')
    await form.getByLabel('VAT %').fill('25')
    await button(form, 'Add').click()
    await create.getByLabel('Merchant’s order id').fill(own)
    await button(create, 'Review').click()
    await create.getByRole('button', { name: 'Create order for' }).click()
    await create.locator('.decision').waitFor()
    const search = { ClientOrderNr: own, ClientOrderNrIncluded: true }
    const { Orders } = await atProvider('GetOrders', {
      ...search,
      ProviderOrderNr: 0,
      ProviderOrderNrIncluded: false,
    })
    expect(Orders).toMatchObject([{ CurrentAmount: '100' }])
  },
  DeliverOrderEu: async () => {
    const { order, act } = await actOn(newOrder(), 'Deliver…')
    await act.review()
    await act.done()
    expect(await orderAtProvider(order)).toMatchObject({ CurrentAmount: '0', Invoices: [{}] })
  },
  CreateInvoice: async () => {
    const { order, act } = await actOn(olderOrderThroughEdge(world.stack.addresses), 'Invoice…')
    await act.review()
    await act.done()
    expect(await orderAtProvider(order)).toMatchObject({ CurrentAmount: '0', Invoices: [{}] })
  },
  ChangeOrderAmount: async () => {
    const { order, act } = await actOn(newOrder(), 'Remaining rows…')
    const grid = act.dialog.locator('order-admin-row-grid')
    await grid.getByText('Lamp').click()
    await desk.page.keyboard.press('Delete')
    await act.review()
    await act.done()
    // Without the four lamps, ten bulbs at 79,00 are left.
    expect(await orderAtProvider(order)).toMatchObject({ CurrentAmount: '790' })
  },
  ChangeOrderInfo: async () => {
    const { order, act } = await actOn(newOrder(), 'References…')
    const own = crypto.randomUUID()
    await act.dialog.getByLabel('Your order number').fill(own)
    await act.review()
    await act.done()
    expect(await orderAtProvider(order)).toMatchObject({ ClientOrderNr: own })
  },
  CloseOrderEu: async () => {
    const { order, act } = await actOn(newOrder(), 'Close…')
    await act.done()
    expect(await orderAtProvider(order)).toMatchObject({ IsActive: false })
  },
  // An order of which something is delivered.
  CloseOrder: async () => {
    const delivered = async () => {
      const order = await newOrder()
      await deliverCreditOrder(world.stack.addresses, order, { OrderRows: [creditRow] })
      return order
    }
    const { order, act } = await actOn(delivered(), 'Close…')
    await act.done()
    expect(await orderAtProvider(order)).toMatchObject({ IsActive: false })
  },
  GetAddressesEu: async () => {
    const root = await people(tess, 'Addresses')
    await button(root, 'Find addresses').click()
    await root.locator('.card').first().waitFor()
  },
  // CreatePaymentPlan takes the selectors that this one answers.
  GetAddresses: async () => {
    const plans = await planForm()
    await button(plans, 'Find addresses').click()
    await plans.getByRole('radio').first().waitFor()
  },
  CheckInternalScoring: async () => {
    const root = await people(tess, 'Internal scoring')
    await root.getByLabel('Amount').fill('1000')
    await button(root, 'Check').click()
    await root.getByText('Yes: the provider would accept').waitFor()
  },
  AddToBlockList: async () => {
    const root = await people(max, 'Block list')
    await root.getByLabel('Reason').fill('Returns everything')
    await root.locator('.buttons .primary').click()
    await button(root, 'Block this customer').click()
    await root.getByText('The customer is blocked').waitFor()
    const refused = await atProvider('CreateOrder', {
      Order: { ...person, SecurityNumber: max.NationalId, OrderDate: '2026-11-22', PreApprovedCustomerId: 0 },
      InvoiceRows: [
        { Description: 'Lamp', PricePerUnit: '1', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 },
      ],
    })
    expect(refused.RejectionCode).toBe('CustomerAbuseBlock')
  },
  GetPaymentPlanOptions: async () => {
    await planOptions()
  },
  CreatePaymentPlan: async () => {
    const plans = await planForm()
    await plans.getByLabel('Your own number').fill(crypto.randomUUID())
    await button(plans, 'Review').click()
    await button(plans, 'Create payment plan').click()
    const heading = plans.getByRole('heading', { name: /^Payment plan \d+$/ })
    await heading.waitFor()
    const ProviderPaymentPlanNr = Number(/\d+/.exec(await heading.innerText()))
    expect(await atProvider('GetPaymentPlanStatus', { ProviderPaymentPlanNr })).toMatchObject({
      Status: 'Pending',
    })
  },
  GetPaymentPlanStatus: async () => {
    const { plans } = await onPlan('Approve…')
    await plans.locator('[data-state=Pending][aria-current=step]').waitFor()
  },
  ApprovePaymentPlan: async () => {
    const { plans, status } = await onPlan('Approve…', 'Approve')
    await plans.getByText(/^Approved\./).waitFor()
    expect(await status()).toBe('Activated')
  },
  CancelPaymentPlan: async () => {
    const { plans, status } = await onPlan('Cancel plan…', 'Cancel plan')
    await plans.getByText('The payment plan is cancelled.').waitFor()
    expect(await status()).toBe('Cancelled')
  },
  GetContractPdf: async () => {
    const { plans } = await onPlan('Show the offer')
    await plans.getByRole('link', { name: 'Download' }).waitFor()
  },
  GetContractPdfEu: async () => {
    const { ContractNumber } = await (await plan()).approve()
    await desk.task('Payment plans')
    const plans = within('plans')
    await plans.getByLabel('Contract number').fill(String(ContractNumber))
    await plans.getByLabel('Contract number').press('Enter')
    await button(plans, 'Show the contract').click()
    await plans.getByRole('link', { name: 'Download' }).waitFor()
  },
  GetPaymentPlanParams: 'other',
  GetPaymentPlanParamsEu: async () => {
    await desk.task('Campaigns')
    await within('campaigns').locator('tbody tr').first().waitFor()
  },
  GetAccountCreditParamsEu: async () => {
    await desk.task('Campaigns')
    await within('campaigns').locator('table').nth(1).locator('tbody tr').first().waitFor()
  },
}

describe('an operation with its own form', () => {
  const withOwnForm = soapNames.filter((name) => ownForms[name] !== 'other')
  it.each(someOf(withOwnForm, 4))('%s is called there', async (name) => {
    const use = ownForms[name]
    await (use !== 'other' && use())
    // The desk may ask with a query.
    expect(desk.requests.map((request) => request.replace(/\?.*/, ''))).toContain(`POST /api/soap/${name}`)
  })
})

it('the desk sends national ids only in the body of a request', async () => {
  const { input } = await reads.GetAddresses()
  await forms.fill('GetAddresses', input)
  await forms.send()
  expect(desk.requests.join('\n')).not.toContain(tess.NationalId)
  expect(await desk.page.content()).not.toContain(tess.NationalId)
})
