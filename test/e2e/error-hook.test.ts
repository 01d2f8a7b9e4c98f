/** A real edge posts a line of an error to the hook that its operator has named, while it answers requests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, it, onTestFinished } from 'vitest'
import { startEdge } from '../support/edge-process.ts'

it('the hook gets the line that says that guesses have no address', async () => {
  const posted: string[] = []
  const hook = createServer(async (request, response) => {
    posted.push(`${request.method} ${request.url} ${await text(request)}`)
    response.end()
  })
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void hook.close())
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  onTestFinished(() => rmSync(stateDirectory, { recursive: true, force: true }))
  const { port } = hook.address() as AddressInfo
  const env = {
    ERROR_HOOK_URL: `http://127.0.0.1:${port}/errors?token=1`,
    RATE_LIMITS: JSON.stringify({ GUESS_RATE: 0 }),
  }
  const edge = await startEdge({ provider: inject('addresses').provider, stateDirectory, env })
  onTestFinished(() => edge.stop())
  const headers = { Authorization: 'Bearer no-key' }
  expect((await fetch(`${edge.address}/api/v1/orders/1`, { headers })).status).toBe(401)
  await expect.poll(() => posted).toHaveLength(1)
  expect(posted[0]).toMatch(
    /^POST \/errors\?token=1 \{"at":.*"level":"error".*"event":"guesses-without-address"/,
  )
})
