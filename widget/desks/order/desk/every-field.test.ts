import { afterEach, describe, expect, it } from 'vitest'
import type { Address } from '../../../../shared/domain/order/address.schema.ts'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

type Whole<Shape> = { [Member in keyof Shape]-?: NonNullable<Shape[Member]> }

/** A row with a distinct value in each member; `tag` distinguishes it from the others. */
function row(tag: number): Whole<OrderRow> {
  return {
    OrderRowId: 7000 + tag,
    ArticleNumber: `art${tag}`,
    Name: `Name ${tag}`,
    Quantity: 1100 + tag,
    UnitPrice: 220_000 + tag,
    DiscountPercent: tag % 2 ? 300 + tag : 0,
    DiscountAmount: tag % 2 ? 0 : 44_000 + tag,
    VatPercent: 500 + tag,
    Unit: `u${tag}`,
    IsCancelled: tag === 2,
    Actions: [`RowAction${tag}`],
  }
}

function address(tag: string, Source: number): Whole<Address> {
  return {
    FullName: `Full ${tag}`,
    StreetAddress: `Street ${tag}`,
    CoAddress: `c/o ${tag}`,
    PostalCode: `Code ${tag}`,
    City: `City ${tag}`,
    CountryCode: tag === 'billing' ? 'NO' : 'DK',
    Source,
  }
}

const delivery: Whole<Delivery> = {
  Id: 9_223_372_036_854_775_807n,
  CreationDate: '2026-03-04T05:06:00',
  InvoiceId: 551_177,
  DeliveryAmount: 661_188,
  CreditedAmount: 771_199,
  Credits: [{ Amount: 881_101, OrderRows: [row(3)], Actions: ['CreditAction'] }],
  OrderRows: [row(4)],
  Actions: ['DeliveryAction'],
  Status: 'StatusNobodyKnows',
  DueDate: '2026-07-08T00:00:00',
}

const order: Whole<Order> = {
  Id: 9_007_199_254_740_993n,
  Currency: 'NOK',
  MerchantOrderId: 'merchant-1',
  OrderStatus: 'OrderStatusNobodyKnows',
  SystemStatus: 'SystemStatusNobodyKnows',
  SystemStatusMessage: 'MessageNobodyKnows',
  PaymentCreditStatus: 'CreditStatusNobodyKnows',
  EmailAddress: 'first@example.com',
  BillingEmailAddress: 'second@example.com',
  PhoneNumber: '+4712345678',
  CustomerReference: 'reference-1',
  PeppolId: '9908:123456789',
  PaymentType: 'PaymentTypeNobodyKnows',
  CreationDate: '2026-01-02T03:04:00',
  NationalId: '010170-0001',
  IsCompany: true,
  CancelledAmount: 991_122,
  OrderAmount: 1_113_344,
  BillingAddress: address('billing', 5),
  ShippingAddress: address('shipping', 77),
  Deliveries: [delivery],
  OrderRows: [row(1), row(2)],
  Actions: ['OrderAction'],
  ProviderWillBuy: true,
  ExpirationDate: '2027-05-06T07:08:00',
  BillingReferences: [
    { Type: 'CostCenter', Value: 'value-1' },
    { Type: 'ReferenceNobodyKnows', Value: 'value-2' },
  ],
  OrderMetadata: { 'key-1': 'metadata-1' },
}

