/** A sandbox with an integrator's customers and campaigns, and their orders after these are removed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startStack } from '../../scripts/stack.ts'
import { soapAtProvider } from '../support/soap-calls.ts'

const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-sandbox-data-'))
afterAll(() => rmSync(stateDirectory, { recursive: true, force: true }))

const customer = {
  CountryCode: 'SE',
  NationalId: '19851332-9999',
  CustomerType: 'Individual',
  FullName: 'Ny Nysson',
  Addresses: [
    { AddressSelector: 'NYSSON-1', Street: 'Storgatan 1', ZipCode: '11122', Locality: 'Stockholm' },
  ],
}
const campaign = {
  CampaignCode: 213060,
  Description: 'Ours',
  PaymentPlanType: 'InterestFree',
  ContractLengthInMonths: 4,
  InitialFee: 0,
  NotificationFee: 0,
  InterestRatePercent: 0,
  NumberOfInterestFreeMonths: 4,
  NumberOfPaymentFreeMonths: 0,
  FromAmount: 10,
  ToAmount: 100,
}
const nothing = {
  PriceIncludingVat: true,
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
}
const OrderRows = [
  { PricePerUnit: '50', NumberOfUnits: '1', VatPercent: '25', DiscountPercent: '0', ...nothing },
]

it('a configured customer buys on a configured campaign, and the order outlives both', async () => {
  const configured = await startStack({
    stateDirectory,
    configure({ provider }) {
      provider['TEST_CUSTOMERS'] = JSON.stringify([customer])
      provider['CAMPAIGNS'] = JSON.stringify([campaign])
    },
  })
  const made = await soapAtProvider(configured.addresses, 'CreateOrderEu', {
    CreateOrderInformation: {
      OrderRows,
      CustomerIdentity: { NationalIdNumber: '8513329999', CountryCode: 'SE', CustomerType: 'Individual' },
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'PaymentPlan',
      CreatePaymentPlanDetails: {
        CampaignCode: 213060,
        SendAutomaticGiroPaymentForm: false,
        FixedMonthlyAmount: null,
      },
    },
  }).finally(() => configured.stop())
  expect(made).toMatchObject({
    ResultCode: 0,
    CreateOrderResult: { Amount: '50', CustomerIdentity: { FullName: 'Ny Nysson', Street: 'Storgatan 1' } },
  })
  const { ProviderOrderId } = made.CreateOrderResult!

  const plain = await startStack({ stateDirectory })
  try {
    const found = await soapAtProvider(plain.addresses, 'GetOrders', {
      ClientOrderNrIncluded: false,
      ProviderOrderNr: ProviderOrderId,
      ProviderOrderNrIncluded: true,
    })
    expect(found.Orders).toMatchObject([
      { IsActive: true, CurrentAmount: '50', ValidCustomer: { SecurityNumber: '19851332-9999' } },
    ])
    // The order keeps the campaign as it was.
    const delivered = await soapAtProvider(plain.addresses, 'DeliverOrderEu', {
      DeliverOrderInformation: { ProviderOrderId, OrderType: 'PaymentPlan' },
    })
    const { ContractNumber } = delivered.DeliverOrderResult!.PaymentPlanResultDetails!
    const contract = await soapAtProvider(plain.addresses, 'GetContractPdfEu', { ContractNumber })
    expect(contract).toMatchObject({ Accepted: true, ResultCode: 0 })
  } finally {
    await plain.stop()
  }
})
