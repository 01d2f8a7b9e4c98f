/**
 * `backup` and `restore` of the databases of a server. SQLite's own backup also reads the write-ahead log of a running
 * workerd, and does not block writes.
 */
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { CommandError } from './failure.ts'
import { isRunning } from './is-running.ts'
import { tell } from './seen-folder.ts'
import { sqlite } from './sqlite.ts'

/** What a restore that was killed has left in the state, which is no part of it. */
const unfinished = /^\.(new|former|replaced)\b/

/** What the state had before a restore that has not ended. Earlier releases left `.former-` beside a whole state too. */
const REPLACED = '.replaced-'

/** What a backup has beside its place until it ends: the place, the process, and whether it is the former one. */
const besideBackup = /^(.+)\.(\d+)\.(new|former)$/

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
  endCutOff(out)
  if (existsSync(out) && !isBackup(out)) {
    throw new CommandError(`${out} is there and is no backup. Name another folder.`)
  }
  const fresh = `${out}.${process.pid}.new`
  try {
    const copy = await sqliteBackup()
    for (const path of databases) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true, mode: 0o700 })
      await copy(join(state, path), join(fresh, path))
    }
    // Removing it takes time, and a part of it would look whole.
    if (existsSync(out)) renameSync(out, `${out}.${process.pid}.former`)
    renameSync(fresh, out)
  } finally {
    endCutOff(out)
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
  endCutOff(from)
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

/** Removes what backups to this place have left that were cut off. The former one comes back if no other is in its place. */
function endCutOff(out: string): void {
  for (const part of leftBy(out, 'new')) rmSync(part, { recursive: true })
  for (const former of leftBy(out, 'former')) {
    if (!existsSync(out)) renameSync(former, out)
    else if (databasesIn(out).length > 0) {
      // Whatever has the other name is whole, also if this is cut off in its turn.
      const part = former.replace(/former$/, 'new')
      renameSync(former, part)
      rmSync(part, { recursive: true })
    }
  }
}

/** What this process has left beside a backup, and others that have ended. */
function leftBy(out: string, kind: 'new' | 'former'): string[] {
  const folder = dirname(out)
  const names = (tried(() => readdirSync(folder)) ?? []).filter((name) => {
    const [, place, pid, its] = besideBackup.exec(name) ?? []
    if (place !== basename(out) || its !== kind) return false
    return Number(pid) === process.pid || !isRunning(Number(pid))
  })
  return names.map((name) => join(folder, name))
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
