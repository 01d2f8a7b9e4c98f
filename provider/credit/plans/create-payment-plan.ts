import { decimalOf } from '../../../shared/domain/decimal.ts'
import type { Long } from '../../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { TestAddress, TestCountry, TestPerson } from '../../../shared/test-persons.ts'
import { accepted } from '../accepted.ts'
import { countryOf, currencyOf } from '../countries.ts'
import { creditLimits } from '../credit-limits.ts'
import type { CreditContext, CreditHandler, CreditInput } from '../credit-handler.ts'
import { addressOf, findPerson, plainId } from '../customers/directory.ts'
import { customerRejections, judgeCustomer } from '../customers/judge-customer.ts'
import { customerAddressOf, validCustomer } from '../customers/valid-customer.ts'
import { refusedOutput, type RefusalCodeOf } from '../refused-output.ts'
import { COUNTRY_NOT_SUPPORTED, tooLong } from '../texts.ts'
import type { Campaign } from '../../storage/credit/plans.ts'
import { campaignFor } from './campaigns.ts'
import { planAmount } from './plan-amount.ts'
import { OFFER_TIME, planStatusAt } from './plan-state.ts'
import { findPlanOfClient, insertPlan, pendingAmount } from '../../storage/credit/plans.ts'

type Code = RefusalCodeOf<'CreatePaymentPlan'>
type Refusal = readonly [code: Code, message: string]
type PayPlan = NonNullable<CreditInput<'CreatePaymentPlan'>['PayPlan']>

interface Applicant {
  person: TestPerson
  address: TestAddress
}

interface Terms {
  /** Minor units. */
  amount: Long
  campaign: Campaign
  country: TestCountry
}

/**
 * Opens a pending payment plan, if amount, campaign, client and customers allow it. They are asked in this
 * order: what is wrong with the request itself says so before any register is asked about a person.
 */
export const createPaymentPlan: CreditHandler<'CreatePaymentPlan'> = (context, input) => {
  const { PayPlan } = input
  if (!PayPlan) return refused(['Error', 'PayPlan is missing.'])
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
  })
  return {
    ...accepted,
    ProviderPaymentPlanNr,
    AuthorizedAmount: decimalOf(amount),
    // A contract there is once the plan is approved.
    ContractNumber: 0,
    ContractNumberIncluded: false,
    ValidCustomer: validCustomer(customer.value.person, customer.value.address),
    ...(coApplicant.value && {
      ValidCustomerCoApplicant: validCustomer(coApplicant.value.person, coApplicant.value.address),
    }),
  }
}

function refused([code, message]: Refusal) {
  return refusedOutput('CreatePaymentPlan', message, code)
}

/** What does not depend on who the customer is. */
function termsOf(
  context: CreditContext,
  input: CreditInput<'CreatePaymentPlan'>,
  payPlan: PayPlan,
): Result<Terms, Refusal> {
  const country = countryOf(payPlan.CountryCode)
  if (!country) return refuse(['Error', COUNTRY_NOT_SUPPORTED])
  const { ClientPaymentPlanNr, CustomerReference } = payPlan
  const wrong = tooLong({ ClientPaymentPlanNr, CustomerReference })
  if (wrong) return refuse(['Error', wrong])
  const taken = numberTaken(context, payPlan)
  if (taken) return refuse(taken)
  const amount = planAmount(input)
  if (!amount.ok) return refuse(['Error', amount.reason])
  if (amount.value > creditLimits.clientOrder) {
    const limit = decimalOf(creditLimits.clientOrder)
    return refuse(['OverOrderLimit', `The amount is above the limit of a payment plan, ${limit}.`])
  }
  const campaign = campaignFor(payPlan.CampainCode, amount.value)
  if (!campaign) {
    const message = `There is no campaign ${payPlan.CampainCode} for this amount.`
    return refuse(['InvalidCampaignCodeAmountCombination', message])
  }
  return ok({ amount: amount.value, campaign, country })
}

/** A merchant's own number names one plan; a plan that was cancelled does not come to life again. */
function numberTaken({ db, now }: CreditContext, { ClientPaymentPlanNr }: PayPlan): Refusal | undefined {
  const plan = ClientPaymentPlanNr ? findPlanOfClient(db, ClientPaymentPlanNr) : undefined
  if (!plan) return undefined
  return planStatusAt(plan, now) === 'Cancelled'
    ? [
        'PaymentPlanIsCancelled',
        `Payment plan ${plan.ProviderPaymentPlanNr} has this number and is cancelled.`,
      ]
    : ['Error', `Payment plan ${plan.ProviderPaymentPlanNr} has this ClientPaymentPlanNr already.`]
}

function applicantOf(context: CreditContext, payPlan: PayPlan, terms: Terms): Result<Applicant, Refusal> {
  const person = findPerson({
    CountryCode: terms.country,
    CustomerType: payPlan.IsCompany ? 'Company' : 'Individual',
    NationalId: payPlan.SecurityNumber ?? '',
  })
  const judged = judge(context, person, terms.amount)
  if (!judged.ok) return judged
  const address = addressOf(judged.value, payPlan.AddressSelector)
  if (!address) return refuse(['Error', 'The customer has no address with this AddressSelector.'])
  const open = pendingAmount(context.db, currencyOf(terms.country), context.now - OFFER_TIME)
  if (open + BigInt(terms.amount) > creditLimits.clientOpen) {
    const message = 'With this plan, the pending payment plans would be above the limit of the client.'
    return refuse(['ClientOverCreditLimit', message])
  }
  return ok({ person: judged.value, address })
}

/** Null when the plan has none. A co-applicant is a person, and as good for the amount as the customer. */
function coApplicantOf(
  context: CreditContext,
  { SecurityNumberCoApplicant, IsCompany }: PayPlan,
  { amount, country }: Terms,
  customer: Applicant,
): Result<Applicant | null, Refusal> {
  if (!SecurityNumberCoApplicant || plainId(SecurityNumberCoApplicant) === '') return ok(null)
  if (IsCompany) return refuse(['Error', 'A company has no co-applicant.'])
  const person = findPerson({
    CountryCode: country,
    CustomerType: 'Individual',
    NationalId: SecurityNumberCoApplicant,
  })
  if (person === customer.person) return refuse(['Error', 'The customer and the co-applicant are the same.'])
  const judged = judge(context, person, amount)
  if (!judged.ok) return judged
  return ok({ person: judged.value, address: judged.value.addresses[0] })
}

function judge(
  { db }: CreditContext,
  person: TestPerson | undefined,
  amount: Long,
): Result<TestPerson, Refusal> {
  const judged = judgeCustomer(db, person, amount)
  return judged.ok ? judged : refuse([judged.reason, customerRejections[judged.reason]])
}
