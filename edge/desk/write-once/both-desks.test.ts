/** The promises of both desks, with the real provider: keys, lost answers, deadlines, and stored data. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '../../config/configured.ts'
import { DeskCase, deskKinds, otherApiKey } from '../../testing/both-desks.ts'
import { atSandbox, bodyOf } from '../../testing/edge.ts'
import { onWire } from '../../testing/wire.ts'
import { inFlightMs, KEY_MS, LOST_MS } from '../times.ts'
import { eventually } from '../../../shared/testing/eventually.ts'

const SETTLE_MS = inFlightMs(config)
const codeOf = async (response: Response) =>
  `${response.status} ${((await bodyOf(response)) as { code: string }).code}`
const success = (response: Response) => response.status === 200 || response.status === 202

/** The client leaves without reading the body. */
async function leave(answer: Promise<Response>): Promise<void> {
  await (await answer).body?.cancel()
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

describe.each(deskKinds)('a write with a key to $name', (kind) => {
  it('is done once, and its answer repeated byte for byte, also by a new object', async () => {
    const desk = await DeskCase.of(kind)
    const first = await (await desk.write({ key: 'one' })).text()
    expect(await (await desk.write({ key: 'one' })).text()).toBe(first)
    await evictDurableObject(await desk.object())
    expect(await (await desk.write({ key: 'one' })).text()).toBe(first)
    expect(await desk.timesDone()).toBe(1)
    expect(await desk.outcomes()).toEqual(['done'])
  })

  it('says that its answer is a repeated one, and not that the first one is', async () => {
    const desk = await DeskCase.of(kind)
    const replayed = async () => (await desk.write({ key: 'one' })).headers.get('Idempotent-Replayed')
    expect(await replayed()).toBeNull()
    expect(await replayed()).toBe('true')
    expect(await replayed()).toBe('true')
    const other = await desk.write({ key: 'two' })
    expect([success(other), other.headers.get('Idempotent-Replayed')]).toEqual([true, null])
    // Nothing was repeated: another write was refused.
    const reused = await desk.write({ key: 'one', units: 2 })
    expect([reused.status, reused.headers.get('Idempotent-Replayed')]).toEqual([422, null])
  })

  it('is done once for simultaneous requests', async () => {
    const desk = await DeskCase.of(kind)
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.write({ key: 'one' })))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await desk.timesDone()).toBe(1)
  })

  it('is refused with other content, and the first answer stays', async () => {
    const desk = await DeskCase.of(kind)
    await desk.write({ key: 'one' })
    expect(await codeOf(await desk.write({ key: 'one', units: 2 }))).toBe('422 idempotency-key-reused')
    expect(await desk.timesDone()).toBe(1)
  })

  it('is stored with neither its key nor its answer readable', async () => {
    const desk = await DeskCase.of(kind)
    const key = 'key-of-a-client'
    const answer = await (await desk.write({ key })).text()
    const stored = JSON.stringify(await desk.stored())
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(JSON.stringify(answer).slice(1, -1))
  })

  it('is forgotten after 24 hours, and not before', async () => {
    const desk = await DeskCase.of(kind)
    await desk.write({ key: 'one' })
    await desk.pass(KEY_MS - 60_000)
    await runDurableObjectAlarm(await desk.object())
    await desk.write({ key: 'one' })
    expect(await desk.timesDone()).toBe(1)
    await desk.pass(60_000)
    await runInDurableObject(await desk.object(), (object) => (object as { alarm(): Promise<void> }).alarm())
    await desk.write({ key: 'one' })
    expect(await desk.timesDone()).toBe(2)
  })
})

