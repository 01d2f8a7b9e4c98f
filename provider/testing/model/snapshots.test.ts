/** Random lives of orders between a save and a restore, or an export and an import: nothing differs afterwards. */
import { runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import type { SandboxMerchant } from '../../merchant/sandbox-merchant.ts'
import { dumpOf } from '../dump.ts'
import { env } from '../provider.ts'
import { merchantDriver } from './merchant-driver.ts'
import { play } from './play.ts'
import { start } from './start.ts'
import { type Sequence, sequence } from './steps.ts'

const RUNS = runs(10, 300)
const [from, to] = ['from', 'to'].map((name) => env.MERCHANT.getByName(`snapshots-${name}`)) as [
  DurableObjectStub<SandboxMerchant>,
  DurableObjectStub<SandboxMerchant>,
]
const driver = merchantDriver('described', 'snapshots-from')
let orders = 0
/** Runs in which the later lives changed something. */
let changed = 0

async function live(lives: readonly Sequence[]): Promise<void> {
  for (const one of lives) {
    const game = await start(driver, ++orders, { ...one, mode: 'described' })
    for (const step of one.steps) {
      await play(game, step)
      // An evicted object must run again before it can be evicted again.
      await driver.read(game.orderId)
    }
  }
}

function exported(): Promise<string> {
  return runInDurableObject(from, async (instance: SandboxMerchant) => {
    const file = instance.exportFile()
    if (!file.ok) throw new Error(file.reason.code)
    return new TextDecoder().decode(await new Response(file.value).arrayBuffer())
  })
}

function imported(text: string): Promise<unknown> {
  return runInDurableObject(to, (instance: SandboxMerchant) => instance.importFile(new Response(text).body!))
}

const lives = fc.array(sequence, { minLength: 1, maxLength: 2 })

it(
  'a merchant is the same after a restore, and in another object after an import',
  { timeout: runs(300_000, 3_600_000) },
  async () => {
    const property = fc.asyncProperty(lives, lives, async (before, after) => {
      await live(before)
      await driver.command('saveSnapshot', { name: 'here' })
      const [saved, file] = [await dumpOf(from), await exported()]
      await live(after)
      if (JSON.stringify(await dumpOf(from)) !== JSON.stringify(saved)) changed++
      expect(await driver.command('restoreSnapshot', { name: 'here' })).toEqual({
        ok: true,
        value: undefined,
      })
      expect(await dumpOf(from)).toEqual(saved)
      expect(await imported(file)).toMatchObject({ ok: true })
      expect(await dumpOf(to)).toEqual(saved)
    })
    await fc.assert(property, { numRuns: RUNS })
    expect(changed).toBeGreaterThanOrEqual(RUNS)
  },
)
