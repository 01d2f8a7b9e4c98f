/** What a command does to a batch in each state. Pure. */
import type { BatchCommand, BatchState } from '../../shared/domain/batch/batch.enums.ts'

/** `same`: the command was done before, and changes nothing. `wrong`: the state does not take it. */
export type CommandEffect = BatchState | 'same' | 'wrong'

const effects: Record<BatchCommand, Partial<Record<BatchState, CommandEffect>>> = {
  // An ended batch was started, and perhaps resumed: the answer to that may have been lost.
  start: { ready: 'waiting', waiting: 'same', running: 'same', ended: 'same' },
  pause: { waiting: 'paused', running: 'paused', paused: 'same' },
  resume: { paused: 'waiting', waiting: 'same', running: 'same', ended: 'same' },
  stop: {
    reading: 'stopped',
    ready: 'stopped',
    waiting: 'stopped',
    running: 'stopped',
    paused: 'stopped',
    stopped: 'same',
  },
}

export function effectOf(command: BatchCommand, state: BatchState): CommandEffect {
  return effects[command][state] ?? 'wrong'
}