describe.each(deskKinds)('a write without a key to $name', (kind) => {
  it('is answered the same and not sent for ten minutes if its client did not take the answer', async () => {
    const desk = await DeskCase.of(kind)
    await leave(desk.write())
    const second = await desk.write()
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    const again = await second.text()
    expect(await (await desk.write()).text()).toBe(again)
    expect(await desk.timesDone()).toBe(1)
    await desk.pass(LOST_MS)
    expect(await (await desk.write()).text()).not.toBe(again)
    expect(await desk.timesDone()).toBe(2)
  })

  it('is not sent for ten minutes from the last of its answers that its client did not take', async () => {
    const desk = await DeskCase.of(kind)
    const until = async () => Number((await desk.stored('lost_until'))[0]?.['lost_until'])
    await leave(desk.write())
    await desk.pass(LOST_MS - 60_000)
    await leave(desk.write())
    await eventually(async () => expect(await until()).toBeGreaterThan(Date.now() + LOST_MS - 30_000))
    await desk.pass(LOST_MS - 60_000)
    expect((await desk.write()).headers.get('Idempotent-Replayed')).toBe('true')
    expect(await desk.timesDone()).toBe(1)
  })

  it('is forgotten after ten minutes', async () => {
    const desk = await DeskCase.of(kind)
    await leave(desk.write())
    const stored = () => desk.stored('key, request')
    await eventually(async () => expect(await stored()).toEqual([{ key: null, request: null }]))
    await runInDurableObject(await desk.object(), async (_, { storage }) => {
      expect((await storage.getAlarm())! - Date.now()).toBeLessThanOrEqual(LOST_MS)
    })
    await desk.pass(LOST_MS)
    await runDurableObjectAlarm(await desk.object())
    expect(await stored()).toEqual([])
  })

  it('is never the answer to other content or another caller', async () => {
    const desk = await DeskCase.of(kind)
    await leave(desk.write())
    expect(success(await desk.write({ units: 2 }))).toBe(true)
    expect(success(await desk.write({ apiKey: await otherApiKey() }))).toBe(true)
    expect(await desk.timesDone()).toBe(3)
  })

  it('is forgotten once its client has the answer, and the same content is done again', async () => {
    const desk = await DeskCase.of(kind)
    await (await desk.write()).text()
    await eventually(async () => expect(await desk.stored()).toEqual([]))
    const again = await desk.write()
    expect(again.headers.get('Idempotent-Replayed')).toBeNull()
    await again.text()
    expect(await desk.timesDone()).toBe(2)
  })

  it('is found meanwhile, answered, and not done twice', async () => {
    const desk = await DeskCase.of(kind)
    await kind.fault(desk.id, { phase: 'before', status: 504 })
    expect(await codeOf(await desk.write())).toBe('502 outcome-unknown')
    expect(await codeOf(await desk.write())).toBe('502 outcome-unknown')
    expect(await codeOf(await desk.write({ apiKey: await otherApiKey() }))).toBe('503 desk-busy')
    await desk.pass(SETTLE_MS)
    expect(success(await desk.write())).toBe(true)
    expect(await desk.timesDone()).toBe(1)
  })
})

describe.each(deskKinds)('a write to $name that was done, and whose answer is lost', (kind) => {
  it.each([
    ['a reset', { reset: true }],
    ['a cut body', { truncateAfterBytes: 4 }],
    ['garbage', { garbage: true }],
    ['an error', { status: 500 }],
    ["a gateway's error", { status: 504 }],
    ["a proxy's page", { status: 500, garbage: true }],
  ])('is found by reading after %s, and always answered the same', async (_, fault) => {
    const desk = await DeskCase.of(kind)
    await kind.fault(desk.id, { phase: 'after', ...fault })
    const first = await desk.write({ key: 'one' })
    expect(success(first)).toBe(true)
    // Found by reading is not repeated: this request sent the write.
    expect(first.headers.get('Idempotent-Replayed')).toBeNull()
    const second = await desk.write({ key: 'one' })
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await second.text()).toBe(await first.text())
    expect(await desk.timesDone()).toBe(1)
    expect(await desk.outcomes()).toEqual(['done'])
  })
})

