/** States of the credit desk, for pictures: on the demo's page, from the real edge and provider. */
import type { Locator, Page } from 'playwright'
import { lookUp } from '../shared/domain/values/lookup.ts'
import type { Long } from '../shared/domain/values/long.ts'
import { type TestPerson, testPersons } from '../shared/test-persons.ts'
import { CreditAct, orderThroughEdge } from '../test/support/credit-act.ts'
import { deliverCreditOrder } from '../test/support/credit-world.ts'
import { soapAtProvider } from '../test/support/soap-calls.ts'
import { lampUnit } from './host-pictures.ts'
import type { Addresses } from './sandbox-env.ts'

interface Scene {
  page: Page
  addresses: Addresses
}
type State = (scene: Scene) => Promise<unknown>

const bulb = {
  ...lampUnit,
  ArticleNumber: 'LL214',
  Description: 'LED bulb E27',
  PricePerUnit: '71.6',
  NumberOfUnits: '8',
  DiscountPercent: '0',
}

/** The states by name. */
export const creditStates: Readonly<Record<string, State>> = {
  'credit-find': async (scene) => {
    await find(scene, 'web-9999')
    await scene.page.locator('.outcome', { hasText: 'No order has your number' }).waitFor()
  },
  'credit-list': async (scene) => {
    const first = await makeOrder(scene)
    const second = await makeOrder(scene, String(first))
    await deliverCreditOrder(scene.addresses, second)
    await find(scene, await pendingOrder(scene))
    await order(scene.page).waitFor()
    await find(scene, String(first), true)
    await scene.page.locator('.orders tbody tr').nth(2).waitFor()
  },
  'credit-order': showOrder,
  'credit-create': async (scene) => {
    await enterOrder(scene, testPersons.tess)
  },
  'credit-refused': async (scene) => {
    const create = await enterOrder(scene, testPersons.rejected)
    await create.getByRole('button', { name: 'Review' }).click()
    await create.getByRole('button', { name: 'Create order for' }).click()
    await create.locator('order-admin-credit-reason').waitFor()
  },
  'credit-deliver': async (scene) => {
    // What was delivered without the edge is not in its history: then no rows could be chosen.
    await find(scene, String(await makeOrder(scene)))
    await order(scene.page).waitFor()
    const act = new CreditAct(scene.page)
    await act.open('Deliver…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.dialog.locator('ul.choice input[name=units]').first().waitFor()
  },
  'credit-result': async (scene) => {
    await showOrder(scene)
    const act = new CreditAct(scene.page)
    await act.open('Deliver…')
    await act.review()
    await act.done()
  },
  'credit-plans': async (scene) => {
    await open(scene, 'Payment plans')
    const plans = scene.page.locator('order-admin-credit-plans')
    await plans.getByRole('textbox', { name: 'Amount' }).fill('12000')
    await plans.getByRole('button', { name: 'Show options' }).click()
    await plans.getByText('Payment plans for').waitFor()
  },
  'credit-plan-rows': async (scene) => {
    await open(scene, 'Payment plans')
    const plans = scene.page.locator('order-admin-credit-plans')
    await plans.getByLabel('Rows', { exact: true }).check()
    await addRow(plans, 'Floor lamp Lumen, brass', '9600')
    await plans.getByRole('button', { name: 'Show options' }).click()
    await plans.getByText('Payment plans for').waitFor()
  },
  'credit-plan': async (scene) => {
    const plan = await makePlan(scene)
    await open(scene, 'Payment plans')
    const plans = scene.page.locator('order-admin-credit-plans')
    await plans.getByLabel('Payment plan number').fill(String(plan))
    await plans.getByLabel('Payment plan number').press('Enter')
    await plans.locator('order-admin-credit-plan').waitFor()
  },
  'credit-people': async (scene) => {
    await open(scene, 'Customers')
    const people = scene.page.locator('order-admin-credit-people')
    await people.getByLabel('Country').selectOption('SE')
    await people.getByLabel(/^Personnummer/).fill(testPersons.tess.NationalId)
    await people.getByRole('button', { name: 'Find addresses' }).click()
    await people.getByText('2 addresses').waitFor()
  },
}

/** Brings a page into a state of the credit desk. */
export async function showCreditState(page: Page, addresses: Addresses, name: string): Promise<void> {
  await lookUp(creditStates, name)!({ page, addresses })
}

async function open({ page, addresses }: Scene, task?: string): Promise<void> {
  await page.goto(`${addresses.demo}/credit`)
  await page.getByText('The provider answers').waitFor()
  if (task) await page.getByRole('tab', { name: task, exact: true }).click()
}

async function find(scene: Scene, text: string, isOpen = false): Promise<void> {
  if (!isOpen) await open(scene)
  const field = scene.page.getByLabel('Order number', { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

function order(page: Page): Locator {
  return page.locator('order-admin-credit-order:not([hidden]) .amounts')
}

/** An order that was delivered in part, and credited in part of that. */
async function showOrder(scene: Scene): Promise<void> {
  const number = await makeOrder(scene)
  const some = (row: typeof lampUnit | typeof bulb, NumberOfUnits: string) => [{ ...row, NumberOfUnits }]
  const invoice = await deliverCreditOrder(scene.addresses, number, {
    OrderRows: [...some(lampUnit, '1'), ...some(bulb, '4')],
  })
  await deliverCreditOrder(scene.addresses, number, {
    IsCreditInvoice: true,
    InvoiceIdToCredit: invoice,
    OrderRows: some(bulb, '1'),
  })
  await find(scene, String(number))
  await order(scene.page).waitFor()
  await scene.page.getByText('Kim').or(scene.page.getByText('your server')).first().waitFor()
}

function makeOrder(
  { addresses }: Scene,
  ClientOrderNumber = `web-${crypto.randomUUID().slice(0, 4)}`,
): Promise<Long> {
  return orderThroughEdge(addresses, { ClientOrderNumber, OrderRows: [lampUnit, bulb] })
}

async function pendingOrder(scene: Scene): Promise<string> {
  const ClientOrderNumber = `web-${crypto.randomUUID().slice(0, 4)}`
  await orderThroughEdge(scene.addresses, {
    ClientOrderNumber,
    OrderRows: [lampUnit],
    CustomerIdentity: {
      NationalIdNumber: testPersons.pending.NationalId,
      CustomerType: 'Individual',
      CountryCode: 'SE',
    },
  })
  return ClientOrderNumber
}

async function makePlan({ addresses }: Scene): Promise<Long> {
  const { ProviderPaymentPlanNr } = await soapAtProvider(addresses, 'CreatePaymentPlan', {
    Amount: '12000',
    PayPlan: {
      SendAutomaticGiropaymentForm: false,
      CampainCode: 100_012,
      ClientPaymentPlanNr: crypto.randomUUID(),
      CountryCode: 'SE',
      SecurityNumber: testPersons.tess.NationalId,
      IsCompany: false,
    },
  })
  return ProviderPaymentPlanNr
}

/** A new order of two rows, before its review. */
async function enterOrder(scene: Scene, { CountryCode, NationalId }: TestPerson): Promise<Locator> {
  await open(scene, 'New order')
  const create = scene.page.locator('order-admin-credit-create')
  await create.getByLabel('Country').selectOption(CountryCode)
  await create.getByLabel(/^Personnummer/).fill(NationalId)
  await create.getByRole('button', { name: 'Look up' }).click()
  await create.locator('.card').first().waitFor()
  for (const [name, price] of [
    ['Floor lamp Lumen, brass', '1249'],
    ['LED bulb E27', '89.50'],
  ] as const) {
    await addRow(create, name, price)
  }
  await create.getByLabel('Merchant’s order id').fill(`web-${crypto.randomUUID().slice(0, 4)}`)
  return create
}

async function addRow(part: Locator, name: string, price: string): Promise<void> {
  await part.getByRole('button', { name: 'Add row' }).click()
  const form = part.locator('order-admin-row-form dialog')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Unit price').fill(price)
  await form.getByLabel('VAT %').fill('25')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await part.getByText(name).first().waitFor()
}
