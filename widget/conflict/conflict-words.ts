import type { Localizer } from '../locales/localizer.ts'
import type { RowMarks } from '../parts/row-marks.ts'

/** Who changed the order under the clerk's changes, as a sentence. */
export function conflictWords(by: Pick<RowMarks, 'who' | 'isYou'> | undefined, l: Localizer): string {
  if (!by) return l.term('conflictSomebody')
  return by.isYou ? l.term('changedByYou') : l.term('conflictWho', by.who)
}
