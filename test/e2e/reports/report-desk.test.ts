/** The report desk against the real edge and provider, on days of the description and of the sandbox. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../shared/domain/report/report.schema.ts'
import type { Stack } from '../../../scripts/stack.ts'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { daysAfter, utcDay } from '../../../widget/kit/format/days.ts'
import { shiftsOf, watchSight } from '../../support/first-sight.ts'
import { signedHeaders } from '../../support/client.ts'
import { ReportsPage } from '../../support/reports-page.ts'
import { type ReportsWorld, startReportsWorld } from '../../support/reports-world.ts'
import { callSandbox, createOrder, credit, deliver } from '../../support/sandbox.ts'

let world: ReportsWorld
let stack: Stack
let desk: ReportsPage

beforeAll(async () => {
  world = await startReportsWorld()
  stack = world.stack
})
afterAll(() => world.stop())

beforeEach(async () => {
  desk = await ReportsPage.open(world.browser, world.host)
  return () => desk.page.close()
})

/** The report as the provider answers it. */
async function reportOf(date: string): Promise<Report> {
  const answer = await fetch(
    `${stack.addresses.provider}/api/v2/reports?date=${date}&includeWithholding=true`,
    {
      headers: signedHeaders(),
    },
  )
  return (await answer.json()) as Report
}

describe('the days of the description', () => {
  it.each(['2020-03-05', '2020-03-06', '2020-03-07'])(
    'balance, with the stated figures: %s',
    async (date) => {
      await desk.day(date)
      expect(await desk.verdict()).toBe('Balances')
      const { paymentReport } = (await reportOf(date)).clientReports[0]!
      const digits = (await desk.paid()).replace(/\D/g, '')
      expect(digits).toBe(String(paymentReport.providerPaidAmountIncludingWithholding).padStart(3, '0'))
      expect(await desk.violations()).toEqual([])
      expect(desk.said).toEqual([])
    },
  )

  it('fit together in the month: the debt of the second opens the third', async () => {
    await desk.day('2020-03-05')
    await desk.verdict()
    await desk.page.getByText('The month', { exact: true }).click()
    const month = desk.page.locator('order-admin-report-month')
    await month.getByText('each closing debt opens the next report: 2 compared.').waitFor()
    expect(await month.locator('.strip button .paid').count()).toBe(3)
    await month.getByRole('button', { name: /\b6 Mar 2020/ }).click()
    await desk.page.getByRole('heading', { name: 'Payout of 6 Mar 2020' }).waitFor()
  })
})

describe('a report that opens', () => {
  type Client = Report['clientReports'][number]
  /** The edge's answer in place of the day's report. */
  const answers: Record<string, (client: Client) => Client[]> = {
    'that does not balance': (client) => {
      const { nominalAmount } = client.paymentReport
      const paymentReport = { ...client.paymentReport, nominalAmount: Number(nominalAmount) + 100 }
      return [{ ...client, paymentReport }]
    },
    'of two clients': (client) => [client, { ...client, clientId: 79_023 }],
    'without clients': () => [],
  }
  const days: Record<string, () => Promise<string | undefined>> = {
    'of no day that the page names': async () => {
      await callSandbox(stack.addresses, 'reports', { date: daysAfter(utcDay(new Date()), -1), rows: 3 })
      return undefined
    },
    'of many rows': async () => {
      const date = daysAfter(utcDay(new Date()), -20)
      await callSandbox(stack.addresses, 'reports', { date, rows: 3000 })
      return date
    },
    'of a day without a report': () => Promise.resolve('2020-03-20'),
  }
  const kindsWithoutFigures = ['without clients', 'of a day without a report']
  const kinds = ['that balances', ...Object.keys(answers), ...Object.keys(days)]
  const cases = kinds.flatMap((kind) => [390, 900, 1440].map((width) => ({ kind, width })))
  const usual = cases.filter(
    ({ kind, width }) =>
      (width === 390 && kind === 'that balances') ||
      (width === 1440 && kind === 'of no day that the page names'),
  )

  it.each(isLongRun ? cases : usual)(
    'shows its figures before the parts below them, and then moves nothing: $kind, $width px',
    async ({ kind, width }) => {
      const { page } = desk
      const date = days[kind] ? await days[kind]() : '2020-03-05'
      await page.setViewportSize({ width, height: 900 })
      await watchSight(page)
      await page.reload()
      const released = Promise.withResolvers<void>()
      await page.route(/\/parts\/(?:report-rows|closing|cause)-parts-/, async (route) => {
        await released.promise
        await route.continue()
      })
      await page.route(/\/api\/v2\/reports\?/, async (route) => {
        const change = answers[kind]
        if (!change || route.request().method() !== 'GET') return route.continue()
        const response = await route.fetch()
        const clientReports = change(((await response.json()) as Report).clientReports[0]!)
        const totalNrOfRows = clientReports.reduce((sum, { rows }) => sum + rows.length, 0)
        await route.fulfill({ response, json: { totalNrOfRows, clientReports } })
      })
      await desk.day(date)
      const rows = page.locator('order-admin-report-rows')
      const end = kindsWithoutFigures.includes(kind)
        ? page.locator('order-admin-reports .page, order-admin-report-closing .facts').first()
        : rows.locator('tbody [data-item]:not(.place)').first()
      if (!kindsWithoutFigures.includes(kind)) {
        await page.locator('.headline .paid-amount').filter({ hasText: 'SEK' }).waitFor()
        await page.locator('.awaited').first().waitFor()
      }
      expect(await rows.count()).toBe(0)
      released.resolve()
      await end.waitFor()
      await page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      )
      expect(await shiftsOf(page)).toEqual([])
    },
  )

  it('shows the rows that have arrived if the clerk scrolls there early', { tags: 'long' }, async () => {
    const { page } = desk
    const released = Promise.withResolvers<void>()
    await page.route(/\/parts\/closing-parts-/, async (route) => {
      await released.promise
      await route.continue()
    })
    await desk.day('2020-03-05')
    await desk.verdict()
    const rows = page.locator('order-admin-report-rows')
    expect(await rows.count()).toBe(0)
    await page.locator('order-admin-reports .rows-place').scrollIntoViewIfNeeded()
    const first = rows.locator('tbody [data-item]:not(.place)').first()
    await first.waitFor()
    await first.evaluate((row) => row.setAttribute('data-same', ''))
    released.resolve()
    await page.locator('.pictures svg').first().waitFor()
    expect(await rows.locator('[data-same]').count()).toBe(1)
  })
})