describe.each(deskKinds)('a write to $name that was not done, and whose answer says nothing', (kind) => {
  it('is known at once if the provider has answered, and sent again under its key', async () => {
    const desk = await DeskCase.of(kind)
    await kind.fault(desk.id, { phase: 'before', status: 500 })
    expect(await bodyOf(await desk.write({ key: 'one' }))).toMatchObject({
      code: 'provider-failed',
      detail: expect.stringMatching(/afterwards: nothing was (changed|done)/),
    })
    expect(success(await desk.write({ key: 'one' }))).toBe(true)
    expect(await desk.timesDone()).toBe(1)
    expect(await desk.outcomes()).toEqual(['done', 'not-done'])
  })

  it.each([502, 504, 408, 520, 524])(
    'is unknown after a %i until it can no longer arrive, and only then sent again',
    async (status) => {
      const desk = await DeskCase.of(kind)
      await kind.fault(desk.id, { phase: 'before', status })
      const first = await desk.write({ key: 'one' })
      expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(20)
      expect(await codeOf(first)).toBe('502 outcome-unknown')
      expect(await codeOf(await desk.write({ key: 'one' }))).toBe('502 outcome-unknown')
      // Another write would hide its outcome.
      expect(await codeOf(await desk.write({ key: 'two' }))).toBe('503 desk-busy')
      expect(await codeOf(await desk.write())).toBe('503 desk-busy')
      expect(await desk.timesDone()).toBe(0)
      await desk.pass(SETTLE_MS)
      for (const _ of [1, 2]) expect(success(await desk.write({ key: 'one' }))).toBe(true)
      expect(await desk.timesDone()).toBe(1)
      expect(await desk.outcomes()).toEqual(['done', 'not-done', 'unknown'])
    },
  )

  it("is found by the alarm of a new object without a client's request", async () => {
    const desk = await DeskCase.of(kind)
    await kind.fault(desk.id, { phase: 'before', status: 504 })
    expect(await codeOf(await desk.write({ key: 'one' }))).toBe('502 outcome-unknown')
    await evictDurableObject(await desk.object())
    expect(await codeOf(await desk.write({ key: 'two' }))).toBe('503 desk-busy')
    await desk.pass(SETTLE_MS)
    expect(await runDurableObjectAlarm(await desk.object())).toBe(true)
    expect(await desk.outcomes()).toEqual(['not-done', 'unknown'])
    expect(success(await desk.write({ key: 'two' }))).toBe(true)
  })
})

describe.each(deskKinds)('a write to $name whose outcome cannot be read', (kind) => {
  /** The provider takes the write and answers nothing, and then no read succeeds. */
  async function unreadable() {
    const desk = await DeskCase.of(kind)
    // The edge knows the order then, and reads it at its desk only.
    await desk.write({ key: 'before' })
    let isSent = false
    const requests = onWire((request) => {
      if (kind.isWrite(request)) isSent = true
      return isSent ? new Response(null, { status: 504 }) : undefined
    })
    expect(await codeOf(await desk.write({ key: 'one' }))).toBe('502 outcome-unknown')
    return { desk, sent: () => requests.filter((request) => kind.isWrite(request)).length }
  }

  it('stays open for a day, and is never sent again', async () => {
    const { desk, sent } = await unreadable()
    await desk.pass(KEY_MS - 60_000)
    const open = await desk.write({ key: 'one' })
    expect(open.headers.get('Retry-After')).not.toBeNull()
    expect(await codeOf(open)).toBe('502 outcome-unknown')
    expect(await codeOf(await desk.write({ key: 'two' }))).toBe('503 desk-busy')
    expect(sent()).toBe(1)
  })

  it('is given up after a day, answered as unknown without another attempt, and blocks no other write', async () => {
    const { desk, sent } = await unreadable()
    await desk.pass(KEY_MS)
    await runDurableObjectAlarm(await desk.object())
    expect(await desk.outcomes()).toEqual(['unknown', 'unknown', 'done'])
    expect(sent()).toBe(1)
    vi.restoreAllMocks()
    expect(success(await desk.write({ key: 'two' }))).toBe(true)
  })

  it('is given up when the day ends, and keeps that answer under its key for another one', async () => {
    const { desk, sent } = await unreadable()
    await desk.pass(KEY_MS - 60_000)
    // An earlier write's answer would set the alarm too.
    await runInDurableObject(await desk.object(), (_, { storage }) => {
      storage.sql.exec('DELETE FROM write_log WHERE intent IS NULL')
    })
    await runDurableObjectAlarm(await desk.object())
    await runInDurableObject(await desk.object(), async (_, { storage }) => {
      expect((await storage.getAlarm()) ?? Infinity).toBeLessThanOrEqual(Date.now() + 60_000)
    })
    await desk.pass(60_000)
    await runDurableObjectAlarm(await desk.object())
    await desk.pass(KEY_MS - 60_000)
    await runDurableObjectAlarm(await desk.object())
    const kept = await desk.write({ key: 'one' })
    expect(kept.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await codeOf(kept)).toBe('502 outcome-unknown')
    expect(sent()).toBe(1)
  })
})

