/**
 * The folder beside a state. A running edge notes there what it has served, so that it knows a state that is older or
 * another one. A command tells the edge in it what was done; `edge/state/seen-folder.ts` reads that.
 */
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './failure.ts'

/**
 * `restored`: the state is a backup, or takes over from another. `settled`: the same, and no client repeats a write that
 * it does not know. `arrived`: it was moved here. `moved`: it was moved away. `restoring`: a restore replaces it, and has
 * not ended.
 */
export type Act = 'restored' | 'settled' | 'arrived' | 'moved' | 'restoring'

/** @param named by an option; otherwise it stands beside the state */
export function seenFolderOf(state: string, named: string | undefined): string {
  return named ?? `${state}-seen`
}

/** @throws CommandError if the folder is not there: then no edge would hear of it */
export function requireSeen(folder: string): void {
  if (existsSync(folder)) return
  throw new CommandError(
    `${folder} is not there. Start the edge once: it makes the folder. If it is elsewhere, name it with --seen.`,
  )
}

/** What a command has told, as far as it can be read. */
export interface Told {
  /** Another one for each time that something is told. */
  id?: string
  act?: Act
  /** Whether the copy of a moved state is made. */
  isCopied?: boolean
  /** With `settled`: the state is a restored backup, although no edge has heard of that. */
  isRestore?: boolean
}

/**
 * Tells the edge. It follows when it starts, or within a minute.
 * @returns the id of what is told
 * @throws CommandError see {@link requireSeen}
 */
export function tell(folder: string, act: Act, more: Pick<Told, 'isCopied' | 'isRestore'> = {}): string {
  requireSeen(folder)
  const file = join(folder, 'told.json')
  const fresh = `${file}.${process.pid}.new`
  const id = randomUUID()
  writeFileSync(fresh, `${JSON.stringify({ id, act, ...more })}\n`, { mode: 0o600 })
  const { uid, gid } = statSync(folder)
  // The edge runs as the folder's owner.
  if (process.getuid?.() === 0) chownSync(fresh, uid, gid)
  renameSync(fresh, file)
  return id
}

/** Takes back what was told and not followed yet. What was told after it stays. */
export function untell(folder: string, id: string): void {
  if (toldIn(folder)?.id === id) rmSync(join(folder, 'told.json'), { force: true })
}

/** What was told and is not followed yet; the edge forgets all but `moved` and `restoring`. Empty for a file that nobody can read. */
export function toldIn(folder: string): Told | undefined {
  return readIn<Told>(folder, 'told.json')
}

/** The state that was served last from here, as the edge has noted it. */
export function seenIn(folder: string): { state?: string; beats?: number } | undefined {
  return readIn(folder, 'seen.json')
}

function readIn<Value extends object>(folder: string, name: string): Partial<Value> | undefined {
  const file = join(folder, name)
  if (!existsSync(file)) return undefined
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Value>) }
  } catch {
    return {}
  }
}
