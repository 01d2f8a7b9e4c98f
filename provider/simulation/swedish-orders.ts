import { addressSources } from '../../shared/domain/order/enums.ts'
import { LONG_MAX } from '../../shared/domain/values/long.ts'
import { DAY } from '../clock.ts'
import type { SeedOrder } from './seed-order.ts'
import { testCustomers } from './test-customers.ts'

/** An open invoice order: both kinds of discount, three VAT rates, a cancelled row, metadata. */
export function openInvoiceOrder(now: number): SeedOrder {
  return {
    customer: testCustomers.tess,
    Currency: 'SEK',
    PaymentType: 'Invoice',
    ProviderWillBuy: true,
    CustomerReference: 'Tess, landing',
    createdAt: now - 3 * DAY,
    expiresAt: now + 27 * DAY,
    shipping: {
      ...testCustomers.tess.address,
      CoAddress: 'Ombud Provlivs, Testplan 2',
      Source: addressSources.customer,
    },
    rows: [
      {
        ArticleNumber: 'LL100',
        Name: 'Floor lamp Lumen, brass',
        Quantity: 100,
        UnitPrice: 249_900,
        DiscountPercent: 1000,
        VatPercent: 2500,
        Unit: 'st',
      },
      {
        ArticleNumber: 'LL214',
        Name: 'LED bulb E27, warm white',
        Quantity: 600,
        UnitPrice: 8_950,
        VatPercent: 2500,
        Unit: 'st',
      },
      {
        ArticleNumber: 'LL330',
        Name: 'Linen shade, 45 cm',
        Quantity: 200,
        UnitPrice: 59_900,
        DiscountAmount: 10_000,
        VatPercent: 2500,
        Unit: 'st',
      },
      {
        ArticleNumber: 'BK007',
        Name: 'Book: Light at home',
        Quantity: 100,
        UnitPrice: 32_900,
        VatPercent: 600,
      },
      {
        ArticleNumber: 'GF012',
        Name: 'Coffee, gift bag',
        Quantity: 150,
        UnitPrice: 11_900,
        VatPercent: 1200,
      },
      {
        ArticleNumber: 'LL331',
        Name: 'Linen shade, 60 cm',
        Quantity: 100,
        UnitPrice: 79_900,
        VatPercent: 2500,
        Unit: 'st',
        IsCancelled: true,
      },
      { ArticleNumber: 'FRAKT', Name: 'Shipping', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
    ],
    metadata: [
      { Key: 'channel', Value: 'web' },
      { Key: 'campaign', Value: 'autumn-light' },
    ],
  }
}

/** A company's invoice order: Peppol id, billing references, a reference person. */
export function companyOrder(now: number): SeedOrder {
  return {
    customer: testCustomers.company,
    Currency: 'SEK',
    PaymentType: 'Invoice',
    ProviderWillBuy: true,
    CustomerReference: 'PO 4500017 / Prov Provsson',
    createdAt: now - 6 * DAY,
    expiresAt: now + 54 * DAY,
    rows: [
      {
        ArticleNumber: 'LL500',
        Name: 'Desk lamp Pro',
        Quantity: 2400,
        UnitPrice: 118_750,
        DiscountPercent: 1250,
        VatPercent: 2500,
        Unit: 'st',
      },
      {
        ArticleNumber: 'LL910',
        Name: 'Mounting, per hour',
        Quantity: 650,
        UnitPrice: 93_750,
        VatPercent: 2500,
        Unit: 'tim',
      },
      {
        ArticleNumber: 'LL001',
        Name: 'Returned samples',
        Quantity: 100,
        UnitPrice: -45_000,
        VatPercent: 2500,
      },
    ],
    billingReferences: [
      { Type: 'Purchase', Value: '4500017' },
      { Type: 'CostCenter', Value: '7310' },
      { Type: 'ContactPerson', Value: 'Prov Provsson' },
      { Type: 'InvoiceReference', Value: 'PROV-17' },
    ],
  }
}

/** Partly delivered: one invoice sent, half of one of its rows credited, two rows still to deliver. */
export function partlyDeliveredOrder(
  now: number,
  ids = { delivery: 5_500_101, invoice: 1_200_345, credit: 7_700_001 },
): SeedOrder {
  const delivered = now - 9 * DAY
  return {
    customer: testCustomers.prov,
    Currency: 'SEK',
    PaymentType: 'Invoice',
    PaymentCreditStatus: 'CREDSUCCESS',
    ProviderWillBuy: true,
    createdAt: now - 12 * DAY,
    expiresAt: now + 48 * DAY,
    rows: [
      {
        ArticleNumber: 'LL120',
        Name: 'Pendant lamp, smoked glass',
        Quantity: 200,
        UnitPrice: 189_500,
        VatPercent: 2500,
        Unit: 'st',
        deliveryId: ids.delivery,
      },
      {
        ArticleNumber: 'LL121',
        Name: 'Ceiling cup',
        Quantity: 200,
        UnitPrice: 14_900,
        VatPercent: 2500,
        Unit: 'st',
        deliveryId: ids.delivery,
      },
      {
        ArticleNumber: 'LL140',
        Name: 'Wall lamp, smoked glass',
        Quantity: 400,
        UnitPrice: 99_500,
        DiscountPercent: 1500,
        VatPercent: 2500,
        Unit: 'st',
      },
      { ArticleNumber: 'FRAKT', Name: 'Shipping', Quantity: 100, UnitPrice: 9_900, VatPercent: 2500 },
    ],
    deliveries: [
      {
        Id: ids.delivery,
        InvoiceId: ids.invoice,
        Status: 'Sent',
        createdAt: delivered,
        dueAt: delivered + 30 * DAY,
        credits: [
          {
            Id: ids.credit,
            createdAt: now - 2 * DAY,
            rows: [
              {
                OrderRowId: 1,
                ArticleNumber: 'LL120',
                Name: 'Pendant lamp, smoked glass',
                Quantity: -100,
                UnitPrice: 189_500,
                VatPercent: 2500,
                Unit: 'st',
              },
            ],
          },
        ],
      },
    ],
  }
}

/** An order that expired before its delivery. */
export function expiredOrder(now: number): SeedOrder {
  return {
    customer: testCustomers.tess,
    Currency: 'SEK',
    PaymentType: 'Invoice',
    OrderStatus: 'Expired',
    SystemStatus: 'Closed',
    ProviderWillBuy: false,
    createdAt: now - 64 * DAY,
    expiresAt: now - 4 * DAY,
    rows: [
      {
        ArticleNumber: 'LL777',
        Name: 'Garden light, set of four',
        Quantity: 100,
        UnitPrice: 119_900,
        VatPercent: 2500,
        Unit: 'set',
      },
      { ArticleNumber: 'FRAKT', Name: 'Shipping', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
    ],
  }
}

/** A card order, paid and fully delivered, without any actions. */
export function deliveredCardOrder(now: number, ids = { delivery: 5_500_102 }): SeedOrder {
  return {
    customer: testCustomers.prov,
    Currency: 'SEK',
    PaymentType: 'Card',
    OrderStatus: 'Delivered',
    SystemStatus: 'SUCCESS',
    PaymentCreditStatus: 'CREDNONE',
    createdAt: now - 20 * DAY,
    expiresAt: null,
    rows: [
      {
        ArticleNumber: 'LL410',
        Name: 'String light, 10 m',
        Quantity: 300,
        UnitPrice: 34_900,
        VatPercent: 2500,
        Unit: 'st',
        deliveryId: ids.delivery,
      },
      {
        ArticleNumber: 'FRAKT',
        Name: 'Shipping',
        Quantity: 100,
        UnitPrice: 4_900,
        VatPercent: 2500,
        deliveryId: ids.delivery,
      },
    ],
    deliveries: [
      { Id: ids.delivery, InvoiceId: null, Status: 'Paid', createdAt: now - 19 * DAY, dueAt: null },
    ],
  }
}

/** An order and a row with the largest possible ids, and the largest possible limit. */
export function largestIdsOrder(now: number): SeedOrder {
  const signed = { ...testCustomers.max.address, Source: addressSources.electronicId }
  return {
    customer: testCustomers.max,
    billing: signed,
    shipping: signed,
    creditLimit: LONG_MAX,
    Currency: 'SEK',
    PaymentType: 'Invoice',
    ProviderWillBuy: true,
    createdAt: now - DAY,
    expiresAt: now + 29 * DAY,
    rows: [
      {
        OrderRowId: LONG_MAX,
        ArticleNumber: 'MAX',
        Name: 'Row with the largest id',
        Quantity: 100,
        UnitPrice: 9_900,
        VatPercent: 2500,
        Unit: 'st',
      },
    ],
  }
}

/** An order of another merchant. */
export function otherMerchantsOrder(now: number): SeedOrder {
  return {
    customer: testCustomers.tess,
    Currency: 'SEK',
    PaymentType: 'AccountCredit',
    createdAt: now - 5 * DAY,
    expiresAt: now + 25 * DAY,
    rows: [
      {
        ArticleNumber: 'OS1',
        Name: 'Umbrella',
        Quantity: 100,
        UnitPrice: 39_900,
        VatPercent: 2500,
        Unit: 'st',
      },
    ],
  }
}
