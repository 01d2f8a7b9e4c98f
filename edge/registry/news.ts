/** What a merchant's record tells the directory, and the directory an isolate: plain data, as RPC requires. */
import type { OperatorOperation } from '../../shared/domain/merchant/registry.enums.ts'
import type { Sealed } from './sealed.ts'

/** `deleted`: nothing of the record is left, and its id is not given again. */
export type MerchantState = 'enabled' | 'disabled' | 'deleted'

/** What an operator did. */
export interface Act {
  /** Unique: a change that is repeated is told once. */
  change: string
  /** In milliseconds since 1970. */
  at: number
  /** The first digits of the SHA-256 of the operator's key. */
  operator: string
  operation: OperatorOperation
  /** The merchant; null if it is about all of them. */
  merchant: string | null
  /** The id of the request. */
  request: string
}

/** A change of one merchant. */
export interface MerchantNews {
  id: string
  revision: number
  state: MerchantState
  /** The key that sealed the record; empty for a deleted merchant. */
  kid: string
  at: number
  /** Undefined where the record was only sealed again. */
  act?: Act
  /** A proof of the key. */
  proof: Sealed
}

/** A merchant as the directory lists it. */
export interface ListedMerchant {
  id: string
  revision: number
  state: MerchantState
  /** In milliseconds since 1970. */
  changedAt: number
}

/** Up to where an isolate knows the directory. */
export interface DirectoryPlace {
  epoch: string
  sequence: number
}

export interface DirectoryNews {
  place: DirectoryPlace
  /** Whether the isolate must forget what it knew. */
  isWhole: boolean
  merchants: ListedMerchant[]
  /** The proofs of all keys in use. */
  seals: Sealed[]
  /** Whether more changes follow after `place`. */
  isMore: boolean
}
