import type { ClosedReport } from '../../../shared/domain/report/closing.ts'
import type { ProblemReason } from '../../http/problem.ts'

const members = ['clientId', 'currency', 'digest', 'numberOfRows', 'paid', 'verdict'] as const

/** The pointer to the first difference between the client's and the edge's reading; undefined if they are equal. */
export function closingDifference(
  sent: readonly ClosedReport[],
  read: readonly ClosedReport[],
): ProblemReason | undefined {
  const code = 'report-closing-differs'
  if (sent.length !== read.length) {
    return { code, pointer: '/reports', detail: `The day has ${read.length} client reports.` }
  }
  for (const [index, report] of read.entries()) {
    const member = members.find((name) => sent[index]![name] !== report[name])
    if (member) {
      const detail = `The provider's report has ${String(report[member])} as ${member}.`
      return { code, pointer: `/reports/${index}/${member}`, detail }
    }
  }
  return undefined
}
