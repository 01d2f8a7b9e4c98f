/** The clerk's next step after a refused save. Pure. */
import type { Saver } from './saver.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { ProblemWords } from '../../../locales/en.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'

export type WayOn =
  /** The same request can succeed later. */
  | 'retry'
  /** The same rows are refused again: they have to change. */
  | 'change'
  /** The order has changed. */
  | 'reload'
  /** Others changed the clerk's rows while the review was open. */
  | 'decide'
  /** The clerk can do nothing here. */
  | 'none'

const ways: Partial<Record<ProblemWords, WayOn>> = {
  credit: 'change',
  tooLarge: 'change',
  belowZero: 'change',
  tooMuch: 'change',
  invalid: 'change',
  action: 'reload',
  notOpen: 'reload',
  rowClosed: 'reload',
  rowMissing: 'reload',
  missing: 'none',
  outside: 'none',
  forbidden: 'none',
  capability: 'none',
}

function wayOn(error: EdgeError): WayOn {
  const kind = problemKind(error)
  return (kind && ways[kind]) ?? 'retry'
}

/** The clerk's next step after a refusal; undefined if the last save did not end in one. */
export function refusalOf(saver: Pick<Saver, 'end'> | undefined): WayOn | undefined {
  const end = saver?.end
  return end?.is === 'refused' ? wayOn(end.error) : undefined
}
