/** @module-tag long */
import { expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { clientOf, DATE, reportOf, sale } from '../../../testing/report-day.ts'
import { readDay } from './day-reader.ts'

const ROWS = 20_000
const report = stringifyJson(reportOf(clientOf(Array.from({ length: ROWS }, () => sale))))

it('the reader lets the page work while a large report is read and queried', async () => {
  let turns = 0
  const channel = new MessageChannel()
  // The page's own work: each turn begins when the one before has been done.
  channel.port1.addEventListener('message', () => {
    turns += 1
    channel.port2.postMessage(undefined)
  })
  channel.port1.start()
  channel.port2.postMessage(undefined)
  const turnsOf = async (work: () => Promise<unknown>) => {
    const before = turns
    await work()
    return turns - before
  }

  const day = await readDay(DATE, new Response(report).body!, () => {}, new AbortController().signal)
  expect(await turnsOf(() => day.whole)).toBeGreaterThan(10)
  expect(day.reading.clients[0]).toMatchObject({ rowCount: ROWS, payout: { verdict: 'balances' } })
  const sort = { column: 'customerName', isDescending: true } as const
  expect(await turnsOf(() => day.query({ client: 0, search: 'asa', sort }))).toBeGreaterThan(3)
  const view = await day.query({ client: 0 })
  expect(await turnsOf(() => view.rows(0, ROWS))).toBeGreaterThan(3)
  const inParts = async () => {
    for (let from = 0; from < ROWS; from += 20) await view.rows(from, 20)
  }
  expect(await turnsOf(inParts)).toBeGreaterThan(3)
  channel.port1.close()
  day.close()
})
