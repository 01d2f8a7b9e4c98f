import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import { localDateTimeOf } from '../../clock.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { isOfficialAddress } from '../customers/official-address.ts'
import { personOfIdentity } from '../customers/person-of-identity.ts'
import { withSwedishId } from '../customers/swedish-id.ts'
import { identityOf } from '../customers/valid-customer.ts'
import { campaignFor } from '../plans/campaigns.ts'
import { wrongCoApplicant } from '../plans/co-applicant.ts'
import { refusedOutput } from '../output.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { readOrderRows } from '../rows/read-rows.ts'
import { tooLong } from '../texts.ts'
import { type AskedPlanTerms, type AuthorizedOrder, authorizeOrder } from './authorize-order.ts'
import { navigate, wrongUrl } from './navigation.ts'
import { pendingAt } from './credit-order-state.ts'

type Information = NonNullable<CreditInput<'CreateOrderEu'>['CreateOrderInformation']>

/** CreateOrderEu: credit-checks a customer and opens an order of any of the four types. */
export function createOrderEu(
  context: CreditContext,
  { CreateOrderInformation: information, Navigation }: CreditInput<'CreateOrderEu'>,
): CreditOutput<'CreateOrderEu'> {
  if (!information) return refusedOutput('CreateOrderEu', 'CreateOrderInformation is required.')
  const url = wrongUrl(Navigation)
  const outcome: Result<AuthorizedOrder, EuRefusal> =
    url === undefined ? open(context, information) : refuse({ code: 'Error', message: url })
  const NavigationResult =
    url === undefined ? navigate(information.OrderType, Navigation, outcome.ok) : undefined
  if (outcome.ok) {
    const CreateOrderResult = resultOf(context, information, outcome.value)
    return { Accepted: true, ResultCode: resultCodes.Success, CreateOrderResult, NavigationResult }
  }
  const refused = refusedOutput('CreateOrderEu', outcome.reason.message, resultCodes[outcome.reason.code])
  return {
    ...refused,
    CreateOrderResult: {
      ...refused.CreateOrderResult!,
      OrderType: information.OrderType,
      ClientOrderNumber: information.ClientOrderNumber,
    },
    NavigationResult,
  }
}

function open(context: CreditContext, information: Information): Result<AuthorizedOrder, EuRefusal> {
  const { ClientOrderNumber, CustomerReference, AddressSelector, OrderType } = information
  const wrong = tooLong({ ClientOrderNumber, CustomerReference })
  if (wrong) return refuse({ code: 'Error', message: wrong })
  const priced = readOrderRows(information.OrderRows)
  if (!priced.ok) return priced
  const named = personOfIdentity(context.catalog.persons, information.CustomerIdentity)
  if (!named.ok) return named
  const terms = checkedTerms(context, information, { customer: named.value, amount: priced.value.amount })
  if (!terms.ok) return terms
  return authorizeOrder(context, {
    person: named.value,
    OrderType,
    priced: priced.value,
    ClientOrderNr: ClientOrderNumber,
    CustomerReference,
    AddressSelector,
    isElsewhere: isDeliveredElsewhere(named.value, information),
    planTerms: terms.value,
  })
}

/** Who asks for the order, if the directory knows them, and its sum. Minor units. */
interface Asked {
  customer: TestPerson | undefined
  amount: Long
}

/** The terms of a type: its campaign, and a payment plan's co-customer. Null for a type without terms. */
function checkedTerms(
  context: CreditContext,
  information: Information,
  { customer, amount }: Asked,
): Result<AskedPlanTerms | null, EuRefusal> {
  if (information.OrderType === 'AccountCredit') {
    // Clients whose toolkit has no null send 0.
    const code = information.CreateAccountCreditDetails?.CampaignCode || null
    return code === null || accountCampaignFor(context, code, amount) ? ok(null) : refuse(NO_CAMPAIGN)
  }
  return information.OrderType === 'PaymentPlan'
    ? planTerms(context, information, { customer, amount })
    : ok(null)
}

const NO_CAMPAIGN: EuRefusal = {
  code: 'InvalidCampaignCodeAmountCombination',
  message: 'There is no campaign of this CampaignCode for the amount.',
}

function accountCampaignFor({ catalog }: CreditContext, code: Long, amount: Long): boolean {
  const found = catalog.accountCampaigns.find(({ CampaignCode }) => CampaignCode === code)
  return found !== undefined && amount >= found.LowestOrderAmount
}

function planTerms(
  { catalog }: CreditContext,
  { CreatePaymentPlanDetails: plan }: Information,
  { customer, amount }: Asked,
): Result<AskedPlanTerms, EuRefusal> {
  const code = plan?.CampaignCode ?? null
  if (!plan || code === null) {
    const message = 'A PaymentPlan requires a CampaignCode in CreatePaymentPlanDetails.'
    return refuse({ code: 'Error', message })
  }
  const campaign = campaignFor(catalog.campaigns, code, amount)
  if (!campaign) return refuse(NO_CAMPAIGN)
  const terms = { campaign, SendAutomaticGiropaymentForm: plan.SendAutomaticGiroPaymentForm }
  if (!plan.CoCustomerIdentity) return ok({ ...terms, coCustomer: null })
  const co = personOfIdentity(catalog.persons, plan.CoCustomerIdentity)
  if (!co.ok) return refuse({ ...co.reason, message: `CoCustomerIdentity: ${co.reason.message}` })
  const wrong = wrongCoApplicant(customer, co.value)
  if (wrong) return refuse({ code: 'Error', message: `CoCustomerIdentity: ${wrong}` })
  return ok({ ...terms, coCustomer: co.value })
}

function isDeliveredElsewhere(
  person: TestPerson | undefined,
  { OrderDeliveryAddress }: Information,
): boolean {
  return person !== undefined && !isOfficialAddress(person, OrderDeliveryAddress)
}

function resultOf(
  { now, mode }: CreditContext,
  { CustomerIdentity, ClientOrderNumber }: Information,
  { order, person, address }: AuthorizedOrder,
): CreditOutput<'CreateOrderEu'>['CreateOrderResult'] {
  const PendingReasons = pendingAt(order, now)
  return {
    ProviderOrderId: order.Id,
    OrderType: order.OrderType,
    ProviderWillBuyOrder: PendingReasons.length === 0,
    Amount: decimalOf(order.authorizedAmount),
    CustomerIdentity: identityOf(
      mode === 'observed' ? withSwedishId(person, 12) : person,
      address,
      CustomerIdentity,
    ),
    ExpirationDate: localDateTimeOf(order.expiresAt),
    ClientOrderNumber,
    // Clients read an empty list as a pending order.
    ...(PendingReasons.length > 0 && { PendingReasons }),
  }
}
