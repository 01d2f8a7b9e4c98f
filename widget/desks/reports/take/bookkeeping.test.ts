import { describe, expect, it } from 'vitest'
import { isUnconfirmedChart, readBookkeeping, suggestedAccounts } from './bookkeeping.ts'

describe('the host’s bookkeeping', () => {
  it('is the suggestion of the BAS chart, with the report’s tax id, when it is not set', () => {
    const { books, wrong } = readBookkeeping(undefined, '5566778899')
    expect(wrong).toEqual([])
    expect(books).toEqual({
      companyName: undefined,
      orgNumber: '556677-8899',
      chart: 'BAS2015',
      sign: 'order-admin',
      series: 'A',
      accounts: suggestedAccounts('BAS2015'),
      accountsBy: { rowType: new Map(), feeType: new Map(), paymentType: new Map() },
      taxRate: 'Tax Exempt',
      costCentre: undefined,
      lines: 'total',
      fiscalYear: undefined,
      bankgiro: undefined,
    })
  })

  it('takes the place of the suggestion account by account', () => {
    const bank = { number: '1940', name: 'Bank' }
    const { books, wrong } = readBookkeeping({ accounts: { bank, fees: undefined }, lines: 'orders' })
    expect(wrong).toEqual([])
    expect(books.accounts).toEqual({ ...suggestedAccounts('BAS2015'), bank })
    expect(books.lines).toBe('orders')
  })

  it('never suggests an account that a later chart is said to lack', () => {
    const of = (date: string, given?: object) => {
      const { chart, accounts } = readBookkeeping(given, '', date).books
      return [chart, accounts.receivable.number]
    }
    expect(of('2025-12-31')).toEqual(['BAS2015', '1580'])
    expect(of('2026-01-01')).toEqual(['BAS2026', '1686'])
    expect(of('2026-01-01', { chart: 'BAS2025' })).toEqual(['BAS2025', '1580'])
    expect(of('2020-03-07', { chart: 'BAS2027' })).toEqual(['BAS2027', '1686'])
    expect(of('2026-01-01', { chart: 'EUBAS97' })).toEqual(['EUBAS97', '1580'])
    expect(isUnconfirmedChart('BAS2026')).toBe(true)
    expect(isUnconfirmedChart('BAS2015')).toBe(false)
  })

  it('has accounts by row type, fee type and payment type, also of types that are not known here', () => {
    const interest = { number: '8311', name: 'Ränteintäkter' }
    const { books, wrong } = readBookkeeping({
      accounts: { byRowType: { Interest: interest, 'v2.Lottery': interest }, byFeeType: {} },
    })
    expect(wrong).toEqual([])
    expect([...books.accountsBy.rowType.keys()]).toEqual(['Interest', 'v2.Lottery'])
    expect(books.accounts).toEqual(suggestedAccounts('BAS2015'))
  })

  it.each([
    ['556677-8899', '556677-8899'],
    ['165566778899', '556677-8899'],
    ['SE-SANDBOX-100001', undefined],
    ['', undefined],
  ])('has the organisation number that SIE wants of %j', (taxId, orgNumber) => {
    expect(readBookkeeping({}, taxId).books.orgNumber).toBe(orgNumber)
  })

  it.each([
    [null, '', 'object'],
    ['1930', '', 'object'],
    [[], '', 'object'],
    [{ companyNmae: 'Lamps' }, 'companyNmae', 'known'],
    [{ constructor: 'x' }, 'constructor', 'known'],
    [{ companyName: ' ' }, 'companyName', 'text'],
    [{ companyName: 'L'.repeat(201) }, 'companyName', 'text'],
    [{ orgNumber: 5566778899 }, 'orgNumber', 'orgNumber'],
    [{ orgNumber: '556677' }, 'orgNumber', 'orgNumber'],
    [{ accounts: [] }, 'accounts', 'object'],
    [{ accounts: { bank: '1930' } }, 'accounts.bank', 'object'],
    [{ accounts: { bank: { number: 1930, name: 'Bank' } } }, 'accounts.bank.number', 'account'],
    [{ accounts: { bank: { number: '19 30', name: 'Bank' } } }, 'accounts.bank.number', 'account'],
    [{ accounts: { bank: { number: '1930' } } }, 'accounts.bank.name', 'text'],
    [{ accounts: { cash: { number: '1910', name: 'Kassa' } } }, 'accounts.cash', 'known'],
    [{ accounts: { byRowType: [] } }, 'accounts.byRowType', 'object'],
    [{ accounts: { byRowType: { Interest: '8311' } } }, 'accounts.byRowType.Interest', 'object'],
    [{ accounts: { byFeeType: { 'a.b': { number: '6065' } } } }, 'accounts.byFeeType.a.b.name', 'text'],
    [
      { accounts: { byPaymentType: { Card: { number: 'x', name: 'y' } } } },
      'accounts.byPaymentType.Card.number',
      'account',
    ],
    [
      { accounts: { byPaymentType: { Card: { number: '1686', name: 'y', vat: 25 } } } },
      'accounts.byPaymentType.Card.vat',
      'known',
    ],
    [{ taxRate: '' }, 'taxRate', 'text'],
    [{ costCentre: { code: '10' } }, 'costCentre.name', 'text'],
    [{ costCentre: { code: '10', name: 'Web', dimension: 'one' } }, 'costCentre.dimension', 'digits'],
    [{ lines: 'each' }, 'lines', 'lines'],
    [{ fiscalYear: { start: '2026-01-01' } }, 'fiscalYear.end', 'date'],
    [{ fiscalYear: { start: '2026-02-30', end: '2026-12-31' } }, 'fiscalYear.start', 'date'],
    [{ fiscalYear: { start: '2026-01-01', end: '2025-12-31' } }, 'fiscalYear.end', 'date'],
    [{ bankgiro: '12345' }, 'bankgiro', 'bankgiro'],
  ])('names the wrong member in %j', (given, member, expected) => {
    expect(readBookkeeping(given).wrong).toEqual([{ member, expected }])
  })

  it('names every wrong member, not only the first', () => {
    const { wrong } = readBookkeeping({ sign: 7, series: '', accounts: { vat: { number: 'x', name: 'y' } } })
    expect(wrong.map(({ member }) => member)).toEqual(['sign', 'series', 'accounts.vat.number'])
  })

  it('keeps the digits of a bankgiro number', () => {
    expect(readBookkeeping({ bankgiro: '5050-1055' }).books.bankgiro).toBe('50501055')
  })
})
