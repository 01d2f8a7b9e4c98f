/**
 * One start for each folder of stored data: two services on one database would refuse each other's writes, and each
 * would believe to be alone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'

interface Holder {
  pid: number
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
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify({ pid }), { flag: 'wx' })
      return ok({
        tell: (address) => writeFileSync(file, JSON.stringify({ pid, address })),
        release: () => rmSync(file, { force: true }),
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder && isAlive(holder.pid)) return refuse({ ...holder, file })
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
