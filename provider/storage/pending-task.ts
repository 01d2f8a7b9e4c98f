/** What is stored of a task that finishes later. */
import type { Long } from '../../shared/domain/values/long.ts'

/** Ids that the body of a 202 has, so that nothing else may have them. */
export interface PromisedIds {
  orderId: Long
  /** In the sequence of the request. */
  rowIds: Long[]
  DeliveryId?: Long | undefined
  CreditId?: Long | undefined
}

export interface PendingTask {
  Id: Long
  /** The REST operation, by its name in the table, and its input. */
  operation: string
  input: unknown
  promised: PromisedIds
  /** By the merchant's clock, in milliseconds since 1970. */
  createdAt: number
  dueAt: number
  /** Whether it fails, with nothing changed. */
  fails: boolean
}
