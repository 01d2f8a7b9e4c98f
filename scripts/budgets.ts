/**
 * What each part of the product weighs, against its budget: the figure in the table of docs/size.md and 3 % more. A budget is
 * raised by `npm run build -- --budgets`, in a commit that says why.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, root } from './places.ts'
import { firstLoadFiles, gzipSize, partNames, read } from './widget-files.ts'

/** A part of a desk, by what it loads. */
interface Part {
  desk: string
  name: string
  /** Every chunk of this stage (`widget-chunks.ts`). */
  stage?: string
  /** Names of chunks; `-??` stands for the language whose file is the largest. What they import counts too. */
  chunks?: readonly string[]
  /** The rows of the desk after it stand on it: what it has is not counted again. */
  isShared?: true
}

/** Each desk's parts, the frame first: all desks but the order's open in it. */
const parts: readonly Part[] = [
  { desk: 'Frame', name: 'tabs', stage: 'frame', chunks: ['words-frame-??'], isShared: true },
  { desk: 'Frame', name: 'field that finds anything', chunks: ['find-parts', 'words-find-??'] },
  {
    desk: 'Order',
    name: 'history, live line and view',
    stage: 'order',
    chunks: ['words-order-??'],
    isShared: true,
  },
  {
    desk: 'Order',
    name: 'deliveries, cancellations and credits',
    stage: 'order-life',
    chunks: ['words-rows-??'],
    isShared: true,
  },
  { desk: 'Order', name: 'editing', stage: 'order-edit', isShared: true },
  { desk: 'Order', name: 'pasted rows', chunks: ['pasted-rows'] },
  { desk: 'Order', name: 'export', chunks: ['rows-csv'] },
  {
    desk: 'Payouts',
    name: 'first figure',
    stage: 'reports',
    chunks: ['sha256', 'words-reports-??'],
    isShared: true,
  },
  { desk: 'Payouts', name: 'closing of the day', chunks: ['closing-parts'], isShared: true },
  { desk: 'Payouts', name: 'words of what opens later', chunks: ['words-reports-later-??'], isShared: true },
  { desk: 'Payouts', name: 'question before closing', chunks: ['close-parts'] },
  { desk: 'Payouts', name: 'rows', chunks: ['report-rows-parts'], isShared: true },
  { desk: 'Payouts', name: 'choice of columns', chunks: ['columns-parts'] },
  { desk: 'Payouts', name: 'unfolded rows', chunks: ['row-detail.view'] },
  { desk: 'Payouts', name: 'filters, order and groups', chunks: ['row-finding'] },
  { desk: 'Payouts', name: 'cause of a difference', chunks: ['explain-payout', 'cause-parts'] },
  { desk: 'Payouts', name: 'month', chunks: ['month-parts'] },
  { desk: 'Payouts', name: 'bookkeeping files', chunks: ['report-take-parts', 'take-file'], isShared: true },
  { desk: 'Payouts', name: 'files in CSV', chunks: ['csv', 'journal'] },
  { desk: 'Payouts', name: 'bank', chunks: ['report-bank-parts'] },
  { desk: 'Payouts', name: 'shop', chunks: ['report-shop-parts'] },
  {
    desk: 'Credit',
    name: 'desk and its orders',
    stage: 'credit',
    chunks: ['words-credit-??'],
    isShared: true,
  },
  {
    desk: 'Credit',
    name: 'forms, and the editor of rows',
    stage: 'credit-later',
    chunks: ['words-rows-??'],
    isShared: true,
  },
  { desk: 'Credit', name: 'new order', chunks: ['create-parts'] },
  { desk: 'Credit', name: 'delivery', chunks: ['deliver-parts'] },
  { desk: 'Credit', name: 'payment plans', chunks: ['plans-parts'] },
  { desk: 'Credit', name: 'customers', chunks: ['people-parts'] },
  { desk: 'Credit', name: 'other operations', chunks: ['other-parts'] },
  { desk: 'Credit', name: 'reasons of a refusal', chunks: ['reason-parts'] },
  {
    desk: 'Changes',
    name: 'desk and its entries',
    stage: 'changes',
    chunks: ['words-changes-??', 'words-order-??'],
    isShared: true,
  },
  { desk: 'Changes', name: 'choice of columns', chunks: ['columns-parts'] },
  { desk: 'Changes', name: 'words of the credit desk', chunks: ['words-credit-??'] },
  { desk: 'Changes', name: 'file in CSV', chunks: ['changes-csv'] },
  { desk: 'Orders', name: 'desk and its list', stage: 'orders', chunks: ['words-orders-??'], isShared: true },
  {
    desk: 'Orders',
    name: 'one act on many',
    chunks: ['batch-parts', 'words-orders-batch-??'],
    isShared: true,
  },
  { desk: 'Orders', name: 'choice of columns', chunks: ['columns-parts'] },
  { desk: 'Orders', name: 'files in CSV', chunks: ['orders-csv', 'batch-csv'] },
]

/** Chunks without a budget: a page that is set up well never loads them in a browser that is new enough. */
const unmeasured = ['old-browser', 'warn-developer']

/** The console's script, as `npm run build` made it. */
const consoleScript = join(root, 'provider/console/public/built/console.js')

const ROOM = 1.03
const page = join(root, 'docs/size.md')
const TABLE = /(?<=<!-- sizes -->\n\n)[^]*?(?=\n\n<!-- end of sizes -->)/

interface Weight {
  desk: string
  name: string
  /** Compressed with gzip, each file on its own, with a constant for the digests in it: they do not compress. */
  bytes: number
}

/** A file's name before its digest. */
function nameOf(file: string): string {
  return /^parts\/(.*)-[0-9a-f]{8}\.js$/.exec(file)![1]!
}

