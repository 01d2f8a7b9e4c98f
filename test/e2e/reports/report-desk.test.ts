/** The report desk against the real edge and the real provider: the days of the description, and days of the sandbox. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../shared/domain/report.schema.ts'
import type { Stack } from '../../../scripts/stack.ts'
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

/** As the provider answers it. */
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
    'balance, to what the report states: %s',
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

  it('show their figures before the rows and the closing have loaded, and nothing moves when they come', async () => {
    const { page } = desk
    const released = Promise.withResolvers<void>()
    const held: string[] = []
    await page.route(/\/parts\/(?:report-rows|closing)-parts-/, async (route) => {
      held.push(route.request().url())
      await released.promise
      await route.continue()
    })
    await desk.day('2020-03-05')
    expect(await desk.verdict()).toBe('Balances')
    expect(await desk.paid()).toMatch(/SEK$/)
    expect(held).toHaveLength(2)
    expect(await page.locator('order-admin-report-rows').count()).toBe(0)
    await page.locator('.pictures svg').first().waitFor()
    await page.evaluate(() => {
      Object.assign(globalThis, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }
          ;(globalThis as unknown as { moved: number }).moved += value
        }
      }).observe({ type: 'layout-shift' })
    })
    released.resolve()
    await page.locator('order-admin-report-rows tbody [data-item]').first().waitFor()
    await page.getByRole('button', { name: 'Close the day' }).waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBe(0)
  })

  it('fit together in the month, where the debt of the second opens the third', async () => {
    await desk.day('2020-03-05')
    await desk.verdict()
    await desk.page.getByText('The month', { exact: true }).click()
    const month = desk.page.locator('order-admin-report-month')
    await month.getByText('each closing debt opens the next report: 2 compared.').waitFor()
    expect(await month.locator('.strip button .paid').count()).toBe(3)
    await month.getByRole('button', { name: /Mar 6, 2020/ }).click()
    await desk.page.getByRole('heading', { name: 'Payout of Mar 6, 2020' }).waitFor()
  })
})

describe('a day of the sandbox', () => {
  const at = (now: string) => callSandbox(stack.addresses, 'clock', { now })
  const lamp = { Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }

  it('with a delivery and a credit falls into a debt, which the next day opens with', async () => {
    await at('2101-05-01T10:00:00Z')
    // A sale of 500,00 before, so that there is something to credit; and one that pays back the sandbox's own debt.
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
    await desk.page.getByRole('heading', { name: 'No report of May 3, 2101' }).waitFor()
    await at('2101-05-04T10:00:00Z')

    await desk.day('2101-05-02')
    expect(await desk.verdict()).toBe('Balances')
    // The sale of 100,00 pays 73,81, the credit of 500,00 takes 511,25: 437,44 are owed. See provider/reports/README.md.
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

  it('is closed once, and says so when its report is another one later', async () => {
    await at('2101-06-02T10:00:00Z')
    await callSandbox(stack.addresses, 'reports', { date: '2101-06-01', rows: 3 })
    await desk.day('2101-06-01')
    await desk.verdict()
    const closing = desk.page.locator('order-admin-report-closing')
    await closing.getByRole('button', { name: 'Close the day' }).click()
    await closing.getByText('Closed by Kim').waitFor()
    await closing.getByText('The report is the one that was closed.').waitFor()
    expect(await closing.getByRole('button').count()).toBe(0)

    await desk.day('2101-06-01')
    await closing.getByText('The report is the one that was closed.').waitFor()
    // The sandbox adds to a day that is over; a provider that corrects one does the same.
    await callSandbox(stack.addresses, 'reports', { date: '2101-06-01', rows: 1 })
    await desk.day('2101-06-01')
    await closing.getByText('The provider answers another report now than the one that was closed.').waitFor()
    await closing.getByRole('button', { name: 'Close it again' }).waitFor()
  })

  it('opens the order of a row, and comes back to the day', async () => {
    await at('2101-07-01T10:00:00Z')
    const id = await createOrder(stack.addresses, { OrderRows: [lamp], MerchantOrderId: 'web-4711' })
    await deliver(stack.addresses, id)
    await at('2101-07-02T10:00:00Z')
    await desk.day('2101-07-01')
    await desk.verdict()
    await desk.page.locator('order-admin-report-rows').getByRole('button', { name: 'web-4711' }).click()
    await desk.page.getByRole('heading', { name: id }).waitFor()
    await desk.page.getByRole('button', { name: 'Back to the payout' }).click()
    await desk.page.getByRole('heading', { name: 'Payout of Jul 1, 2101' }).waitFor()
  })
})
