/** Reads order numbers that a clerk pastes from a sheet. Nothing is guessed silently: every doubt has its line. Pure. */
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import type { FindingCode, SkippedFinding } from '../words/orders-terms.ts'
import type { OrderEntry } from './order-entry.ts'

export interface Finding {
  code: FindingCode
  /** From 1. */
  line: number
  text: string
}

/** A line with text. */
export interface PastedLine {
  line: number
  text: string
}

/** What the list has for a text: orders with that number or checkout id. `failed`: the page could not say. */
export type LookedUp = readonly OrderEntry[] | 'failed'

/** An order of a batch, with what the list says of it. */
export interface ChosenOrder {
  id: string
  entry: OrderEntry | undefined
}

const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i

/** The lines that are not blank. A cell in quotes loses them, as a sheet puts them around a line break. */
export function pastedLines(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const bare = line
      .replace(/[\u00a0\u2000-\u200f\u202f\ufeff]/g, ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
    return bare === '' ? [] : [{ line: index + 1, text: bare }]
  })
}

/** The text under which the list is asked for a line; undefined for one that can be no number. */
export function askedText({ text }: PastedLine): string | undefined {
  return EXPONENT.test(text) ? undefined : text
}

/** The orders of the lines, each once, and every doubt with its line. @param lookedUp by {@link askedText} */
export function understood(
  lines: readonly PastedLine[],
  lookedUp: ReadonlyMap<string, LookedUp>,
): { orders: ChosenOrder[]; findings: Finding[] } {
  const orders = new Map<string, ChosenOrder>()
  const findings: Finding[] = []
  for (const line of lines) {
    const read = readLine(line, lookedUp)
    if ('skipped' in read) {
      findings.push({ code: read.skipped, ...line })
      continue
    }
    const isRepeated = orders.has(read.id)
    if (isRepeated) findings.push({ code: 'repeated', ...line })
    else if (read.note) findings.push({ code: read.note, ...line })
    if (!isRepeated) orders.set(read.id, { id: read.id, entry: read.entry })
  }
  return { orders: [...orders.values()], findings }
}

type ReadLine =
  | { skipped: SkippedFinding }
  | { id: string; entry: OrderEntry | undefined; note?: 'zeros' | 'as-id' | undefined }

function readLine(line: PastedLine, lookedUp: ReadonlyMap<string, LookedUp>): ReadLine {
  const text = askedText(line)
  if (text === undefined) return { skipped: 'exponent' }
  const found = lookedUp.get(text) ?? []
  const id = idOf(text)
  if (found === 'failed') return { skipped: 'not-asked' }
  const keys = new Set(found.map(({ key }) => key))
  if (keys.size > 1) return { skipped: 'ambiguous' }
  const [entry] = found
  if (entry) return entry.id === undefined ? { skipped: 'no-id' } : { id: entry.id, entry }
  if (id !== undefined) return { id, entry: undefined, note: text === id ? 'as-id' : 'zeros' }
  return { skipped: /\d[\s,;]+\d/.test(text) ? 'several' : 'unknown' }
}

/** A checkout id without leading zeros. */
function idOf(text: string): string | undefined {
  const digits = /^0*(\d{1,19})$/.exec(text)?.[1]
  const id = digits === undefined ? undefined : parseLong(digits)
  return id !== undefined && id > 0 ? String(id) : undefined
}

/** The orders that a text names, among some. */
export function namedBy(text: string, entries: readonly OrderEntry[]): OrderEntry[] {
  const id = idOf(text)
  return entries.filter((entry) => entry.number === text || (id !== undefined && entry.id === id))
}
