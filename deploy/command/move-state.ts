/** `move`: takes the state of a stopped edge out of its place, so that another place can go on with it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './failure.ts'
import { requireSeen, seenIn, tell, type Told, toldIn, untell } from './seen-folder.ts'
import { backupState, refuseCutOff, refuseUsed } from './state-files.ts'
import { identityIn } from './state-identity.ts'

/** In a backup: it has everything that its place has ever stored. */
const COMPLETE = 'complete.json'

/**
 * Copies the state of a stopped edge, and keeps the edge from ever starting on it again.
 * @returns the number of databases
 * @throws CommandError also if the state is not the one that the edge served with last
 */
export async function moveState(state: string, seen: string, out: string): Promise<number> {
  requireSeen(seen)
  refuseUsed(state)
  refuseCutOff(state)
  refuseTold(toldIn(seen))
  const why = await whyIncomplete(state, seen)
  if (why !== undefined) {
    throw new CommandError(
      `${state} may lack writes: ${why}. Tell the edge with restored, start it, stop it when it serves, and move then.`,
    )
  }
  // First: what would be written after the copy would be lost.
  let told = tell(seen, 'moved')
  try {
    const count = await backupState(state, out)
    // Before the mark: if this ends between the two, no later copy is taken for complete.
    told = tell(seen, 'moved', { isCopied: true })
    writeFileSync(join(out, COMPLETE), '{}\n', { mode: 0o600 })
    return count
  } catch (error) {
    untell(seen, told)
    throw error
  }
}

/** @throws CommandError if a move is done already, or if the edge has not yet followed what it was told */
function refuseTold(told: Told | undefined): void {
  if (!told || (told.act === 'moved' && !told.isCopied)) return
  throw new CommandError(
    told.act === 'moved'
      ? 'The state was moved from here already, and only the copy of that time is complete. If it is lost, restore a backup.'
      : `The edge has not yet followed what it was told: ${told.act ?? 'told.json cannot be read'}. Start it, stop it when it serves, and move then.`,
  )
}

/** Why the state may lack what was written from here or elsewhere; undefined if the edge served with it last. */
async function whyIncomplete(state: string, folder: string): Promise<string | undefined> {
  const [identity, seen] = [await identityIn(state), seenIn(folder)]
  // An edge that was started during a move that failed has locked it so, and has served nobody since.
  if (identity?.lock !== undefined && identity.lock !== 'moved') {
    return `the edge does not serve with it (state-locked, ${identity.lock})`
  }
  if (!seen) return undefined
  if (identity?.name !== seen.state) return 'another state was served from here'
  return identity!.beats < seen.beats! ? 'a later one was served from here' : undefined
}

/** Whether the backup has the mark of a complete one. */
export function isMarkedComplete(backup: string): boolean {
  return existsSync(join(backup, COMPLETE))
}

/**
 * Whether the backup is complete. It is so once: a second restore of it is one of an old state. One whose mark cannot be
 * taken would be complete each time, and is not.
 */
export function takeComplete(backup: string): boolean {
  if (!isMarkedComplete(backup)) return false
  try {
    rmSync(join(backup, COMPLETE))
    return true
  } catch {
    return false
  }
}
