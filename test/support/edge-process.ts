/** Starts the built edge in its own process, with any provider behind it. */
import type { Rates } from '../../edge/config/rates.ts'
import { rateLimits, sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from '../../scripts/workerd.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'

export interface EdgeOptions {
  provider: string
  stateDirectory: string
  /** The folder beside the state. */
  seenDirectory?: string
  /** By default any that is free. */
  port?: number
  /** Changes of the sandbox's environment. */
  env?: Record<string, string>
  /** Rate limits. Those that are not given are so high that no test reaches them. */
  rates?: Partial<Rates>
  onLine?: (line: string) => void
  /** Milliseconds that it may take to its first answer, if clients already wait for it. */
  readyMs?: number
}

export async function startEdge({
  provider,
  stateDirectory,
  seenDirectory,
  port: wanted,
  env: changes,
  rates,
  onLine,
  readyMs,
}: EdgeOptions): Promise<RunningWorker & { addresses: Addresses }> {
  const port = wanted ?? (await freePort())
  const addresses = { demo: 'http://demo.test', edge: `http://127.0.0.1:${port}`, provider }
  const env = { ...sandboxEnv(addresses).edge, ...rateLimits(rates), ...changes }
  const edge = await startWorker('edge', {
    port,
    env,
    stateDirectory,
    ...(seenDirectory !== undefined && { seenDirectory }),
    ...(onLine && { onLine }),
    ...(readyMs !== undefined && { readyMs }),
  })
  return { ...edge, addresses }
}

/** The sandbox's merchants, configured to sign their requests. */
export function signedMerchants(env: Record<string, string>): string {
  const merchants = JSON.parse(env['MERCHANTS'] ?? '[]') as { MerchantId: string }[]
  return JSON.stringify(
    merchants.map((merchant) => ({
      ...merchant,
      Scheme: 'signed',
      SharedSecret: `sandbox-shared-secret-${merchant.MerchantId}`,
    })),
  )
}
