/** The payouts desk in each engine: one that balances, one that does not, and the files that a clerk takes along. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { readSie } from '../../../widget/testing/sie-reader.ts'
import { DESKTOP, inEachEngine, PHONE } from '../../support/engines/each-engine.ts'
import { button } from '../../support/engines/engine-desk.ts'
import type { Box } from '../../support/engines/look.ts'

inEachEngine((desk) => {
  it('reads a payout, and says that it balances', async () => {
    await desk().openPayout('2020-03-05')
    await desk().page.see({ css: '.headline .verdict', text: 'Balances' })
    expect(await desk().page.see({ css: '.headline .paid-amount' })).toBe('18,866.31 SEK')
    expect(await desk().violations()).toEqual([])
  })

  describe.runIf(isLongRun)('in the long run', () => {
    it('downloads the voucher as SIE, whose debit and credit are equal', async () => {
      const { page } = desk()
      await desk().openPayout('2020-03-05')
      await page.click({ css: 'summary', text: 'Take it along' })
      await page.see({ css: '*', text: 'Debit and credit are equal: the sum is 0.' })
      await page.click(button('Download'))
      const files = () => readdirSync(page.tab.downloads).filter((name) => name.endsWith('.si'))
      await expect.poll(files, { timeout: 15_000 }).toHaveLength(1)
      const [voucher] = readSie(readFileSync(join(page.tab.downloads, files()[0]!))).vouchers
      expect(voucher!.transactions[0]).toMatchObject({ account: '1930', amount: 1_886_631n })
      expect(voucher!.transactions.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
      expect(await desk().violations()).toEqual([])
    })

    it.each([
      ['beside each other', DESKTOP],
      ['below each other', PHONE],
    ] as const)(
      'writes the terms of a payout that does not balance %s, and none over another',
      async (_, [width, height]) => {
        const { page } = desk()
        await page.tab.resize(width, height)
        await page.tab.goto(`${inject('addresses').demo}/style-book/does-not-balance`)
        await page.see({ css: '.equation .stated' })
        await page.see({ css: '.verdict', text: 'Does not balance' })
        const parts = { css: ':is(.term-name, .term-amount, .stated > span)', inside: { css: '.equation' } }
        const boxes = await page.boxes(parts)
        expect(boxes.length).toBeGreaterThan(14)
        expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => isOver(one, other)))).toEqual(
          [],
        )
        await page.tab.resize(...DESKTOP)
      },
    )
  })
})

/** Whether two boxes share more than the edge of a line. */
function isOver(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  )
}
