/**
 * The metrics of the edge: `/metrics` of a server of one's own and the platform's Analytics Engine have the same ones.
 * Every label has a bounded set of values, and none names a merchant, an order or a person.
 */
import { closableVerdicts } from '../../shared/domain/report/payout/verdicts.ts'
import { batchItemStates } from '../../shared/domain/batch/batch.enums.ts'
import { invariants } from '../../shared/domain/values/invariant.ts'
import { type ProblemCode, problems } from '../../shared/problems.ts'

export type MetricKind = 'counter' | 'gauge' | 'histogram'

interface Metric {
  kind: MetricKind
  help: string
  /**
   * The labels. A label's values stand here if they are few: such a series is there from the start, at 0, so that an alert
   * sees the first event. `open` ones follow from the routes and operations.
   */
  labels: Readonly<Record<string, readonly string[] | 'open'>>
}

/** Seconds: the upper bounds of a histogram's buckets. */
export const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40] as const

/** The kinds of desks that write. */
export const deskKinds = ['order', 'credit'] as const

/**
 * How a write ended. `found`: done, as reading showed after its answer was lost. `not-done`: reading showed that nothing was
 * done. `unknown-yet`: told to a client while it is looked for. `unknown`: given up. `replayed`: a kept answer.
 * `busy`: not begun, because too many wait. `blocked`: not begun, because the outcome of an earlier one is not known.
 * `late`: not sent, for lack of time.
 */
export const writeOutcomes = [
  'done',
  'found',
  'refused',
  'not-done',
  'unknown-yet',
  'unknown',
  'replayed',
  'busy',
  'blocked',
  'late',
] as const

/** The steps of a write: it waits, reads the order, sends, follows the provider's task, and reads what became of it. */
export const writeSteps = ['queue', 'read', 'send', 'follow', 'look'] as const

/** The outcome of a call of the provider. `busy` and `unavailable` were not sent: the gate and the breaker refused them. */
export const callOutcomes = [
  'ok',
  'refused',
  'credentials',
  'rate-limited',
  'timeout',
  'unreachable',
  'failed',
  'invalid',
  'busy',
  'unavailable',
] as const

/** Events of the log with the level `error`; a test compares them with the code. */
export const errorEvents = [
  'batch-failed',
  'callback-not-followed',
  'guesses-without-address',
  'internal-error',
  'journal-export-aborted',
  'journal-waits',
  'name-not-learned',
  'object-failed',
  'rate-limits-failed',
  'registry-locked',
  'registry-silent',
  'report-aborted',
  'sessions-unchecked',
  'socket-not-forgotten',
  'state-locked',
  'state-not-noted',
  'write-mark-lost',
] as const

/** What an edge serves nobody for: its state or the registry of merchants. */
export const lockKinds = ['state', 'registry'] as const

export const storageErrors = ['full', 'read-only', 'io', 'corrupt'] as const

const problemCodes = Object.keys(problems) as ProblemCode[]
const classes = ['2xx', '3xx', '4xx', '5xx'] as const

export const metrics = {
  order_admin_build_info: {
    kind: 'gauge',
    help: 'The build that runs; always 1.',
    labels: { build: 'open' },
  },
  order_admin_clock_seconds: {
    kind: 'gauge',
    help: "The edge's own clock, in seconds since 1970.",
    labels: {},
  },
  order_admin_locked: {
    kind: 'gauge',
    help: '1 while the edge serves nobody, because of its state or the registry of merchants.',
    labels: { why: lockKinds },
  },
  order_admin_requests_total: {
    kind: 'counter',
    help: 'Answered requests, by the pattern of their route and the class of the status.',
    labels: { route: 'open', status: 'open' },
  },
  order_admin_request_seconds: {
    kind: 'histogram',
    help: 'Time to the head of an answer, by the pattern of the route.',
    labels: { route: 'open' },
  },
  order_admin_problems_total: {
    kind: 'counter',
    help: 'Refused and failed requests, by the code of the problem.',
    labels: { problem: problemCodes },
  },
  order_admin_provider_calls_total: {
    kind: 'counter',
    help: 'Calls of the provider with all their attempts, by operation and outcome.',
    labels: { operation: 'open', outcome: 'open' },
  },
  order_admin_provider_call_seconds: {
    kind: 'histogram',
    help: 'Time of a call of the provider with all its attempts, by operation. Calls that were not sent are left out.',
    labels: { operation: 'open' },
  },
  order_admin_tokens_minted_total: {
    kind: 'counter',
    help: 'Answers of the token endpoint, by the class of their status.',
    labels: { status: classes },
  },
  order_admin_credentials_refused: {
    kind: 'gauge',
    help: 'Merchants whose credentials the provider refused at the last try.',
    labels: {},
  },
  order_admin_breakers_open: {
    kind: 'gauge',
    help: 'Open circuit breakers: of a merchant with all its calls, or of one subject alone.',
    labels: { scope: ['all', 'subject'] },
  },
  order_admin_writes_total: {
    kind: 'counter',
    help: 'Writes at a desk, by how they ended.',
    labels: { desk: deskKinds, outcome: writeOutcomes },
  },
  order_admin_write_step_seconds: {
    kind: 'histogram',
    help: 'Time of each step of a write: queue, read, send, follow, look.',
    labels: { desk: deskKinds, step: writeSteps },
  },
  order_admin_write_seconds: {
    kind: 'histogram',
    help: 'Time of a write from its arrival at the desk to its answer.',
    labels: { desk: deskKinds },
  },
  order_admin_open_writes: {
    kind: 'gauge',
    help: 'Writes that were sent and whose outcome is not known, those under way included.',
    labels: { desk: deskKinds },
  },
  order_admin_oldest_open_write_seconds: {
    kind: 'gauge',
    help: 'The age of the oldest of them; 0 without one.',
    labels: { desk: deskKinds },
  },
  order_admin_letters_waiting: {
    kind: 'gauge',
    help: 'Entries that the journal did not take and that are sent again.',
    labels: {},
  },
  order_admin_oldest_letter_seconds: {
    kind: 'gauge',
    help: 'The age of the oldest of them; 0 without one.',
    labels: {},
  },
  order_admin_live_sockets: { kind: 'gauge', help: 'Open WebSockets of pages.', labels: {} },
  order_admin_batch_orders_total: {
    kind: 'counter',
    help: 'Orders of batches, by the state that they came to.',
    labels: { state: batchItemStates },
  },
  order_admin_payout_days_total: {
    kind: 'counter',
    help: 'Reports that the edge judged when a day was closed, by verdict.',
    labels: { verdict: closableVerdicts },
  },
  order_admin_storage_errors_total: {
    kind: 'counter',
    help: 'Failures of the storage of objects, by kind.',
    labels: { kind: storageErrors },
  },
  order_admin_invariants_broken_total: {
    kind: 'counter',
    help: 'Sums and counts that were wrong where they were written: the write was undone.',
    labels: { invariant: invariants },
  },
  order_admin_errors_total: {
    kind: 'counter',
    help: 'Lines of the log with the level error, by event.',
    labels: { event: errorEvents },
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics
export type NameOf<Kind extends MetricKind> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

/** The values of a metric's labels. */
export type LabelsOf<Name extends MetricName> = {
  -readonly [
    Label in keyof (typeof metrics)[Name]['labels']
  ]: (typeof metrics)[Name]['labels'][Label] extends readonly (infer Value)[] ? Value : string
}
