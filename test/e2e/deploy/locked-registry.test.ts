/** `start` ends at once, and says why, if the edge's key does not open its registry of merchants. */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/workerd.ts'
import { answersFor, ApiKeyHashes, type EdgeFolder, merchant, packEdge } from '../../support/edge-folder.ts'
import { addMerchant, registryEnv } from '../../support/registry.ts'

const { provider } = inject('addresses')
let edge: EdgeFolder
let secrets: string

beforeAll(async () => {
  edge = await packEdge()
  const answers = answersFor(provider, { MERCHANTS: [{ ...merchant, ApiKeyHashes }] })
  await edge.run(['setup', 'my-edge', '--answers', '-'], answers)
  await edge.install()
  secrets = readFileSync(join(edge.folder, '.dev.vars'), 'utf8')
  const wrangler = join(edge.folder, 'wrangler.jsonc')
  const variable = `"OPERATOR_KEY_HASHES": ${JSON.stringify(registryEnv().OPERATOR_KEY_HASHES)}`
  writeFileSync(wrangler, readFileSync(wrangler, 'utf8').replace('"vars": {', `"vars": { ${variable},`))
})
afterAll(() => edge.remove())

/** Starts the edge with this ring of keys. */
async function start({ REGISTRY_KEY }: { REGISTRY_KEY: string }) {
  writeFileSync(join(edge.folder, '.dev.vars'), `${secrets}REGISTRY_KEY='${REGISTRY_KEY}'\n`)
  const port = await freePort()
  const child = edge.start(['start', 'my-edge', '--address', `127.0.0.1:${port}`])
  onTestFinished(() => void child.kill('SIGTERM'))
  child.stdout!.resume()
  const ended = once(child, 'close') as Promise<[number | null]>
  return { address: `http://127.0.0.1:${port}`, child, ended, output: text(child.stderr!) }
}

async function untilReady(address: string): Promise<void> {
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

it('with another REGISTRY_KEY than the one of its records', async () => {
  const first = await start(registryEnv('first'))
  await untilReady(first.address)
  await addMerchant(first.address, 'shop-1')
  first.child.kill('SIGTERM')
  expect(await first.ended).toEqual([0, null])

  const other = await start(registryEnv('other'))
  expect(await other.ended).toEqual([1, null])
  expect(await other.output).toContain(
    'REGISTRY_KEY has the keys other. Records are sealed with first, which it lacks or has wrong.',
  )
})
