/**
 * The cost of an order until its first row is on the screen, from a self-hosted edge, compared with other providers'
 * embeddable components on pages of their own: the same line, processor and browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { startStack } from '../../scripts/stack.ts'
import { firstLoadFiles, sizesOf } from '../../scripts/widget-files.ts'
import { launchBrowser } from '../support/browser.ts'
import { callSandbox } from '../support/sandbox.ts'
import type { Costs, Tell } from './fact.ts'
import { longestTask, open, type Opened, type Opening } from './opening.ts'
import { adyen } from './peer-adyen.ts'
import { justifi } from './peer-justifi.ts'
import { type Peer, type PeerPage, startPeerPage } from './peer-page.ts'

const QUESTION = 'What does the desk load, and when is its first row on the screen?'
const TRIES = 5
/** The peers' usual page. */
const FEW_ROWS = 10
const MANY_ROWS = 50

/** Bounded to about two minutes. */
export async function benchWidgetLoad(tell: Tell): Promise<void> {
  const files = firstLoadFiles()
  tell({
    question: QUESTION,
    what: 'the files of the first load',
    ours: {
      more: {
        brotli: { value: sizesOf(files).brotli, unit: 'B' },
        requests: { value: files.length, unit: 'count' },
      },
    },
    how: 'As the edge serves them.',
  })
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const stack = await startStack({ stateDirectory })
  const browser = await launchBrowser()
  const peers: { peer: Peer; page: PeerPage }[] = []
  try {
    for (const peer of [adyen, await justifi()]) peers.push({ peer, page: await startPeerPage(peer) })
    const [own, ownLarge] = (await Promise.all(
      [FEW_ROWS, MANY_ROWS].map(async (rows) => {
        const { Id } = (await callSandbox(stack.addresses, 'orders', orderOf(rows))) as { Id: number }
        return { address: `${stack.addresses.demo}/orders/${Id}` }
      }),
    )) as [Opened, Opened]
    const pagesOf = (rows: number) =>
      peers.map(({ peer, page }) => ({ address: `${page.address}${rows}/`, rows: peer.rows }))
    const [ours, ...theirs] = await inTurns(browser, [own, ...pagesOf(FEW_ROWS)])
    for (const [index, { peer }] of peers.entries()) {
      tell({
        question: QUESTION,
        what: `opening an order of ${FEW_ROWS} rows, until the first is on the screen`,
        ours: costsOf(ours!),
        against: { kind: 'peer', name: peer.name, ...costsOf(theirs[index]!) },
        aims: [{ figure: 'wall', of: 'ours', most: 900 }],
        how: `Median of ${TRIES} cold openings of each in turns, layout shift the largest; a line of 1.6 Mbit/s with round trips of 150 ms, and a processor at a quarter of its speed.`,
      })
    }
    const large = [ownLarge, { ...ownLarge, isEmpty: true }, ...pagesOf(MANY_ROWS)]
    const [task, floor, ...peerTasks] = await tasksInTurns(browser, large)
    const others = [
      { kind: 'floor', name: 'a page with nothing on it', cpu: floor! },
      ...peers.map(({ peer }, index) => ({ kind: 'peer', name: peer.name, cpu: peerTasks[index]! }) as const),
    ] as const
    for (const against of others) {
      tell({
        question: QUESTION,
        what: `longest task of opening ${MANY_ROWS} rows`,
        ours: { cpu: task! },
        against,
        aims: [{ figure: 'cpu', of: 'ours', most: 50 }],
        how: `Median of ${TRIES} openings of each in turns, with a processor at a quarter of its speed.`,
      })
    }
  } finally {
    await browser.close()
    for (const { page } of peers) page.close()
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

/** Measures in turns, so that other load on the machine affects all. @returns one opening for each page */
async function inTurns(browser: Browser, pages: readonly Opened[]): Promise<Opening[]> {
  const openings: Opening[][] = pages.map(() => [])
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (const [index, page] of pages.entries()) openings[index]!.push(await open(browser, page))
  }
  return openings.map(median)
}

/** Measures in turns, as above. @returns for each page the median of its longest tasks, in milliseconds */
async function tasksInTurns(browser: Browser, pages: readonly Opened[]): Promise<number[]> {
  const longest: number[][] = pages.map(() => [])
  for (let turn = 0; turn < TRIES; turn += 1) {
    for (const [index, page] of pages.entries()) longest[index]!.push(await longestTask(browser, page))
  }
  return longest.map((times) => times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)]!)
}

/** The opening with the median time, and the largest shift of all. */
function median(openings: readonly Opening[]): Opening {
  const [...sorted] = openings.toSorted((one, other) => one.firstRow - other.firstRow)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  return { ...middle, shift: Math.max(...openings.map(({ shift }) => shift)) }
}

function costsOf({ firstRow, shift, requests, scripts, bytes }: Opening): Costs {
  return {
    wall: firstRow,
    more: {
      requests: { value: requests, unit: 'count' },
      scripts: { value: scripts, unit: 'count' },
      bytes: { value: bytes, unit: 'B' },
      'layout shift': { value: shift, unit: 'count' },
    },
  }
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
