/** What a clerk can do after a refused save. Pure. */
import type { Saver } from './saver.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { ProblemWords } from '../../../locales/en.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'

export type WayOn =
  /** Sending the same again can succeed. */
  | 'retry'
  /** The same rows are refused again: they have to change. */
  | 'change'
  /** The order is not what it was. */
  | 'reload'
  /** Others changed what the clerk changed, while the review was open. */
  | 'decide'
  /** Nothing that the clerk can do here. */
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

/** What the clerk can do after a refusal; undefined if the last save did not end in one. */
export function refusalOf(saver: Pick<Saver, 'end'> | undefined): WayOn | undefined {
  const end = saver?.end
  return end?.is === 'refused' ? wayOn(end.error) : undefined
}
