/**
 * The size of the widget's first load, which every visit to a host page pays, and of the parts of the desks. If a change
 * exceeds a limit, look for a part that could load on demand, or for a library that does little.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist } from './places.ts'

/** Bytes, gzip. */
export const FIRST_LOAD_LIMIT = 40 * 1024

/** A part of a desk by the beginnings of its files' names, with its limit in bytes, gzip. */
interface DeskPart {
  name: string
  files: readonly string[]
  limit: number
  /** Later parts stand on it: what it has is not counted again. */
  isShared?: true
}

/** The frame around the desks: what each of them opens with. */
const FRAME: DeskPart = {
  name: 'frame',
  files: ['frame-parts', 'words-frame-??'],
  limit: 8_400,
  isShared: true,
}

/**
 * The parts of the desks, the frame first. A part has every file that it imports and that the shared parts before it do not
 * have. Words count in the largest language: a desk's load when it opens, and the rest of the words of payouts with the
 * first part that opens later.
 */
const REPORT_PARTS: readonly DeskPart[] = [
  FRAME,
  {
    name: 'first figure',
    files: ['desk-parts', 'sha256', 'words-reports-??'],
    limit: 31_000,
    isShared: true,
  },
  { name: 'closing of the day', files: ['closing-parts'], limit: 4_250, isShared: true },
  { name: 'words of what opens later', files: ['words-reports-later-??'], limit: 5_600, isShared: true },
  { name: 'question before closing', files: ['close-parts'], limit: 6_500 },
  { name: 'rows', files: ['report-rows-parts'], limit: 17_600, isShared: true },
  { name: 'columns and unfolded rows', files: ['later-parts'], limit: 1_600 },
  { name: 'filters, order and groups', files: ['row-finding'], limit: 2_500 },
  { name: 'cause of a difference', files: ['explain-payout', 'cause-parts'], limit: 6_350 },
  { name: 'month', files: ['month-parts'], limit: 6_550 },
  { name: 'bookkeeping files', files: ['report-take-parts', 'take-file'], limit: 14_000 },
  { name: 'bank', files: ['report-bank-parts'], limit: 7_250 },
  { name: 'shop', files: ['report-shop-parts'], limit: 3_650 },
]

const CREDIT_PARTS: readonly DeskPart[] = [
  FRAME,
  {
    name: 'desk and its orders',
    files: ['credit-desk-parts', 'words-credit-??'],
    limit: 23_150,
    isShared: true,
  },
  { name: 'forms', files: ['credit-forms'], limit: 13_300, isShared: true },
  { name: 'rows', files: ['credit-rows'], limit: 11_300, isShared: true },
  { name: 'new order', files: ['create-parts'], limit: 9_650 },
  { name: 'delivery', files: ['deliver-parts'], limit: 11_500 },
  { name: 'payment plans', files: ['plans-parts'], limit: 12_850 },
  { name: 'customers', files: ['people-parts'], limit: 4_000 },
  { name: 'other operations', files: ['other-parts'], limit: 4_850 },
]

/** All parts of the credit desk together: what a clerk has loaded who has used each of them. */
const CREDIT_LIMIT = 89_900

export interface Sizes {
  raw: number
  gzip: number
  brotli: number
}

/** The files that a page loads before it shows an order: the module, and the largest of the languages. */
export function firstLoadFiles(): string[] {
  const languages = partNames().filter((name) => /^[a-z]{2}-/.test(name))
  const [largest] = languages.toSorted((a, b) => gzipSize(read(`parts/${b}`)) - gzipSize(read(`parts/${a}`)))
  return largest === undefined ? ['order-admin.js'] : ['order-admin.js', `parts/${largest}`]
}

