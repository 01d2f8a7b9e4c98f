/**
 * Deliveries, credits and changes of a credit order in the desk, against the real edge and the real provider. The tests
 * compare the provider's own book. The file is longer than others because every test uses the same dialog.
 */
import { someOf } from '../../../shared/testing/runs.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import {
  CreditAct,
  lampsAndBulbs,
  olderOrderThroughEdge,
  orderThroughEdge,
} from '../../support/credit-act.ts'
import { CreditPage } from '../../support/credit-page.ts'
import { planType } from '../../support/credit-refusals.ts'
import {
  createCreditOrder,
  creditOrderAtProvider,
  creditRow,
  type CreditWorld,
  deliverCreditOrder,
  startCuttableWorld,
} from '../../support/credit-world.ts'
import type { CuttingRelay } from '../../support/cutting-relay.ts'
import { callSandbox } from '../../support/sandbox.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

let world: CreditWorld
let relay: CuttingRelay
let desk: CreditPage
let act: CreditAct

beforeAll(async () => {
  const started = await startCuttableWorld()
  ;({ world, relay } = started)
  return started.stop
})

beforeEach(async () => {
  desk = await CreditPage.next(world)
  act = new CreditAct(desk.page)
})

async function show(order: Long): Promise<Long> {
  await desk.openOrder(order)
  await act.part.getByRole('button', { name: 'References…' }).waitFor()
  return order
}

const newOrder = async (
  ...order: Parameters<typeof orderThroughEdge> extends [unknown, ...infer Rest] ? Rest : never
) => show(await orderThroughEdge(world.stack.addresses, ...order))

/** The provider's book: the amount left, whether the order is open, and each invoice with VAT. */
async function book(order: Long) {
  const {
    CurrentAmount,
    IsActive,
    Invoices = [],
    ClientOrderNr,
  } = await creditOrderAtProvider(world.stack.addresses, order)
  return {
    left: CurrentAmount,
    isActive: IsActive,
    own: ClientOrderNr,
    invoices: Invoices.map(({ InvoiceAmountWithoutVat, InvoiceVat }) => [
      InvoiceAmountWithoutVat,
      InvoiceVat,
    ]),
  }
}

