/** Which rows are shown, and in which order: a view that does not change its rows. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { RowKey } from '../changes/changes.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { searchWords } from './fold.ts'
import { finderOf, type SearchedText, searchedWords } from './row-texts.ts'
import { type Sort, sortedRows } from './rows-sort.ts'

/** The rows that a filter shows. `changed` includes rows with errors and rows in conflict. */
export const rowFilters = ['all', 'changed', 'active', 'cancelled'] as const
export type RowFilter = (typeof rowFilters)[number]

export interface RowsQuery {
  /** The search text, as it was typed: all of its words must be found; those in quotes are one. */
  text: string
  filter: RowFilter
  /** Undefined is the provider's order, with new rows at the end. In a search, the best matches come first. */
  sort: Sort | undefined
}

export const everything: RowsQuery = { text: '', filter: 'all', sort: undefined }

export interface ViewSetting {
  lang: string
  textOf(row: StagedRow): SearchedText
  /** The ids of rows that need a decision. */
  disputed: ReadonlySet<Long>
  /** Rows that are shown although they do not match. */
  kept(row: StagedRow): boolean
}

/** Whether the query may hide rows. */
export function hidesRows({ text, filter }: RowsQuery): boolean {
  return text.trim() !== '' || filter !== 'all'
}

/** The rows in view. A query for everything returns the given array itself. */
export function rowsInView(
  rows: readonly StagedRow[],
  query: RowsQuery,
  setting: ViewSetting,
): readonly StagedRow[] {
  const { filter, sort } = query
  const words = searchedWords(query.text, setting.lang)
  const finders = words.map(finderOf)
  const found = hidesRows(query)
    ? rows.filter((row) => {
        if (setting.kept(row)) return true
        if (!isOfFilter(row, filter, setting.disputed)) return false
        if (finders.length === 0) return true
        const text = setting.textOf(row)
        return finders.every((isIn) => isIn(text))
      })
    : rows
  if (sort) return sortedRows(found, sort, setting.lang)
  if (words.length === 0) return found
  const phrase = searchWords(query.text).join(' ')
  const ranked: StagedRow[][] = [[], [], [], []]
  for (const row of found) ranked[rankOf(setting.textOf(row), phrase, words)]!.push(row)
  return ranked.flat()
}

/** The rank of a row in a search: 0 where article or name equal the text, 3 where only its numbers match. */
function rankOf(
  { article, name, words }: SearchedText,
  phrase: string,
  all: readonly (readonly string[])[],
): number {
  if (article === phrase || name === phrase) return 0
  if (article.includes(phrase) || name.includes(phrase)) return 1
  return all.every((spellings) => spellings.some((word) => words.includes(word))) ? 2 : 3
}

function isOfFilter(row: StagedRow, filter: RowFilter, disputed: ReadonlySet<Long>): boolean {
  const isGone = row.is === 'cancelled' || row.is === 'cancelling'
  switch (filter) {
    case 'all':
      return true
    case 'changed':
      return isChanged(row) || (row.before !== undefined && disputed.has(row.before.OrderRowId))
    case 'active':
      return !isGone
    case 'cancelled':
      return isGone
  }
}

/** Whether saving would send a change of the row, or an error prevents that. */
export function isChanged({ is, problems }: StagedRow): boolean {
  return is === 'new' || is === 'changed' || is === 'cancelling' || Object.keys(problems).length > 0
}

/**
 * The rows with one of them at its place in the last view, after the row that preceded it.
 * @param last the rows of the last view
 */
export function holdPlace(
  rows: readonly StagedRow[],
  last: readonly StagedRow[],
  key: RowKey,
): readonly StagedRow[] {
  const was = last.findIndex((row) => row.key === key)
  const row = rows.find((other) => other.key === key)
  if (was === -1 || !row) return rows
  const others = rows.filter((other) => other !== row)
  const places = new Map(others.map((other, index) => [other.key, index]))
  const before = last.slice(0, was).findLast((other) => places.has(other.key))
  return others.toSpliced(before ? places.get(before.key)! + 1 : 0, 0, row)
}
