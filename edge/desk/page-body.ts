import type { StoredPage } from '../journal/subject-history.ts'

/** A page of a history as it is sent, with its headers. */
export function pageBody({ entries, before }: StoredPage) {
  const older = before === undefined ? '' : `,"before":${before}`
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return [`{"entries":[${entries.join(',')}]${older}}`, 200, headers] as const
}

/** The `before` of a query: undefined if absent, null if it is not the number of an entry. */
export function readBefore(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined
  return /^\d{1,16}$/.test(text) ? Number(text) : null
}