describe('a delivery', () => {
  it('names no rows if it takes all, and shows its amount and the payment', async () => {
    const order = await newOrder()
    await act.open('Deliver…')
    await act.dialog.getByLabel('Credit days').fill('10')
    await act.dialog.getByLabel('The invoice goes by').selectOption({ label: 'E-mail' })
    const review = await act.review()
    expect(review).toContain('Left to deliver 1,290.00 0.00')
    expect(review).toContain('Nothing is left to deliver then, so the order closes.')
    const result = await act.done()
    expect(result).toContain('1,290.00 is to be paid.')
    expect(result).toMatch(/OCR reference \d+/)
    expect(result).toContain('Goes by E-mail')
    // 4 × 100.00 + 10 × 63.20 = 1 032.00, and a quarter of it.
    expect(await book(order)).toMatchObject({ left: '0', isActive: false, invoices: [['1032', '258']] })
    // The focus is on the dialog, so a screen reader says it with its title.
    expect(await act.described()).toBe('It is delivered.')
    // The head behind it was read again.
    await act.close()
    await act.part
      .getByRole('button', { name: 'Deliver…' })
      .and(desk.page.locator('[aria-disabled=true]'))
      .waitFor()
    expect(await desk.violations()).toEqual([])
    // Only that no order has this number as the merchant's own.
    expect(desk.said.filter((line) => !line.includes('status of 422'))).toEqual([])
  })

  it('takes the chosen units in two parts, and offers those that are left', { tags: 'long' }, async () => {
    const order = await newOrder()
    await act.open('Deliver…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Lamp').fill('1')
    await act.units('Bulb').fill('0')
    expect(await act.review()).toContain('1 row Lamp × 1')
    // One lamp: 100.00 and 25.00.
    expect(await act.done()).toContain('125.00 is to be paid.')
    expect(await book(order)).toMatchObject({ left: '1165', isActive: true, invoices: [['100', '25']] })
    await act.close()

    await act.open('Deliver…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Lamp').waitFor()
    expect(await act.dialog.locator('ul.choice').innerText()).toMatch(/of 3[\s\S]*of 10/)
    await act.units('Lamp').fill('3')
    await act.units('Bulb').fill('4')
    await act.review()
    // 300.00 + 252.80 = 552.80, and a quarter of it: 691.00.
    expect(await act.done()).toContain('691.00 is to be paid.')
    expect(await book(order)).toMatchObject({
      left: '474',
      isActive: true,
      invoices: [
        ['100', '25'],
        ['552.8', '138.2'],
      ],
    })
  })

  it('is whole for a payment plan, and shows the contract', async () => {
    const order = await newOrder(planType)
    await act.open('Deliver…')
    // So no clerk is refused for 27002, a plan that is delivered in part.
    expect(await act.dialog.getByLabel('Rows', { exact: true }).count()).toBe(0)
    expect(await act.review()).toContain('The order becomes an active payment plan.')
    const result = await act.done()
    expect(result).toMatch(/Contract number \d+/)
    expect(result).not.toContain('to be paid')
    expect(await book(order)).toMatchObject({ left: '0', isActive: false, invoices: [] })
  })

  it('is refused for a payment plan that is now below its campaign', { tags: 'long' }, async () => {
    const order = await newOrder(planType)
    // 125.00 with VAT; the campaign begins at 300.00.
    await soapAtProvider(world.stack.addresses, 'ChangeOrderAmount', {
      ProviderOrderNr: order,
      RemainingInvoiceRows: [
        { Description: 'Lamp', PricePerUnit: '100', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 },
      ],
    })
    const opened = await desk.openOrder(order)
    // Until it is read again, the desk shows it as it was before, and would ask about the change.
    await opened.getByText('125.00').first().waitFor()
    await act.open('Deliver…')
    await act.review()
    expect(await act.refused()).toContain('27000')
    expect(await book(order)).toMatchObject({ left: '125', isActive: true, invoices: [] })
  })

  it('goes in parts under one contract for an account credit', { tags: 'long' }, async () => {
    const order = await newOrder({ OrderType: 'AccountCredit' })
    await act.open('Deliver…')
    expect(await act.dialog.getByLabel('Credit days').count()).toBe(0)
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Bulb').fill('0')
    expect(await act.review()).toContain('on the customer’s account credit')
    const first = await act.done()
    expect(await book(order)).toMatchObject({ left: '790', isActive: true })
    await act.close()
    await act.open('Deliver…')
    await act.review()
    const second = await act.done()
    expect(await book(order)).toMatchObject({ left: '0', isActive: false })
    const [contracts, credits] = ['Contract number', 'Account credit number'].map((name) =>
      [first, second].map((text) => new RegExp(`${name} (\\d+)`).exec(text)?.[1]),
    )
    expect(contracts![0]).toBe(contracts![1])
    expect(credits![0]).not.toBe(credits![1])
  })

  it(
    'asks for the type of an order that was made elsewhere, and for another if that is wrong',
    { tags: 'long' },
    async () => {
      const order = await createCreditOrder(world.stack.addresses, {
        OrderType: 'AccountCredit',
        CreateAccountCreditDetails: { CampaignCode: 400_001 },
        OrderRows: lampsAndBulbs,
      })
      await show(order)
      await act.open('Deliver…')
      await act.send.click()
      await act.dialog.getByText('Choose the type of the order.').waitFor()
      await act.dialog.getByLabel('Invoice', { exact: true }).check()
      await act.review()
      const said = await act.refused()
      expect(said).toContain('20005')
      expect(await book(order)).toMatchObject({ left: '1290', isActive: true, invoices: [] })
      await act.dialog.getByLabel('Account credit', { exact: true }).check()
      await act.review()
      expect(await act.done()).toMatch(/Account credit number \d+/)
      expect(await book(order)).toMatchObject({ left: '0', isActive: false, invoices: [] })
    },
  )

  it('takes rows that the edge does not know as they are written', { tags: 'long' }, async () => {
    const order = await show(await createCreditOrder(world.stack.addresses, { OrderRows: lampsAndBulbs }))
    await act.open('Deliver…')
    await act.dialog.getByLabel('Invoice', { exact: true }).check()
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.dialog.getByText('Which rows these are is not known here.').waitFor()
    await act.send.click()
    expect(await act.dialog.locator('.facts').count()).toBe(0)
    await act.dialog.getByLabel('Excl. VAT').check()
    await act.dialog.getByRole('button', { name: 'Add row' }).click()
    const form = act.part.locator('order-admin-row-form dialog')
    await form.getByLabel('Article').fill('1032')
    await form.getByLabel('Name', { exact: true }).fill('Lamp')
    await form.getByLabel('Quantity').fill('2')
    await form.getByLabel('Unit price').fill('100')
    await form.getByLabel('VAT %').fill('25')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await act.review()
    await act.done()
    expect(await book(order)).toMatchObject({ left: '1040', invoices: [['200', '50']] })
  })

  it('is not sent with days that no invoice can have', { tags: 'long' }, async () => {
    await newOrder()
    await act.open('Deliver…')
    await act.dialog.getByLabel('Credit days').fill('366')
    await act.send.click()
    await act.dialog.getByText('It must be 0 to 365.').waitFor()
    await act.dialog.getByLabel('Credit days').fill('')
    await act.send.click()
    await act.dialog.getByText('Fill this in.').waitFor()
    expect(desk.requests.filter((line) => line.includes('DeliverOrderEu'))).toEqual([])
  })
})

