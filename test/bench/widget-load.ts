/**
 * The cost of an order until its first row is on the screen, from a self-hosted edge, compared with another provider's
 * embeddable component on a separate page: the same line, processor and browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startStack } from '../../scripts/stack.ts'
import { firstLoadFiles, sizesOf } from '../../scripts/widget-files.ts'
import { launchBrowser } from '../support/browser.ts'
import { callSandbox } from '../support/sandbox.ts'
import { longestTask, open, type Opened, type Opening } from './opening.ts'
import { startPeerPage } from './peer-page.ts'

const TRIES = 5
/** The peer's usual page. */
const FEW_ROWS = 10
const MANY_ROWS = 50
const PEER_ROWS = [['[role="row"][data-index]']]

/** Prints one line for each fact; bounded to about a minute. */
export async function benchWidgetLoad(print: (line: string) => void): Promise<void> {
  const files = firstLoadFiles()
  print(`widget first load: ${kilobytes(sizesOf(files).brotli)} brotli in ${files.length} requests`)
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const stack = await startStack({ stateDirectory })
  const peer = await startPeerPage()
  const browser = await launchBrowser()
  try {
    const [own, ownLarge] = (await Promise.all(
      [FEW_ROWS, MANY_ROWS].map(async (rows) => {
        const { Id } = (await callSandbox(stack.addresses, 'orders', orderOf(rows))) as { Id: number }
        return { address: `${stack.addresses.demo}/orders/${Id}` }
      }),
    )) as [Opened, Opened]
    const peerPage = (rows: number) => ({ address: `${peer.address}${rows}/`, rows: PEER_ROWS })
    const other = peerPage(FEW_ROWS)
    const [ours, theirs] = await inTurns(browser, own, other)
    print(`cold, 1.6 Mbit/s, 150 ms, processor a quarter as fast, first of ${FEW_ROWS} rows on the screen:`)
    print(`  order, self-hosted edge: ${summary(ours)}`)
    print(`  Adyen's transactions:    ${summary(theirs)}`)
    print(`  Adyen's to ours: ${ratios(theirs, ours)}`)
    const [task, peerTask, floor] = await tasksInTurns(browser, [
      ownLarge,
      peerPage(MANY_ROWS),
      { ...ownLarge, isEmpty: true },
    ])
    print(
      `longest task, ${MANY_ROWS} rows: ${Math.round(task)} ms of processor time; ` +
        `Adyen's ${Math.round(peerTask)} ms, ${(peerTask / task).toFixed(1)} times as long; ` +
        `of a page with nothing on it: ${Math.round(floor)} ms`,
    )
  } finally {
    await browser.close()
    peer.close()
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

/** Measures in turn, so that other load on the machine affects both. */
async function inTurns(browser: Browser, own: Opened, other: Opened): Promise<[Opening, Opening]> {
  const openings: [Opening, Opening][] = []
  for (let turn = 0; turn < TRIES; turn += 1) {
    openings.push([await open(browser, own), await open(browser, other)])
  }
  return [median(openings.map(([ours]) => ours)), median(openings.map(([, theirs]) => theirs))]
}

/** Measures in turn, as above. @returns for each page the median of its longest tasks, in milliseconds */
async function tasksInTurns<Pages extends readonly Opened[]>(
  browser: Browser,
  pages: readonly [...Pages],
): Promise<{ [Index in keyof Pages]: number }> {
  const longest: number[][] = pages.map(() => [])
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (const [index, page] of pages.entries()) longest[index]!.push(await longestTask(browser, page))
  }
  return longest.map((times) => times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)]!) as {
    [Index in keyof Pages]: number
  }
}

/** The opening with the median time, and the largest shift of all. */
function median(openings: readonly Opening[]): Opening {
  const [...sorted] = openings.toSorted((one, other) => one.firstRow - other.firstRow)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  return { ...middle, shift: Math.max(...openings.map(({ shift }) => shift)) }
}

function summary({ firstRow, shift, requests, scripts, bytes }: Opening): string {
  return (
    `${Math.round(firstRow)} ms, layout shift ${shift.toFixed(3)}, ` +
    `${requests} requests, ${scripts} of them scripts, ${kilobytes(bytes)}`
  )
}

function ratios(one: Opening, other: Opening): string {
  const ratio = (of: 'firstRow' | 'requests' | 'bytes') => (one[of] / other[of]).toFixed(1)
  return `time ${ratio('firstRow')}, requests ${ratio('requests')}, bytes ${ratio('bytes')}`
}

function orderOf(rows: number): object {
  const OrderRows = Array.from({ length: rows }, (_, index) => ({
    Name: `Lamp ${index + 1}`,
    ArticleNumber: `LL-${index}`,
    Quantity: 100 + 100 * (index % 3),
    UnitPrice: 10_000 + index * 100,
    VatPercent: [2500, 1200, 600][index % 3],
  }))
  return { OrderRows, CreditLimit: 1_000_000_000 }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
