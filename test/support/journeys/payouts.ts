/** A clerk reads a payout, and takes its voucher along. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSie } from '../../../widget/testing/sie-reader.ts'
import { button, type EngineDesk } from '../engines/engine-desk.ts'

export function testPayouts(desk: () => EngineDesk): void {
  it('reads a payout, and says that it balances', async () => {
    await desk().openPayout('2020-03-05')
    await desk().page.see({ css: '.headline .verdict', text: 'Balances' })
    expect(await desk().page.see({ css: '.headline .paid-amount' })).toBe('18,866.31 SEK')
    expect(await desk().violations()).toEqual([])
  })

  it('downloads the voucher as SIE, whose debit and credit are equal', { tags: 'long' }, async () => {
    const { page } = desk()
    await desk().openPayout('2020-03-05')
    await page.click({ css: 'summary', text: 'Take it along' })
    await page.see({ css: '*', text: 'Debit and credit are equal: the sum is 0.' })
    await page.click(button('Download'))
    const { downloads } = page.tab
    // Firefox makes the file at once, empty, and writes another one beside it until the end.
    const files = () => readdirSync(downloads).filter((name) => statSync(join(downloads, name)).size > 0)
    await expect.poll(files).toEqual([expect.stringMatching(/\.si$/)])
    const [voucher] = readSie(readFileSync(join(downloads, files()[0]!))).vouchers
    expect(voucher!.transactions[0]).toMatchObject({ account: '1930', amount: 1_886_631n })
    expect(voucher!.transactions.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
    expect(await desk().violations()).toEqual([])
  })
}
