/** One run: the world of a plan, from its beginning until nothing is left to happen, and what the audit finds in it. */
import { setImmediate as afterPromises } from 'node:timers'
import { config } from '../../../edge/config/configured.ts'
import type { MerchantConfig } from '../../../edge/config/merchant.ts'
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
import type { Finding } from './finding.ts'
import type { Incident, Plan } from './plan.ts'
import { orderNow, type Read, readNow } from './reader.ts'

const START = Date.UTC(2026, 10, 26, 9)
const ORDER = 1001
const HOUR = 3_600_000

const classes = { DESK: OrderDesk, JOURNAL: Journal, JOURNAL_HEAD: JournalHead, TOKENS: ProviderTokens }

export interface Report {
  findings: Finding[]
  /** What has happened, for the list of what must have happened in some run. */
  seen: Set<string>
  /** Everything that was observed, as a text: the same for the same plan. */
  trail: string
}

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
    { loop, random, order, troubles, tasks, losesAnswers, seen: note },
    'secret-0',
  )
  enter({ loop, random, fetch: (url, init) => provider.fetch(url, init) })
  const merchantId = `merchant-${(runs += 1)}`
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
      merchantId,
      orderId: ORDER,
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
    ;(config.merchants as Map<string, MerchantConfig>).delete(merchantId)
  }
}

/** What has come by now. @throws Error if somebody still waits, who would wait for ever */
function settled<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    afterPromises(() => reject(new Error('somebody waits for ever')))
  })
  return Promise.race([work, late])
}

/** Each run has a merchant of its own, because the modules of the edge remember what they know of one. */
let runs = 0

/** As a deployment with other credentials does it. */
function configure(merchantId: string, secret: string): void {
  ;(config.merchants as Map<string, MerchantConfig>).set(merchantId, {
    MerchantId: merchantId,
    ApiKeyHashes: [],
    Origins: ['http://shop.example'],
    ClientId: merchantId,
    ClientSecret: secret,
    Scheme: 'bearer',
  })
}

interface World {
  loop: Loop
  edge: EdgeProcess
  provider: Provider
  merchantId: string
  seen: (what: string) => void
}

/** Puts an incident on the loop. */
function prepare(incident: Incident, { loop, edge, provider, merchantId, seen }: World): void {
  const here = edge.platform
  if (incident.what === 'reset') {
    const before = loop.beforeStep
    let start = incident.ofWrite === undefined ? 0 : undefined
    loop.beforeStep = (step) => {
      before(step)
      if (incident.ofWrite !== undefined && provider.writes > incident.ofWrite) start ??= step
      if (start === undefined || step !== start + incident.step) return
      here.reset(incident.binding)
      seen(`reset of ${incident.binding ?? 'the process'}`)
    }
    return
  }
  if (incident.what === 'reset-at-answer') {
    const before = here.onAnswer
    let answers = 0
    here.onAnswer = (object, method) => {
      before(object, method)
      if (method !== 'write' || answers++ !== incident.answer) return
      object.reset()
      seen('reset at an answer')
    }
    return
  }
  loop.after(incident.at, () => {
    seen(incident.what)
    switch (incident.what) {
      case 'other-system': {
        const { order } = provider
        if (order.refusal(incident.change)) return
        order.apply('another system', incident.change, order.reserve(incident.change), loop.steady)
        return
      }
      case 'key-rotated':
        provider.secret = 'secret-1'
        loop.after(incident.followsAfter, () => configure(merchantId, 'secret-1'))
        return
      case 'outage':
        provider.unreachableUntil = loop.steady + incident.ms
        return
      case 'restore': {
        const restore = edge.backUp()
        loop.after(incident.ms, restore)
        return
      }
      case 'overload':
        here.overload(incident.binding, incident.ms)
        return
      case 'clock-back':
        loop.shift(-incident.ms)
    }
  })
}
