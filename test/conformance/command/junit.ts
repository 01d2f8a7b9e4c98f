/** The outcomes as JUnit XML, with the members that CI servers read. */
import type { Outcome } from './run.ts'

export interface Report {
  /** The deployment's address. */
  url: string
  /** When the run began. */
  at: Date
  outcomes: readonly Outcome[]
}

export function junitOf({ url, at, outcomes }: Report): string {
  const suites = Map.groupBy(outcomes, ({ groups }) => groups.slice(1).join(' › ') || 'conformance')
  const parts = [...suites].map(([name, ofSuite]) => suiteOf(name, at, ofSuite))
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites${attributes({ name: `conformance of ${url}`, ...countsOf(outcomes) })}>
${parts.join('')}</testsuites>
`
}

function suiteOf(name: string, at: Date, outcomes: readonly Outcome[]): string {
  const skipped = outcomes.filter(({ status }) => status === 'skipped').length
  const timestamp = at.toISOString().slice(0, 19)
  const cases = outcomes.map((outcome) => caseOf(name, outcome))
  return `  <testsuite${attributes({ name, ...countsOf(outcomes), skipped, timestamp })}>
${cases.join('')}  </testsuite>
`
}

function caseOf(classname: string, { name, status, ms, message = '' }: Outcome): string {
  const head = `    <testcase${attributes({ name, classname, time: seconds(ms) })}`
  if (status === 'passed') return `${head}/>\n`
  const inside =
    status === 'skipped'
      ? `<skipped${attributes({ message: name })}/>`
      : `<failure${attributes({ message, type: 'conformance' })}>${escaped(message)}</failure>`
  return `${head}>\n      ${inside}\n    </testcase>\n`
}

function countsOf(outcomes: readonly Outcome[]) {
  return {
    tests: outcomes.length,
    failures: outcomes.filter(({ status }) => status === 'failed').length,
    errors: 0,
    time: seconds(outcomes.reduce((sum, { ms }) => sum + ms, 0)),
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

function attributes(members: Record<string, string | number>): string {
  return Object.entries(members)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
  ['\t', '&#9;'],
])

/** As XML has it; a character that XML cannot have is U+FFFD. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"\n\r\t]/g, (sign) => entities.get(sign)!)
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
}
