/** Clients that read reports and the journal as files. Some leave within the file. */
import { setTimeout } from 'node:timers/promises'
import type { JournalEnd } from '../../shared/domain/journal/journal.ts'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { ask, type Caller, type Traffic } from './caller.ts'
import type { Random } from './plan.ts'

const PAUSE = [1000, 5000] as const

/** @param days with a report, `YYYY-MM-DD` */
export async function readFiles(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  days: readonly string[],
): Promise<void> {
  while (!traffic.over.aborted) {
    await setTimeout(random.integer(...PAUSE))
    if (random.chance(60)) await readReport(traffic, caller, random, random.pick(days))
    else await readJournal(traffic, caller, random)
  }
}

/** A file that was cut off says so; one that is whole adds up. */
async function readReport(traffic: Traffic, caller: Caller, random: Random, day: string): Promise<void> {
  const { ledger } = traffic
  const path = `/api/v2/reports?date=${day}&includeWithholding=true`
  const answer = await ask(traffic, caller, { method: 'GET', path }, patience(random))
  const report = answer?.status === 200 ? parsed<Report>(answer.text) : undefined
  ledger.count(`report: ${report ? 'whole' : answer?.code || 'cut off'}`)
  const differences = report ? reportDifferences(report) : []
  for (const { member, stated, computed } of differences)
    ledger.see(`report of ${day}`, `${member} is ${stated}, and its parts come to ${computed}`)
}

/** The last line counts the others. */
async function readJournal(traffic: Traffic, caller: Caller, random: Random): Promise<void> {
  const { ledger } = traffic
  const path = '/api/v1/journal/export'
  const answer = await ask(traffic, caller, { method: 'GET', path }, patience(random))
  const lines = answer?.status === 200 ? answer.text.trim().split('\n') : []
  const last = parsed<Partial<JournalEnd>>(lines.pop() ?? '')
  ledger.count(`journal: ${last?.end ? 'whole' : answer?.code || 'cut off'}`)
  if (last?.end && last.entries !== lines.length)
    ledger.see('journal', `its file says ${last.entries} entries, and has ${lines.length}`)
}

/** Every fourth reader leaves after a moment. */
function patience(random: Random): AbortSignal {
  return AbortSignal.timeout(random.chance(25) ? random.integer(1, 100) : 20_000)
}

function parsed<Content>(text: string): Content | undefined {
  try {
    return parseJson(text) as Content
  } catch {
    return undefined
  }
}
