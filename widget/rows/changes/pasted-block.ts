/** Distinguishes a block of cells, pasted over existing cells, from rows to add. Pure. */
import { rowLimits } from '../../../shared/domain/values/limits.ts'
import { readCell } from './cells.ts'
import { columnNamed, columnNames } from './column-names.ts'
import type { Parse } from './money-text.ts'
import type { RowField } from './row-field.ts'

/** Lines of cells; a line may be shorter than the others. */
export type Block = readonly (readonly string[])[]

interface Place {
  /** The field that each column edits, from the one pasted on to the last; undefined where none can be edited. */
  fields: readonly (RowField | undefined)[]
  /** The number of rows, from the one pasted on to the last. */
  rows: number
  currency: string
  parse: Parse
}

export function widthOf(block: Block): number {
  return block.reduce((widest, line) => Math.max(widest, line.length), 0)
}

/**
 * A single column fills the cells below, unless its lines are lists with semicolons or commas. Several columns fill a
 * block if they have no head, fit into the existing columns and rows, and each has a value that its column can take.
 */
export function isBlockOfCells(block: Block, place: Place): boolean {
  const { fields, rows } = place
  if (widthOf(block) === 1) return !isList(block, place)
  if (hasHead(block) || widthOf(block) > fields.length || block.length > rows) return false
  return fields.every((field, at) => field === undefined || takesSome(block, at, field, place))
}

function hasHead([head = []]: Block): boolean {
  return head.filter((name) => columnNamed(name, columnNames) !== undefined).length >= 2
}

/** Whether the column is empty, or has a value that the field can take. */
function takesSome(block: Block, at: number, field: RowField, place: Place): boolean {
  const texts = block.flatMap((line) => line[at]?.trim() || [])
  return texts.length === 0 || texts.some((text) => takes(text, field, place))
}

function takes(text: string, field: RowField, { currency, parse }: Place): boolean {
  if (field === 'Unit') return text.length <= rowLimits.Unit.maxLength
  return readCell({}, field, text, currency, parse).ok
}

/** Whether each line has the same number of parts, as in a file of comma-separated values. */
function isList(block: Block, place: Place): boolean {
  const lines = block.flatMap((line) => line[0]?.trim() || [])
  const isText = ['ArticleNumber', 'Name', 'Unit', undefined].includes(place.fields[0])
  if (lines.length < 2) return false
  const parts = (sign: string) => lines.map((line) => line.split(sign).length)
  const isSplit = (sign: string, least: number) => {
    const [first = 0, ...others] = parts(sign)
    return first >= least && others.every((count) => count === first)
  }
  // One comma may belong to a name or a number.
  if (!isSplit(';', 2) && !isSplit(',', 3)) return false
  return isText || !lines.some((line) => takes(line, place.fields[0]!, place))
}