/** The page's text for each member, in English; a bar divides separate texts. */
const said: Record<keyof Order, string> = {
  Id: '9007199254740993',
  Currency: 'NOK',
  MerchantOrderId: 'merchant-1',
  OrderStatus: 'OrderStatusNobodyKnows',
  SystemStatus: 'SystemStatusNobodyKnows',
  SystemStatusMessage: 'MessageNobodyKnows',
  PaymentCreditStatus: 'CreditStatusNobodyKnows',
  EmailAddress: 'first@example.com',
  BillingEmailAddress: 'second@example.com',
  PhoneNumber: '+4712345678',
  CustomerReference: 'reference-1',
  PeppolId: '9908:123456789',
  PaymentType: 'PaymentTypeNobodyKnows',
  CreationDate: 'Jan 2, 2026 | 3:04 AM',
  NationalId: '010170-0001',
  IsCompany: 'Company | Organization number',
  CancelledAmount: '9,911.22',
  // The rest: 11 133,44 less the cancelled 9 911,22.
  OrderAmount: '1,222.22',
  BillingAddress:
    'Full billing | Street billing | c/o billing | Code billing | City billing | Norway | ' +
    'Signed with electronic ID',
  ShippingAddress:
    'Full shipping | Street shipping | c/o shipping | Code shipping | City shipping | Denmark | ' +
    'Source 77',
  Deliveries:
    '9223372036854775807 | Mar 4, 2026 | 5:06 AM | 551177 | 6,611.88 | 7,711.99 | ' +
    '\u22128,811.01 | StatusNobodyKnows | Jul 8, 2026 | DeliveryAction | CreditAction | art3 | ' +
    'Name 3 | 11.03 | 2,200.03 | 3.03% | 5.03% | u3 | RowAction3 | art4 | Name 4 | 11.04 | ' +
    '2,200.04 | 440.04 | 5.04% | u4 | RowAction4 | 7004 | 7003',
  OrderRows:
    '7001 | art1 | Name 1 | 11.01 | 2,200.01 | 3.01% | 5.01% | u1 | RowAction1 | 7002 | art2 | ' +
    'Name 2 | 11.02 | 2,200.02 | 440.02 | 5.02% | u2 | RowAction2 | Cancelled',
  Actions: 'OrderAction',
  ProviderWillBuy: 'Provider buys the invoice | Yes',
  ExpirationDate: 'May 6, 2027',
  BillingReferences: 'Cost center | value-1 | ReferenceNobodyKnows | value-2',
  OrderMetadata: 'key-1 | metadata-1',
}

describe('the page of an order', () => {
  let edge: FakeEdge
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it('has a place for every field, and shows unknown values unchanged', async () => {
    edge = new FakeEdge(order)
    edge.capabilities = ['order.read']
    const desk = await openDesk({ orderId: String(order.Id) })
    const actions = await partOf(desk, 'order-admin-actions')
    await until(() => textOf(actions).includes('OrderAction'))
    // Times of day are written with a narrow space before AM.
    const text = `${desk.text()} ${textOf(actions)}`.replace(/\s+/g, ' ')
    const missing = Object.entries(said).flatMap(([member, words]) =>
      words
        .split(' | ')
        .filter((word) => !text.includes(word))
        .map((word) => `${member}: ${word}`),
    )
    expect(missing).toEqual([])
  })

  it.each([
    [null, 'Not decided yet'],
    [false, 'No'],
    [undefined, undefined],
  ])('tells ProviderWillBuy %s from its absence', async (ProviderWillBuy, words) => {
    edge = new FakeEdge({ ...order, ProviderWillBuy } as Order)
    edge.capabilities = ['order.read']
    const desk = await openDesk({ orderId: String(order.Id) })
    expect(desk.text().match(/Provider buys the invoice\s+(Not decided yet|No|Yes)/)?.[1]).toBe(words)
  })

  it('explains the provider’s masks on Finnish orders', async () => {
    edge = new FakeEdge({ ...order, NationalId: '010170-****', IsCompany: false })
    edge.capabilities = ['order.read']
    const desk = await openDesk({ orderId: String(order.Id) })
    expect(desk.text()).toContain('Masked by the provider: Finnish personal data')
  })

  it('tells deliveries in the order in which they happened', async () => {
    const later = { ...delivery, Id: 2, CreationDate: '2026-09-01T00:00:00' }
    edge = new FakeEdge({ ...order, Deliveries: [later, delivery] })
    edge.capabilities = ['order.read']
    const desk = await openDesk({ orderId: String(order.Id) })
    const story = textOf(desk.query('.story'))
    const places = ['Ordered, including', 'Delivery 9223372036854775807', 'Delivery 2 ', 'Cancelled 9,911.22']
    const found = places.map((words) => story.indexOf(words))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
    expect(story).toContain('No date given')
  })
})