/** @throws Error if a chunk of the build is in no part */
function weigh(): Weight[] {
  const counted = new Set(firstLoadFiles())
  const weights = [
    { desk: 'Every page', name: 'the module and one language', bytes: bytesOf(firstLoadFiles()) },
  ]
  const frame = new Set<string>()
  const loaded = new Map<string, Set<string>>()
  for (const part of parts) {
    const { desk, name, isShared } = part
    const before = loaded.get(desk) ?? new Set(desk === 'Order' ? [] : frame)
    loaded.set(desk, before)
    const files = filesOf(part, before)
    for (const file of files) {
      counted.add(file)
      if (isShared) before.add(file)
      if (desk === 'Frame' && isShared) frame.add(file)
    }
    weights.push({ desk, name, bytes: bytesOf(files) })
  }
  // Of a set of words the largest language is counted, for all of them.
  const uncounted = partNames()
    .map((file) => `parts/${file}`)
    .filter((file) => !counted.has(file) && !/^(words-.*-)?[a-z]{2}$/.test(nameOf(file)))
    .filter((file) => !unmeasured.includes(nameOf(file)))
  if (uncounted.length > 0) throw new Error(`In no part of scripts/budgets.ts: ${uncounted.join(', ')}`)
  return [
    ...weights,
    { desk: 'Edge', name: 'the worker', bytes: gzipSize(readFileSync(join(dist, 'edge/worker.js'))) },
    { desk: 'Sandbox', name: 'console', bytes: gzipSize(readFileSync(consoleScript)) },
  ]
}

/** The files of a part with all that they import, without those of `before`. */
function filesOf({ stage, chunks = [] }: Part, before: ReadonlySet<string>): string[] {
  const ofStage = partNames().filter((file) =>
    file
      .replace(/-[0-9a-f]{8}\.js$/, '')
      .split('_')
      .includes(stage!),
  )
  const files = new Set([...ofStage.map((file) => `parts/${file}`), ...chunks.map(fileNamed)])
  for (const file of files) for (const next of importsOf(file)) files.add(next)
  return [...files].filter((file) => !before.has(file))
}

/** @throws Error if there is none */
function fileNamed(name: string): string {
  const pattern = new RegExp(`^${name.replace('??', '[a-z]{2}')}-[0-9a-f]{8}\\.js$`)
  const files = partNames()
    .filter((file) => pattern.test(file))
    .map((file) => `parts/${file}`)
  const [largest] = files.toSorted((a, b) => bytesOf([b]) - bytesOf([a]))
  if (largest === undefined) throw new Error(`The widget has no chunk ${name}: scripts/budgets.ts names it.`)
  return largest
}

/** The parts that a file needs before it runs. */
function importsOf(file: string): string[] {
  const names = read(file)
    .toString()
    .matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)
  return [...names].map(([, name]) => `parts/${name}`)
}

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(withoutDigests(read(file).toString())), 0)
}

function withoutDigests(content: string): Buffer {
  return Buffer.from(content.replaceAll(/-[0-9a-f]{8}\.js/g, '-00000000.js'))
}

/** The figures of docs/size.md, in bytes, by desk and part. */
export function readBudgets(): ReadonlyMap<string, number> {
  const [table = ''] = TABLE.exec(readFileSync(page, 'utf8')) ?? []
  const rows = table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.map(([, desk, name, bytes]) => [`${desk}, ${name}`, Number(bytes!.replaceAll(' ', ''))]),
  )
}

/** The most bytes that a part may have. */
export function limitOf(bytes: number): number {
  return Math.floor(bytes * ROOM)
}

/** What a part's size means for its budget; undefined if it is kept. */
export function overBudget({ desk, name, bytes }: Weight, budget: number | undefined): string | undefined {
  const raise = '`npm run build -- --budgets` writes a new budget: the commit says why.'
  if (budget === undefined) return `${desk}, ${name}: ${bytes} bytes, and no budget. ${raise}`
  const limit = limitOf(budget)
  return bytes > limit
    ? `${desk}, ${name}: ${bytes} bytes gzip, ${bytes - limit} more than its budget of ${budget} and 3 %. Load what is rarely needed later, or do without it. ${raise}`
    : undefined
}

/** @throws Error that says which budgets are exceeded, and by how much */
export function checkBudgets(): string {
  const budgets = readBudgets()
  const weights = weigh()
  const names = new Set(weights.map(({ desk, name }) => `${desk}, ${name}`))
  const faults = [
    ...weights.flatMap((weight) => overBudget(weight, budgets.get(`${weight.desk}, ${weight.name}`)) ?? []),
    ...[...budgets.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${name}: there is no such part.`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const lighter = weights.filter(({ desk, name, bytes }) => limitOf(bytes) < budgets.get(`${desk}, ${name}`)!)
  const [first] = weights
  return [
    `${weights.length} parts, the first load ${first!.bytes} bytes gzip`,
    ...lighter.map(({ desk, name, bytes }) => `${desk}, ${name} is ${bytes}: its budget can be lowered`),
  ].join('; ')
}

/** Writes today's sizes into docs/size.md, as budgets. */
export function writeBudgets(): void {
  const lines = weigh().map(({ desk, name, bytes }) => `| ${desk} | ${name} | ${spaced(bytes)} |`)
  const table = ['| Desk | Part | Bytes |', '|---|---|--:|', ...lines].join('\n')
  writeFileSync(page, readFileSync(page, 'utf8').replace(TABLE, table))
}

function spaced(bytes: number): string {
  return String(bytes).replace(/\B(?=(\d{3})+$)/g, ' ')
}
