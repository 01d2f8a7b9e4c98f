/** The parts of the bench, in the order in which they run and stand on the page. */
import { benchEdge } from './edge.ts'
import type { Tell } from './fact.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchHerd } from './herd.ts'
import { benchInvariants } from './invariants.ts'
import { benchJournal } from './journal.ts'
import { benchOrderIndex } from './order-index.ts'
import { benchPrism } from './prism.ts'
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

/** Measures, and tells each fact as soon as it is known. @throws Error that says what could not be measured */
export type Part = (tell: Tell) => Promise<void>

export const parts: ReadonlyMap<string, Part> = new Map([
  ['edge', benchEdge],
  ['soap', benchSoap],
  ['provider', benchProvider],
  ['prism', benchPrism],
  ['widget-load', benchWidgetLoad],
  ['widget-edit', benchWidgetEdit],
  ['widget-report', benchWidgetReport],
  ['report', benchReportAtEdge],
  ['storage', benchStorage],
  ['journal', benchJournal],
  ['order-index', benchOrderIndex],
  ['invariants', benchInvariants],
  ['requests', benchRequests],
  ['snapshots', benchSnapshots],
  ['growth', benchGrowth],
  ['sessions', benchSessions],
  ['herd', benchHerd],
  ['provider-scale', benchProviderScale],
  ['registry', benchRegistry],
])

/** Parts that answer one question together. */
export const groups: ReadonlyMap<string, readonly string[]> = new Map([
  // Many merchants, clerks and orders: docs/scale.md.
  ['scale', ['sessions', 'herd', 'provider-scale', 'registry']],
])
