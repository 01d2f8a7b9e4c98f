/**
 * The provider with 10 000 and with 1 000 000 deliveries: reports, GET of an order and a delivery, and what other calls
 * wait for while the first report of a large day is made. The deliveries are copies of one that the service made.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { providerToken } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import { callSandbox, createOrder, deliver } from '../support/sandbox.ts'
import { copyDeliveries } from './delivery-copies.ts'
import type { Against, Figure, Tell } from './fact.ts'
import { summarize, type Summary } from './load.ts'
import { median } from './median.ts'
import { readReport, type ReportReading } from './report-reading.ts'

const SIZES = [10_000, 1_000_000] as const
/** The settled deliveries of each size are spread over as many days: a report reads the sums of all days before. */
const DAYS = 2000
const SMALL_DAY = 200
const LARGE_DAY = 20_000
const ROUNDS = 15
const CALLS = 200
const GET_EVERY_MS = 5
const ALONE_MS = 3000
/** No more calls are sent while so many wait: a provider that does not answer can be measured too. */
const MOST_WAITING = 400
const DAY = 24 * 60 * 60 * 1000
const SIZES_HOW = 'One size after the other.'
const AIM = { ratio: 1.2, waitMs: 20 }
/** What was measured before the settlement worked in slices, with a watermark. Milliseconds. */
const RECORDED = {
  name: 'without a watermark and slices, recorded on 2026-11-27',
  /** A report at the last size to one at the first. */
  ratio: 10.5,
  firstByte: { 10_000: 16_000, 1_000_000: 111_000 },
  longer: { 10_000: 18_000, 1_000_000: 113_000 },
}
const LONGER = 'p99 longer than alone'
const FIRST_BYTE = 'first byte'

interface Measured {
  /** Milliseconds: medians. */
  report: number
  get: number
  deliver: number
  /** Milliseconds until the last byte. */
  firstReport: number
  largeReport: ReportReading
  alone: Summary & { most: number }
  meanwhile: Summary & { most: number }
}

/** Takes about three minutes. */
export async function benchProviderScale(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-scale-'))
  const all: Measured[] = []
  try {
    const order = await settledOrder(stateDirectory)
    let filled = 0
    for (const [index, size] of SIZES.entries()) {
      // Both days are between the settled ones and those of the size before.
      const days = { small: midnight(-10 + 4 * index), large: midnight(-9 + 4 * index) }
      const copies = { order, days: 1, isSettled: false }
      const settled = { order, count: size - filled, from: midnight(-DAYS - 20), days: DAYS, isSettled: true }
      copyDeliveries(stateDirectory, settled)
      copyDeliveries(stateDirectory, { ...copies, count: SMALL_DAY, from: days.small })
      copyDeliveries(stateDirectory, { ...copies, count: LARGE_DAY, from: days.large })
      filled = size
      const measured = await measure(stateDirectory, order, days)
      tellSize(tell, size, measured, all[0])
      all.push(measured)
    }
  } finally {
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

/** The midnight, UTC, of a day before or after this one. */
function midnight(days: number): number {
  return (Math.floor(Date.now() / DAY) + days) * DAY
}

/** An order that is delivered and in a report. @returns its id */
async function settledOrder(stateDirectory: string): Promise<string> {
  const provider = await startProvider(stateDirectory)
  const addresses = addressesOf(provider)
  try {
    const order = await openOrder(provider)
    await deliver(addresses, order)
    await callSandbox(addresses, 'clock', { now: new Date(midnight(1)).toISOString() })
    await readReport(provider, await reportOf(provider, midnight(0)))
    await callSandbox(addresses, 'clock', {}, 'DELETE')
    return order
  } finally {
    await provider.stop()
  }
}

async function measure(
  stateDirectory: string,
  order: string,
  days: { small: number; large: number },
): Promise<Measured> {
  const provider = await startProvider(stateDirectory)
  try {
    const get = await orderReader(provider, order)
    const gets = await times(CALLS, get)
    const small = await reportOf(provider, days.small)
    const firstReport = (await readReport(provider, small)).total
    const reports = await times(ROUNDS, () => readReport(provider, small))
    const alone = await getsUntil(get, new Promise((done) => setTimeout(done, ALONE_MS)))
    const large = await reportOf(provider, days.large)
    let largeReport: ReportReading | undefined
    const meanwhile = await getsUntil(
      get,
      readReport(provider, large).then((reading) => (largeReport = reading)),
    )
    // Last: after a write, the alarm would settle both days.
    const deliveries = await deliveryTimes(provider)
    return {
      report: median(reports),
      get: median(gets),
      deliver: median(deliveries),
      firstReport,
      largeReport: largeReport!,
      alone,
      meanwhile,
    }
  } finally {
    await provider.stop()
  }
}

function addressesOf({ address }: RunningWorker) {
  return { provider: address, edge: '', demo: '' }
}

async function reportOf(provider: RunningWorker, day: number) {
  const date = new Date(day).toISOString().slice(0, 10)
  return { path: `/api/v2/reports?date=${date}`, headers: await bearer(provider) }
}

async function bearer(provider: RunningWorker): Promise<Record<string, string>> {
  const token = await providerToken(addressesOf(provider))
  return { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
}

function openOrder(provider: RunningWorker): Promise<string> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  return createOrder(addressesOf(provider), { OrderRows })
}

async function orderReader(provider: RunningWorker, order: string): Promise<() => Promise<void>> {
  const headers = await bearer(provider)
  return async () => {
    const answer = await fetch(`${provider.address}/api/v1/orders/${order}`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`The order is ${answer.status}.`)
  }
}

async function deliveryTimes(provider: RunningWorker): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < CALLS / 4; count++) {
    const order = await openOrder(provider)
    const start = performance.now()
    await deliver(addressesOf(provider), order)
    taken.push(performance.now() - start)
  }
  return taken
}

