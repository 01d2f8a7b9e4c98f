import { runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { headLine } from '../simulation/world-file.ts'
import { openDatabase } from '../storage/database.ts'
import { merchantMigrations } from '../storage/schema.ts'
import { env } from '../testing/provider.ts'
import { stageFile } from './import-file.ts'

const head = headLine({ schema: merchantMigrations.length, merchantId: '1', now: 0 })
const row = '{"table":"settings","row":{"name":"ö","value":"1"}}'

/** Stages a file that comes in these pieces. */
function stage(pieces: readonly Uint8Array[], maximum = 10_000) {
  return runInDurableObject(env.MERCHANT.getByName('stages'), (_, { storage: { sql } }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
    return stageFile(openDatabase(sql), body, { maximum, begun: () => {} })
  })
}

it('counts the bytes of the file, whatever its lines are', async () => {
  const bytes = new TextEncoder().encode(`${head}\n${row}\n`)
  const refused = await stage([bytes], bytes.byteLength - 1)
  expect(refused).toEqual({ ok: false, reason: `The file has more than ${bytes.byteLength - 1} bytes.` })
  const ended = await stage([bytes], bytes.byteLength)
  expect(ended).toEqual({ ok: false, reason: 'The file ends after line 2, before its last line.' })
})

it('reads lines and characters that come in pieces of one byte', async () => {
  const bytes = new TextEncoder().encode(`${head}\r\n${row}\r\nnothing`)
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte))
  expect(await stage(pieces)).toEqual({ ok: false, reason: 'Line 3 is neither a row nor the end.' })
})

it('says that the sender went away', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'))
    },
  })
  const outcome = await runInDurableObject(env.MERCHANT.getByName('stages'), (_, { storage: { sql } }) =>
    stageFile(openDatabase(sql), broken, { maximum: 10, begun: () => {} }),
  )
  expect(outcome).toEqual({ ok: false, reason: 'The file broke off before its last line.' })
})
