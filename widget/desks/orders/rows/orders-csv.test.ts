import { beforeAll, describe, expect, it } from 'vitest'
import type { Localizer } from '../../../locales/localizer.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { ordersCsv } from './orders-csv.ts'

const entry = {
  key: '8906810',
  id: '8906810',
  number: 'web-2048',
  amount: 123_456_789,
  delivered: 250_000,
  currency: 'SEK',
  extras: {},
} as unknown as OrderEntry

describe('the orders’ CSV file', () => {
  let en: Localizer
  let sv: Localizer
  beforeAll(async () => {
    en = await localizerOf('en-GB')
    sv = await localizerOf('sv-SE')
  })

  const linesOf = (columns: readonly string[], l: Localizer, order = entry) =>
    ordersCsv([order], columns, l).replace('\uFEFF', '').trimEnd().split('\r\n')

  it('has amounts and what is delivered as numbers, and their currency once', () => {
    expect(linesOf(['number', 'delivered', 'amount'], en)).toEqual([
      'Order number,Delivered,Amount,Currency',
      'web-2048,2500.00,1234567.89,SEK',
    ])
    expect(linesOf(['number', 'amount', 'delivered'], sv)).toEqual([
      'Ordernummer;Belopp;Valuta;Levererat',
      'web-2048;1234567,89;SEK;2500,00',
    ])
  })

  it('has the currency where only what is delivered is shown', () => {
    expect(linesOf(['number', 'delivered'], en)).toEqual([
      'Order number,Delivered,Currency',
      'web-2048,2500.00,SEK',
    ])
  })

  it('has the column of currencies where the clerk has put it, and none without an amount', () => {
    expect(linesOf(['currency', 'number', 'amount'], en)[1]).toBe('SEK,web-2048,1234567.89')
    expect(linesOf(['number'], en)[1]).toBe('web-2048')
  })

  it('leaves the field empty where an amount is not known', () => {
    const bare = { ...entry, amount: undefined, delivered: undefined }
    expect(linesOf(['number', 'amount', 'delivered'], en, bare)[1]).toBe('web-2048,,SEK,')
  })
})
