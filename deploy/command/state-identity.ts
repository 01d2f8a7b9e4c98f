/** What the edge has stored of its state's identity (`edge/state/edge-state.ts`), read while it is stopped. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sqlite } from './sqlite.ts'

export interface StateIdentity {
  name: string
  /** Counts up while the edge runs. */
  beats: number
  /** Why the edge does not serve with this state; undefined if it does. */
  lock: string | undefined
}

/** As the edge stores it. */
interface Row {
  name: string
  beats: number
  /** JSON. */
  lock: string | null
}

/** @returns undefined for a state that no edge with an identity has served with @throws CommandError without SQLite */
export async function identityIn(state: string): Promise<StateIdentity | undefined> {
  const folder = join(state, 'EdgeState')
  if (!existsSync(folder)) return undefined
  const { DatabaseSync } = await sqlite()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, file))
    try {
      // workerd keeps alarms in a database beside those of the objects.
      const isObject = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'state'").get()
      const row = isObject && database.prepare('SELECT name, beats, lock FROM state').get()
      if (row) return identityOf(row as unknown as Row)
    } finally {
      database.close()
    }
  }
  return undefined
}

function identityOf({ name, beats, lock }: Row): StateIdentity {
  return { name, beats, lock: lock === null ? undefined : (JSON.parse(lock) as { why: string }).why }
}
