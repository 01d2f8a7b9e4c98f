import { decimalOf } from '../../../shared/domain/decimal.ts'
import type { Long } from '../../../shared/domain/long.ts'
import { refuse, type Result } from '../../../shared/domain/result.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import { localDateTimeOf } from '../../clock.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { isOfficialAddress } from '../customers/official-address.ts'
import { customerRejections, judgeCustomer } from '../customers/judge-customer.ts'
import { personOfIdentity } from '../customers/person-of-identity.ts'
import { identityOf } from '../customers/valid-customer.ts'
import { campaignFor } from '../plans/campaigns.ts'
import { refusedOutput } from '../output.ts'
import { resultCodes } from '../result-codes.ts'
import { readOrderRows } from '../rows/read-rows.ts'
import { tooLong } from '../texts.ts'
import { type AuthorizedOrder, authorizeOrder } from './authorize-order.ts'
import { navigate, wrongUrl } from './navigation.ts'
import { pendingAt } from './order-state.ts'

type Information = NonNullable<CreditInput<'CreateOrderEu'>['CreateOrderInformation']>
interface Refusal {
  code: keyof typeof resultCodes
  message: string
}

/** CreateOrderEu: credit-checks a customer and opens an order of any of the four types. */
export function createOrderEu(
  context: CreditContext,
  { CreateOrderInformation: information, Navigation }: CreditInput<'CreateOrderEu'>,
): CreditOutput<'CreateOrderEu'> {
  if (!information) return refusedOutput('CreateOrderEu', 'CreateOrderInformation is required.')
  const url = wrongUrl(Navigation)
  const outcome: Result<AuthorizedOrder, Refusal> =
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

function open(context: CreditContext, information: Information): Result<AuthorizedOrder, Refusal> {
  const { ClientOrderNumber, CustomerReference, AddressSelector, OrderType } = information
  const wrong = tooLong({ ClientOrderNumber, CustomerReference })
  if (wrong) return refuse({ code: 'Error', message: wrong })
  const priced = readOrderRows(information.OrderRows)
  if (!priced.ok) return priced
  const named = personOfIdentity(information.CustomerIdentity)
  if (!named.ok) return named
  const terms = checkTerms(context, information, priced.value.amount)
  if (terms) return refuse(terms)
  return authorizeOrder(context, {
    person: named.value,
    OrderType,
    priced: priced.value,
    ClientOrderNr: ClientOrderNumber,
    CustomerReference,
    AddressSelector,
    isElsewhere: isDeliveredElsewhere(named.value, information),
  })
}

/** What is particular to a type: a payment plan's campaign, which others may name, and who else signs. */
function checkTerms(
  { db }: CreditContext,
  { OrderType, CreatePaymentPlanDetails: plan, CreateAccountCreditDetails: account }: Information,
  amount: Long,
): Refusal | undefined {
  const isPlan = OrderType === 'PaymentPlan'
  const code = (isPlan ? plan : OrderType === 'AccountCredit' ? account : undefined)?.CampaignCode ?? null
  if (isPlan && code === null) {
    return { code: 'Error', message: 'A PaymentPlan requires a CampaignCode in CreatePaymentPlanDetails.' }
  }
  if (code !== null && !campaignFor(code, amount)) {
    const message = 'There is no campaign of this CampaignCode for the amount.'
    return { code: 'InvalidCampaignCodeAmountCombination', message }
  }
  if (!isPlan || !plan?.CoCustomerIdentity) return undefined
  const co = personOfIdentity(plan.CoCustomerIdentity)
  if (!co.ok) return { ...co.reason, message: `CoCustomerIdentity: ${co.reason.message}` }
  const judged = judgeCustomer(db, co.value, amount)
  return judged.ok
    ? undefined
    : { code: judged.reason, message: `CoCustomerIdentity: ${customerRejections[judged.reason]}` }
}

function isDeliveredElsewhere(
  person: TestPerson | undefined,
  { OrderDeliveryAddress }: Information,
): boolean {
  return person !== undefined && !isOfficialAddress(person, OrderDeliveryAddress)
}

function resultOf(
  { now }: CreditContext,
  { CustomerIdentity, ClientOrderNumber }: Information,
  { order, person, address }: AuthorizedOrder,
): CreditOutput<'CreateOrderEu'>['CreateOrderResult'] {
  const PendingReasons = pendingAt(order, now)
  return {
    ProviderOrderId: order.Id,
    OrderType: order.OrderType,
    ProviderWillBuyOrder: PendingReasons.length === 0,
    Amount: decimalOf(order.authorizedAmount),
    CustomerIdentity: identityOf(person, address, CustomerIdentity),
    ExpirationDate: localDateTimeOf(order.expiresAt),
    ClientOrderNumber,
    // Clients take an empty list for an order that is pending.
    ...(PendingReasons.length > 0 && { PendingReasons }),
  }
}
