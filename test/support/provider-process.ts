/** Runs the built provider in its own process, on a state directory that outlives it. */
import { readFileSync } from 'node:fs'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from '../../scripts/workerd.ts'

/** Starts the sandbox's provider on an existing state directory. @param wanted its port; by default any that is free */
export async function startProvider(
  stateDirectory: string,
  onLine?: (line: string) => void,
  changes: Record<string, string> = {},
  wanted?: number,
): Promise<RunningWorker> {
  const port = wanted ?? (await freePort())
  const provider = `http://127.0.0.1:${port}`
  const { provider: env } = sandboxEnv({ provider, edge: 'http://edge.test', demo: 'http://demo.test' })
  return startWorker('provider', {
    port,
    env: { ...env, ...changes },
    stateDirectory,
    ...(onLine && { onLine }),
  })
}

/** The memory of a process, in bytes: `VmRSS` now, `VmHWM` for the peak. */
export function memoryOf({ pid }: Pick<RunningWorker, 'pid'>, member: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`^${member}:\\s+(\\d+) kB`, 'm').exec(status) ?? []
  return Number(kilobytes) * 1024
}