describe('a delivery that another one overtakes', () => {
  it('is not sent before the clerk has seen the rows that the other one left', async () => {
    const order = await newOrder()
    await act.open('Deliver…')
    await act.review()
    await deliverCreditOrder(world.stack.addresses, order, {
      OrderRows: [{ ...creditRow, NumberOfUnits: '4' }],
    })
    await act.send.click()
    await act.dialog.getByText('1,290.00 was left, now 790.00 is.').waitFor()
    expect((await book(order)).invoices).toEqual([['400', '100']])
    expect(await act.review()).toContain('Left to deliver 790.00 0.00')
    expect(await act.done()).toContain('790.00 is to be paid.')
    expect((await book(order)).invoices).toEqual([
      ['400', '100'],
      ['632', '158'],
    ])
  })

  it('delivers the order once from two tabs', { tags: 'long' }, async () => {
    const order = await newOrder()
    const other = await CreditPage.open(world)
    const otherAct = new CreditAct(other.page)
    await other.openOrder(order)
    for (const one of [act, otherAct]) {
      await one.open('Deliver…')
      await one.review()
    }
    await Promise.all([act.send.click(), otherAct.send.click()])
    const ends = [act, otherAct].map(({ dialog }) =>
      dialog.locator('.note[data-tone=good], .write-note .note, .changed .note').first().waitFor(),
    )
    await Promise.all(ends)
    expect(await book(order)).toMatchObject({ left: '0', isActive: false, invoices: [['1032', '258']] })
    await other.page.close()
  })
})

describe('an invoice of an older order', () => {
  it('is made by CreateInvoice, with its PDF', async () => {
    const order = await show(await olderOrderThroughEdge(world.stack.addresses))
    // Once the history has told how the order was made.
    await act.part.getByRole('button', { name: 'Invoice…' }).waitFor()
    expect(await act.part.getByRole('button', { name: 'Deliver…' }).count()).toBe(0)
    await act.open('Invoice…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Lamp').fill('1')
    await act.dialog.getByLabel('The invoice goes by').selectOption({ label: 'E-mail' })
    await act.review()
    const result = await act.done()
    expect(result).toContain('125.00 is to be paid.')
    expect(result).toContain('Account to pay to 000-0000')
    expect(result).toMatch(/Check digit of the amount \d/)
    expect(result).toContain('Anyone who has this link can read the invoice')
    const link = act.dialog.getByRole('link', { name: 'Open the PDF in a new tab' })
    expect(await link.getAttribute('rel')).toContain('noreferrer')
    const pdf = await fetch((await link.getAttribute('href'))!)
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await book(order)).toMatchObject({ left: '125', invoices: [['100', '25']] })
    await act.close()

    await act.open('Credit…')
    await act.review()
    expect(await act.done()).toContain('125.00 is paid back.')
    expect(await book(order)).toMatchObject({
      invoices: [
        ['100', '25'],
        ['-100', '-25'],
      ],
    })
  })

  it('is the clerk’s choice for an order that was made elsewhere', { tags: 'long' }, async () => {
    const order = await createCreditOrder(world.stack.addresses, { OrderRows: [creditRow] })
    await show(order)
    await act.open('Deliver…')
    await act.dialog.getByLabel('The order was made by the older CreateOrder').check()
    relay.passed.length = 0
    await act.review()
    expect(await act.done()).toContain('Account to pay to')
    expect(relay.passed).toContain('CreateInvoice')
    expect(await book(order)).toMatchObject({ left: '0', invoices: [['100', '25']] })
  })
})

