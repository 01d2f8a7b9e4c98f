import { readFileSync } from 'node:fs'

/** Ticks of the kernel's accounting in a second: what `getconf CLK_TCK` says on every Linux. */
const TICKS = 100

/** The CPU time of a process so far, over all its threads, in milliseconds. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The second field is the name in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}
