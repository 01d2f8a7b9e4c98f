/**
 * `backup` and `restore` of the databases of a server. SQLite's own backup also reads the write-ahead log of a running
 * workerd, and does not block writes.
 */
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { CommandError } from './failure.ts'
import { tell } from './seen-folder.ts'
import { sqlite } from './sqlite.ts'

/** What a restore that was killed has left in the state, which is no part of it. */
const unfinished = /^\.(new|former|replaced)\b/

/** What the state had before a restore that has not ended. Earlier releases left `.former-` beside a whole state too. */
const REPLACED = '.replaced-'

/** What a backup has beside its place until it ends: the place, an id, and what it is. Earlier releases took a process's id. */
const besideBackup = /^(.+)\.(?:\d+|[\da-f-]{36})\.(new|former)$/

/** Milliseconds without a change after which a part is of a backup that was cut off. Its process may be in a container. */
const CUT_OFF_MS = 10 * 60_000

/** The folder of rate limit counts, which a restored server does not need. */
const COUNTS = 'RateWindows'

/**
 * Copies every database of the state, also while workerd runs.
 * @param out a new folder, or an earlier backup, which is replaced once the new one is complete
 * @returns the number of databases
 * @throws CommandError
 */
export async function backupState(state: string, out: string): Promise<number> {
  refuseCutOff(state)
  const databases = databasesIn(state)
  if (databases.length === 0)
    throw new CommandError(`${state} has no databases: name the folder of the state.`)
  for (const part of leftBeside(out, 'new')) if (idleMs(part) > CUT_OFF_MS) remove(part, out)
  if (existsSync(out) && !isBackup(out)) {
    throw new CommandError(`${out} is there and is no backup. Name another folder.`)
  }
  const fresh = beside(out, 'new')
  try {
    const copy = await sqliteBackup()
    for (const path of databases) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true, mode: 0o700 })
      await copy(join(state, path), join(fresh, path))
    }
    // Somebody may have removed what was copied so far.
    if (!databases.every((path) => existsSync(join(fresh, path)))) {
      throw new CommandError(
        `${fresh} lost databases while it was made. ${out} was not changed. Back up again.`,
      )
    }
    // Removing it takes time, and a part of it would look whole.
    if (existsSync(out)) renameSync(out, beside(out, 'former'))
    renameSync(fresh, out)
  } finally {
    if (existsSync(fresh)) remove(fresh, out)
    bringBack(out)
    // A folder without databases replaces no backup.
    const isThere = (tried(() => databasesIn(out)) ?? []).length > 0
    for (const former of isThere ? leftBeside(out, 'former') : []) remove(former, out)
  }
  return databases.length
}

/**
 * Replaces the state by a backup, with the owner of the state's folder, after the whole backup has been copied.
 * A restore that is cut off is done by the next one.
 * @param seen the folder beside the state: an edge reads there that it must not serve with a part of the backup
 * @returns the number of databases
 * @throws CommandError if the backup has none, or if the state is in use
 */
export function restoreState(state: string, from: string, seen?: string): number {
  const [, whole] = besideBackup.exec(from) ?? []
  if (whole !== undefined) {
    throw new CommandError(
      `${from} is of a backup that was cut off or has not ended, and may lack databases. Name ${whole}.`,
    )
  }
  bringBack(from)
  const databases = existsSync(from) ? databasesIn(from) : []
  if (databases.length === 0) throw new CommandError(`${from} has no databases: name the folder of a backup.`)
  if (!existsSync(state))
    throw new CommandError(`${state} is not there. Start the edge once: it makes the folder.`)
  refuseUsed(state)
  // Not of the process: in a container, the next one often has the same number.
  const id = randomUUID()
  const [fresh, replaced] = [join(state, `.new-${id}`), join(state, `${REPLACED}${id}`)]
  const before = readdirSync(state)
  try {
    for (const path of databases) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true, mode: 0o700 })
      cpSync(join(from, path), join(fresh, path))
    }
    giveTo(fresh, statSync(state))
    mkdirSync(replaced, { mode: 0o700 })
    if (seen !== undefined) tell(seen, 'restoring')
  } catch (error) {
    for (const path of [fresh, replaced]) rmSync(path, { recursive: true, force: true })
    throw new CommandError(`${(error as Error).message}. Nothing was replaced.`, { cause: error })
  }
  for (const name of before) renameSync(join(state, name), join(replaced, name))
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(state, name))
  rmSync(fresh, { recursive: true })
  // The other name would say that the restore was cut off.
  renameSync(replaced, fresh)
  rmSync(fresh, { recursive: true })
  return databases.length
}

