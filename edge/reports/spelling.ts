/** Translates a report's JSON text from an operator's names to the description's. Pure. */
import { reportRowTypes } from '../../shared/domain/order/enums.ts'
import { clientReport, paymentReport, report, reportRow } from '../../shared/domain/report/report.schema.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'

const MEMBERS = [report, clientReport, paymentReport, reportRow].flatMap(({ shape }) => Object.keys(shape))

/**
 * Renames members and row types in pieces of JSON text that end between two rows; undefined if the operator has the
 * description's names. It works on the text, so that no Long passes through a number. A quoted name before a colon is a
 * member, because quotes within a text have backslashes.
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

/** The names that the operator spells differently, by its own spelling in lower case. */
function renamed(names: readonly string[], operator: OperatorName): Map<string, string> {
  return new Map(
    names
      .filter((name) => operator.toWire(name) !== name)
      .map((name) => [operator.toWire(name).toLowerCase(), name]),
  )
}
