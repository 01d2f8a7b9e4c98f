/** The lists of a merchant's credit orders, invoices and payment plans, newest first, and of the customers. */
import * as z from 'zod/mini'
import {
  creditOrderTypes,
  customerTypes,
  paymentPlanStatuses,
} from '../../shared/domain/credit/credit.enums.ts'
import { decimalOf } from '../../shared/domain/money/decimal.ts'
import { long } from '../../shared/domain/values/long.schema.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import { plainId, type TestPerson, testOutcomes } from '../../shared/test-persons.ts'
import { localDateTimeOf } from '../clock.ts'
import { customerOf } from '../credit/customers/stored-customer.ts'
import { remainingAmount, stateAt } from '../credit/orders/credit-order-state.ts'
import { planStatusAt } from '../credit/plans/plan-state.ts'
import type { Refused } from '../refused.ts'
import { isBlocked } from '../storage/credit/customers.ts'
import { listCreditOrders, listInvoices, listPlans } from '../storage/credit/lists.ts'
import type { ListContext } from './context.ts'
import { type ListQuery, pageOf, readPage } from './pages.ts'

/** An amount of the SOAP service: a decimal, as text. */
const decimal = z.string()

const listedCreditOrder = z.object({
  ProviderOrderId: long,
  ClientOrderNr: z.nullable(z.string()),
  OrderType: z.enum(creditOrderTypes),
  CustomerName: z.string(),
  CurrencyCode: z.string(),
  /** What may be delivered in all. */
  Amount: decimal,
  /** What is left to deliver, as GetOrders has it. */
  CurrentAmount: decimal,
  IsActive: z.boolean(),
  CreatedAt: z.string(),
})
export const creditOrdersPage = z.object({ creditOrders: z.array(listedCreditOrder), next: z.nullable(long) })

export function readCreditOrders(
  context: ListContext,
  query: ListQuery,
): Result<z.output<typeof creditOrdersPage>, Refused> {
  const { db, now, catalog } = context
  const page = readPage(query)
  if (!page.ok) return page
  const asked = page.value
  const named =
    asked.query === undefined ? [] : catalog.persons.filter((person) => isMeant(person, asked.query))
  const found = listCreditOrders(db, { ...asked, limit: asked.limit + 1 }, named)
  const { rows, next } = pageOf(found, asked.limit, ({ Id }) => Id)
  const creditOrders = rows.map((order) => {
    const IsActive = stateAt(order, now) === 'open'
    return {
      ProviderOrderId: order.Id,
      ClientOrderNr: order.ClientOrderNr,
      OrderType: order.OrderType,
      CustomerName: customerOf(context, order).person.FullName,
      CurrencyCode: order.Currency,
      Amount: decimalOf(order.authorizedAmount),
      CurrentAmount: IsActive ? decimalOf(remainingAmount(order)) : '0',
      IsActive,
      CreatedAt: localDateTimeOf(order.createdAt),
    }
  })
  return ok({ creditOrders, next })
}

const listedInvoice = z.object({
  InvoiceNumber: long,
  ProviderOrderId: long,
  /** Negative on a credit invoice. */
  Amount: decimal,
  IsCreditInvoice: z.boolean(),
  CreatedAt: z.string(),
})
export const invoicesPage = z.object({ invoices: z.array(listedInvoice), next: z.nullable(long) })

export function readInvoices(
  { db }: ListContext,
  query: ListQuery,
): Result<z.output<typeof invoicesPage>, Refused> {
  const page = readPage(query)
  if (!page.ok) return page
  const found = listInvoices(db, { ...page.value, limit: page.value.limit + 1 })
  const { rows, next } = pageOf(found, page.value.limit, ({ Id }) => Id)
  const invoices = rows.map((invoice) => ({
    InvoiceNumber: invoice.Id,
    ProviderOrderId: invoice.orderId,
    Amount: decimalOf(invoice.amount),
    IsCreditInvoice: invoice.creditsId !== null,
    CreatedAt: localDateTimeOf(invoice.createdAt),
  }))
  return ok({ invoices, next })
}

const listedPlan = z.object({
  ProviderPaymentPlanNr: long,
  /** None until the plan is activated. */
  ContractNumber: z.nullable(long),
  ClientPaymentPlanNr: z.nullable(z.string()),
  State: z.enum(paymentPlanStatuses),
  Amount: decimal,
  CampaignCode: long,
  CreatedAt: z.string(),
})
export const plansPage = z.object({ plans: z.array(listedPlan), next: z.nullable(long) })

export function readPlans(
  { db, now }: ListContext,
  query: ListQuery,
): Result<z.output<typeof plansPage>, Refused> {
  const page = readPage(query)
  if (!page.ok) return page
  const found = listPlans(db, { ...page.value, limit: page.value.limit + 1 })
  const { rows, next } = pageOf(found, page.value.limit, ({ ProviderPaymentPlanNr: number }) => number)
  const plans = rows.map((plan) => ({
    ProviderPaymentPlanNr: plan.ProviderPaymentPlanNr,
    ContractNumber: plan.ContractNumber,
    ClientPaymentPlanNr: plan.ClientPaymentPlanNr,
    State: planStatusAt(plan, now),
    Amount: decimalOf(plan.amount),
    CampaignCode: plan.campaign.CampainCode,
    CreatedAt: localDateTimeOf(plan.createdAt),
  }))
  return ok({ plans, next })
}

const listedCustomer = z.object({
  NationalId: z.string(),
  FullName: z.string(),
  CountryCode: z.string(),
  CustomerType: z.enum(customerTypes),
  /** Accepted, or the RejectionCode of the customer's orders. */
  Outcome: z.enum(testOutcomes),
  /** The largest order, a decimal; null without a limit of its own. */
  CreditLimit: z.nullable(decimal),
})
export const customersPage = z.object({ customers: z.array(listedCustomer), next: z.nullable(long) })

/** The customers of the directory, in its sequence. `after` is the place of a customer in it, from 1 on. */
export function readCustomers(
  { db, catalog }: ListContext,
  query: ListQuery,
): Result<z.output<typeof customersPage>, Refused> {
  const page = readPage(query)
  if (!page.ok) return page
  const { after = 0, limit } = page.value
  const found = catalog.persons
    .map((person, index) => ({ person, place: index + 1 }))
    .filter(({ person, place }) => place > after && isMeant(person, page.value.query))
  const { rows, next } = pageOf(found, limit, ({ place }) => place)
  const customers = rows.map(({ person }) => ({
    NationalId: person.NationalId,
    FullName: person.FullName,
    CountryCode: person.CountryCode,
    CustomerType: person.CustomerType,
    Outcome: isBlocked(db, plainId(person.NationalId), person.CustomerType === 'Company')
      ? ('CustomerAbuseBlock' as const)
      : person.outcome,
    CreditLimit: person.creditLimit === undefined ? null : decimalOf(person.creditLimit),
  }))
  return ok({ customers, next })
}

/** Whether the name begins with the query, in any case, or the national id, with or without separators. */
function isMeant({ FullName, NationalId }: TestPerson, query = ''): boolean {
  const id = plainId(query)
  return (
    FullName.toLowerCase().startsWith(query.toLowerCase()) ||
    (id !== '' && plainId(NationalId).startsWith(id))
  )
}