describe('a credit', () => {
  /** An order that the edge has invoiced in full. */
  async function invoiced(): Promise<Long> {
    const order = await newOrder()
    await act.open('Deliver…')
    await act.review()
    await act.done()
    await act.close()
    return order
  }

  it('pays back the price of its rows, and leaves the rest of the invoice', async () => {
    const order = await invoiced()
    await act.open('Credit…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Lamp').fill('2')
    expect(await act.review()).toContain('Left to credit 1,290.00 1,040.00')
    const result = await act.done()
    expect(result).toContain('250.00 is paid back.')
    expect(result).toMatch(/Credit invoice number \d+/)
    expect((await book(order)).invoices).toEqual([
      ['1032', '258'],
      ['-200', '-50'],
    ])
  })

  it('takes the whole invoice, of which nothing is left', { tags: 'long' }, async () => {
    const order = await invoiced()
    await act.open('Credit…')
    await act.review()
    expect(await act.done()).toContain('1,290.00 is paid back.')
    expect((await book(order)).invoices).toEqual([
      ['1032', '258'],
      ['-1032', '-258'],
    ])
    await act.close()
    const button = act.part.getByRole('button', { name: 'Credit…' })
    await button.and(desk.page.locator('[aria-disabled=true]')).waitFor()
    await button.focus()
    await act.part.getByText('Every invoice of the order is fully credited.').waitFor()
  })

  it('is one row with its text for an amount, at the rate of the order, and never above the invoice', async () => {
    const order = await invoiced()
    await act.open('Credit…')
    await act.dialog.getByLabel('An amount', { exact: true }).check()
    await act.send.click()
    expect(await act.dialog.getByText('Fill this in.').count()).toBe(2)
    await act.dialog.getByLabel('Text on the invoice').fill('Scratched')
    expect(await act.dialog.getByLabel('VAT rate, %').inputValue()).toBe('25')
    await act.dialog.getByLabel('Amount incl. VAT').fill('1290.01')
    await act.send.click()
    await act.dialog.getByText('This is more than is left: 1,290.00.').waitFor()
    await act.dialog.getByLabel('Amount incl. VAT').fill('100')
    await act.review()
    expect(await act.done()).toContain('100.00 is paid back.')
    expect((await book(order)).invoices).toEqual([
      ['1032', '258'],
      ['-80', '-20'],
    ])
    await act.close()
    // Only rows or an amount can be credited now: the provider refuses a whole credit.
    await act.open('Credit…')
    expect(await act.dialog.getByLabel('The whole invoice').isDisabled()).toBe(true)
    await act.dialog.getByText('1,190.00 of 1,290.00 left to credit').waitFor()
  })

  it('is refused, with the reason, above the amount that another credit left, and keeps its input', async () => {
    const order = await show(await createCreditOrder(world.stack.addresses, { OrderRows: lampsAndBulbs }))
    const first = await deliverCreditOrder(world.stack.addresses, order, {
      OrderRows: [{ ...creditRow, NumberOfUnits: '4' }],
    })
    await deliverCreditOrder(world.stack.addresses, order)
    await deliverCreditOrder(world.stack.addresses, order, {
      IsCreditInvoice: true,
      InvoiceIdToCredit: first,
      OrderRows: [creditRow],
    })
    await desk.openOrder(order)
    await act.part
      .getByRole('button', { name: 'Credit…' })
      .and(desk.page.locator(':not([aria-disabled])'))
      .waitFor()
    await act.open('Credit…')
    await act.dialog.getByText('125.00 is credited on this order').waitFor()
    await act.send.click()
    await act.dialog.getByText('Choose the invoice.').waitFor()
    await act.dialog.getByLabel(String(first)).check()
    await act.dialog.getByLabel('An amount', { exact: true }).check()
    await act.dialog.getByLabel('Text on the invoice').fill('All')
    await act.dialog.getByLabel('Amount incl. VAT').fill('500')
    await act.dialog.getByLabel('VAT rate, %').fill('25')
    await act.review()
    // The edge does not know that the prices are without VAT: the provider refuses, and the desk flips them.
    expect(await act.refused()).toContain('50036')
    expect(await act.refused()).toContain('24502')
    await act.dialog.getByRole('button', { name: 'Back' }).click()
    expect(await act.dialog.getByLabel('Amount incl. VAT').inputValue()).toBe('500.00')
    await act.dialog.getByLabel('Amount incl. VAT').fill('375')
    await act.review()
    expect(await act.done()).toContain('375.00 is paid back.')
    expect((await book(order)).invoices).toHaveLength(4)
  })
})

