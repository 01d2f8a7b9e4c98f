import { words } from '../languages.ts'

/** English, for the view of the rows. Its type lists the terms that every other language must have. */
export const viewEn = {
  searchRows: 'Search in rows',
  showRows: 'Show',
  rowFilter: words<'all' | 'changed' | 'active' | 'cancelled'>({
    all: 'All rows',
    changed: 'Only changed',
    active: 'Active',
    cancelled: 'Cancelled',
  }),
  sortRows: 'Sort by',
  sortNone: 'Provider’s order',
  sortUp: (column: string) => `${column}, ascending`,
  sortDown: (column: string) => `${column}, descending`,
  sortHint: (column: string) => `Sort by ${column}`,
  rowsFound: (shown: string, all: string) => `${shown} of ${all} rows`,
  rowsHidden: (count: string) => `${count} hidden`,
  showHidden: 'Show all',
  noRowMatches: 'No row matches the search and the filter.',
  changesHidden: (count: number) =>
    count === 1
      ? 'One of your changes is in a row that is hidden. It is saved too.'
      : `${count} of your changes are in rows that are hidden. They are saved too.`,
  viewCleared: 'The search and the filter were cleared to show the row.',
  exportAll: (count: string) => (count === '1' ? 'Export 1 row' : `Export ${count} rows`),
  exportSome: (shown: string, all: string) => `Export ${shown} of ${all} rows`,
  exportedAll: (count: string, file: string) =>
    count === '1' ? `1 row is in the file ${file}.` : `All ${count} rows are in the file ${file}.`,
  exportedSome: (count: string, file: string) =>
    count === '1'
      ? `1 row, the one in view, is in the file ${file}.`
      : `${count} rows, those in view, are in the file ${file}.`,
  exportedUnsaved: (count: string) =>
    count === '1'
      ? '1 of them has changes that are not saved.'
      : `${count} of them have changes that are not saved.`,
  exportFailed: 'The file could not be made, because a part of the desk did not load. Try again.',
  rowState: 'Status',
  rowStateWords: words<'same' | 'new' | 'changed' | 'cancelling' | 'cancelled'>({
    same: 'Active',
    new: 'New',
    changed: 'Changed',
    cancelling: 'To be cancelled',
    cancelled: 'Cancelled',
  }),
}

export type ViewWords = typeof viewEn
