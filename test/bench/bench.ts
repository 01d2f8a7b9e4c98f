/**
 * `npm run bench`: measures what the project claims about size, speed and memory. Prints one line per fact.
 * `npm run bench -- widget-report` measures some parts only, by name.
 */
import { buildAll } from '../../scripts/build.ts'
import { benchEdge } from './edge.ts'
import { benchHerd } from './herd.ts'
import { benchInvariants } from './invariants.ts'
import { benchJournal } from './journal.ts'
import { benchOrderIndex } from './order-index.ts'
import { benchProvider } from './provider.ts'
import { benchProviderScale } from './provider-scale.ts'
import { benchRegistry } from './registry.ts'
import { benchRequests } from './requests.ts'
import { benchReportAtEdge } from './report.ts'
import { benchSessions } from './sessions.ts'
import { benchSnapshots } from './snapshots.ts'
import { benchSoap } from './soap.ts'
import { benchStorage } from './storage.ts'
import { benchWidgetEdit } from './widget-edit.ts'
import { benchWidgetLoad } from './widget-load.ts'
import { benchWidgetReport } from './widget-report.ts'

const parts: ReadonlyMap<string, (print: (line: string) => void) => Promise<void>> = new Map([
  ['widget-load', benchWidgetLoad],
  ['widget-edit', benchWidgetEdit],
  ['widget-report', benchWidgetReport],
  ['provider', benchProvider],
  ['invariants', benchInvariants],
  ['snapshots', benchSnapshots],
  ['soap', benchSoap],
  ['edge', benchEdge],
  ['report', benchReportAtEdge],
  ['storage', benchStorage],
  ['journal', benchJournal],
  ['order-index', benchOrderIndex],
  ['sessions', benchSessions],
  ['herd', benchHerd],
  ['provider-scale', benchProviderScale],
  ['registry', benchRegistry],
  ['requests', benchRequests],
])
/** Parts that answer one question together. */
const groups: ReadonlyMap<string, readonly string[]> = new Map([
  // Many merchants, clerks and orders: docs/scale.md.
  ['scale', ['sessions', 'herd', 'provider-scale', 'registry']],
])

const asked = process.argv.slice(2).flatMap((name) => groups.get(name) ?? name)
const unknown = asked.filter((name) => !parts.has(name))
if (unknown.length > 0)
  throw new Error(
    `no such part: ${unknown.join(', ')}; there are ${[...parts.keys(), ...groups.keys()].join(', ')}`,
  )

await buildAll()
for (const [name, bench] of parts) {
  if (asked.length === 0 || asked.includes(name)) await bench((line) => console.log(line))
}
