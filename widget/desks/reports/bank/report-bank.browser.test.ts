import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { entryXml, statementXml } from '../../../testing/bank.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { loadLanguage, loadLaterWords } from '../../../locales/languages.ts'
import { onCommand } from '../../../kit/parts/command.ts'
import type { ReportCommand } from '../data/report-commands.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { ReportBank } from './report-bank.ts'
import { reportBankElements } from './report-bank-parts.ts'
import type { ExpectedPayout } from '../data/report-data.ts'
import { emulateMedia } from '../../../testing/media.ts'

const payout = (date: string, paid: number): ExpectedPayout => ({
  date,
  clientId: 100_001,
  currency: 'SEK',
  paid,
})

// 2 March 2026 is a Monday; the statement ends on 31 March, a Tuesday.
const payouts = [
  payout('2026-03-02', 10_000),
  payout('2026-03-04', 20_000),
  payout('2026-03-05', 30_000),
  payout('2026-03-06', 0),
  payout('2026-03-30', 40_000),
  { ...payout('2026-03-30', 50_000), currency: 'NOK' },
]
const statement = statementXml(
  entryXml() +
    entryXml({
      amount: '<Amt Ccy="SEK">199.00</Amt>',
      date: '<BookgDt><Dt>2026-03-05</Dt></BookgDt>',
      more: '<AddtlNtryInf>PAYOUT 2026-03-04 100001</AddtlNtryInf>',
    }) +
    entryXml({
      amount: '<Amt Ccy="SEK">12345678901.00</Amt>',
      more: `<AddtlNtryInf>${'Invoice-with-a-very-long-reference-'.repeat(5)}</AddtlNtryInf>`,
    }) +
    entryXml({ status: '<Sts>PDNG</Sts>' }),
)
const xml = (text: string, name = 'march.xml') => new File([text], name, { type: 'text/xml' })

afterEach(async () => {
  removeParts()
  await emulateMedia()
  await leaveMode()
})

const show = (more: Partial<ReportBank> = {}) =>
  showPart('order-admin-report-bank', reportBankElements, 'reports-later', { payouts, ...more })

const field = (part: ReportBank) => part.renderRoot.querySelector('input')!

async function read(part: ReportBank, file: File): Promise<void> {
  await userEvent.upload(field(part), file)
  await until(() => part.renderRoot.querySelector('[role=status]')!.textContent!.trim())
  await until(() => !textOf(part.renderRoot).includes('Reading'))
}

function drop(part: ReportBank, files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const options = { dataTransfer, bubbles: true, cancelable: true, composed: true }
  const target = part.renderRoot.querySelector('.drop')!
  const isOver = !target.dispatchEvent(new DragEvent('dragover', options))
  return !target.dispatchEvent(new DragEvent('drop', options)) && isOver
}

const rows = (part: ReportBank) =>
  [...part.renderRoot.querySelectorAll('table:not(.unknown) tbody tr')].map((row) =>
    textOf(row.lastElementChild!).trim(),
  )

describe('the comparison with the bank', () => {
  it('tells the desk the verdicts in the language of the page, also once it is another', async () => {
    await loadLanguage('sv')
    await loadLaterWords('reports-later')
    const part = await show()
    const told: string[] = []
    onCommand<ReportCommand>(part, (command) => {
      if (command.do === 'bank-steps')
        told.push(...[...command.steps.values()].slice(0, 1).map(({ text }) => text))
    })
    await read(part, xml(statement))
    await until(() => told.length > 0)
    part.lang = 'sv'
    await expect.poll(() => told.at(-1)).toBe('Utbetalt 3 mars 2026')
    expect(told[0]).toBe('Paid out on Mar 3, 2026')
  })

  it.each(severalModes)('has no findings: %s', async (name) => {
    await enterMode(modes[name]!)
    const part = await show({ lang: modes[name]!.lang })
    expect(await faultsIn(document.body)).toEqual([])
    await userEvent.upload(field(part), xml(statement))
    await until(() => part.renderRoot.querySelector('.unknown'))
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('shows the statement’s verdict on each payout', async () => {
    await page.viewport(900, 900)
    const part = await show()
    await read(part, xml(statement))
    expect(rows(part)).toEqual([
      'Paid out on Mar 3, 2026 SE3550000000054910000003',
      'Another amount: 199.00 on Mar 5, 2026 (difference −1.00) PAYOUT 2026-03-04 100001 · SE3550000000054910000003',
      'Not found, although it should be there by now',
      'Nothing to pay out',
      'On its way: 1 bank day so far',
      'The statement does not cover this day and currency',
    ])
    const text = textOf(part.renderRoot)
    expect(text).toContain('march.xml: Mar 1, 2026 to Mar 31, 2026')
    expect(text).toContain('1 entry is not booked yet')
    expect(text).toMatch(/SE3550000000054910000003 SEK: \d+ in \(\+\), \d+ out \(−\), by booking day\./)
    expect(text).toContain('Bank holidays are not known here')
    expect(part.renderRoot.querySelectorAll('.unknown tbody tr')).toHaveLength(1)
  })

  it('takes a dropped file, and keeps the browser from opening it', async () => {
    const part = await show()
    expect(drop(part, [xml(statement)])).toBe(true)
    await until(() => rows(part).length === payouts.length)
  })

  it('explains a wrong file, and keeps nothing of the one before', async () => {
    const part = await show()
    await read(part, xml(statement))
    await read(part, xml(statement.replace('?>', '?><!DOCTYPE Document>'), 'bad.xml'))
    await until(() =>
      textOf(part.renderRoot).includes('bad.xml This file is not read, because it has a document type'),
    )
    expect(part.renderRoot.querySelector('table')).toBe(null)
    drop(part, [xml('a'), xml('b')])
    await until(() => textOf(part.renderRoot).includes('one file at a time'))
    await read(part, xml('Date,Amount', 'rows.csv'))
    await until(() => textOf(part.renderRoot).includes('rows.csv This file is no XML'))
  })

  it('can choose the same file again', async () => {
    const part = await show()
    await read(part, xml('cut', 'march.xml'))
    await read(part, xml(statement))
    await until(() => rows(part).length === payouts.length)
  })

  it('compares anew when other payouts are shown', async () => {
    const part = await show()
    await read(part, xml(statement))
    part.payouts = [payout('2026-03-02', 10_000)]
    await until(() => rows(part).length === 1)
    part.payouts = []
    await until(() => textOf(part.renderRoot).includes('no report to compare with'))
  })

  it('is opened by a key', async () => {
    const part = await show()
    await userEvent.keyboard('{Tab}')
    expect(part.shadowRoot!.activeElement).toBe(field(part))
    // The field itself is hidden, so its label shows the focus.
    expect(getComputedStyle(part.renderRoot.querySelector('.drop')!).outlineStyle).toBe('solid')
  })

  it('sends nothing', async () => {
    const part = await show()
    const before = performance.getEntriesByType('resource').length
    await read(part, xml(statement))
    expect(performance.getEntriesByType('resource').length).toBe(before)
  })

  it.each([320, 900, 1440])('is a table on paper, without the place to drop: %i px', async (width) => {
    await page.viewport(width, 900)
    const part = await show()
    await read(part, xml(statement))
    await emulateMedia({ media: 'print' })
    expect(part.renderRoot.querySelector('.drop')!.checkVisibility()).toBe(false)
    expect(getComputedStyle(part.renderRoot.querySelector('tbody tr')!).display).toBe('table-row')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
