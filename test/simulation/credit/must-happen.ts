/** What must happen in some of many runs with credit orders, and what none of them reaches. */
import { troubleKinds } from '../world/plan.ts'
import { serviceTroubles } from './plan.ts'

const actors = [
  'an equal effect of somebody else',
  'client left',
  'clock-back',
  'other-system',
  'outage',
  'overload',
  'restore',
  'second edge',
  'sent twice at once',
  'a year later',
  'reset at an answer',
  'reset of CREDIT_DESK',
  'reset of JOURNAL',
  'reset of JOURNAL_HEAD',
  'reset of TOKENS',
  'reset of the process',
]

const answers = [
  'done',
  'answer-lost',
  'credit-rejected',
  'desk-busy',
  'edge-unavailable',
  'idempotency-key-reused',
  'of the lost time',
  'order-number-used',
  'outcome-unknown',
  'provider-answer-invalid',
  'provider-failed',
  'provider-fault',
  'provider-rate-limited',
  'provider-timeout',
  'provider-unreachable',
]

/** Operations of which the provider's records show what became of them. */
const shown = [
  'ApprovePaymentPlan',
  'CancelPaymentPlan',
  'ChangeOrderAmount',
  'ChangeOrderInfo',
  'CloseOrder',
  'CloseOrderEu',
  'CreateInvoice',
  'CreateOrder',
  'CreateOrderEu',
  'DeliverOrderEu',
]

export const mustHappen: readonly string[] = [
  ...actors,
  ...answers.map((code) => `answer ${code}`),
  ...shown.flatMap((name) => [
    `${name} done`,
    `${name} unknown`,
    `${name} done by reading`,
    `${name} not-done by reading`,
  ]),
  'AddToBlockList done',
  'AddToBlockList unknown',
  'CreatePaymentPlan done',
  'CreatePaymentPlan unknown',
  'delivery as AccountCredit',
  'delivery as PaymentPlan',
  'unknown delivery as AccountCredit',
  'unknown delivery as PaymentPlan',
  ...troubleKinds,
  ...troubleKinds.map((kind) => `${kind} read`),
  ...serviceTroubles.map((kind) => `service ${kind}`),
]

/** The sources whose every piece must be run: how the desk finds what became of a write. */
export const finderFiles: readonly string[] = [
  'edge/credit-desk/find-outcome.ts',
  'edge/credit-desk/look-at-book.ts',
  'edge/credit-desk/read-book.ts',
  'edge/credit-desk/send-write.ts',
]

const ofOrders = 'before.is === "orders" && now.is === "orders" ? find(before.orders, now.orders, wanted)'

/** What no run reaches, by its reason, as `covered.ts` writes it. */
const unreachable: readonly { why: string; file: string; pieces: readonly string[] }[] = [
  {
    why: 'A desk has the book of its own subject, and the provider loses no order: find-outcome.test.ts.',
    file: 'edge/credit-desk/find-outcome.ts',
    pieces: [
      `return (before, now, wanted) => ${ofOrders} [[: unclear]];`,
      'if (before.is !== "orders" || now.is !== "orders") [[return unclear;]]',
      'return was && is ? find(was, is, wanted) [[: unclear]];',
      'if (before.is !== "plan" || now.is !== "plan") [[return unclear;]]',
    ],
  },
  {
    why: 'New orders and amounts are asked for with rows: find-outcome.test.ts.',
    file: 'edge/credit-desk/find-outcome.ts',
    pieces: ['if (wanted === void 0) [[return false;]]'],
  },
  {
    why: 'An order of another type gets no invoice, and what is credited is in the book: find-outcome.test.ts.',
    file: 'edge/credit-desk/find-outcome.ts',
    pieces: ['if (!isInvoice) [[return void 0;]]', 'if (!credited) [[return void 0;]]'],
  },
  {
    why: 'The provider does not contradict itself: lost-answers.test.ts.',
    file: 'edge/credit-desk/send-write.ts',
    pieces: ['if (contradictsItself(output)) [[return broken({ code: "provider-answer-invalid" }, seen);]]'],
  },
  {
    why: 'The provider names its customers, refuses no search, and a plan has a number.',
    file: 'edge/credit-desk/read-book.ts',
    pieces: [
      'return number ? { ...order, customer: await digestOf(number) } [[: order]];',
      'return ok(RejectionCode === "OrderDoesNotExist" ? { is: "orders", orders: [] } [[: void 0]]);',
      'const ProviderPaymentPlanNr = isLong(number) ? number [[: 0]];',
      'return ok(RejectionCode === "PaymentPlanDoesNotExist" ? { is: "plan" } [[: void 0]]);',
    ],
  },
]

export const cannotHappen: readonly string[] = unreachable.flatMap(({ file, pieces }) =>
  pieces.map((piece) => `${file}: ${piece}`),
)

/** Moments that only the long run meets for certain. */
export const isSeldom: readonly string[] = [
  'edge/credit-desk/find-outcome.ts: if (changed.length === 0) return now.length === before.length ? notDone [[: unclear]];',
  'edge/credit-desk/find-outcome.ts: return is === was ? notDone [[: unclear]];',
]
