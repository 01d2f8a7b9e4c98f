/** The closed lists of batches: one act on many orders. */
import type { OrderWriteName } from '../order/history.enums.ts'

/** What is done to each order of a batch. */
export const batchKinds = [
  /** Delivers the order whole. It must have no delivery yet. */
  'deliver',
  /** Delivers what is left of the order. */
  'deliver-rest',
  /** Sets the expiry date. */
  'extend',
  /** Cancels the order. */
  'cancel',
  /** Credits every row of each delivery that can be credited. */
  'credit',
  /** Sets one metadata key, and leaves the others. */
  'metadata',
] as const
export type BatchKind = (typeof batchKinds)[number]

/** The write that each order gets; `credit` sends one for each delivery. */
export const batchWrites = {
  deliver: 'deliverOrder',
  'deliver-rest': 'deliverOrder',
  extend: 'extendOrder',
  cancel: 'cancelOrder',
  credit: 'creditOrderRows',
  metadata: 'setOrderMetadata',
} as const satisfies Record<BatchKind, OrderWriteName>

export const batchStates = [
  /** Its orders are read, for the review. */
  'reading',
  /** Each order was read. It waits for its start. */
  'ready',
  /** Started; it waits for its turn among the merchant's batches. */
  'waiting',
  /** Orders are written to, one after the other. */
  'running',
  /** No further order is written to until it is resumed. */
  'paused',
  /** Each order has its outcome. */
  'ended',
  /** Stopped for good: orders without an outcome stay untouched. */
  'stopped',
] as const
export type BatchState = (typeof batchStates)[number]

/** Why a batch paused by itself. */
export const batchPauses = [
  'by-user',
  /** The sessions of who started it were ended. */
  'session-ended',
  /** The provider fails again and again. */
  'provider-fails',
] as const
export type BatchPause = (typeof batchPauses)[number]

export const batchItemStates = [
  /** Not read yet. */
  'unread',
  /** It can be done. */
  'ready',
  /** It cannot be done: `code` and `detail` say why. Nothing is sent. */
  'cannot',
  /** A write is under way. */
  'sent',
  'done',
  /** The rules or the provider refused: nothing was changed. */
  'refused',
  /** Neither the provider nor the order tells the outcome. It is sent again only once it is known not to be done. */
  'unknown',
  /** The batch was stopped or ended before it was done. */
  'left',
] as const
export type BatchItemState = (typeof batchItemStates)[number]

/** Why an order cannot be done, where no problem says it. */
export const batchObstacles = [
  /** `deliver`: a part of the order is delivered. */
  'order-partly-delivered',
  /** Nothing is left to deliver, cancel or credit. */
  'nothing-left',
] as const
export type BatchObstacle = (typeof batchObstacles)[number]

/** What the clerk does with a batch. */
export const batchCommands = ['start', 'pause', 'resume', 'stop'] as const
export type BatchCommand = (typeof batchCommands)[number]

/** The acts that the journal has of a batch itself. */
export const batchActs = ['startBatch', 'pauseBatch', 'resumeBatch', 'stopBatch'] as const
export type BatchAct = (typeof batchActs)[number]

/** The act of each command. */
export const commandActs = {
  start: 'startBatch',
  pause: 'pauseBatch',
  resume: 'resumeBatch',
  stop: 'stopBatch',
} as const satisfies Record<BatchCommand, BatchAct>
