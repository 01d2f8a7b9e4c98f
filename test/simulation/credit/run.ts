/** One run with credit orders: the desks of the SOAP service, and the provider's book. */
import { CreditDesk } from '../../../edge/credit-desk/credit-desk.ts'
import { Journal } from '../../../edge/journal/journal.ts'
import { JournalHead } from '../../../edge/journal/journal-head.ts'
import { ProviderTokens } from '../../../edge/upstream/token-keeper.ts'
import { enter, pause } from '../platform/globals.ts'
import { Loop } from '../platform/loop.ts'
import { Platform } from '../platform/objects.ts'
import { Random } from '../platform/random.ts'
import { Provider } from '../provider/provider.ts'
import { act } from '../world/client.ts'
import { EdgeProcess } from '../world/edge-process.ts'
import { prepare } from '../world/incidents.ts'
import { configure, forgetMerchant, merchantOfSeed } from '../world/merchant.ts'
import { HOUR } from '../world/plan.ts'
import type { Report } from '../world/playing.ts'
import { settled } from '../world/settled.ts'
import { findings } from './audit.ts'
import { CreditBook } from './credit-book.ts'
import { toCredit } from './credit-requests.ts'
import type { CreditPlan } from './plan.ts'
import { SoapService } from './soap-service.ts'

const START = Date.UTC(2026, 10, 26, 9)

const classes = {
  CREDIT_DESK: CreditDesk,
  JOURNAL: Journal,
  JOURNAL_HEAD: JournalHead,
  TOKENS: ProviderTokens,
}

/** @param plan see `plan.ts` */
export async function run(plan: CreditPlan): Promise<Report> {
  const loop = new Loop(START)
  const random = new Random(plan.seed ^ 0x5eed)
  const seen = new Set<string>()
  const note = (what: string) => void seen.add(what)
  const now = () => loop.steady
  const book = new CreditBook(START, plan.authorizesAgain)
  const soap = new SoapService({ book, troubles: plan.service, now, seen: note })
  const { troubles } = plan
  const provider = new Provider(
    { loop, random, orders: [], troubles, tasks: 'at-once', losesAnswers: false, soap, seen: note },
    'secret-0',
  )
  enter({ loop, random, fetch: (url, init) => provider.fetch(url, init) })
  const merchantId = merchantOfSeed(plan.seed)
  configure(merchantId, 'secret-0')
  const disk = { random, lies: false }
  const idOf = (name: string) => name.replace(merchantId, 'merchant')
  const newPlatform = () => new Platform({ idOf, loop, random, disk, classes: classes as never })
  const platforms = [newPlatform(), newPlatform()]
  const [edge, otherEdge] = platforms.map((one) => new EdgeProcess(one)) as [EdgeProcess, EdgeProcess]
  for (const incident of plan.incidents) prepare(incident, { loop, edge, provider, merchantId, seen: note })
  for (const { at, change } of plan.rivals) {
    loop.after(at, () => {
      if (book.refusal(change)) return
      note('other-system')
      book.apply('another system', change, now())
    })
  }

  const stories = plan.clients.map((client) => {
    if (client.isElsewhere) note('second edge')
    const asked = client.isElsewhere ? otherEdge : edge
    const send = toCredit({ edge: asked, merchantId, wait: pause })
    return act(client, { edge: asked, send, now, wait: pause, look: nothingToSee, seen: note })
  })
  for (const story of stories) story.catch(() => undefined)
  const storages = (binding: string) => platforms.flatMap((one) => one.storages(binding).map(([, it]) => it))
  const rows = (binding: string, table: string) => storages(binding).flatMap((one) => one.rowsOf(table))
  try {
    // Until the last answer under a key has expired; then until nothing is kept.
    await loop.run(START + 60 * HOUR)
    const told = await settled(Promise.all(stories))
    const entries = rows('JOURNAL', 'entries').filter(({ is_copy }) => is_copy === 0)
    const records = entries.map(({ record }) => record as string)
    const left = rows('CREDIT_DESK', 'write_log').length
    if (plan.isLong) {
      note('a year later')
      await loop.run()
    }
    const kept = Object.keys(classes).filter((binding) => storages(binding).some(({ isEmpty }) => !isEmpty))
    const { faults } = provider
    const facts = {
      plan,
      book,
      stories: told,
      records,
      faults,
      left,
      kept: plan.isLong ? kept : [],
      start: START,
    }
    const trail = JSON.stringify([book.applications, told, records])
    return { findings: findings(facts, note), seen, trail: trail.replaceAll(merchantId, 'merchant') }
  } catch (error) {
    const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll(
      merchantId,
      'merchant',
    )
    return { findings: [{ rule: 'the run ends', detail: text }], seen, trail: text }
  } finally {
    for (const platform of platforms) platform.close()
    forgetMerchant(merchantId)
  }
}

/** Credit orders have no versions that a client could name. */
function nothingToSee(): Promise<undefined> {
  return Promise.resolve(undefined)
}
