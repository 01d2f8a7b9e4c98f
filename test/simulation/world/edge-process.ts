/**
 * One edge: its process, in which workers answer, and its state, in the place of which an operator may put a backup. Then
 * everything that ran is over, and the edge knows of the lost time (docs/decisions/0033-a-fence-for-the-state.md).
 */
import type { StateView } from '../../../edge/state/state-view.ts'
import { type Life, lives } from '../platform/globals.ts'
import type { Platform } from '../platform/objects.ts'

/** Of a restore: what an edge tells of its state. */
type Restored = Pick<StateView, 'restoredAt' | 'keyMark'>

export class EdgeProcess {
  readonly platform: Platform
  restored: Restored = { keyMark: 'first' }
  #life = newLife()

  constructor(platform: Platform) {
    this.platform = platform
  }

  /** Does the work of a worker, which ends with the process. */
  run<Value>(work: () => Value): Value {
    return lives.run(this.#life, work)
  }

  /** @returns puts the state of now in the place of a later one */
  backUp(): () => void {
    const backup = this.platform.backup()
    return () => {
      this.#life.isOver = true
      this.#life = newLife()
      this.platform.restore(backup)
      this.restored = { restoredAt: this.platform.loop.now, keyMark: 'second' }
    }
  }
}

function newLife(): Life {
  return { isOver: false, flush: () => Promise.resolve() }
}
