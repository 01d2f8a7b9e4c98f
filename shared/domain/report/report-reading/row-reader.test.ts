import { describe, expect, it } from 'vitest'
import { reportFeeOf, reportRowOf } from '../../../testing/report-rows.ts'
import { ReadError } from './read-error.ts'
import { readRows } from './row-reader.ts'

const PATH = 'clientReports/0/rows'
const fee = reportFeeOf('Transaction', 100, 25, 25)
/** The members that the description's table of rows calls optional. */
const optional = {
  providerCustomerId: 7,
  customerName: 'Kim Olsen',
  externalOrderNo: 'web-1',
  orderDate: '2026-03-01',
  providerOrderNo: 8,
  providerCheckoutId: 9,
  providerInvoiceNo: 10,
  paymentTransactionId: 11,
  paymentType: 'Card',
  destinationCurrency: 'EUR',
  exchangeRate: 11.25,
  comment: 'a comment',
  deliveryId: 12,
  creditId: 13,
}
const whole = { ...reportRowOf({ fees: [fee] }), ...optional }
/** A member in other letters, so that the reader does not take the row as it is. */
const respelled = ({ currency, ...row }: typeof whole) => ({ ...row, Currency: currency })

function read(row: object): unknown {
  return [...readRows(JSON.stringify([reportRowOf({}), row]), PATH, 40)][1]
}
/** @returns the member that the failure names */
function refused(row: object): unknown {
  try {
    read(row)
  } catch (error) {
    if (error instanceof ReadError) return error.failure
  }
  return undefined
}
function without(row: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = row
  return rest
}

describe('a row of a report', () => {
  it('has every member of the description, in whatever letters', () => {
    expect(read(whole)).toEqual(whole)
    expect(read(respelled(whole))).toEqual(whole)
  })

  it.each(Object.keys(optional))('may lack %s', (name) => {
    const lacking = without(whole, name)
    expect(read(lacking)).toEqual(lacking)
    expect(read(without(respelled(whole), name))).toEqual(lacking)
  })

  it.each([
    'nominalAmount',
    'providerPaidAmount',
    'totalFeeAmountExcludingVat',
    'totalFeeVatAmount',
    'currency',
    'rowType',
    'reconciliationDate',
  ])('is refused without %s, by its place in the report', (name) => {
    expect(refused(without(whole, name))).toEqual({ code: 'wrong-type', member: `${PATH}/41/${name}` })
  })

  it('has no fees where the list is missing', () => {
    expect(read(without(whole, 'fees'))).toEqual({ ...whole, fees: [] })
  })

  it.each(Object.keys(fee))('is refused for a fee without %s', (name) => {
    const fees = [fee, without({ ...fee }, name)]
    expect(refused({ ...whole, fees })).toEqual({
      code: 'wrong-type',
      member: `${PATH}/41/fees/1/${name}`,
    })
  })

  it('keeps a Long that a number cannot hold', () => {
    const text = JSON.stringify([whole]).replace('"nominalAmount":0', '"nominalAmount":9007199254740993')
    expect([...readRows(text, PATH, 0)][0]?.nominalAmount).toBe(9007199254740993n)
  })
})
