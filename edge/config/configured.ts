/**
 * The configuration that this worker runs with, read when it starts. A worker that is not configured does not start:
 * a deployment then fails with a message that names the member, instead of answering every request with a problem.
 */
import { env } from 'cloudflare:workers'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

export const config = readConfig(env as unknown as Env)
