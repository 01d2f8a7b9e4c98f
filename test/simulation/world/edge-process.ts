/**
 * One edge: its process, in which workers answer, and its state, in the place of which an operator may put a backup. Then
 * everything that ran is over, and the edge knows of the lost time (docs/decisions/0033-a-fence-for-the-state.md).
 */
import { stateMigrations } from '../../../edge/state/schema.ts'
import type { StateView } from '../../../edge/state/state-view.ts'
import { migrate } from '../../../shared/storage/migrate.ts'
import { type Life, lives } from '../platform/globals.ts'
import type { Platform } from '../platform/objects.ts'

/** Of a restore: what an edge tells of its state. */
type Restored = Pick<StateView, 'restoredAt' | 'keyMark'>

/** The mark of each state that was restored. */
export const RESTORED = 'second'

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
      this.restored = { restoredAt: this.platform.loop.now, keyMark: RESTORED }
      if ('STATE' in this.platform.env) this.#tellState(this.restored)
    }
  }

  /** What an operator's command `order-admin-edge restored` leaves in the state; see edge/state/edge-state.ts. */
  #tellState({ restoredAt, keyMark }: Restored): void {
    const storage = this.platform.storageOf('STATE', 'state')
    migrate(storage.sql as never, stateMigrations)
    storage.sql.exec(
      "INSERT OR IGNORE INTO state (one, name, epoch, key_mark, beats) VALUES (1, 'state', 1, '', 0)",
    )
    storage.sql.exec('UPDATE state SET epoch = epoch + 1, restored_at = ?, key_mark = ?', restoredAt, keyMark)
    storage.flush()
  }
}

function newLife(): Life {
  return { isOver: false, flush: () => Promise.resolve() }
}
