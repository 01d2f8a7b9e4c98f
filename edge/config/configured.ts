/**
 * The worker's configuration, read at start. A worker with a wrong configuration does not start, so that the deployment
 * fails with a message that names the member.
 */
import { env } from 'cloudflare:workers'
import { ConfigError } from '../../shared/environment.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

export const config = readConfig(env as unknown as Env)
refuseJurisdiction(env as unknown as Env)

/** A server of one's own keeps its objects where it stands: a jurisdiction there would be a promise that nobody keeps. */
function refuseJurisdiction({ DESK }: Env): void {
  const { jurisdiction } = config.place
  if (jurisdiction === undefined) return
  try {
    DESK.jurisdiction(jurisdiction)
  } catch {
    throw new ConfigError('The configuration member JURISDICTION is for the platform: here nothing keeps it.')
  }
}
