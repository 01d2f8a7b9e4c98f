/** An edge without a valid configuration does not start. Its message names the member and never a value. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { startEdge } from '../support/edge-process.ts'

const provider = 'http://127.0.0.1:9'
const [merchant] = JSON.parse(
  sandboxEnv({ provider, edge: 'http://edge.test', demo: 'http://demo.test' }).edge['MERCHANTS']!,
) as { ClientSecret: string }[]

let stateDirectory: string

beforeAll(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})
afterAll(() => rmSync(stateDirectory, { recursive: true, force: true }))

/** The output of the process until it ended. */
async function lastWords(env: Record<string, string>): Promise<string> {
  const started = startEdge({ provider, stateDirectory, env })
  // If it does start, it is stopped and the test fails.
  void started.then((edge) => edge.stop('SIGKILL')).catch(() => undefined)
  return started.then(
    () => 'it started',
    (error: Error) => error.message,
  )
}

describe('an edge', () => {
  it.each([
    ['a merchant without a secret', { MERCHANTS: without('ClientSecret') }, 'MERCHANTS.0.ClientSecret'],
    ['secrets that are no JSON', { SESSION_KEYS: 'sandbox-session-key-of-no-value' }, 'SESSION_KEYS'],
    ['no address of the provider', { PROVIDER_URL: '' }, 'PROVIDER_URL'],
    ['a token endpoint without TLS', { AUTH_URL: 'http://auth.example' }, 'AUTH_URL'],
    ['a jurisdiction that nobody keeps here', { JURISDICTION: 'eu' }, 'JURISDICTION'],
  ])('with %s does not start, and names the member', async (_, env, member) => {
    const words = await lastWords(env)
    expect(words).toContain(`The configuration member ${member} is`)
    expect(words).not.toMatch(/sandbox-(?:client-secret|api-key|session-key|soap-password)/)
  })
})

function without(member: string): string {
  return JSON.stringify([{ ...merchant, [member]: undefined }])
}