/** @throws CommandError if the state has a part of a backup, and the rest of what it had */
export function refuseCutOff(state: string): void {
  if (!existsSync(state) || !readdirSync(state).some((name) => name.startsWith(REPLACED))) return
  throw new CommandError(
    `A restore of ${state} was cut off, or has not ended. Stop the edge, and restore again.`,
  )
}

/** @throws CommandError if a process has a file of the state open */
export function refuseUsed(state: string): void {
  const user = existsSync(state) ? userOf(state) : undefined
  if (user !== undefined) throw new CommandError(`Process ${user} uses ${state}. Stop the edge first.`)
}

/** Paths of the databases below a folder. */
function databasesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new CommandError(`${folder} is not there.`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.sqlite') && !path.split(sep).includes(COUNTS) && !unfinished.test(path),
  )
}

/** A new folder beside a backup: a part that is made or removed, or the former one. */
function beside(out: string, kind: 'new' | 'former'): string {
  return `${out}.${randomUUID()}.${kind}`
}

/** What backups to this place have beside it, also those that have not ended. */
function leftBeside(out: string, kind: 'new' | 'former'): string[] {
  const folder = dirname(out)
  const names = (tried(() => readdirSync(folder)) ?? []).filter((name) => {
    const [, place, its] = besideBackup.exec(name) ?? []
    return place === basename(out) && its === kind
  })
  return names.map((name) => join(folder, name))
}

/** Puts the newest former backup back, if one was cut off before it had replaced it. A former one is always whole. */
function bringBack(out: string): void {
  if (existsSync(out)) return
  const [newest] = leftBeside(out, 'former').toSorted((one, other) => idleMs(one) - idleMs(other))
  if (newest !== undefined) renameSync(newest, out)
}

/** Removes a part or a former backup, under a name of its own: what has another name is whole, or grows. */
function remove(folder: string, out: string): void {
  const rest = beside(out, 'new')
  try {
    renameSync(folder, rest)
  } catch (error) {
    // Another backup removes it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  rmSync(rest, { recursive: true, force: true })
}

/** Milliseconds since the last change in a folder; 0 if it is gone. */
function idleMs(folder: string): number {
  const changedAt = (path: string) => tried(() => statSync(join(folder, path)).mtimeMs) ?? 0
  const paths = tried(() => ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
  return paths ? Date.now() - paths.map(changedAt).reduce((one, other) => Math.max(one, other)) : 0
}

/** Whether the folder has only databases, and the mark of a moved state: any other file would be lost. */
function isBackup(path: string): boolean {
  if (!statSync(path).isDirectory()) return false
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.every(
    (entry) => entry.isDirectory() || entry.name.endsWith('.sqlite') || entry.name === 'complete.json',
  )
}

async function sqliteBackup(): Promise<(from: string, to: string) => Promise<void>> {
  const { backup, DatabaseSync } = await sqlite()
  return async (from, to) => {
    const database = new DatabaseSync(from)
    try {
      await backup(database, to)
    } finally {
      database.close()
    }
  }
}

/** Gives a folder and its contents to a user. Only root can do so; others own their files already. */
function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() !== 0) return
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, path), uid, gid)
  }
}

/**
 * The id of a process that has the folder or something in it open, on Linux. Paths would not do: a process in a container
 * has its own for the same file.
 */
function userOf(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  const inside = new Set([folder, ...paths].flatMap((path) => identityOf(path) ?? []))
  return readdirSync('/proc').find(
    (id) => /^\d+$/.test(id) && openFilesOf(id).some((file) => inside.has(identityOf(file) ?? '')),
  )
}

/** The same for two paths of one file; undefined if it is gone. */
function identityOf(path: string): string | undefined {
  // As bigint: a file's number has 64 bits.
  return tried(() => {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  })
}

/** Links to the open files of a process; none if it has ended or belongs to another user. */
function openFilesOf(process: string): string[] {
  const folder = `/proc/${process}/fd`
  return (tried(() => readdirSync(folder)) ?? []).map((file) => join(folder, file))
}

function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
