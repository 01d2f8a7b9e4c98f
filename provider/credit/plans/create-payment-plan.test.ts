import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { rejectionCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { plainId, testPersons } from '../../../shared/test-persons.ts'
import type { CreditContext } from '../credit-handler.ts'
import { insertBlock } from '../../storage/credit/customers.ts'
import { createPaymentPlan } from './create-payment-plan.ts'
import { approvePaymentPlan, cancelPaymentPlan } from './payment-plans.ts'
import { OFFER_TIME } from './plan-state.ts'
import { changePlanInfo, findPlan } from '../../storage/credit/plans.ts'
import { makePlan, planRequest, row, withMerchant } from '../../testing/plan-merchant.ts'

type Request = Parameters<typeof planRequest>

beforeEach(reset)

describe('CreatePaymentPlan', () => {
  it('opens a pending plan for the amount, and answers the customer', async () => {
    const outputs = await withMerchant((context) => [
      createPaymentPlan(context, planRequest({ ClientPaymentPlanNr: 'A-1' })),
      createPaymentPlan(context, planRequest({ ClientPaymentPlanNr: 'A-2' })),
    ])
    expect(outputs[0]).toEqual({
      Accepted: true,
      RejectionCode: 'Accepted',
      ProviderPaymentPlanNr: 500_001,
      AuthorizedAmount: '10000',
      ContractNumber: 0,
      ContractNumberIncluded: false,
      ValidCustomer: {
        LegalName: 'Prov Provsson',
        SecurityNumber: '19721340-0000',
        PhoneNumber: '+46701740620',
        AddressLine2: 'Exempelvägen 3',
        Postcode: 41119,
        Postarea: 'Göteborg',
        BusinessType: 'Person',
      },
    })
    expect(outputs[1]!.ProviderPaymentPlanNr).toBe(500_002)
  })

  it('accepts rows as the amount, and a co-applicant', async () => {
    const SecurityNumberCoApplicant = testPersons.tess.NationalId
    const output = await withMerchant((context) =>
      createPaymentPlan(
        context,
        planRequest({ SecurityNumberCoApplicant }, { Amount: '0', InvoiceRows: [row, row] }),
      ),
    )
    expect(output).toMatchObject({
      Accepted: true,
      AuthorizedAmount: '20000',
      ValidCustomer: { LegalName: 'Prov Provsson' },
      ValidCustomerCoApplicant: { LegalName: 'Tess Testsson' },
    })
  })

  it('uses the chosen address', async () => {
    const SecurityNumber = testPersons.tess.NationalId
    const output = await withMerchant((context) =>
      createPaymentPlan(context, planRequest({ SecurityNumber, AddressSelector: 'TESTSSON-2' })),
    )
    expect(output.ValidCustomer).toMatchObject({ AddressLine2: 'Sommarstigen 4' })
  })

  it('stores Longs, the campaign and the people', async () => {
    const plan = await withMerchant((context) => {
      const number = makePlan(context, { ClientPaymentPlanNr: 'A-1', CustomerReference: 'Örjan' })
      return findPlan(context.db, number)
    })
    expect(plan).toMatchObject({
      ClientPaymentPlanNr: 'A-1',
      CustomerReference: 'Örjan',
      currency: 'SEK',
      amount: 10_000_00,
      status: 'Pending',
      campaign: { CampainCode: 100012, InterestRatePercent: 10_95 },
      customer: { Zipcode: '41119' },
      coApplicant: null,
      SendAutomaticGiropaymentForm: false,
      ContractNumber: null,
    })
  })

  /** A request for each code, and the preparation before it. */
  const refusals: [
    code: string,
    title: string,
    request: Request,
    before?: (context: CreditContext) => void,
  ][] = [
    ['Error', 'without PayPlan', [{}, { PayPlan: undefined }]],
    ['Error', 'of a country without the provider', [{ CountryCode: 'FR' }]],
    ['Error', 'without an amount', [{}, { Amount: '0' }]],
    ['Error', 'whose rows do not come to Amount', [{}, { InvoiceRows: [{ ...row, NrOfUnits: '2' }] }]],
    ['Error', 'with an address that the customer does not have', [{ AddressSelector: 'NONE-1' }]],
    ['Error', 'with a number that is too long', [{ ClientPaymentPlanNr: 'x'.repeat(257) }]],
    [
      'Error',
      'of a number that a plan has already',
      [{ ClientPaymentPlanNr: 'A' }],
      (context) => void makePlan(context, { ClientPaymentPlanNr: 'A' }),
    ],
    [
      'Error',
      'whose applicants are the same person',
      [{ SecurityNumberCoApplicant: testPersons.prov.NationalId }],
    ],
    [
      'Error',
      'of a company with a co-applicant',
      [
        {
          IsCompany: true,
          SecurityNumber: testPersons.company.NationalId,
          SecurityNumberCoApplicant: testPersons.tess.NationalId,
        },
      ],
    ],
    [
      'CustomerCreditRejected',
      'of a customer with a bad report',
      [{ SecurityNumber: testPersons.rejected.NationalId }],
    ],
    [
      'CustomerCreditRejected',
      'with such a co-applicant',
      [{ SecurityNumberCoApplicant: testPersons.rejected.NationalId }],
    ],
    [
      'CustomerOverCreditLimit',
      "above the customer's limit",
      [{ SecurityNumber: testPersons.limit.NationalId }, { Amount: '10000.01' }],
    ],
    [
      'CustomerAbuseBlock',
      'of a customer whom the provider blocks',
      [{ SecurityNumber: testPersons.blocked.NationalId }],
    ],
    [
      'CustomerAbuseBlock',
      'of a customer whom the merchant blocks',
      [{}],
      ({ db, now }) =>
        insertBlock(db, {
          nationalId: plainId(testPersons.prov.NationalId),
          isCompany: false,
          reason: null,
          now,
        }),
    ],
    [
      'CustomerProviderRejected',
      'of a customer whom the provider refuses',
      [{ SecurityNumber: testPersons.refused.NationalId }],
    ],
    [
      'CustomerCreditNoSuchEntity',
      'of a person that no register knows',
      [{ SecurityNumber: testPersons.unknown.NationalId }],
    ],
    ['CustomerCreditNoSuchEntity', 'without a security number', [{ SecurityNumber: undefined }]],
    [
      'CustomerCreditNoSuchEntity',
      'with a co-applicant whom no register knows',
      [{ SecurityNumberCoApplicant: '1' }],
    ],
    [
      'ClientOverCreditLimit',
      'with which the pending plans are above the limit',
      [{ CampainCode: 100060 }, { Amount: '250000' }],
      (context) => {
        for (let plan = 0; plan < 4; plan++) makePlan(context, { CampainCode: 100060 }, { Amount: '250000' })
      },
    ],
    [
      'PaymentPlanIsCancelled',
      'of a number whose plan was cancelled',
      [{ ClientPaymentPlanNr: 'A' }],
      (context) =>
        void cancelPaymentPlan(context, {
          ProviderPaymentPlanNr: makePlan(context, { ClientPaymentPlanNr: 'A' }),
        }),
    ],
    [
      'PaymentPlanIsCancelled',
      'of a number whose plan has lapsed',
      [{ ClientPaymentPlanNr: 'A' }],
      (context) => void makePlan({ ...context, now: context.now - OFFER_TIME }, { ClientPaymentPlanNr: 'A' }),
    ],
    ['OverOrderLimit', 'above the limit of a plan', [{ CampainCode: 100060 }, { Amount: '250000.01' }]],
    ['InvalidCampaignCodeAmountCombination', 'below what the campaign is for', [{}, { Amount: '499.99' }]],
    ['InvalidCampaignCodeAmountCombination', 'above what the campaign is for', [{}, { Amount: '60000.01' }]],
    [
      'InvalidCampaignCodeAmountCombination',
      'of an unknown campaign',
      [{ CampainCode: 9_223_372_036_854_775_807n }],
    ],
  ]

  it.each(refusals)('answers %s to a plan %s', async (RejectionCode, _, request, before) => {
    const output = await withMerchant((context) => {
      before?.(context)
      return createPaymentPlan(context, planRequest(...request))
    })
    expect(output).toEqual({
      Accepted: false,
      ErrorMessage: expect.stringMatching(/\.$/),
      RejectionCode,
      ProviderPaymentPlanNr: 0,
      AuthorizedAmount: '0',
      ContractNumber: 0,
      ContractNumberIncluded: false,
    })
  })

  it('has each of its codes in the table above', () => {
    const provoked = new Set(refusals.map(([code]) => code))
    expect(
      rejectionCodes.CreatePaymentPlan.filter((code) => code !== 'Accepted' && !provoked.has(code)),
    ).toEqual([])
  })

  it('counts only pending plans in the same currency against the limit of the client', async () => {
    const output = await withMerchant((context) => {
      const large = [{ CampainCode: 100060 }, { Amount: '250000' }] as const
      for (let plan = 0; plan < 4; plan++) makePlan(context, ...large)
      const norwegian = { CountryCode: 'NO', SecurityNumber: testPersons.nils.NationalId }
      makePlan(context, { ...large[0], ...norwegian }, large[1])
      approvePaymentPlan(context, { ProviderPaymentPlanNr: 500_001 })
      cancelPaymentPlan(context, { ProviderPaymentPlanNr: 500_002 })
      makePlan(context, ...large)
      return createPaymentPlan({ ...context, now: context.now + OFFER_TIME }, planRequest(...large))
    })
    expect(output.Accepted).toBe(true)
  })
})

describe('changePlanInfo', () => {
  it('changes only the given members', async () => {
    const plans = await withMerchant((context) => {
      const number = makePlan(context, { ClientPaymentPlanNr: 'A', CustomerReference: 'B' })
      expect(changePlanInfo(context.db, number, { ClientPaymentPlanNr: 'C' })).toBe(true)
      const first = findPlan(context.db, number)
      changePlanInfo(context.db, number, { CustomerReference: null })
      return [first, findPlan(context.db, number)]
    })
    expect(plans[0]).toMatchObject({ ClientPaymentPlanNr: 'C', CustomerReference: 'B' })
    expect(plans[1]).toMatchObject({ ClientPaymentPlanNr: 'C', CustomerReference: null })
  })

  it('returns false for an unknown plan', async () => {
    expect(await withMerchant(({ db }) => changePlanInfo(db, 1, { CustomerReference: 'B' }))).toBe(false)
  })
})