describe('a day of the sandbox', () => {
  const at = (now: string) => callSandbox(stack.addresses, 'clock', { now })
  const lamp = { Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }

  it('has a debt after a delivery and a credit, with which the next day opens', async () => {
    await at('2101-05-01T10:00:00Z')
    // First a sale of 500,00 to credit, and one that pays back the sandbox's own debt.
    const before = await createOrder(stack.addresses, { OrderRows: [{ ...lamp, UnitPrice: 50_000 }] })
    await deliver(stack.addresses, before)
    await deliver(
      stack.addresses,
      await createOrder(stack.addresses, { OrderRows: [{ ...lamp, UnitPrice: 500_000 }] }),
    )
    await at('2101-05-02T10:00:00Z')
    await deliver(stack.addresses, await createOrder(stack.addresses, { OrderRows: [lamp] }))
    await credit(stack.addresses, before)
    await at('2101-05-03T10:00:00Z')
    await deliver(stack.addresses, await createOrder(stack.addresses, { OrderRows: [lamp] }))

    await desk.day('2101-05-03')
    // It is not over by the provider's clock.
    await desk.page.getByRole('heading', { name: 'No report of 3 May 2101' }).waitFor()
    await at('2101-05-04T10:00:00Z')

    await desk.day('2101-05-02')
    expect(await desk.verdict()).toBe('Balances')
    // The sale of 100,00 pays 73,81, the credit of 500,00 takes 511,25: 437,44 are owed (provider/reports/README.md).
    expect(await desk.paid()).toBe('0.00 SEK')
    expect(await desk.term('nominalAmount')).toBe('−400.00')
    expect(await desk.term('feeAmountExcludingVat')).toBe('29.95')
    expect(await desk.term('feeVatAmount')).toBe('7.49')
    expect(await desk.term('closingBalanceDebt')).toBe('437.44')

    await desk.day('2101-05-03')
    expect(await desk.verdict()).toBe('Balances')
    // 73,81 of the 437,44 are paid back.
    expect(await desk.term('openingBalanceDebt')).toBe('437.44')
    expect(await desk.term('closingBalanceDebt')).toBe('363.63')
    expect(await desk.violations()).toEqual([])
  })

  it('is closed once, and shows it if its report changes later', async () => {
    await at('2101-06-02T10:00:00Z')
    await callSandbox(stack.addresses, 'reports', { date: '2101-06-01', rows: 3 })
    await desk.day('2101-06-01')
    await desk.verdict()
    const closing = desk.page.locator('order-admin-report-closing')
    await closing.getByRole('button', { name: 'Close the day' }).click()
    const question = closing.getByRole('dialog')
    await question.getByRole('button', { name: 'Add a reason' }).click()
    await question.getByLabel('Reason', { exact: true }).fill('Rättad rapport')
    await question.getByRole('button', { name: 'Close the day' }).click()
    await closing.getByText('Closed by Kim').waitFor()
    await closing.getByText('Rättad rapport').waitFor()
    await closing.getByText('The report is the one that was closed.').waitFor()
    expect(await closing.getByRole('button').count()).toBe(0)

    await desk.day('2101-06-01')
    await closing.getByText('The report is the one that was closed.').waitFor()
    // The sandbox changes a past day, as a provider does that corrects one.
    await callSandbox(stack.addresses, 'reports', { date: '2101-06-01', rows: 1 })
    await desk.day('2101-06-01')
    await closing.getByText('The provider answers another report now than the one that was closed.').waitFor()
    await closing.getByRole('button', { name: 'Close it again' }).waitFor()
  })

  it('opens the order of a row, and is shown again after it', { tags: 'long' }, async () => {
    await at('2101-07-01T10:00:00Z')
    const id = await createOrder(stack.addresses, { OrderRows: [lamp], MerchantOrderId: 'web-4711' })
    await deliver(stack.addresses, id)
    await at('2101-07-02T10:00:00Z')
    await desk.day('2101-07-01')
    await desk.verdict()
    await desk.page.locator('order-admin-report-rows').getByRole('button', { name: 'web-4711' }).click()
    await desk.page.getByRole('heading', { name: id }).waitFor()
    await desk.page.getByRole('button', { name: 'Back to the payout' }).click()
    await desk.page.getByRole('heading', { name: 'Payout of 1 Jul 2101' }).waitFor()
  })
})
