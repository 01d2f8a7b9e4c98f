/** What must happen in some of many runs with batches, and what none of them reaches. */
import { batchItemStates, batchPauses } from '../../../shared/domain/batch/batch.enums.ts'
import { troubleKinds } from '../world/plan.ts'

const actors = [
  'a batch lost by a restore',
  'an equal effect of somebody else',
  'asked twice at once',
  'clock-back',
  'key-rotated',
  'marks',
  'other-system',
  'outage',
  'overload',
  'restore',
  'second edge',
  'session ended',
  'task done late',
  'task failed',
  'two months later',
  'reset of BATCHES',
  'reset of DESK',
  'reset of JOURNAL',
  'reset of JOURNAL_HEAD',
  'reset of SESSIONS',
  'reset of TOKENS',
  'reset of the process',
]

/** The states of batches and orders at the end, with their codes. */
const ends = [
  'batch ready',
  'batch ended',
  'batch stopped',
  ...batchPauses.map((pause) => `batch paused ${pause}`),
  ...batchItemStates
    .filter((state) => !/^(unread|ready|cannot|sent|refused|unknown)$/.test(state))
    .map((state) => `order ${state}`),
  'order cannot nothing-left',
  'order cannot order-not-found',
  'order cannot order-not-open',
  'order cannot order-partly-delivered',
  'order refused order-changed',
  'order refused provider-task-failed',
  'order unknown outcome-unknown',
]

const answers = ['batch-state', 'edge-unavailable', 'idempotency-key-reused', 'not-found', 'outcome-unknown']

export const mustHappen: readonly string[] = [
  ...actors,
  ...ends,
  ...answers.map((code) => `answer ${code}`),
  ...troubleKinds,
]

/** The sources whose every piece must be run: what a batch makes of the answers of desks, and how it goes on. */
export const batchFiles: readonly string[] = [
  'edge/batches/batch-reader.ts',
  'edge/batches/batch-work.ts',
  'edge/batches/batch-writer.ts',
  'edge/batches/commands.ts',
  'edge/batches/desk-outcome.ts',
  'edge/batches/keep-outcome.ts',
  'edge/batches/lost-batch.ts',
  'edge/batches/shown-version.ts',
  'edge/batches/unknown-looker.ts',
]

/** What no run reaches, by its reason, as `covered.ts` writes it. */
const unreachable: readonly { why: string; file: string; pieces: readonly string[] }[] = [
  {
    why: "All orders are the merchant's: edge/batches/review.test.ts.",
    file: 'edge/batches/batch-reader.ts',
    pieces: [
      'return { state: "cannot", code: code === "provider-forbids" [[? "order-not-found"]] : code, detail };',
    ],
  },
  {
    why: "All orders are the merchant's.",
    file: 'edge/batches/desk-outcome.ts',
    pieces: ['const code = problem === "provider-forbids" [[? "order-not-found"]] : problem;'],
  },
  {
    why: 'A batch that is worked on is not deleted, and one that stops being read is not read again at once.',
    file: 'edge/batches/batch-reader.ts',
    pieces: ['if (batch?.state !== "reading") [[return;]]'],
  },
  {
    why: 'A batch that is worked on is not deleted.',
    file: 'edge/batches/keep-outcome.ts',
    pieces: ['if (!batch) [[return false;]]'],
  },
  {
    why: 'A batch that is looked at is not deleted; a refusal has a code.',
    file: 'edge/batches/unknown-looker.ts',
    pieces: [
      'if (!batch) [[return;]]',
      'code: told.code [[?? "provider-refused"]],',
      'if (!isPassing(error)) [[throw error;]]',
    ],
  },
  {
    why: 'No state is locked: edge/state/edge-state.test.ts.',
    file: 'edge/batches/batch-writer.ts',
    pieces: ['if (isLocked) [[this.#wait(seq);]]'],
  },
  {
    why: 'No stop meets the read before a second credit: edge/batches/batches.test.ts.',
    file: 'edge/batches/batch-writer.ts',
    pieces: ['if (this.#store.items.at(item)?.state !== "ready") [[return false;]]'],
  },
  {
    why: 'No batch was made by an earlier release.',
    file: 'edge/batches/lost-batch.ts',
    pieces: ['const isNewer = key_mark === null [[? created_at > restoredAt]] : key_mark === keyMark;'],
  },
  {
    why: 'No code fails otherwise.',
    file: 'edge/batches/batch-writer.ts',
    pieces: ['if (!isPassing(error)) [[throw error;]]', 'if (!isPassing(error)) [[throw error;]]'],
  },
  {
    why: 'Only a fault of our own code would.',
    file: 'edge/batches/batch-work.ts',
    pieces: ['[[ else log("error", { event: "batch-failed", batch, ...errorFacts(error) });]]'],
  },
]

export const cannotHappen: readonly string[] = unreachable.flatMap(({ file, pieces }) =>
  pieces.map((piece) => `${file}: ${piece}`),
)

/** Moments that only the long run meets for certain. */
export const isSeldom: readonly string[] = [
  'edge/batches/batch-work.ts: if (!this.#store.exists) [[return;]]',
  'edge/batches/keep-outcome.ts: if (item.state === "unknown") [[return store.changeItem(item, { look_at: until });]]',
  'edge/batches/batch-writer.ts: if (!batch) [[return;]]',
  'edge/batches/batch-writer.ts: [[return keepOutcome(kept, { is: "unknown", detail: null });]]',
  'edge/batches/unknown-looker.ts: if (isOver()) [[break;]]',
  'edge/batches/unknown-looker.ts: } [[catch (error) { if (!isPassing(error)) throw error; return void 0; }]]',
]
