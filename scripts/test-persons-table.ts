/** The table of test persons as docs/test-persons.md shows it. */
import { decimalOf } from '../shared/domain/money/decimal.ts'
import { allTestPersons, type TestPerson } from '../shared/test-persons.ts'

const columns: Record<string, (person: TestPerson) => string> = {
  Country: ({ CountryCode }) => CountryCode,
  'National id': ({ NationalId, BirthDate }) =>
    BirthDate === undefined ? `\`${NationalId}\`` : `\`${NationalId}\`, born \`${BirthDate}\``,
  Name: ({ FullName }) => FullName,
  Type: ({ BusinessType }) => BusinessType,
  AddressSelector: ({ addresses }) =>
    addresses.map(({ AddressSelector }) => `\`${AddressSelector}\``).join(', '),
  'Outcome of an order': outcomeOf,
}

function outcomeOf({ outcome, creditLimit, pending }: TestPerson): string {
  if (pending !== undefined) return `Accepted, pending: ${pending}`
  if (creditLimit === undefined) return outcome
  return `Accepted up to ${decimalOf(creditLimit)}, above it CustomerOverCreditLimit`
}

/** A Markdown table whose columns are even. */
export function testPersonsTable(): string {
  const rows = [
    Object.keys(columns),
    ...allTestPersons.map((person) => Object.values(columns).map((cell) => cell(person))),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column]!))))
  return [lines[0], line(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n')
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}
