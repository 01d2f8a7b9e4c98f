/**
 * Every SOAP operation that writes, with its connection cut at every place, and repeated in every way that a client
 * can: nothing is done twice, and nothing done is reported as not done. Edge and provider are real processes.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLongRun, someOf } from '../../shared/testing/runs.ts'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { atEdge, openSession } from '../support/client.ts'
import { creditWriteNames, creditWrites, type Prepared } from '../support/credit-writes.ts'
import { type Cut, type CuttingRelay, startCuttingRelay } from '../support/cutting-relay.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { fault } from '../support/sandbox.ts'
import { soapAtEdge, type SoapReply } from '../support/soap-calls.ts'
import { eventually } from '../../shared/testing/eventually.ts'

/** More than the 30 s for which a write may still arrive. */
const SETTLED_MS = 31_000

let stateDirectory: string
let provider: RunningWorker
let relay: CuttingRelay
let edge: RunningWorker & { addresses: Addresses }

beforeEach(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-soap-faults-'))
  provider = await startProvider(stateDirectory)
  relay = await startCuttingRelay(provider.address)
  edge = await startEdge({ provider: relay.address, stateDirectory })
})

afterEach(async () => {
  await edge.stop()
  await Promise.all([relay.stop(), provider.stop()])
  rmSync(stateDirectory, { recursive: true, force: true })
})

const direct = () => ({ provider: provider.address })

/** Operations whose outcome no other operation shows: the edge answers that, and a person decides. */
const untold: readonly CreditWriteName[] = ['CreatePaymentPlan', 'AddToBlockList']

interface Retry {
  wire: 'json' | 'xml'
  first?: string
  again?: string
}
const retries: Record<string, () => Retry> = {
  'the same key': () => {
    const first = crypto.randomUUID()
    return { wire: 'json', first, again: first }
  },
  'another key': () => ({ wire: 'json', first: crypto.randomUUID(), again: crypto.randomUUID() }),
  'no key over XML': () => ({ wire: 'xml' }),
  'no key': () => ({ wire: 'json' }),
  'the same key over XML': () => {
    const first = crypto.randomUUID()
    return { wire: 'xml', first, again: first }
  },
}

/** Skips the time in which a write may still arrive, by editing the desks' files while no edge runs. */
async function letWritesSettle(): Promise<void> {
  await edge.stop()
  const folder = join(stateDirectory, 'edge/CreditDesk')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, file))
    const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'write_log'").get()
    if (has)
      database.exec(`UPDATE write_log SET at = at - ${SETTLED_MS}, lost_until = lost_until - ${SETTLED_MS}`)
    database.close()
  }
  edge = await startEdge({ provider: relay.address, stateDirectory })
}

interface Case {
  name: CreditWriteName
  where: Cut['where']
  retry: Retry
  prepared: Prepared
  send(key: string | undefined): Promise<SoapReply>
  isTold: boolean
}

/** `done` for a result, or for a fault about a done write; otherwise the code. */
function toldBy({ code }: SoapReply): string {
  return code === '' || code === 'answer-lost' ? 'done' : code
}

const timesPassed = (name: CreditWriteName) => relay.passed.filter((passed) => passed === name).length

/** Sends a write whose connection is cut, and sends it again. @returns the outcome, and the expected one */
async function cutAndRetry(name: CreditWriteName, where: Cut['where'], retry: Retry) {
  const prepared = (await creditWrites[name](direct())) as Prepared
  const { wire, first: key, again } = retry
  const send = (key: string | undefined) =>
    soapAtEdge(edge.addresses, name, prepared.input as never, { wire, key })
  const before = timesPassed(name)
  relay.cut = { operation: name, where }
  const first = await send(key)
  const isTold = toldBy(first) === 'done'
  const isSame = key === again
  // A client that knows that it was done only repeats the same key.
  const second = isTold && (key === undefined || !isSame) ? first : await send(again)

  const isDone = Number(where !== 'before')
  const isUntold = untold.includes(name)
  const code = where === 'before' || isUntold ? 'outcome-unknown' : 'done'
  // After a final `outcome-unknown`, a new key is a new intent.
  const isNewIntent = isUntold && (where === 'in' || where === 'fault') && !isSame
  const row = {
    name,
    where,
    first: toldBy(first),
    second: isNewIntent ? 'sent' : toldBy(second),
    isSameAnswer: !isTold || second.text === first.text,
    passed: timesPassed(name) - before,
    done: (await prepared.timesDone?.()) ?? isDone,
  }
  const expected = {
    name,
    where,
    first: code,
    second: isNewIntent ? 'sent' : isTold || isSame ? code : 'desk-busy',
    isSameAnswer: true,
    passed: isDone + Number(isNewIntent),
    done: isDone,
  }
  return { row, expected, next: { name, where, retry, prepared, send, isTold } satisfies Case }
}