describe.each(deskKinds)('a write to $name for which there is too little time left', (kind) => {
  it('is never sent, stores nothing, and keeps its key free', async () => {
    const desk = await DeskCase.of(kind)
    await desk.write({ key: 'before' })
    const now = Date.now.bind(Date)
    let skipped = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now() + skipped)
    const requests = onWire(async (request, pass) => {
      if (kind.isWrite(request)) return pass()
      const answer = await pass()
      // Of the two budgets, less time than one call may take is left.
      skipped = 2 * config.budgetMs - Math.min(config.callMs, config.budgetMs) + 1
      return answer
    })
    const refused = await desk.write({ key: 'one' })
    expect(await bodyOf(refused)).toMatchObject({
      code: 'desk-busy',
      detail: 'There was too little time left. Nothing was sent.',
    })
    expect(requests.filter((request) => kind.isWrite(request))).toEqual([])
    vi.restoreAllMocks()
    expect(success(await desk.write({ key: 'one' }))).toBe(true)
    expect(await desk.outcomes()).toEqual(['done', 'done'])
  })
})

describe.each(deskKinds)('a write to $name whose turn does not come', (kind) => {
  const { budgetMs } = config

  /** Does something while another write has the turn, whose provider does not answer until then. */
  async function meanwhile<Value>(desk: DeskCase, work: () => Promise<Value>): Promise<Value> {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const requests = onWire(() => isOver.then(() => new Response(null, { status: 500 })))
    const other = desk.write({ key: 'other', units: 3 })
    await eventually(() => expect(requests.length).toBeGreaterThan(0))
    // How long the next ones wait for their turn.
    config.budgetMs = 300
    const value = await work()
    config.budgetMs = budgetMs
    end()
    await other
    expect(requests.filter((request) => kind.isWrite(request))).toEqual([])
    vi.restoreAllMocks()
    return value
  }

  afterEach(() => void (config.budgetMs = budgetMs))

  it('is told that nothing was sent, if it is a new one', async () => {
    const desk = await DeskCase.of(kind)
    await desk.write({ key: 'one' })
    await leave(desk.write())
    const refused = await meanwhile(desk, () =>
      Promise.all([desk.write({ key: 'two' }), desk.write({ units: 2 })]),
    )
    for (const answer of refused) {
      expect(answer.headers.get('Retry-After')).toBe('2')
      expect(await bodyOf(answer)).toMatchObject({ code: 'desk-busy', detail: 'Nothing was sent.' })
    }
  })

  it('gets its answer of before, also without a key if its client did not take that', async () => {
    const desk = await DeskCase.of(kind)
    const keyed = await (await desk.write({ key: 'one' })).text()
    await leave(desk.write({ units: 2 }))
    const again = await meanwhile(desk, () =>
      Promise.all([
        desk.write({ key: 'one' }),
        desk.write({ units: 2 }),
        desk.write({ key: 'one', units: 2 }),
      ]),
    )
    expect(again.map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual(['true', 'true', null])
    expect(await again[0]!.text()).toBe(keyed)
    expect(await codeOf(again[2]!)).toBe('422 idempotency-key-reused')
    expect(await desk.timesDone()).toBe(2)
  })

  it.each([['with a key', 'one'] as const, ['without a key', undefined] as const])(
    'is told that its outcome is unknown while it is open, %s',
    async (_, key) => {
      const desk = await DeskCase.of(kind)
      const request = key === undefined ? {} : { key }
      await kind.fault(desk.id, { phase: 'before', status: 504 })
      expect(await codeOf(await desk.write(request))).toBe('502 outcome-unknown')
      const again = await meanwhile(desk, () => desk.write(request))
      expect(again.headers.get('Retry-After')).not.toBeNull()
      expect(await codeOf(again)).toBe('502 outcome-unknown')
    },
  )
})

describe.each(deskKinds)('a write to $name before which nothing can be read', (kind) => {
  it('is not sent, and leaves nothing', async () => {
    const desk = await DeskCase.of(kind)
    const requests = onWire((request) =>
      kind.isWrite(request) ? undefined : new Response(null, { status: 500 }),
    )
    expect(await codeOf(await desk.write({ key: 'one' }))).toBe('502 provider-failed')
    expect(requests.filter((request) => kind.isWrite(request))).toEqual([])
    vi.restoreAllMocks()
    expect(await desk.stored()).toEqual([])
  })
})
