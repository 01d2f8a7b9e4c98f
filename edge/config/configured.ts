/**
 * The worker's configuration, read at start. A worker with a wrong configuration does not start, so that the deployment
 * fails with a message that names the member.
 */
import { env } from 'cloudflare:workers'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

export const config = readConfig(env as unknown as Env)