/** Makes the last call, when nothing can arrive any more. @returns the outcome, and the expected one */
async function askLast({ name, where, retry, prepared, send, isTold }: Case) {
  const isUntold = untold.includes(name)
  const last = isTold && retry.first === undefined ? 'done' : toldBy(await send(retry.first))
  const isDone = Number(where !== 'before' || !isUntold)
  return {
    row: { name, where, last, done: (await prepared.timesDone?.()) ?? isDone },
    expected: { name, where, last: isUntold ? 'outcome-unknown' : 'done', done: isDone },
  }
}

const places: readonly Cut['where'][] = ['before', 'in', 'after', 'fault']

const ways = someOf(Object.keys(retries), 3)
/** In the short run each write is cut once, or twice, and asks again with the same key. */
const cutsOf = (how: string) =>
  places.flatMap((where, nth) =>
    creditWriteNames
      .filter((_, mth) => isLongRun || (nth + mth) % ways.length === ways.indexOf(how))
      .map((name) => [name, where] as const),
  )

describe('SOAP writes whose connection is cut', () => {
  it.each(someOf(ways, 1))(
    'are done at most once if repeated with %s, and never reported as not done if they were',
    async (how) => {
      const cases = []
      for (const [name, where] of cutsOf(how)) cases.push(await cutAndRetry(name, where, retries[how]!()))
      expect(cases.map(({ row }) => row)).toEqual(cases.map(({ expected }) => expected))
      await letWritesSettle()
      const last = []
      for (const { next } of cases) last.push(await askLast(next))
      expect(last.map(({ row }) => row)).toEqual(last.map(({ expected }) => expected))
    },
    120_000,
  )
})

/** Starts another process on the state of the killed one. */
async function killEdge(): Promise<void> {
  await edge.stop('SIGKILL')
  edge = await startEdge({ provider: relay.address, stateDirectory })
}

describe('an edge that is killed before the answer arrives', () => {
  it.each(
    someOf(
      [
        ['json', 'key'],
        ['xml', undefined],
      ] as const,
      1,
    ),
  )('finds over %s what the provider did, and does not send it again', async (wire, key) => {
    const { input, timesDone } = await creditWrites.CreateInvoice(direct())
    const send = () => soapAtEdge(edge.addresses, 'CreateInvoice', input, { wire, key })
    relay.cut = { operation: 'CreateInvoice', where: 'never' }
    const lost = send().catch(() => 'lost')
    await eventually(async () => expect(await timesDone!()).toBe(1))
    await killEdge()
    expect(await lost).toBe('lost')
    const again = await send()
    expect(again).toMatchObject({ status: 200, code: '' })
    expect(await send()).toEqual(again)
    expect(await timesDone!()).toBe(1)
    expect(timesPassed('CreateInvoice')).toBe(1)
  })
})

describe('a write whose turn does not come', () => {
  it.each([
    ['is refused within the budget of a call', ['one', 'two'], 'desk-busy'],
    ['is not known yet if the same request is under way', [undefined, undefined], 'outcome-unknown'],
  ])('%s, and is never sent', { tags: 'long' }, async (_, keys, code) => {
    await edge.stop()
    edge = await startEdge({ provider: relay.address, stateDirectory, env: { CALL_BUDGET_MS: '1000' } })
    const { input, timesDone } = await creditWrites.CreateInvoice(direct())
    // The first write takes two calls, and so longer than the budget of one.
    await fault(
      { ...edge.addresses, provider: provider.address },
      { path: '/soap', latencyMs: 600, times: 2 },
    )
    const send = (key: string | undefined) =>
      soapAtEdge(edge.addresses, 'CreateInvoice', input, { wire: 'json', key })
    const answers = await Promise.all(keys.map(send))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', code])
    expect(await timesDone!()).toBe(1)
  })
})

describe('two sessions at once on one order', () => {
  it('close it once: the other one is answered that it is closed', async () => {
    const { input, timesDone } = await creditWrites.CloseOrder(direct())
    const close = async (id: string) => {
      const user = { id, name: id }
      const { token } = await openSession(edge.addresses, { capabilities: ['credit.write'], user })
      return atEdge(edge.addresses, '/api/soap/CloseOrder', {
        token,
        method: 'POST',
        body: JSON.stringify(input),
      })
    }
    const answers = await Promise.all([close('one'), close('two')])
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { code?: string }).code ?? 'done'),
    )
    expect(codes.toSorted()).toEqual(['OrderAlreadyClosed', 'done'])
    expect(await timesDone!()).toBe(1)
  })
})
