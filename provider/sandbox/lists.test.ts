import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ask, createInvoice, madeOrder } from '../testing/credit-soap.ts'
import { callSandbox, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, merchantAccount } from '../testing/provider.ts'
import { planRequest } from '../testing/plan-merchant.ts'
import { rowToAdd } from '../testing/row.ts'

interface Listed {
  orders: { Id: Long; MerchantOrderId: string; OrderStatus: string; CustomerName: string | null }[]
  next: Long | null
}

async function list<Page = Listed>(path: string): Promise<Page> {
  const response = await callSandbox('GET', path)
  expect(response.status).toBe(200)
  return bodyOf<Page>(response)
}

async function idsOf(parameters: string): Promise<Long[]> {
  return (await list(`orders?${parameters}`)).orders.map(({ Id }) => Id)
}

const LARGEST = 9_223_372_036_854_775_807n

beforeEach(reset)

describe('the list of orders', () => {
  it('shows an order as GET of it does', async () => {
    const id = await makeOrder({ MerchantOrderId: 'mine-1', OrderRows: [rowToAdd(), rowToAdd()] })
    const { orders } = await list('orders?limit=1')
    const order = await readOrder(id)
    expect(orders).toEqual([
      {
        Id: id,
        MerchantOrderId: 'mine-1',
        PaymentType: 'Invoice',
        OrderStatus: 'Open',
        SystemStatus: 'Active',
        Currency: 'SEK',
        // Two rows of 300,00.
        OrderAmount: 60_000,
        CustomerName: 'Tess Testsson',
        CreationDate: order.CreationDate,
      },
    ])
  })

  it('has every order once, newest first, in pages of any size', async () => {
    await makeOrder({ Id: 5 })
    await makeOrder({ Id: 3 })
    const all = await list('orders')
    expect(all.next).toBeNull()
    expect(all.orders.slice(0, 2).map(({ Id }) => Id)).toContain(3)
    const paged: Long[] = []
    for (let after = ''; ;) {
      const page = await list(`orders?limit=2${after}`)
      paged.push(...page.orders.map(({ Id }) => Id))
      expect(page.orders.length).toBeLessThanOrEqual(2)
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(paged).toEqual(all.orders.map(({ Id }) => Id))
    expect(paged).toContain(LARGEST)
  })

  it('finds by the exact id, and by the beginning of a number or name', async () => {
    const id = await makeOrder({ MerchantOrderId: 'mine-17' })
    const company = await makeOrder({ MerchantOrderId: 'mine-18', TestCustomer: 'company' })
    expect(await idsOf(`query=${id}`)).toEqual([id])
    expect(await idsOf(`query=${LARGEST}`)).toEqual([LARGEST])
    expect(await idsOf(`query=${LARGEST - 1n}`)).toEqual([])
    expect(new Set(await idsOf('query=mine-1'))).toEqual(new Set([id, company]))
    expect(await idsOf('query=ine-1')).toEqual([])
    expect(await idsOf('query=provBOLAGET&limit=1')).toEqual([company])
    expect(await idsOf('query=%25')).toEqual([])
    expect(await idsOf('query=mine-1&status=Delivered')).toEqual([])
    expect((await idsOf('query=')).length).toBe((await idsOf('')).length)
  })

  it('filters by the status of now', async () => {
    expect(await idsOf('status=Open')).toContain(seeds.open)
    const expired = await idsOf('status=Expired')
    expect(expired).toContain(seeds.expired)
    expect(expired).not.toContain(seeds.open)
    await callSandbox('POST', `orders/${seeds.open}/expire`)
    expect(await idsOf('status=Open')).not.toContain(seeds.open)
    expect(await idsOf('status=Expired')).toContain(seeds.open)
  })

  it('masks the name of a Finnish order whose address the customer did not enter', async () => {
    const { orders } = await list('orders?query=web-2043')
    expect(orders.map(({ CustomerName }) => CustomerName)).toEqual(['*****'])
  })

  it("has only the merchant's own", async () => {
    const other = merchantAccount(sandboxMerchants.second)
    const { orders } = await bodyOf<Listed>(await callSandbox('GET', 'orders', undefined, other))
    expect(orders.map(({ Id }) => Id)).toEqual([seeds.others])
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=many', 'limit'],
    ['after=first', 'after'],
    ['after=999', 'after'],
    ['after=9223372036854775808', 'after'],
    ['status=open', 'status'],
    [`query=${'a'.repeat(101)}`, 'query'],
    ['qery=1', 'qery'],
  ])('refuses %s', async (parameters, Field) => {
    const body = await refusal(await callSandbox('GET', `orders?${parameters}`))
    expect(body.Errors).toMatchObject([{ Field }])
  })
})

describe('the lists of the SOAP service', () => {
  it('have its orders, invoices and plans', async () => {
    const id = await madeOrder()
    await createInvoice(id)
    const later = await madeOrder()
    await ask('CreatePaymentPlan', planRequest())
    const { creditOrders } = await list<{ creditOrders: { ProviderOrderId: Long }[] }>('credit-orders')
    expect(creditOrders.map(({ ProviderOrderId }) => ProviderOrderId)).toEqual([later, id])
    expect(creditOrders[1]).toMatchObject({
      CustomerName: 'Tess Testsson',
      CurrencyCode: 'SEK',
      CreatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    })
    const { invoices } = await list<{ invoices: object[] }>(`invoices?query=${id}`)
    expect(invoices).toMatchObject([
      { InvoiceNumber: 3_000_001, ProviderOrderId: id, IsCreditInvoice: false },
    ])
    const { plans } = await list<{ plans: object[] }>('plans?query=500001')
    expect(plans).toMatchObject([{ ProviderPaymentPlanNr: 500_001, State: 'Pending', ContractNumber: null }])
  })

  it('find credit orders by customer and number, and go on after a page', async () => {
    const ids = [await madeOrder(), await madeOrder()]
    const orders = async (parameters: string) =>
      (
        await list<{ creditOrders: { ProviderOrderId: Long }[] }>(`credit-orders?${parameters}`)
      ).creditOrders.map(({ ProviderOrderId }) => ProviderOrderId)
    expect(await orders('query=tess')).toEqual([ids[1], ids[0]])
    expect(await orders('query=nobody')).toEqual([])
    expect(await orders(`query=${ids[0]}`)).toEqual([ids[0]])
    expect(await orders(`after=${ids[1]}`)).toEqual([ids[0]])
    expect(await orders('query=tess&limit=1')).toEqual([ids[1]])
  })

  it('name the customers with the outcome of their orders', async () => {
    interface Customers {
      customers: object[]
      next: Long | null
    }
    const { customers } = await list<Customers>('customers?query=linn')
    expect(customers).toEqual([
      {
        NationalId: '19801332-0001',
        FullName: 'Linn Limitsson',
        CountryCode: 'SE',
        CustomerType: 'Individual',
        Outcome: 'Accepted',
        CreditLimit: '10000',
      },
    ])
    expect((await list<Customers>('customers?query=198513320000')).customers).toMatchObject([
      { FullName: 'Tess Testsson' },
    ])
    const first = await list<Customers>('customers?limit=1')
    expect(first.next).toBe(1)
    expect((await list<Customers>('customers?limit=1&after=1')).customers).toMatchObject([
      { FullName: 'Prov Provsson' },
    ])
  })
})

describe('an order without a call of the merchant', () => {
  it('expires now, once, and only if it can', async () => {
    const id = await makeOrder()
    expect((await callSandbox('POST', `orders/${id}/expire`)).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Expired', SystemStatus: 'Closed' })
    expect(await refusal(await callSandbox('POST', `orders/${id}/expire`))).toMatchObject({ Code: 40008 })
    const card = await makeOrder({ PaymentType: 'Card' })
    expect(await refusal(await callSandbox('POST', `orders/${card}/expire`))).toMatchObject({ Code: 40011 })
    expect(await refusal(await callSandbox('POST', 'orders/77/expire'))).toMatchObject({ Code: 40003 })
    expect((await callSandbox('POST', `orders/${seeds.others}/expire`)).status).toBe(403)
  })

  it.each([
    ['Active', { OrderStatus: 'Open', SystemStatus: 'Active', SystemStatusMessage: 'SUCCESS' }],
    ['FAILED', { OrderStatus: 'Failed', SystemStatus: 'FAILED' }],
  ])('is decided from PENDING to %s, once', async (SystemStatus, expected) => {
    const id = await makeOrder({ SystemStatus: 'PENDING', SystemStatusMessage: 'High Amount' })
    const decide = () => callSandbox('POST', `orders/${id}/status`, { SystemStatus })
    expect((await decide()).status).toBe(204)
    expect(await readOrder(id)).toMatchObject(expected)
    expect(await refusal(await decide())).toMatchObject({ Code: 40014 })
  })
})
