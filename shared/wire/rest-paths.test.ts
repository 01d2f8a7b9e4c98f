import { describe, expect, it } from 'vitest'
import { LONG_MAX } from '../domain/values/long.ts'
import { operations, restNames } from './operations.ts'
import { readParameters, routedPath, routePattern, writePath } from './rest-paths.ts'

describe('the REST rows of the operation table', () => {
  it('are the nine of the description, the nine beyond it and the credit that a task leads to', () => {
    const numbers = restNames.map((name) => ('number' in operations[name] ? operations[name].number : name))
    // 1 to 18, in this order, and the one without a number.
    expect(numbers).toEqual([...Array.from({ length: 18 }, (_, index) => index + 1), 'getCredit'])
  })

  it('have a parameter for each name in their path and no other', () => {
    for (const name of restNames) {
      const places = [...operations[name].path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
      expect(Object.keys(operations[name].parameters)).toEqual(places)
    }
  })
})

describe('paths', () => {
  it('are written as the description has them', () => {
    expect(writePath('updateOrderRow', { CheckoutOrderId: LONG_MAX, OrderRowId: 1 })).toBe(
      '/api/v1/orders/9223372036854775807/rows/1/',
    )
    expect(writePath('getReport', { date: '2020-03-05', includeWithholding: true })).toBe(
      '/api/v2/reports?date=2020-03-05&includeWithholding=true',
    )
  })

  it('are routed without regard to case and trailing slash', () => {
    expect(routePattern('addOrderRow')).toBe('/api/v1/orders/:checkoutorderid/rows')
    expect(routedPath('/API/v1/Orders/1/Rows/')).toBe('/api/v1/orders/1/rows')
    expect(routedPath('/')).toBe('/')
  })
})

describe('readParameters', () => {
  it('reads path and query, names without regard to case, a flag false when absent', () => {
    expect(
      readParameters('extendOrder', { checkoutorderid: '9223372036854775807', expirydate: '2027-01-01' }),
    ).toEqual({
      ok: true,
      value: { CheckoutOrderId: LONG_MAX, expiryDate: '2027-01-01' },
    })
    expect(readParameters('getReport', {}, { DATE: '2020-03-05' })).toEqual({
      ok: true,
      value: { date: '2020-03-05', includeWithholding: false },
    })
  })

  it.each([
    ['an id of 2^63', 'getOrder', { checkoutorderid: '9223372036854775808' }, 'CheckoutOrderId'],
    ['an id with a sign', 'getOrder', { checkoutorderid: '+1' }, 'CheckoutOrderId'],
    [
      'a date with a time',
      'extendOrder',
      { checkoutorderid: '1', expirydate: '2027-01-01T00:00' },
      'expiryDate',
    ],
    ['a missing date', 'getReport', {}, 'date'],
  ] as const)('names the parameter for %s', (_, name, found, parameter) => {
    expect(readParameters(name, found)).toMatchObject({ ok: false, reason: { parameter } })
  })

  it.each([
    ['a missing date', '', 'member-missing'],
    ['a day that is not in the calendar', '2020-02-30', 'date-invalid'],
    ['words', 'tomorrow', 'date-invalid'],
  ])('says why for %s', (_, date, code) => {
    expect(readParameters('getReport', {}, { date })).toMatchObject({
      ok: false,
      reason: { parameter: 'date', reason: { code } },
    })
  })

  it('refuses a flag that is neither true nor false', () => {
    const query = { date: '2020-03-05', includeWithholding: 'yes' }
    expect(readParameters('getReport', {}, query)).toMatchObject({
      reason: { parameter: 'includeWithholding' },
    })
  })
})
