import type { CreditRefusal } from '../credit-refusal.ts'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { plainId, type TestAddress, type TestPerson } from '../../../shared/test-persons.ts'
import { accepted, type RefusalCodeOf, refusedOutput } from '../output.ts'
import { type CreditCountry, countryOf, currencyOf } from '../../../shared/domain/credit/credit-countries.ts'
import { creditLimits } from '../credit-limits.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { addressOf, findPerson } from '../customers/directory.ts'
import { customerRejections, judgeCustomer } from '../customers/judge-customer.ts'
import { customerAddressOf, validCustomer } from '../customers/valid-customer.ts'
import { COUNTRY_NOT_SUPPORTED, tooLong } from '../texts.ts'
import { wrongCoApplicant } from './co-applicant.ts'
import { type Campaign, findPlanOfClient, insertPlan, pendingAmount } from '../../storage/credit/plans.ts'
import { campaignFor } from './campaigns.ts'
import { planAmount } from './plan-amount.ts'
import { OFFER_TIME, planStatusAt } from './plan-state.ts'

type PlanRefusal = CreditRefusal<RefusalCodeOf<'CreatePaymentPlan'>>
type PayPlan = NonNullable<CreditInput<'CreatePaymentPlan'>['PayPlan']>

interface Applicant {
  person: TestPerson
  address: TestAddress
}

interface Terms {
  /** Minor units. */
  amount: Long
  campaign: Campaign
  country: CreditCountry
}

/**
 * CreatePaymentPlan: opens a pending payment plan, if the amount, campaign, client and customers allow it. They are
 * checked in this order, so that errors in the request come before any look-up of a person.
 */
export function createPaymentPlan(
  context: CreditContext,
  input: CreditInput<'CreatePaymentPlan'>,
): CreditOutput<'CreatePaymentPlan'> {
  const { PayPlan } = input
  if (!PayPlan) return refused({ code: 'Error', message: 'PayPlan is missing.' })
  const terms = termsOf(context, input, PayPlan)
  if (!terms.ok) return refused(terms.reason)
  const { amount, campaign, country } = terms.value
  const customer = applicantOf(context, PayPlan, terms.value)
  if (!customer.ok) return refused(customer.reason)
  const coApplicant = coApplicantOf(context, PayPlan, terms.value, customer.value)
  if (!coApplicant.ok) return refused(coApplicant.reason)

  const ProviderPaymentPlanNr = insertPlan(context.db, {
    ClientPaymentPlanNr: PayPlan.ClientPaymentPlanNr || null,
    CustomerReference: PayPlan.CustomerReference || null,
    currency: currencyOf(country),
    amount,
    campaign,
    customer: customerAddressOf(customer.value.person, customer.value.address),
    coApplicant: coApplicant.value && customerAddressOf(coApplicant.value.person, coApplicant.value.address),
    SendAutomaticGiropaymentForm: PayPlan.SendAutomaticGiropaymentForm,
    createdAt: context.now,
    orderId: null,
  })
  return {
    ...accepted,
    ProviderPaymentPlanNr,
    AuthorizedAmount: decimalOf(amount),
    // The contract exists once the plan is approved.
    ContractNumber: 0,
    ContractNumberIncluded: false,
    ValidCustomer: validCustomer(customer.value.person, customer.value.address),
    ...(coApplicant.value && {
      ValidCustomerCoApplicant: validCustomer(coApplicant.value.person, coApplicant.value.address),
    }),
  }
}

function refused({ code, message }: PlanRefusal): CreditOutput<'CreatePaymentPlan'> {
  return refusedOutput('CreatePaymentPlan', message, code)
}

