import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'

interface World {
  MerchantId: string
  ClientId: string
  ClientSecret: string
}

const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-worlds-'))
let provider: RunningWorker | undefined

afterAll(async () => {
  await provider?.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  await provider?.stop()
  provider = await startProvider(stateDirectory)
}

async function callSandbox(
  method: string,
  path: string,
  { world, body }: { world?: World; body?: object } = {},
): Promise<Response> {
  const basic = world && btoa(`${world.ClientId}:${world.ClientSecret}`)
  return fetch(`${provider!.address}/sandbox/${path}`, {
    method,
    headers: basic === undefined ? sandboxHeaders() : { Authorization: `Basic ${basic}` },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function openWorld(body: object = {}): Promise<World> {
  return (await (await callSandbox('POST', 'merchants', { body })).json()) as World
}

/** The files of merchants' objects: requests that name no merchant are kept in an object of their own. */
const files = () => readdirSync(join(stateDirectory, 'provider/Merchant')).toSorted()

const statusOf = async (world: World) => (await callSandbox('GET', 'clock', { world })).status

describe('worlds on disk', () => {
  it('are there after a restart, and end after it, by time or by DELETE', async () => {
    await restart()
    const kept = await openWorld({ orders: 'standard' })
    const short = await openWorld({ seconds: 2 })
    expect(await Promise.all([kept, short].map(statusOf))).toEqual([200, 200])
    await restart()
    expect(await statusOf(kept)).toBe(200)
    await expect.poll(() => statusOf(short)).toBe(401)
    expect((await callSandbox('DELETE', `merchants/${kept.MerchantId}`)).status).toBe(204)
    expect(await statusOf(kept)).toBe(401)
  })

  it('start no object for a guessed address', async () => {
    const before = files()
    for (let number = 1_500_000_000; number < 1_500_000_020; number++) {
      const answer = await fetch(`${provider!.address}/pdf/invoice/${number}/${'A'.repeat(22)}`)
      expect(answer.status).toBe(404)
      const world = { MerchantId: String(number), ClientId: `world-${number}`, ClientSecret: 'guessed' }
      expect(await statusOf(world)).toBe(401)
    }
    expect(files()).toEqual(before)
  })
})