/** Milliseconds of each call, one after another. */
async function times(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < count) {
    const start = performance.now()
    await call()
    taken.push(performance.now() - start)
  }
  return taken
}

/** Calls at a steady rate, however long each takes, until the work is done. */
async function getsUntil(
  get: () => Promise<void>,
  work: Promise<unknown>,
): Promise<Summary & { most: number }> {
  const latencies: number[] = []
  const waiting = new Set<Promise<unknown>>()
  const start = performance.now()
  const timer = setInterval(() => {
    if (waiting.size >= MOST_WAITING) return
    const sent = performance.now()
    const call = get()
      .then(() => latencies.push(performance.now() - sent))
      .finally(() => waiting.delete(call))
    waiting.add(call)
  }, GET_EVERY_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
  await Promise.all(waiting)
  const result = { count: latencies.length, ms: performance.now() - start, latencies }
  return { ...summarize([result]), most: Math.max(...latencies) }
}

function tellSize(
  tell: Tell,
  size: (typeof SIZES)[number],
  measured: Measured,
  before: Measured | undefined,
): void {
  const { firstReport, largeReport, alone, meanwhile } = measured
  const question = 'How does the provider slow down with its deliveries?'
  const name = `the same with ${SIZES[0]} deliveries`
  for (const [what, member, how] of [
    [`a report of ${SMALL_DAY} rows`, 'report', `Median of ${ROUNDS}. ${SIZES_HOW}`],
    ['GET order', 'get', `Median of ${CALLS}. ${SIZES_HOW}`],
    ['a delivery', 'deliver', `Median of ${CALLS / 4}. ${SIZES_HOW}`],
  ] as const) {
    const fact = { question, what: `${what}, with ${size} deliveries`, ours: { wall: measured[member] }, how }
    tell({
      ...fact,
      ...(before && { against: { kind: 'variant', name, wall: before[member] } }),
      ...(before && member === 'report' && { aims: [{ figure: 'wall', of: 'ratio', most: AIM.ratio }] }),
    })
    if (before && member === 'report') {
      tell({ ...fact, against: recorded({ [`time to ${name}`]: { value: RECORDED.ratio, unit: 'count' } }) })
    }
  }
  tell({
    question,
    what: `the first report of ${SMALL_DAY} rows, with ${size} deliveries`,
    ours: { wall: firstReport },
    ...(before && { against: { kind: 'variant', name, wall: before.firstReport } }),
    how: `One report. ${SIZES_HOW}`,
  })
  const large = {
    question,
    what: `the first report of ${LARGE_DAY} rows, with ${size} deliveries`,
    ours: { wall: largeReport.total, more: { [FIRST_BYTE]: ms(largeReport.firstByte) } },
    how: `One report. ${SIZES_HOW}`,
  }
  if (before) {
    const { total, firstByte } = before.largeReport
    tell({ ...large, against: { kind: 'variant', name, wall: total, more: { [FIRST_BYTE]: ms(firstByte) } } })
  }
  tell({ ...large, against: recorded({ [FIRST_BYTE]: ms(RECORDED.firstByte[size]) }) })
  const beside = {
    question,
    what: `GET order beside that report, with ${size} deliveries`,
    ours: { wall: meanwhile.p50, more: { ...tails(meanwhile), [LONGER]: ms(meanwhile.p99 - alone.p99) } },
    how: `A call every ${GET_EVERY_MS} ms, first alone and then beside the report; wall is the median.`,
  }
  tell({
    ...beside,
    against: { kind: 'variant', name: 'alone', wall: alone.p50, more: tails(alone) },
    aims: [{ figure: LONGER, of: 'ours', most: AIM.waitMs }],
  })
  tell({ ...beside, against: recorded({ [LONGER]: ms(RECORDED.longer[size]) }) })
}

function recorded(more: Record<string, Figure>): Against {
  return { kind: 'variant', name: RECORDED.name, more }
}

function tails({ p99, most }: Summary & { most: number }): Record<string, Figure> {
  return { p99: ms(p99), most: ms(most) }
}

function ms(value: number): Figure {
  return { value, unit: 'ms' }
}
