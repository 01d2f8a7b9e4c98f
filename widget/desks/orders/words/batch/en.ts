import type {
  BatchCommand,
  BatchItemState,
  BatchKind,
  BatchObstacle,
  BatchPause,
  BatchState,
} from '../../../../../shared/domain/batch/batch.enums.ts'
import { words } from '../../../../locales/languages.ts'
import type { BatchProblem, FindingCode } from '../orders-terms.ts'

/** English, for one act on many orders. Its type lists the terms that every other language must have. */
export const texts = {
  // What is done
  batchTitle: 'Change several orders',
  batchWhat: 'What to do',
  batchKind: words<BatchKind>({
    deliver: 'Deliver whole',
    'deliver-rest': 'Deliver the rest',
    extend: 'Move the expiry',
    cancel: 'Cancel',
    credit: 'Credit whole',
    metadata: 'Set metadata',
  }),
  batchKindText: words<BatchKind>({
    deliver: 'Orders that have no delivery yet.',
    'deliver-rest': 'What is left of each order.',
    extend: 'One new last day for each order.',
    cancel: 'Open orders, whole.',
    credit: 'Each row of each delivery that can be credited.',
    metadata: 'One key of each order; its other keys stay.',
  }),
  batchDeliver: (count: number) => (count === 1 ? 'Deliver 1 order' : `Deliver ${count} orders`),
  batchDeliverRest: (count: number) =>
    count === 1 ? 'Deliver the rest of 1 order' : `Deliver the rest of ${count} orders`,
  batchExtend: (count: number) =>
    count === 1 ? 'Move the expiry of 1 order' : `Move the expiry of ${count} orders`,
  batchCancel: (count: number) => (count === 1 ? 'Cancel 1 order' : `Cancel ${count} orders`),
  batchCredit: (count: number) => (count === 1 ? 'Credit 1 order' : `Credit ${count} orders`),
  batchMetadata: (count: number) =>
    count === 1 ? 'Set metadata of 1 order' : `Set metadata of ${count} orders`,
  batchOrders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  batchNoKind: 'Choose what to do.',
  batchDay: 'New last day',
  batchDayWrong: 'Enter a day after today.',
  batchKey: 'Key',
  batchValue: 'Value',
  batchKeyWrong: 'Enter a key.',
  batchWithoutId: (count: number) =>
    count === 1
      ? '1 selected order is left out, because the shop’s list has no checkout id for it:'
      : `${count} selected orders are left out, because the shop’s list has no checkout id for them:`,
  batchNothingSent: 'Nothing is sent to the provider yet.',
  batchReview: (count: number) => (count === 1 ? 'Check 1 order' : `Check ${count} orders`),
  batchMaking: 'One moment…',

  // Pasted numbers
  batchPaste: 'Paste order numbers',
  batchPasteLabel: 'One number in each line',
  batchPasteHint: 'Checkout ids, or order numbers of the shop, as a column of a sheet.',
  batchLookUp: 'Check the numbers',
  batchLookingUp: (done: string, all: string) => `Looked up ${done} of ${all} numbers…`,
  batchUnderstood: (count: number) => (count === 1 ? '1 order was found.' : `${count} orders were found.`),
  batchSkipped: (count: number) => (count === 1 ? '1 line is left out' : `${count} lines are left out`),
  batchNoted: (count: number) => (count === 1 ? '1 line to look at' : `${count} lines to look at`),
  batchLine: (line: string) => `Line ${line}`,
  batchFinding: words<FindingCode>({
    exponent: 'The sheet has rounded this number. Format its column as text, and copy it again.',
    several: 'More than one number. Put each in a line of its own.',
    unknown: 'Neither a checkout id nor a number of the shop’s list.',
    ambiguous: 'This is the number of one order and the checkout id of another one.',
    'no-id': 'The shop’s list has no checkout id for this order.',
    'not-asked': 'The shop’s list could not be asked. Check the numbers again.',
    repeated: 'The same order as in an earlier line. It is taken once.',
    zeros: 'Not in the shop’s list: taken as a checkout id, without the zeros in front.',
    'as-id': 'Not in the shop’s list: taken as a checkout id.',
  }),
  batchGoOn: (count: number) => (count === 1 ? 'Go on with 1 order' : `Go on with ${count} orders`),

  // The review
  batchReading: (done: string, all: string) => `${done} of ${all} orders are checked.`,
  batchProgress: 'Progress',
  batchNothing: 'None of these orders can be changed this way.',
  batchCannot: (count: number) =>
    count === 1
      ? '1 order can’t be changed this way and is left out. The reason is below.'
      : `${count} orders can’t be changed this way and are left out. The reasons are below.`,
  batchFinal: 'This can’t be undone.',
  batchAbout: 'Change',
  batchNewDay: (day: string) => `New last day: ${day}`,
  batchNewValue: (key: string, value: string) => `${key}: ${value}`,
  batchMade: 'Prepared by',
  batchStarted: 'Started by',

  // While it runs
  batchState: words<BatchState>({
    reading: 'Being checked',
    ready: 'Ready to start',
    waiting: 'Waiting',
    running: 'Running',
    paused: 'Paused',
    ended: 'Finished',
    stopped: 'Stopped',
  }),
  batchPaused: words<BatchPause>({
    'by-user': 'Nothing more is sent until it is resumed.',
    'session-ended': 'The session of whoever started it was ended. Resume it to go on in your name.',
    'provider-fails': 'The provider failed again and again. Resume it once the provider answers.',
  }),
  batchWaiting: 'It starts when other batches have finished.',
  batchWaitsUntil: (time: string) => `The next order is tried at ${time}.`,
  batchLost: 'No connection. The work goes on, and this page keeps trying to reconnect.',
  batchGoesOn: 'You can close this. The work goes on.',
  batchCommand: words<Exclude<BatchCommand, 'start'>>({
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop for good',
  }),
  batchStop: 'Stop…',
  batchStopText: (count: number) =>
    count === 1
      ? '1 order has not been changed yet. It stays as it is, and you can’t resume.'
      : `${count} orders have not been changed yet. They stay as they are, and you can’t resume.`,
  batchKeep: 'Don’t stop',

  // What became of the orders
  batchItemState: words<BatchItemState>({
    unread: 'Not checked yet',
    ready: 'Ready',
    cannot: 'Not possible',
    sent: 'On its way',
    done: 'Done',
    refused: 'Refused',
    unknown: 'Unknown',
    left: 'Not changed',
  }),
  batchObstacle: words<BatchObstacle>({
    'order-partly-delivered': 'Part of it is already delivered.',
    'nothing-left': 'Nothing is left of it.',
  }),
  batchUnknownText:
    'The provider’s answer was lost. Open each order: it shows whether the change was made. Make it again only if it is missing there.',
  batchShowAll: (count: string) => `Show all ${count}`,
  batchOutcome: 'Outcome',
  batchWhy: 'Reason',
  batchCopy: 'Copy what was not done',

  // What the edge refuses
  batchProblem: words<BatchProblem>({
    'batch-state': 'The batch has moved on meanwhile',
    'batches-too-many': 'Too many batches are unfinished',
    'order-repeated': 'An order is in the list twice',
  }),
  batchProblemText: words<BatchProblem>({
    'batch-state': 'Look at its state below: this can no longer be done to it.',
    'batches-too-many': 'Finish or stop one of them, then try again.',
    'order-repeated': 'Leave out the second one, then check the orders again.',
  }),

  // The batches
  batchList: 'Several orders at a time',
  batchListAll: (count: number, days: number) =>
    count === 1
      ? `Show 1 finished batch of the last ${days} days`
      : `Show ${count} finished batches of the last ${days} days`,
  batchUnknown: (count: number) => (count === 1 ? '1 unknown' : `${count} unknown`),
  batchSettled: (done: string, all: string) => `${done} of ${all}`,
  batchTakeUp: 'Take it up again',
  batchShow: 'Show',
}

export type BatchWords = typeof texts