describe('the tasks that change an order without a delivery', () => {
  it('state the rows that remain, and cannot raise them', { tags: 'long' }, async () => {
    const order = await newOrder()
    await act.open('Remaining rows…')
    const grid = act.dialog.locator('order-admin-row-grid')
    await grid.getByText('Bulb').waitFor()
    await grid.getByText('Lamp').click()
    await desk.page.keyboard.press('Delete')
    expect(await act.review()).toContain('Left to deliver 1,290.00 790.00')
    expect(await act.done()).toContain('The remaining rows are changed.')
    expect(await book(order)).toMatchObject({ left: '790', isActive: true, invoices: [] })
    await act.close()
    // The next delivery knows what remains.
    await act.open('Deliver…')
    await act.dialog.getByLabel('Rows', { exact: true }).check()
    await act.units('Bulb').waitFor()
    expect(await act.units('Lamp').count()).toBe(0)
  })

  it('change the own number and the reference, and only what differs', { tags: 'long' }, async () => {
    const order = await newOrder()
    const own = `new ${crypto.randomUUID()}`
    await act.open('References…')
    await act.send.click()
    await act.dialog.getByText('Nothing is changed yet.').waitFor()
    await act.dialog.getByLabel('Your order number').fill(own)
    await act.dialog.getByLabel('Customer’s new reference').fill('Kim')
    expect(await act.review()).toContain(own)
    await act.done()
    expect(await book(order)).toMatchObject({ own, left: '1290' })
    await act.close()
    await act.open('References…')
    await act.dialog.getByLabel('Your order number').fill('x'.repeat(257))
    await act.send.click()
    await act.dialog.getByText(/at most 256/).waitFor()
  })

  it.each([
    ['CloseOrderEu', undefined],
    ['CloseOrder', [creditRow]],
  ] as const)(
    'close the order by %s, once it is confirmed',
    { tags: 'long' },
    async (operation, delivered) => {
      const order = await orderThroughEdge(world.stack.addresses)
      if (delivered) await deliverCreditOrder(world.stack.addresses, order, { OrderRows: [...delivered] })
      await show(order)
      relay.passed.length = 0
      await act.open('Close…')
      await act.dialog.getByText('the order never opens again').waitFor()
      expect(relay.passed.filter((name) => name.startsWith('Close'))).toEqual([])
      expect(await act.done()).toContain('The order is closed.')
      expect(relay.passed.filter((name) => name.startsWith('Close'))).toEqual([operation])
      expect(await book(order)).toMatchObject({ left: '0', isActive: false })
    },
  )

  it(
    'close an account credit with a delivery from elsewhere by the older operation, after a refusal',
    { tags: 'long' },
    async () => {
      const order = await orderThroughEdge(world.stack.addresses, { OrderType: 'AccountCredit' })
      await soapAtProvider(world.stack.addresses, 'DeliverOrderEu', {
        DeliverOrderInformation: {
          ProviderOrderId: order,
          OrderType: 'AccountCredit',
          DeliverAccountCreditDetails: { OrderRows: [creditRow] },
        },
      })
      await show(order)
      await act.open('Close…')
      expect(await act.refused()).toContain('1000')
      await act.dialog.getByText('the deprecated CloseOrder does it').waitFor()
      expect(await act.done()).toContain('The order is closed.')
      expect(await book(order)).toMatchObject({ isActive: false })
    },
  )
})

