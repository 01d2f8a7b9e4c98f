/** Decides for CreateOrder and CreateOrderEu whether an order of this amount is authorized. */
import type { CreditRefusal } from '../credit-refusal.ts'
import type { PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import type { CreditOrderType } from '../../../shared/domain/credit/credit.enums.ts'
import type { SystemStatusMessage } from '../../../shared/domain/order/enums.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { TestAddress, TestPerson } from '../../../shared/test-persons.ts'
import { DAY } from '../../clock.ts'
import { currencyOf } from '../../../shared/domain/credit/credit-countries.ts'
import type { CreditContext } from '../credit-handler.ts'
import { creditLimits } from '../credit-limits.ts'
import { addressOf } from '../customers/directory.ts'
import { type CustomerRejection, customerRejections, judgeCustomer } from '../customers/judge-customer.ts'
import { customerAddressOf } from '../customers/valid-customer.ts'
import { customerIdOf } from '../../storage/credit/customers.ts'
import {
  type CreditOrder,
  insertCreditOrder,
  openAmount,
  type OrderPlanTerms,
  reauthorize,
} from '../../storage/credit/orders.ts'
import { replaceOrderRows } from '../../storage/credit/rows.ts'
import { remainingAmount } from './credit-order-state.ts'

export interface OrderRequest {
  /** Undefined if the customer is not in the directory. */
  person: TestPerson | undefined
  OrderType: CreditOrderType
  priced: PricedRows
  ClientOrderNr: string | undefined
  CustomerReference: string | undefined
  AddressSelector: string | undefined
  /** Whether the delivery address is not one of the customer's registered addresses. */
  isElsewhere: boolean
  /** An order to authorize again in place of a new one. */
  existing?: CreditOrder | undefined
  /** The terms of the order's later payment plan. */
  planTerms?: AskedPlanTerms | null
}

export interface AskedPlanTerms extends Omit<OrderPlanTerms, 'coApplicant'> {
  /** Null without one; undefined if the co-customer is not in the directory. */
  coCustomer: TestPerson | null | undefined
}

export interface AuthorizedOrder {
  order: CreditOrder
  person: TestPerson
  address: TestAddress
}

const amountRejections = {
  OrderOverProviderLimit: 'The amount is above what the provider takes on in one order.',
  OrderOverClientLimit: 'The amount is above what the client may have in one order.',
  ClientOverCreditLimit: "The amount is above what is left of the client's credit limit.",
} as const

type OrderRefusal = CreditRefusal<'Error' | CustomerRejection | keyof typeof amountRejections>

/** Stores the order, or refuses it by the first rule that it breaks, in the sequence of the code. */
export function authorizeOrder(
  { db, now }: CreditContext,
  request: OrderRequest,
): Result<AuthorizedOrder, OrderRefusal> {
  const { amount, rows } = request.priced
  if (amount > creditLimits.providerOrder) return refuseAmount('OrderOverProviderLimit')
  if (amount > creditLimits.clientOrder) return refuseAmount('OrderOverClientLimit')
  const judged = judgeCustomer(db, request.person, amount)
  if (!judged.ok) return refuse({ code: judged.reason, message: customerRejections[judged.reason] })
  const person = judged.value
  const address = addressOf(person, request.AddressSelector)
  if (!address) {
    return refuse({ code: 'Error', message: 'The customer has no address with this AddressSelector.' })
  }
  const planTerms = judgedTerms(db, request)
  if (!planTerms.ok) return planTerms
  const Currency = currencyOf(person.CountryCode)
  const { existing } = request
  const others = sum([openAmount(db, Currency, now), existing ? -BigInt(remainingAmount(existing)) : 0])
  if (sum([others, amount]) > creditLimits.clientOpen) return refuseAmount('ClientOverCreditLimit')

  const authorization = {
    authorizedAmount: sum([existing?.deliveredAmount ?? 0, amount]),
    pendingReasons: pendingReasonsOf(request, person),
    authorizedAt: now,
    expiresAt: now + creditLimits.orderDays * DAY,
    AddressSelector: address.AddressSelector,
    CustomerReference: request.CustomerReference || (existing?.CustomerReference ?? null),
  }
  const order = existing
    ? reauthorize(db, existing.Id, authorization)
    : insertCreditOrder(db, {
        ...authorization,
        ClientOrderNr: request.ClientOrderNr || null,
        OrderType: request.OrderType,
        customerId: customerIdOf(db, person),
        Currency,
        createdAt: now,
        planTerms: planTerms.value,
      })
  replaceOrderRows(db, order.Id, rows)
  return ok({ order, person, address })
}

/** The terms with the address of the co-customer, who must pass the same credit check as the customer. */
function judgedTerms(
  db: CreditContext['db'],
  { planTerms, priced }: OrderRequest,
): Result<OrderPlanTerms | null, OrderRefusal> {
  if (!planTerms) return ok(null)
  const { coCustomer, ...terms } = planTerms
  if (coCustomer === null) return ok({ ...terms, coApplicant: null })
  const judged = judgeCustomer(db, coCustomer, priced.amount)
  if (!judged.ok) {
    const message = `CoCustomerIdentity: ${customerRejections[judged.reason]}`
    return refuse({ code: judged.reason, message })
  }
  return ok({ ...terms, coApplicant: customerAddressOf(judged.value, judged.value.addresses[0]) })
}

function refuseAmount(code: keyof typeof amountRejections) {
  return refuse({ code, message: amountRejections[code] })
}

function pendingReasonsOf({ priced, isElsewhere }: OrderRequest, { pending }: TestPerson): string[] {
  const isHigh = priced.amount > creditLimits.highAmount
  const reasons = new Set<SystemStatusMessage>()
  if (isHigh) reasons.add('High Amount')
  if (isElsewhere) reasons.add('Non official delivery address')
  if (pending !== undefined) reasons.add(pending)
  return [...reasons]
}
