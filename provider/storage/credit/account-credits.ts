import type { Long } from '../../../shared/domain/values/long.ts'
import { columnsOf, insert, nextNumber } from '../columns.ts'
import type { Database } from '../database.ts'

/** A delivery of an account credit order, which was added to the customer's account. */
export interface AccountCredit {
  Id: Long
  /** The contract of the order, the same for all of its deliveries. */
  ContractNumber: Long
  orderId: Long
  /** Minor units, VAT included. */
  amount: Long
  /** Milliseconds since 1970. */
  createdAt: number
}

const FIRST_ACCOUNT_CREDIT = 6_000_001
/** Far above the contract numbers of payment plans, so that they never overlap. */
const FIRST_ACCOUNT_CONTRACT = 800_000_001
const accountCredits = columnsOf('account_credits', {
  Id: 'id',
  ContractNumber: 'contract_number',
  orderId: 'order_id',
  amount: 'amount',
  createdAt: 'created_at',
})

/** Stores a delivery under the next number, and under the contract of its order. */
export function insertAccountCredit(
  db: Database,
  credit: Omit<AccountCredit, 'Id' | 'ContractNumber'>,
): AccountCredit {
  const known = db.first<AccountCredit>(
    `SELECT ${accountCredits.json} FROM account_credits WHERE order_id = ? LIMIT 1`,
    credit.orderId,
  )
  const ContractNumber =
    known?.ContractNumber ?? nextNumber(db, 'account_credits', 'contract_number', FIRST_ACCOUNT_CONTRACT)
  const Id = nextNumber(db, 'account_credits', 'id', FIRST_ACCOUNT_CREDIT)
  const stored = { ...credit, Id, ContractNumber }
  insert(db, 'account_credits', accountCredits.values(stored))
  return stored
}