/** The total size of the files, each compressed on its own, as it is sent. */
export function sizesOf(files: readonly string[]): Sizes {
  const contents = files.map(read)
  const sum = (size: (content: Buffer) => number) => contents.reduce((all, content) => all + size(content), 0)
  return {
    raw: sum((content) => content.length),
    gzip: sum(gzipSize),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

export function partNames(): string[] {
  return readdirSync(join(dist, 'widget/parts')).filter((name) => name.endsWith('.js'))
}

/** The files of a part of a desk, without those of `before`. @throws Error if it has no file of a name */
function filesOf(names: readonly string[], before: ReadonlySet<string>): Set<string> {
  const found = new Set(names.map(fileNamed).filter((file) => !before.has(file)))
  for (const file of found) for (const next of importsOf(file)) if (!before.has(next)) found.add(next)
  return found
}

/** The file with this name before its digest; `-??` stands for the language whose file is the largest. */
function fileNamed(name: string): string {
  const pattern = new RegExp(`^${name.replace('??', '[a-z]{2}')}-[0-9a-f]{8}\\.js$`)
  const files = partNames()
    .filter((file) => pattern.test(file))
    .map((file) => `parts/${file}`)
  const [largest] = files.toSorted((a, b) => gzipSize(read(b)) - gzipSize(read(a)))
  if (largest === undefined)
    throw new Error(`The widget has no part ${name}: scripts/widget-size.ts names it.`)
  return largest
}

/** The parts that a file needs before it runs. */
function importsOf(file: string): string[] {
  const names = read(file)
    .toString()
    .matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)
  return [...names].map(([, name]) => `parts/${name}`)
}

/**
 * Checks what the report desk loads when it opens, and what each of its later parts adds.
 * @throws Error that says by how much a limit is exceeded
 */
export function checkReportDesk(): string {
  return checkParts('report desk', REPORT_PARTS)
}

/**
 * Checks the same of the credit desk, and all of its parts together. What another desk loads too, such as the editor of
 * rows, is not counted.
 * @throws Error that says by how much a limit is exceeded
 */
export function checkCreditDesk(): string {
  const words = partNames().filter((name) => name.startsWith('words-credit-'))
  const own = new Set([...ownFilesOf('credit-desk-parts'), ...words.map((name) => `parts/${name}`)])
  const parts = checkParts('credit desk', CREDIT_PARTS, (file) => own.has(file))
  const { gzip } = sizesOf(oneLanguage(own))
  if (gzip > CREDIT_LIMIT) throw new Error(tooLarge('All parts of the credit desk', gzip, CREDIT_LIMIT))
  return `${parts}; all ${gzip} of ${CREDIT_LIMIT}`
}

/** @param isCounted by default, every file */
function checkParts(
  desk: string,
  parts: readonly DeskPart[],
  isCounted: (file: string) => boolean = () => true,
): string {
  const before = new Set<string>()
  const sizes = parts.flatMap(({ name, files, limit, isShared }) => {
    const own = filesOf(files, before)
    if (isShared) for (const file of own) before.add(file)
    const counted = [...own].filter(isCounted)
    if (counted.length === 0) return []
    const { gzip } = sizesOf(counted)
    if (gzip > limit) throw new Error(tooLarge(`The ${name} of the ${desk}`, gzip, limit))
    return `${name} ${gzip} of ${limit}`
  })
  return sizes.join(', ')
}

function tooLarge(what: string, gzip: number, limit: number): string {
  return (
    `${what}: ${gzip} bytes gzip, ${gzip - limit} over the limit of ${limit}. ` +
    'Load what is rarely needed when it is, or do without it.'
  )
}

/** Every file that a part leads to, now or later, and that no other way leads to. */
function ownFilesOf(part: string): Set<string> {
  const root = fileNamed(part)
  return reachable(root, reachable('order-admin.js', new Set([root])))
}

/** Of each set of words, the largest language. */
function oneLanguage(files: Iterable<string>): string[] {
  const byName = Map.groupBy(files, (file) => file.replace(/-[a-z]{2}-[0-9a-f]{8}\.js$/, '-??'))
  return [...byName].flatMap(([name, files]) =>
    name.endsWith('-??')
      ? files.toSorted((a, b) => gzipSize(read(b)) - gzipSize(read(a))).slice(0, 1)
      : files,
  )
}

/** A file and all that it imports, whenever it does. */
function reachable(root: string, without: ReadonlySet<string>): Set<string> {
  const found = new Set([root])
  for (const file of found)
    for (const [, name] of read(file)
      .toString()
      .matchAll(/["'`]\.\/(?:parts\/)?([\w.-]+\.js)["'`]/g))
      if (name !== 'order-admin.js' && !without.has(`parts/${name}`)) found.add(`parts/${name}`)
  return found
}

function read(file: string): Buffer {
  return readFileSync(join(dist, 'widget', file))
}

function gzipSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

/** @throws Error that says by how much a limit is exceeded, or what must not be in the bundle */
export function checkWidget(): string {
  const first = firstLoadFiles()
  const { gzip } = sizesOf(first)
  if (gzip > FIRST_LOAD_LIMIT) {
    throw new Error(
      `The widget's first load is ${gzip} bytes gzip, ${gzip - FIRST_LOAD_LIMIT} over the limit of ${FIRST_LOAD_LIMIT}. ` +
        'Load a part when it is opened, or do without a library.',
    )
  }
  // A shared file would cost one more request and round trip.
  for (const file of first) {
    const imported = /\bfrom\s*["'`]\.\/[^"'`]+/.exec(read(file).toString())
    if (imported) throw new Error(`The first load's ${file} needs another file: ${imported[0]}`)
  }
  for (const file of ['order-admin.js', ...partNames().map((name) => `parts/${name}`)]) {
    const content = read(file).toString()
    for (const trace of ['Envelope', 'ZodError', '_zod', 'schemas.xmlsoap']) {
      if (content.includes(trace)) {
        throw new Error(
          `The widget's ${file} contains "${trace}": something of shared/wire or zod was imported.`,
        )
      }
    }
  }
  return `${gzip} of ${FIRST_LOAD_LIMIT} bytes gzip in ${first.length} requests`
}
