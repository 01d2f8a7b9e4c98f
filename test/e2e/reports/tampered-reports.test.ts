/** Twelve tampered reports from a hostile provider, through the real edge: the desk catches each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxEnv } from '../../../scripts/sandbox-env.ts'
import { parseJson, stringifyJson } from '../../../shared/domain/values/json.ts'
import type { Cause } from '../../../shared/domain/report/payout/payout.ts'
import type { Report } from '../../../shared/domain/report/report.schema.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { tamperings } from '../../../shared/testing/tampered-reports.ts'
import { testBrowser } from '../../support/browser.ts'
import { openSession, signedHeaders } from '../../support/client.ts'
import { startEdge } from '../../support/edge-process.ts'
import { type HostileProvider, startHostileProvider } from '../../support/hostile-provider.ts'
import { startProvider } from '../../support/provider-process.ts'
import { ReportsPage } from '../../support/reports-page.ts'
import { allowOrigin, startStrictHost, type StrictHost } from '../../support/strict-host.ts'

const DATE = '2020-03-05'

let stateDirectory: string
let provider: HostileProvider
let edge: Awaited<ReturnType<typeof startEdge>>
let host: StrictHost
let browser: Browser
let desk: ReportsPage
let honest: Report

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  honest = await honestReport()
  provider = await startHostileProvider()
  host = await startStrictHost(
    () => edge.addresses.edge,
    (origin) => openSession({ ...edge.addresses, demo: origin }, { capabilities: ['report.read'] }),
  )
  const { edge: env } = sandboxEnv({
    demo: 'http://demo.test',
    edge: 'http://edge.test',
    provider: provider.address,
  })
  allowOrigin(env, host.address)
  edge = await startEdge({
    provider: provider.address,
    stateDirectory,
    env: { MERCHANTS: env['MERCHANTS']! },
  })
  browser = await testBrowser()
  desk = await ReportsPage.open(browser, host)
})

afterAll(async () => {
  await browser.close()
  await Promise.all([host.close(), edge.stop(), provider.stop()])
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** The description's first day, as the real provider answers it. */
async function honestReport(): Promise<Report> {
  const real = await startProvider(stateDirectory)
  try {
    const answer = await fetch(`${real.address}/api/v2/reports?date=${DATE}&includeWithholding=true`, {
      headers: signedHeaders(),
    })
    return parseJson(await answer.text()) as Report
  } finally {
    await real.stop()
  }
}

function serve(report: Report): void {
  provider.answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(stringifyJson(report))
  }
}

/** The words that identify the sentence of each cause. */
const says: Record<Cause['kind'], RegExp> = {
  row: /is exactly the amount of row/,
  pair: /is row .* and row .* together/,
  'fee-type': /is all the fees of the type/,
  'row-fee': /is the fee .* of row/,
  'vat-rate': /is the VAT of the rate/,
  'opening-debt': /is the opening debt/,
  'closing-debt': /is the closing debt/,
  'flipped-sign': /its sign is reversed/,
  'doubled-row': /which repeats row/,
  'missing-row': /is a row that the report counts and does not list/,
  currency: /which is not the payout’s currency/,
  'stated-figure': /^Only “/,
  'both-debts': /both off/,
  'swapped-rates': /each other’s rate/,
  'moved-rate': /is stated at/,
  'total-rows': /announces \d+ rows in all/,
  'broken-row': /do not add up/,
}

it('the desk accepts the honest report', async () => {
  serve(honest)
  await desk.day(DATE)
  expect(await desk.verdict()).toBe('Balances')
})

it.each(someOf(tamperings, 4).map((tampering) => [tampering.name, tampering] as const))(
  'the desk catches a report that %s',
  async (_, { kind, tamper }) => {
    const { report } = tamper(honest, 3)!
    serve(report)
    await desk.day(DATE)
    expect(await desk.verdict()).toBe('Does not balance')
    const cause = await desk.cause()
    expect(cause).toMatch(kind ? says[kind] : /explains the difference/)
    expect(desk.said).toEqual([])
  },
)

it('there are twelve tampered reports, eleven with a named cause', () => {
  expect(tamperings).toHaveLength(12)
  expect(tamperings.filter(({ kind }) => kind)).toHaveLength(11)
})
