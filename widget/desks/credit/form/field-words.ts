import type { ProblemMember } from '../../../../shared/problem.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { TextProblem } from './field-text.ts'

/** An error of a field: found here, or by the edge. */
export type FieldProblem = TextProblem | { code: 'refused'; member: ProblemMember }

/** Says why a field cannot be sent. */
export function fieldProblemWords(problem: FieldProblem, l: Localizer): string {
  switch (problem.code) {
    case 'empty':
      return l.term('creditFieldEmpty')
    case 'not-a-number':
      return l.term('creditFieldNumber')
    case 'not-whole':
      return l.term('creditFieldWhole')
    case 'too-many-decimals':
      return l.term('creditFieldDecimals', problem.maximum)
    case 'too-large':
      return l.term('creditFieldLarge')
    case 'too-long':
      return l.term('creditFieldLong', problem.maximum, problem.length)
    case 'control-characters':
    case 'not-unicode':
      return l.term('creditFieldCharacters')
    case 'not-a-date':
      return l.term('creditFieldDate')
    case 'not-listed':
      return l.term('creditFieldChoice')
    case 'refused':
      return refusedWords(problem.member, l)
  }
}

/** The edge's own words where we have none. */
function refusedWords({ code, detail }: ProblemMember, l: Localizer): string {
  switch (code) {
    case 'member-missing':
    case 'member-too-short':
      return l.term('creditFieldEmpty')
    case 'member-not-unicode':
    case 'member-has-control-characters':
      return l.term('creditFieldCharacters')
    default:
      return detail
  }
}
