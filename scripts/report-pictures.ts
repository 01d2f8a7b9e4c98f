/** States of the report desk, for pictures: on the demo's page, from the real edge and provider. */
import type { Page } from 'playwright'
import { lookUp } from '../shared/domain/values/lookup.ts'
import { parseJson, stringifyJson } from '../shared/domain/values/json.ts'
import type { Report } from '../shared/domain/report/report.schema.ts'
import { tamperings } from '../shared/testing/tampered-reports.ts'
import { callSandbox, createOrder, credit, deliver } from '../test/support/sandbox.ts'
import { entryXml, statementXml } from '../widget/testing/bank.ts'
import type { Addresses } from './sandbox-env.ts'

/** A day that the description has. */
const DAY = '2020-03-05'
/** The day of the sandbox with clients of three currencies. */
const CLIENTS_DAY = '2101-08-01'
const REPORT_CALLS = '**/api/v2/reports?*'

interface Scene {
  page: Page
  open(date: string): Promise<void>
}

/** The states by name. */
export const reportStates: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'report-day': (scene) => read(scene, DAY),
  'report-unreported': async ({ open, page }) => {
    await open('2020-03-09')
    await page.getByRole('heading', { name: /^No report of/ }).waitFor()
  },
  'report-month': async (scene) => {
    await read(scene, DAY)
    await unfold(scene.page, 'month')
    await scene.page.getByText(/2 compared/).waitFor()
  },
  'report-take': async (scene) => {
    await read(scene, DAY)
    await unfold(scene.page, 'take')
    await scene.page.locator('order-admin-report-take table').waitFor()
  },
  'report-bank': async (scene) => {
    await read(scene, DAY)
    await unfold(scene.page, 'month')
    await scene.page.getByText(/2 compared/).waitFor()
    await unfold(scene.page, 'bank')
    await scene.page.locator('order-admin-report-bank input').setInputFiles({
      name: 'statement.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(marchStatement),
    })
    await scene.page.locator('order-admin-report-bank table').first().waitFor()
  },
  'report-shop': async (scene) => {
    await scene.page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(document.querySelector('order-admin')!, {
          matchOrders: (numbers: string[]) =>
            Promise.resolve([
              ...numbers.slice(1).map((orderNumber, at) => ({ orderNumber, total: 10_000 + at })),
              { orderNumber: 'web-9001', total: 79_900, currency: 'SEK', date: '2020-02-20' },
            ]),
        }),
      )
    })
    await read(scene, DAY)
    await unfold(scene.page, 'shop')
    await scene.page.locator('order-admin-report-shop').getByRole('button').first().click()
    await scene.page.locator('order-admin-report-shop table').first().waitFor()
  },
  'report-closed': async (scene) => {
    await read(scene, '2020-03-06')
    const closing = scene.page.locator('order-admin-report-closing')
    const button = closing.getByRole('button', { name: 'Close the day' })
    await button.or(closing.getByText(/Closed by/)).waitFor()
    if (await button.isVisible()) {
      await button.click()
      await closing.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click()
    }
    await closing.getByText(/Closed by/).waitFor()
  },
  'report-tampered': async (scene) => {
    await answerInstead(scene.page, (report) => tamperings[0]!.tamper(report, 3)!.report)
    await read(scene, DAY)
    await scene.page.locator('.cause-actions button').first().waitFor()
  },
  'report-cut-off': async (scene) => {
    await scene.page.route(REPORT_CALLS, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, text.length / 2) })
    })
    await read(scene, DAY)
  },
  'report-clients': (scene) => read(scene, CLIENTS_DAY),
  'report-tabs': async ({ page, open }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const desk = document.querySelector('order-admin')!
        desk.removeAttribute('desk')
        desk.removeAttribute('date')
      })
    })
    await open('')
    await page.getByRole('tab').first().waitFor()
  },
}

/** Makes what the states need: orders of three currencies, delivered and credited on one day. */
export async function prepareReports(addresses: Addresses): Promise<void> {
  await callSandbox(addresses, 'clock', { now: `${CLIENTS_DAY}T10:00:00Z` })
  for (const [at, Currency] of (['SEK', 'NOK', 'EUR', 'SEK', 'SEK'] as const).entries()) {
    const id = await createOrder(addresses, {
      MerchantOrderId: `web-80${at}1`,
      OrderRows: [{ Name: 'Lamp', Quantity: 100 + 100 * at, UnitPrice: 124_900, VatPercent: 2500 }],
      Currency,
    } as Parameters<typeof createOrder>[1])
    await deliver(addresses, id)
    if (at === 3) await credit(addresses, id)
  }
  await callSandbox(addresses, 'clock', { now: '2101-08-03T10:00:00Z' })
}

/** Brings a page into a state of the report desk. */
export async function showReportState(page: Page, addresses: Addresses, name: string): Promise<void> {
  const open = async (date: string): Promise<void> => {
    await page.goto(`${addresses.demo}/reports?date=${date}`)
  }
  await lookUp(reportStates, name)!({ page, open })
}

async function read({ page, open }: Scene, date: string): Promise<void> {
  await open(date)
  await page.locator('.headline .verdict').filter({ hasNotText: 'Reading' }).waitFor()
  await page.locator('order-admin-report-rows').waitFor()
}

async function unfold(page: Page, part: 'month' | 'take' | 'bank' | 'shop'): Promise<void> {
  await page.locator(`.part-${part} summary`).click()
}

/** Changes what the edge answers about a day. */
async function answerInstead(page: Page, change: (report: Report) => Report): Promise<void> {
  await page.route(REPORT_CALLS, async (route) => {
    const response = await route.fetch()
    const report = parseJson(await response.text()) as Report
    await route.fulfill({ response, body: stringifyJson(change(report)) })
  })
}

/** The payout of the description's first day, none of its third, and a payment that no report knows. */
const marchStatement = statementXml(
  [
    ['18866.31', '2020-03-06', 'Provider AB'],
    ['1000.00', '2020-03-09', 'Somebody Else AB'],
  ]
    .map(([amount, date, payer]) =>
      entryXml({
        amount: `<Amt Ccy="SEK">${amount}</Amt>`,
        date: `<BookgDt><Dt>${date}</Dt></BookgDt>`,
        more: `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>`,
      }),
    )
    .join(''),
  {
    period: '<FrToDt><FrDtTm>2020-03-01T00:00:00</FrDtTm><ToDtTm>2020-03-31T23:59:59</ToDtTm></FrToDt>',
  },
)
