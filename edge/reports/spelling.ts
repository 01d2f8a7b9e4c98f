/** A report's JSON text in the description's names, where the wire has another operator's. Pure. */
import { reportRowTypes } from '../../shared/domain/order/enums.ts'
import { clientReport, paymentReport, report, reportRow } from '../../shared/domain/report/report.schema.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'

const MEMBERS = [report, clientReport, paymentReport, reportRow].flatMap(({ shape }) => Object.keys(shape))

/**
 * Renames members and row types in pieces of JSON text that end between two rows; undefined where the wire's
 * names are the description's own. By the text and not by parsing, so that no Long passes through a number. A
 * name within quotes and before a colon is a member: within a text its quotes would have backslashes.
 */
export function reportRenamer(operator: OperatorName): ((text: string) => string) | undefined {
  const members = renamed(MEMBERS, operator)
  if (members.size === 0) return undefined
  const types = renamed(reportRowTypes, operator)
  const member = new RegExp(`"(${[...members.keys()].join('|')})"(?=\\s*:)`, 'gi')
  const rowType = new RegExp(`("rowType"\\s*:\\s*)"(${[...types.keys()].join('|')})"`, 'gi')
  return (text) =>
    text
      .replace(member, (_, name: string) => `"${members.get(name.toLowerCase())}"`)
      .replace(rowType, (_, before: string, name: string) => `${before}"${types.get(name.toLowerCase())}"`)
}

/** The names that the operator spells otherwise, by its own spelling in lower case. */
function renamed(names: readonly string[], operator: OperatorName): Map<string, string> {
  return new Map(
    names
      .filter((name) => operator.toWire(name) !== name)
      .map((name) => [operator.toWire(name).toLowerCase(), name]),
  )
}
