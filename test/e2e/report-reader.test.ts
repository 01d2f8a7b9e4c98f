/** The desk's reader on the real answers of edge and provider. */
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { balanceRowTypes } from '../../shared/domain/report/report.rules.ts'
import type { ReportRow } from '../../shared/domain/report/report.schema.ts'
import { readDay } from '../../widget/desks/reports/data/day-reader.ts'
import { atEdge, openSession } from '../support/client.ts'

const addresses = inject('addresses')
let token: string

beforeAll(async () => {
  const merchant = sandboxMerchants.first
  token = (await openSession(addresses, { merchant, capabilities: ['report.read'] })).token
})

async function dayOf(date: string, includeWithholding: boolean) {
  const path = `/api/v2/reports?date=${date}&includeWithholding=${includeWithholding}`
  const answer = await atEdge(addresses, path, { token })
  expect(answer.status).toBe(200)
  const day = await readDay(date, answer.body!, () => {}, new AbortController().signal)
  return { day, reading: await day.whole }
}

const isBalance = ({ rowType }: ReportRow) => (balanceRowTypes as readonly string[]).includes(rowType)

describe.each(['2020-03-05', '2020-03-06', '2020-03-07'])('the report of %s', (date) => {
  it('balances, and has one digest with balance rows and without', async () => {
    const [without, withRows] = [await dayOf(date, false), await dayOf(date, true)]
    expect(without.reading.clients.length).toBeGreaterThan(0)
    for (const [place, client] of without.reading.clients.entries()) {
      const other = withRows.reading.clients[place]!
      expect(client.payout!.verdict).toBe('balances')
      expect(other.payout!.verdict).toBe('balances')
      expect(client.digest).toMatch(/^[\da-f]{64}$/)
      expect(other.digest).toBe(client.digest)
      expect(other.rowCount).toBe(client.rowCount + 2)
    }
  })

  it('has every row of the answer, with the balance rows after the others', async () => {
    const path = `/api/v2/reports?date=${date}&includeWithholding=true`
    const answer = (await (await atEdge(addresses, path, { token })).json()) as {
      clientReports: { rows: ReportRow[] }[]
    }
    const { day } = await dayOf(date, true)
    for (const [client, { rows }] of answer.clientReports.entries()) {
      const view = await day.query({ client })
      const shown = (await view.rows(0, view.count)).map(({ row }) => row)
      expect(shown).toEqual([...rows.filter((row) => !isBalance(row)), ...rows.filter(isBalance)])
    }
  })
})
