/** docs/proof.md says how many ways to be wrong there are, and which of them only a known seed finds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plants as ofBatches } from './batches/plants.ts'
import { plants as ofCredit } from './credit/plants.ts'
import { plants as ofOrders } from './plants.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/proof.md'), 'utf8')

/** With as many runs as `npm test` plays. */
const kinds = [
  ['orders', ofOrders, 10_000],
  ['batches', ofBatches, 400],
  ['credit orders', ofCredit, 1_500],
] as const

it('names the number of ways to be wrong', () => {
  expect(page).toContain(
    `each of ${ofOrders.length}, ${ofBatches.length} and ${ofCredit.length} by a known seed`,
  )
})

it('names each that no run of npm test finds by itself', () => {
  const beyond = kinds.flatMap(([kind, plants, runs]) =>
    plants
      .filter(({ seed }) => seed >= runs)
      .map(({ name, seed }) => `| ${kind} | ${name} | ${grouped(seed)} |`),
  )
  const told = page.split('\n').filter((line) => /^\| (?:orders|batches|credit orders) \|/.test(line))
  expect(told.toSorted()).toEqual(beyond.toSorted())
})

/** 1234567 as 1 234 567. */
function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')
}
