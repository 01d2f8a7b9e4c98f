import { addressSources } from '../../shared/domain/order/enums.ts'
import { DAY } from '../clock.ts'
import type { SeedOrder } from './seed-order.ts'
import { testCustomers } from './test-customers.ts'

/** A Norwegian payment plan in NOK, with a low limit of 10 000,00. */
export function norwegianPaymentPlan(now: number): SeedOrder {
  return {
    customer: testCustomers.nora,
    creditLimit: 1_000_000,
    Currency: 'NOK',
    PaymentType: 'PaymentPlan',
    createdAt: now - 4 * DAY,
    expiresAt: now + 26 * DAY,
    rows: [
      {
        ArticleNumber: 'LL620',
        Name: 'Chandelier, opal',
        Quantity: 100,
        UnitPrice: 699_900,
        DiscountAmount: 50_000,
        VatPercent: 2500,
        Unit: 'stk',
      },
      {
        ArticleNumber: 'GF031',
        Name: 'Candle honey, jar',
        Quantity: 300,
        UnitPrice: 12_900,
        VatPercent: 1500,
        Unit: 'stk',
      },
      { ArticleNumber: 'FRAKT', Name: 'Shipping', Quantity: 100, UnitPrice: 19_900, VatPercent: 2500 },
    ],
  }
}

/** A Finnish invoice order in EUR: fetched data are masked, the address from the customer is not. */
export function finnishOrder(now: number): SeedOrder {
  return {
    customer: testCustomers.testi,
    Currency: 'EUR',
    PaymentType: 'Invoice',
    ProviderWillBuy: true,
    createdAt: now - 2 * DAY,
    expiresAt: now + 28 * DAY,
    shipping: {
      FullName: 'Testi Testinen',
      StreetAddress: 'Noutopiste, Mallitie 9',
      PostalCode: '33100',
      City: 'Tampere',
      CountryCode: 'FI',
      Source: addressSources.customer,
    },
    rows: [
      {
        ArticleNumber: 'LL205',
        Name: 'Sauna light, IP65',
        Quantity: 200,
        UnitPrice: 6_490,
        DiscountPercent: 500,
        VatPercent: 2550,
        Unit: 'kpl',
      },
      {
        ArticleNumber: 'GF040',
        Name: 'Rye crisps',
        Quantity: 500,
        UnitPrice: 349,
        VatPercent: 1400,
        Unit: 'pkt',
      },
    ],
  }
}
