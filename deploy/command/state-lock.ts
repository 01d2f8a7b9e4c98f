/**
 * One start for each folder of stored data: two services on one database would refuse each other's writes, and each
 * would believe to be alone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'
import { isRunning } from './is-running.ts'

interface Holder {
  pid: number
  /** When the process began, on Linux: in a container, the next one often has the same number. */
  started?: string
  /** Where it answers; absent while it starts. */
  address?: string
}

export interface StateLock {
  /** Says where the one that holds it answers. */
  tell(address: string): void
  release(): void
}

/** @returns who holds it already; what a process that is gone has left does not count */
export function lockState(folder: string): Result<StateLock, Holder & { file: string }> {
  const file = join(folder, 'running.json')
  mkdirSync(folder, { recursive: true })
  const { pid } = process
  const started = startOf(pid)
  const own: Holder = { pid, ...(started !== undefined && { started }) }
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
      return ok({
        tell: (address) => writeFileSync(file, JSON.stringify({ ...own, address })),
        release: () => rmSync(file, { force: true }),
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder && isAlive(holder)) return refuse({ ...holder, file })
    rmSync(file, { force: true })
  }
}

/** Undefined for what is no such file, such as one that was cut off. */
function read(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return Number.isSafeInteger(holder.pid) && holder.pid > 0 ? holder : undefined
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  const now = startOf(pid)
  if (started !== undefined && now !== undefined && now !== started) return false
  return isRunning(pid)
}

/** When a process began, in ticks since the machine did; undefined where there is no `/proc`, or no such process. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in parentheses, which may have spaces and parentheses too; this is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
