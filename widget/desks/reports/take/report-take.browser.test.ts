import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reportFeeOf, reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { readDayOf } from '../../../testing/report-day.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import { balancedReport } from '../../../testing/take.ts'
import type { ReportTake } from './report-take.ts'
import { reportTakeElements } from './report-take-parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

const sale = reportRowOf({
  externalOrderNo: 'web-1',
  nominalAmount: 10_000_000_000,
  providerPaidAmount: 9_999_997_500,
  totalFeeAmountExcludingVat: 2000,
  totalFeeVatAmount: 500,
  fees: [reportFeeOf('Service', 2000, 2500, 500)],
})
const unknown = reportRowOf({ rowType: 'Lottery', nominalAmount: 100, providerPaidAmount: 100 })

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles()
})
afterEach(async () => {
  files.restore()
  removeParts()
  await emulateMedia()
  await leaveMode()
})

async function show(more: Partial<ReportTake> = {}, rows = [sale, unknown]) {
  const day = await readDayOf(balancedReport(rows))
  return showPart('order-admin-report-take', reportTakeElements, 'reports-later', { day, ...more })
}

describe('the part that saves files', () => {
  it.each(severalModes)('has no findings: %s', { tags: 'long' }, async (name) => {
    await enterMode(modes[name]!)
    const part = await show({ lang: modes[name]!.lang })
    expect(await faultsIn(document.body)).toEqual([])
    await userEvent.selectOptions(part.renderRoot.querySelector('.format')!, 'own')
    await userEvent.click(part.renderRoot.querySelector('.take')!)
    await until(() => part.renderRoot.querySelector('.digest'))
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('is reached and done by keys alone, and keeps the focus', async () => {
    await page.viewport(900, 900)
    const part = await show()
    const focused = () => part.shadowRoot!.activeElement?.className
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('format')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(focused()).toBe('take primary')
    await userEvent.keyboard('{Enter}')
    await until(() => part.renderRoot.querySelector('.digest'))
    expect(focused()).toBe('take primary')
    expect(files.names).toHaveLength(1)
  })

  it.each([320, 900, 1440])(
    'keeps the voucher on one page of paper, without its controls: %i px',
    async (width) => {
      await page.viewport(width, 900)
      const part = await show()
      await emulateMedia({ media: 'print' })
      const controls = [...part.renderRoot.querySelectorAll('button, select, input')]
      expect(controls.length).toBeGreaterThan(3)
      expect(controls.filter((control) => control.checkVisibility())).toEqual([])
      const table = part.renderRoot.querySelector('table')!
      expect(table.checkVisibility()).toBe(true)
      expect(getComputedStyle(table.querySelector('tr')!).display).toBe('table-row')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  it('can be stopped, and then begun again', { tags: 'long' }, async () => {
    await page.viewport(900, 900)
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ ...sale, externalOrderNo: `web-${index}` }))
    const part = await show({}, rows)
    const outcome = () => textOf(part.renderRoot.querySelector('.outcome')!).trim()
    await userEvent.selectOptions(part.renderRoot.querySelector('.format')!, 'own')
    const button = part.renderRoot.querySelector<HTMLElement>('.take')!
    button.click()
    // A second click during the making of a file does nothing.
    button.click()
    ;(await until(() => part.renderRoot.querySelector<HTMLElement>('.stop'))).click()
    await expect.poll(outcome).toBe('Stopped. No file was saved.')
    expect(files.names).toEqual([])
    button.click()
    await expect.poll(outcome).toContain('It has 20,000 rows.')
    expect(files.names).toHaveLength(1)
  })
})
