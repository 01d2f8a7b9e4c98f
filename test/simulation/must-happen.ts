/** What must happen in some of many runs: otherwise they prove less than they seem to. */
import { troubleKinds } from './world/plan.ts'

/** The answers that a client must have got: the desk's own, and those after each kind of trouble. */
const answers = [
  'done',
  'outcome-unknown',
  'order-changed',
  'desk-busy',
  'action-missing',
  'row-action-missing',
  'member-out-of-range',
  'idempotency-key-reused',
  'provider-unreachable',
  'provider-failed',
  'provider-timeout',
  'provider-answer-invalid',
  'provider-rejects-credentials',
  'provider-rate-limited',
  'provider-task-failed',
  'rows-refused',
]

const outcomes = ['done', 'done by reading', 'refused', 'not-done by reading', 'unknown']

const actors = [
  'client left',
  'sent twice at once',
  'second edge',
  'other-system',
  'an equal effect of somebody else',
  'key-rotated',
  'outage',
  'clock-back',
  'tables of an earlier release',
  'task done late',
  'task failed',
  'a year later',
  'reset of DESK',
  'reset of JOURNAL',
  'reset of JOURNAL_HEAD',
  'reset of TOKENS',
  'reset of the process',
  'reset at an answer',
  'overload',
  'restore',
  'answer of the lost time',
]

export const mustHappen: readonly string[] = [
  ...actors,
  ...answers.map((code) => `answer ${code}`),
  ...outcomes.map((outcome) => `journal ${outcome}`),
  ...troubleKinds,
  ...troubleKinds.map((kind) => `${kind} read`),
]

/** The sources whose every piece must be run: how the desk finds an outcome, and what it does then. */
export const finderFiles: readonly string[] = [
  'edge/desk/write-once/keeping.ts',
  'edge/desk/write-once/protocol.ts',
  'edge/desk/write-once/ruling.ts',
  'edge/order-desk/find-life-outcome.ts',
  'edge/order-desk/find-outcome.ts',
]

const sameRow =
  'row.Name === want.Name && (row.ArticleNumber ?? "") === (want.ArticleNumber ?? "") && (row.Unit ?? "") === (want.Unit ?? "") && row.Quantity === want.Quantity && row.UnitPrice === want.UnitPrice'

/** What no run reaches, by its reason, as `covered.ts` writes it. */
const unreachable: readonly { why: string; file: string; pieces: readonly string[] }[] = [
  {
    why: 'Rows of a release that did not store who sent them: edge/desk/write-once/move-old-writes.test.ts.',
    file: 'edge/desk/write-once/protocol.ts',
    pieces: ['return open.content === asked.content && (open.caller [[?? asked.caller]]) === asked.caller;'],
  },
  {
    why: 'A provider loses no delivery, no credit and no part of its answer: find-life-outcome.test.ts.',
    file: 'edge/order-desk/find-life-outcome.ts',
    pieces: [
      'if (!before.life || !now.life || !expected) [[return unclear;]]',
      'return was && is ? reached(body.CreditedAmount, was.CreditedAmount, is.CreditedAmount) [[: unclear]];',
      'if (!was || !is) [[return unclear;]]',
      'if (!fresh) [[return unclear;]]',
      'if (index === -1) [[return void 0;]]',
    ],
  },
  {
    why: 'No order of the model is refunded in part: find-life-outcome.test.ts.',
    file: 'edge/order-desk/find-life-outcome.ts',
    pieces: [
      'return isCancelled ? done() : now.life.CancelledAmount === before.life.CancelledAmount ? notDone [[: unclear]];',
    ],
  },
  {
    why: 'The model delivers whole rows, and cancels no rest: find-life-outcome.test.ts.',
    file: 'edge/order-desk/find-life-outcome.ts',
    pieces: [
      'if (cancelsRest [[&& open.size > 0]]) return false;',
      'if (cancelsRest && open.size > 0) [[return false;]]',
      'const isRestLeft = [[({ OrderRowId, Quantity }) => { const rest = open.get(OrderRowId)?.Quantity; return rest !== void 0 && BigInt(rest) === BigInt(old.get(OrderRowId).Quantity) - BigInt(Quantity); }]];',
      'const named = parts.map([[(part) => ({ ...part, Name: old.get(part.OrderRowId).Name })]]);',
    ],
  },
  {
    why: 'No merchant marks its writes: edge/desk/write-marks.test.ts.',
    file: 'edge/order-desk/find-outcome.ts',
    pieces: [
      'const fresh = marked [[? newRows.filter((row) => hasMark(row, mark))]] : newRows;',
      'return mark !== void 0 [[&& !marked]] ? unclear : done(ids);',
      'return mark !== void 0 && !marked [[? unclear]] : done(ids);',
    ],
  },
  {
    why: 'Rows of the model have each member, and each is written with its VAT: find-outcome.test.ts.',
    file: 'edge/order-desk/find-outcome.ts',
    pieces: [
      `return ${sameRow} && (row.DiscountPercent [[?? 0]]) === (want.DiscountPercent ?? 0) && (row.DiscountAmount ?? 0) === (want.DiscountAmount ?? 0) && (row.VatPercent ?? 0) === (want.VatPercent ?? 0);`,
      `return ${sameRow} && (row.DiscountPercent ?? 0) === (want.DiscountPercent ?? 0) && (row.DiscountAmount [[?? 0]]) === (want.DiscountAmount ?? 0) && (row.VatPercent ?? 0) === (want.VatPercent ?? 0);`,
      `return ${sameRow} && (row.DiscountPercent ?? 0) === (want.DiscountPercent ?? 0) && (row.DiscountAmount ?? 0) === (want.DiscountAmount ?? 0) && (row.VatPercent [[?? 0]]) === (want.VatPercent ?? 0);`,
      `return ${sameRow} && (row.DiscountPercent ?? 0) === (want.DiscountPercent ?? 0) && (row.DiscountAmount ?? 0) === (want.DiscountAmount ?? 0) && (row.VatPercent ?? 0) === (want.VatPercent [[?? 0]]);`,
    ],
  },
]

export const cannotHappen: readonly string[] = unreachable.flatMap(({ file, pieces }) =>
  pieces.map((piece) => `${file}: ${piece}`),
)

/** Moments that only the long run meets for certain. */
export const isSeldom: readonly string[] = [
  'edge/order-desk/find-life-outcome.ts: return JSON.stringify(rows.map([[({ Name, Quantity }) => `${Quantity} ${Name}`]]).toSorted());',
]
