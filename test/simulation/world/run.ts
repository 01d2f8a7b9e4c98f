/** One run: the world of a plan, from its beginning until nothing is left to happen, and what the audit finds in it. */
import type { Env } from '../../../edge/config/env.ts'
import { orderDeskMigrations } from '../../../edge/order-desk/schema.ts'
import { Journal } from '../../../edge/journal/journal.ts'
import { JournalHead } from '../../../edge/journal/journal-head.ts'
import { OrderDesk } from '../../../edge/order-desk/order-desk.ts'
import { ProviderTokens } from '../../../edge/upstream/token-keeper.ts'
import { migrate } from '../../../shared/storage/migrate.ts'
import { enter, pause } from '../platform/globals.ts'
import { Loop } from '../platform/loop.ts'
import { Platform } from '../platform/objects.ts'
import { Random } from '../platform/random.ts'
import type { Disk } from '../platform/storage.ts'
import { OrderModel } from '../provider/order-model.ts'
import { Provider } from '../provider/provider.ts'
import { findings } from './audit.ts'
import { act, type Story } from './client.ts'
import { EdgeProcess } from './edge-process.ts'
import { prepare } from './incidents.ts'
import { configure, forgetMerchant, newMerchantId } from './merchant.ts'
import { toOrder } from './order-requests.ts'
import type { Plan } from './plan.ts'
import type { Report } from './playing.ts'
import { orderNow, type Read, readNow } from './reader.ts'
import { settled } from './settled.ts'

const START = Date.UTC(2026, 10, 26, 9)
const ORDER = 1001
const HOUR = 3_600_000

const classes = { DESK: OrderDesk, JOURNAL: Journal, JOURNAL_HEAD: JournalHead, TOKENS: ProviderTokens }

/** @param plan see `plan.ts` */
export async function run(plan: Plan): Promise<Report> {
  const loop = new Loop(START)
  const random = new Random(plan.seed ^ 0x5eed)
  const seen = new Set<string>()
  const note = (what: string) => void seen.add(what)
  const order = new OrderModel(ORDER, plan.rows, START)
  const { troubles, tasks, incidents } = plan
  // The desk that dies with the answer cannot know of the task.
  const losesAnswers = incidents.some(({ what }) => what.startsWith('reset'))
  const provider = new Provider(
    { loop, random, orders: [order], troubles, tasks, losesAnswers, seen: note },
    'secret-0',
  )
  enter({ loop, random, fetch: (url, init) => provider.fetch(url, init) })
  const merchantId = newMerchantId()
  configure(merchantId, 'secret-0')
  const disk: Disk = { random, lies: plan.diskLies }
  const idOf = (name: string) => name.replace(merchantId, 'merchant')
  const newPlatform = () => new Platform({ idOf, loop, random, disk, classes: classes as never })
  const [here, elsewhere] = [newPlatform(), newPlatform()]
  const [edge, otherEdge] = [new EdgeProcess(here), new EdgeProcess(elsewhere)]
  if (plan.isUpgraded) {
    note('tables of an earlier release')
    const storage = here.storageOf('DESK', `${ORDER}/${merchantId}`)
    migrate(storage.sql as never, orderDeskMigrations)
    void storage.setAlarm(START + HOUR)
    storage.flush()
  }
  for (const incident of plan.incidents) prepare(incident, { loop, edge, provider, merchantId, seen: note })

  const stories: Promise<Story>[] = plan.clients.map((client) => {
    if (client.isElsewhere) note('second edge')
    const asked = client.isElsewhere ? otherEdge : edge
    const env = asked.platform.env as unknown as Env
    return act(client, {
      edge: asked,
      send: toOrder({ edge: asked, merchantId, orderId: ORDER, wait: pause }),
      now: () => loop.steady,
      wait: pause,
      look: () => orderNow(env, { merchantId, orderId: ORDER }),
      seen: note,
    })
  })
  for (const story of stories) story.catch(() => undefined)
  const reads: Promise<Read>[] = [500, 4_000, 20_000].map((at) =>
    readNow(here.env as unknown as Env, { merchantId, orderId: ORDER, at, now: () => loop.steady }),
  )
  try {
    // Until the last answer under a key has expired; then until nothing is kept.
    await loop.run(START + 60 * HOUR)
    const told = await settled(Promise.all(stories))
    const journals = [here, elsewhere].flatMap((edge) => edge.storages('JOURNAL'))
    const entries = journals.flatMap(([, storage]) => storage.rowsOf('entries'))
    const left = [here, elsewhere]
      .flatMap((edge) => edge.storages('DESK'))
      .filter(([, storage]) => storage.rowsOf('write_log').length > 0)
    if (plan.isLong) {
      note('a year later')
      await loop.run()
    }
    const kept = [here, elsewhere].flatMap((edge) =>
      Object.keys(classes).flatMap((binding) =>
        edge
          .storages(binding)
          .filter(([, { isEmpty }]) => !isEmpty)
          .map(([name]) => `${binding} ${name.replace(merchantId, 'merchant')}`),
      ),
    )
    const facts = {
      plan,
      order,
      stories: told,
      entries,
      faults: provider.faults,
      reads: await Promise.all(reads),
      left: left.map(([name]) => name.replace(merchantId, 'merchant')),
      kept: plan.isLong ? kept : [],
    }
    return {
      findings: findings(facts, note),
      seen,
      trail: JSON.stringify([order.applications, told, entries]).replaceAll(merchantId, 'merchant'),
    }
  } catch (error) {
    const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll(
      merchantId,
      'merchant',
    )
    return { findings: [{ rule: 'the run ends', detail: text }], seen, trail: text }
  } finally {
    here.close()
    elsewhere.close()
    forgetMerchant(merchantId)
  }
}