/** Checks everything that does not depend on the customer. */
function termsOf(
  context: CreditContext,
  input: CreditInput<'CreatePaymentPlan'>,
  payPlan: PayPlan,
): Result<Terms, PlanRefusal> {
  const country = countryOf(payPlan.CountryCode)
  if (!country) return refuse({ code: 'Error', message: COUNTRY_NOT_SUPPORTED })
  const { ClientPaymentPlanNr, CustomerReference } = payPlan
  const wrong = tooLong({ ClientPaymentPlanNr, CustomerReference })
  if (wrong) return refuse({ code: 'Error', message: wrong })
  const taken = numberTaken(context, payPlan)
  if (taken) return refuse(taken)
  const amount = planAmount(input)
  if (!amount.ok) return refuse({ code: 'Error', message: amount.reason })
  if (amount.value > creditLimits.clientOrder) {
    const limit = decimalOf(creditLimits.clientOrder)
    return refuse({
      code: 'OverOrderLimit',
      message: `The amount is above the limit of a payment plan, ${limit}.`,
    })
  }
  const campaign = campaignFor(context.catalog.campaigns, payPlan.CampainCode, amount.value)
  if (!campaign) {
    const message = `There is no campaign ${payPlan.CampainCode} for this amount.`
    return refuse({ code: 'InvalidCampaignCodeAmountCombination', message })
  }
  return ok({ amount: amount.value, campaign, country })
}

/** The refusal if the merchant's own number is in use. A cancelled plan cannot be opened again. */
function numberTaken({ db, now }: CreditContext, { ClientPaymentPlanNr }: PayPlan): PlanRefusal | undefined {
  const plan = ClientPaymentPlanNr ? findPlanOfClient(db, ClientPaymentPlanNr) : undefined
  if (!plan) return undefined
  return planStatusAt(plan, now) === 'Cancelled'
    ? {
        code: 'PaymentPlanIsCancelled',
        message: `Payment plan ${plan.ProviderPaymentPlanNr} has this number and is cancelled.`,
      }
    : {
        code: 'Error',
        message: `Payment plan ${plan.ProviderPaymentPlanNr} has this ClientPaymentPlanNr already.`,
      }
}

function applicantOf(context: CreditContext, payPlan: PayPlan, terms: Terms): Result<Applicant, PlanRefusal> {
  const person = findPerson(context.catalog.persons, {
    CountryCode: terms.country,
    CustomerType: payPlan.IsCompany ? 'Company' : 'Individual',
    NationalId: payPlan.SecurityNumber ?? '',
  })
  const judged = judge(context, person, terms.amount)
  if (!judged.ok) return judged
  const address = addressOf(judged.value, payPlan.AddressSelector)
  if (!address)
    return refuse({ code: 'Error', message: 'The customer has no address with this AddressSelector.' })
  const open = pendingAmount(context.db, currencyOf(terms.country), context.now - OFFER_TIME)
  if (open + BigInt(terms.amount) > creditLimits.clientOpen) {
    const message = 'With this plan, the pending payment plans would be above the limit of the client.'
    return refuse({ code: 'ClientOverCreditLimit', message })
  }
  return ok({ person: judged.value, address })
}

/** Null without a co-applicant. A co-applicant is a person and must pass the same credit check as the customer. */
function coApplicantOf(
  context: CreditContext,
  { SecurityNumberCoApplicant }: PayPlan,
  { amount, country }: Terms,
  customer: Applicant,
): Result<Applicant | null, PlanRefusal> {
  if (!SecurityNumberCoApplicant || plainId(SecurityNumberCoApplicant) === '') return ok(null)
  const person = findPerson(context.catalog.persons, {
    CountryCode: country,
    CustomerType: 'Individual',
    NationalId: SecurityNumberCoApplicant,
  })
  const wrong = wrongCoApplicant(customer.person, person)
  if (wrong) return refuse({ code: 'Error', message: wrong })
  const judged = judge(context, person, amount)
  if (!judged.ok) return judged
  return ok({ person: judged.value, address: judged.value.addresses[0] })
}

function judge(
  { db }: CreditContext,
  person: TestPerson | undefined,
  amount: Long,
): Result<TestPerson, PlanRefusal> {
  const judged = judgeCustomer(db, person, amount)
  return judged.ok ? judged : refuse({ code: judged.reason, message: customerRejections[judged.reason] })
}