describe('an answer that is cut off', () => {
  /** A lamp order on a new page, reviewed and ready to be sent. */
  async function reviewed(kind: 'Invoice' | 'AccountCredit' | 'older') {
    const { addresses } = world.stack
    const order =
      kind === 'older'
        ? await olderOrderThroughEdge(addresses)
        : await orderThroughEdge(addresses, { OrderType: kind })
    const page = await CreditPage.open(world)
    await page.openOrder(order)
    const opened = new CreditAct(page.page)
    await opened.open(kind === 'older' ? 'Invoice…' : 'Deliver…')
    await opened.dialog.getByLabel('Rows', { exact: true }).check()
    if (kind === 'older') await opened.units('Lamp').fill('1')
    else await opened.units('Bulb').fill('0')
    await opened.review()
    return { order, act: opened, close: () => page.page.close() }
  }

  const cuts = [
    ['DeliverOrderEu', 'Invoice', 'after', '500.00', ['400', '100']],
    ['CreateInvoice', 'older', 'after', '125.00', ['100', '25']],
    ['DeliverOrderEu', 'Invoice', 'in', '500.00', ['400', '100']],
    ['CreateInvoice', 'older', 'in', '125.00', ['100', '25']],
  ] as const
  it.each(someOf(cuts, 1))(
    'is found once, for %s (%s), cut %s the provider did it',
    async (operation, kind, where, pays, invoice) => {
      const one = await reviewed(kind)
      relay.cut = { operation, where }
      const result = await one.act.done()
      expect(result).toContain('The provider’s answer was lost.')
      expect(result).not.toContain('OCR')
      // From the order's own list of invoices.
      await one.act.dialog.getByText(`${pays} is to be paid.`).waitFor()
      expect((await book(one.order)).invoices).toEqual([invoice])
      await one.close()
    },
  )

  // The edge waits half a minute for a request that may still be under way: all three wait together.
  it(
    'shows the outcome once it is known, if the provider never got it or its book does not show it',
    { tags: 'long' },
    async () => {
      const delivery = await reviewed('Invoice')
      relay.cut = { operation: 'DeliverOrderEu', where: 'before' }
      expect(await delivery.act.refused()).toContain('Trying again is safe')
      const invoice = await reviewed('older')
      relay.cut = { operation: 'CreateInvoice', where: 'before' }
      expect(await invoice.act.refused()).toContain('Trying again is safe')
      const account = await reviewed('AccountCredit')
      relay.cut = { operation: 'DeliverOrderEu', where: 'after' }
      expect(await account.act.refused()).toContain('Trying again is safe')
      for (const one of [delivery, invoice, account]) {
        expect(await one.act.send.getAttribute('aria-disabled')).toBe('true')
        expect((await book(one.order)).invoices).toEqual([])
      }
      for (const one of [delivery, invoice, account]) {
        await one.act.dialog.locator('.send[aria-disabled=false]').waitFor({ timeout: 45_000 })
      }

      expect(await delivery.act.done()).toContain('500.00 is to be paid.')
      expect((await book(delivery.order)).invoices).toEqual([['400', '100']])
      expect(await invoice.act.done()).toContain('125.00 is to be paid.')
      expect((await book(invoice.order)).invoices).toEqual([['100', '25']])

      relay.passed.length = 0
      await account.act.send.click()
      await account.act.dialog.getByText('Do not send it again before').waitFor()
      // A clerk who goes on is told first that the order has changed.
      await account.act.send.click()
      await account.act.dialog.getByText('1,290.00 was left, now 790.00 is.').waitFor()
      expect(relay.passed).not.toContain('DeliverOrderEu')
      expect(await book(account.order)).toMatchObject({ left: '790' })
      for (const one of [delivery, invoice, account]) await one.close()
    },
  )
})

describe('buttons that cannot be used', () => {
  async function reasonOf(task: string): Promise<string> {
    const button = act.part.getByRole('button', { name: task, exact: true })
    await button.and(desk.page.locator('[aria-disabled=true]')).waitFor()
    const id = await button.getAttribute('aria-describedby')
    return (await act.part.locator(`#${id}`).textContent())!.trim()
  }

  it('say that the session may only look', async () => {
    const order = await orderThroughEdge(world.stack.addresses)
    world.capabilities = ['credit.read']
    await desk.show()
    world.capabilities = ['credit.read', 'credit.write']
    await show(order)
    for (const task of ['Deliver…', 'Credit…', 'Remaining rows…', 'References…', 'Close…']) {
      expect(await reasonOf(task)).toContain('Your session may look at credit orders')
    }
  })

  it('say that the order is pending, closed, or has expired', { tags: 'long' }, async () => {
    // 125 000,00 with VAT: above what is approved at once.
    const high = [{ ...creditRow, PricePerUnit: '100000' }]
    await show(await orderThroughEdge(world.stack.addresses, { OrderRows: high }))
    expect(await reasonOf('Deliver…')).toContain('has not approved the order yet')

    await newOrder()
    await act.open('Close…')
    await act.done()
    await act.close()
    expect(await reasonOf('Deliver…')).toContain('The order is closed')

    // Last, because the provider's clock stays where it is.
    const late = await orderThroughEdge(world.stack.addresses)
    await callSandbox(world.stack.addresses, 'clock', {
      now: new Date(Date.now() + 31 * 86_400_000).toISOString(),
    })
    await show(late)
    expect(await reasonOf('Close…')).toContain('The order has expired')
  })
})
