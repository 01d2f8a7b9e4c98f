/** Payment plans in the merchant's database. */
import type { PaymentPlanStatus, PaymentPlanType } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { CreditTerms } from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import type { customerAddress } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'
import { columnsOf, insert, nextNumber, update } from '../columns.ts'
import type { Database } from '../database.ts'

export const lapsedPlansMigration = `
  -- Whether a pending plan was found to have lapsed.
  ALTER TABLE payment_plans ADD COLUMN has_lapsed INTEGER NOT NULL DEFAULT 0 CHECK (has_lapsed IN (0, 1));
  CREATE INDEX payment_plans_to_lapse ON payment_plans (created_at) WHERE status = 'Pending' AND has_lapsed = 0;
`

export interface Campaign extends CreditTerms {
  CampainCode: Long
  Description: string
  PaymentPlanType: PaymentPlanType
  /** The lowest and the highest amount of the campaign, both included. */
  FromAmount: number
  ToAmount: number
}

export type StoredStatus = Exclude<PaymentPlanStatus, 'OrderDoesNotExist'>

/** A customer of the directory. */
export type PlanCustomer = ShapeValue<typeof customerAddress>

/** The data of a new plan. */
export interface NewPlan {
  ClientPaymentPlanNr: string | null
  CustomerReference: string | null
  /** ISO 4217. */
  currency: string
  /** Minor units. */
  amount: Long
  campaign: Campaign
  customer: PlanCustomer
  coApplicant: PlanCustomer | null
  SendAutomaticGiropaymentForm: boolean
  /** Milliseconds since 1970. */
  createdAt: number
  /** The credit order that it delivers; null for a plan of CreatePaymentPlan. */
  orderId: Long | null
}

export interface PlanRecord extends NewPlan {
  ProviderPaymentPlanNr: Long
  /** The stored status; `plan-state.ts` has the current one. */
  status: StoredStatus
  /** Whether it was found to have lapsed while it was pending, which only a sandbox stores. */
  hasLapsed: boolean
  ContractNumber: Long | null
  activatedAt: number | null
}

/** The first number of a merchant's plans and contracts; the others follow. */
const FIRST_PLAN = 500_001
const FIRST_CONTRACT = 700_001

export const plans = columnsOf('payment_plans', {
  ProviderPaymentPlanNr: 'number',
  ClientPaymentPlanNr: 'client_number',
  CustomerReference: 'customer_reference',
  currency: 'currency',
  amount: 'amount',
  campaign: ['campaign', 'json'],
  customer: ['customer', 'json'],
  coApplicant: ['co_applicant', 'json'],
  SendAutomaticGiropaymentForm: ['giro_forms', 'boolean'],
  status: 'status',
  hasLapsed: ['has_lapsed', 'boolean'],
  ContractNumber: 'contract_number',
  createdAt: 'created_at',
  activatedAt: 'activated_at',
  orderId: 'order_id',
})

/** Stores a pending plan under the merchant's next number. */
export function insertPlan(db: Database, plan: NewPlan): Long {
  const ProviderPaymentPlanNr = nextNumber(db, 'payment_plans', 'number', FIRST_PLAN)
  const values = { ...plan, ProviderPaymentPlanNr, status: 'Pending', hasLapsed: false }
  insert(db, 'payment_plans', plans.values(values))
  return ProviderPaymentPlanNr
}

export function findPlan(db: Database, number: Long): PlanRecord | undefined {
  return db.first<PlanRecord>(`SELECT ${plans.json} FROM payment_plans WHERE number = ?`, number)
}

/** The plan whose contract has this number. */
export function findPlanOfContract(db: Database, contractNumber: Long): PlanRecord | undefined {
  return db.first<PlanRecord>(
    `SELECT ${plans.json} FROM payment_plans WHERE contract_number = ?`,
    contractNumber,
  )
}

/** The newest plan with the merchant's own number. */
export function findPlanOfClient(db: Database, clientNumber: string): PlanRecord | undefined {
  return db.first<PlanRecord>(
    `SELECT ${plans.json} FROM payment_plans WHERE client_number = ? ORDER BY number DESC LIMIT 1`,
    clientNumber,
  )
}

/** Activates a plan under the merchant's next contract number. */
export function activatePlan(db: Database, number: Long, activatedAt: number): Long {
  const contract_number = nextNumber(db, 'payment_plans', 'contract_number', FIRST_CONTRACT)
  const values = { status: 'Activated', contract_number, activated_at: activatedAt }
  update(db, 'payment_plans', values, { number })
  return contract_number
}

export function cancelPlan(db: Database, number: Long): void {
  update(db, 'payment_plans', { status: 'Cancelled' }, { number })
}

/** The members of a plan that a merchant may change. Absent ones stay, null clears. */
export interface PlanInfoChanges {
  ClientPaymentPlanNr?: string | null
  CustomerReference?: string | null
}

/** ChangeOrderInfo of a payment plan. @returns false if the merchant has no such plan */
export function changePlanInfo(db: Database, number: Long, changes: PlanInfoChanges): boolean {
  const plan = findPlan(db, number)
  if (!plan) return false
  const { ClientPaymentPlanNr, CustomerReference } = { ...plan, ...changes }
  const values = { client_number: ClientPaymentPlanNr, customer_reference: CustomerReference }
  update(db, 'payment_plans', values, { number })
  return true
}

/** Marks the pending plans that were made until an instant as lapsed. */
export function lapsePlans(db: Database, createdUntil: number): void {
  db.run(
    `UPDATE payment_plans SET has_lapsed = 1 WHERE status = 'Pending' AND has_lapsed = 0 AND created_at <= ?`,
    createdUntil,
  )
}

/** The sum of pending plans of a currency, in minor units. Older ones have lapsed. */
export function pendingAmount(db: Database, currency: string, createdAfter: number): bigint {
  const amounts = db.all<{ amount: Long }>(
    `SELECT json_object('amount', amount) AS json FROM payment_plans
     WHERE status = 'Pending' AND has_lapsed = 0 AND currency = ? AND created_at > ?`,
    currency,
    createdAfter,
  )
  return amounts.reduce((total, { amount }) => total + BigInt(amount), 0n)
}
