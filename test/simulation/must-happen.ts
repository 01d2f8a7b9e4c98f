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
]

export const mustHappen: readonly string[] = [
  ...actors,
  ...answers.map((code) => `answer ${code}`),
  ...outcomes.map((outcome) => `journal ${outcome}`),
  ...troubleKinds,
  ...troubleKinds.map((kind) => `${kind} read`),
]
