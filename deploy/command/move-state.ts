/** `move`: takes the state of a stopped edge out of its place, so that another place can go on with it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireSeen, tell, untell } from './seen-folder.ts'
import { backupState, refuseUsed } from './state-files.ts'

/** In a backup: it has everything that its place has ever stored. */
const COMPLETE = 'complete.json'

/**
 * Copies the state of a stopped edge, and keeps the edge from ever starting on it again.
 * @returns the number of databases
 * @throws CommandError
 */
export async function moveState(state: string, seen: string, out: string): Promise<number> {
  requireSeen(seen)
  refuseUsed(state)
  // First: what would be written after the copy would be lost.
  tell(seen, 'moved')
  try {
    const count = await backupState(state, out)
    writeFileSync(join(out, COMPLETE), '{}\n', { mode: 0o600 })
    return count
  } catch (error) {
    untell(seen)
    throw error
  }
}

/** Whether the backup is complete. It is so once: a second restore of it is one of an old state. */
export function takeComplete(backup: string): boolean {
  const mark = join(backup, COMPLETE)
  if (!existsSync(mark)) return false
  rmSync(mark)
  return true
}
