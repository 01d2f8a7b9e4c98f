import { describe, expect, it } from 'vitest'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { gateOf } from './gates.ts'
import { factsOf, isSameOrder } from './history-facts.ts'

const order: CreditOrder = {
  ClientOrderNr: 'web-77',
  IsActive: true,
  CreationDate: '2026-11-21T10:00:00',
  ClosedDate: null,
  ProviderOrderNr: 1_000_123,
  WillBuyInvoices: true,
  CurrentAmount: '4200',
  ExpirationDate: '2026-12-21T10:00:00',
  Invoices: [],
}

function invoice(InvoiceNumber: number | bigint, InvoiceAmountWithoutVat: string, InvoiceVat: string) {
  const date = '2026-11-21T00:00:00'
  return {
    InvoiceNumber,
    InvoiceAmountWithoutVat,
    InvoiceVat,
    CreationDate: date,
    InvoiceDate: date,
    DueDate: date,
    CustomerId: 500_001,
  }
}

function entry(operation: string, more: Partial<CreditHistoryEntry> = {}): CreditHistoryEntry {
  return {
    at: '2026-11-21T10:00:00Z',
    who: { kind: 'session', id: 'u1', name: 'Kim' },
    outcome: 'done',
    requestId: crypto.randomUUID(),
    operation,
    ...more,
  }
}

describe('the facts about a credit order', () => {
  it.each([
    ['CreateOrderEu of a plan', [entry('CreateOrderEu', { orderType: 'PaymentPlan' })], 'PaymentPlan', false],
    ['CreateOrder', [entry('CreateOrder')], 'Invoice', true],
    [
      'a delivery alone',
      [entry('DeliverOrderEu', { orderType: 'AccountCredit' })],
      'AccountCredit',
      undefined,
    ],
    ['CreateInvoice alone', [entry('CreateInvoice')], 'Invoice', undefined],
    [
      'a refused CreateOrderEu',
      [entry('CreateOrderEu', { orderType: 'PaymentPlan', outcome: 'refused' })],
      undefined,
      undefined,
    ],
    ['no history', [], undefined, undefined],
  ] as const)('are known by %s', (_, history, type, isOlder) => {
    expect(factsOf(order, history)).toMatchObject({ type, isOlder })
  })

  it('have the type of an order with an invoice, made anywhere', () => {
    const invoiced = { ...order, Invoices: [invoice(3_000_001, '100', '25')] }
    expect(factsOf(invoiced, [])).toMatchObject({ type: 'Invoice', isOlder: undefined, isDelivered: true })
  })

  it('differ when something was delivered, credited or closed, and not for another own number', () => {
    expect(isSameOrder(order, { ...order, ClientOrderNr: 'web-78' })).toBe(true)
    expect(isSameOrder(order, { ...order, CurrentAmount: '4100' })).toBe(false)
    expect(isSameOrder(order, { ...order, IsActive: false })).toBe(false)
    expect(isSameOrder(order, { ...order, Invoices: [invoice(1, '1', '0')] })).toBe(false)
  })
})

describe('the amount left to credit of an invoice', () => {
  /** 125.00 and 500.00; a credit of 50.00. */
  const invoices = [
    invoice(3_000_001, '100', '25'),
    invoice(3_000_002, '400', '100'),
    invoice(3_000_003, '-40', '-10'),
  ]

  it('is reduced by its credits in the history', () => {
    const history = [entry('DeliverOrderEu', { made: 3_000_003, credits: 3_000_002 })]
    const facts = factsOf({ ...order, Invoices: invoices }, history)
    expect(facts.invoices.map(({ number, credited, left }) => [number, credited, left])).toEqual([
      [3_000_001, 0, 12_500],
      [3_000_002, 5_000, 45_000],
    ])
    expect(facts.elsewhere).toBe(0)
  })

  it('is not known where the history does not know the credit', () => {
    const facts = factsOf({ ...order, Invoices: invoices }, [])
    expect(facts.invoices.map(({ left }) => left)).toEqual([12_500, 50_000])
    expect(facts.elsewhere).toBe(5_000)
  })

  it('is known without a history where there is one invoice', () => {
    const facts = factsOf({ ...order, Invoices: [invoices[1]!, invoices[2]!] }, [])
    expect(facts.invoices.map(({ left }) => left)).toEqual([45_000])
    expect(facts.elsewhere).toBe(0)
  })

  it('counts no credit that was not done', () => {
    const history = [entry('DeliverOrderEu', { made: 3_000_003, credits: 3_000_002, outcome: 'unknown' })]
    expect(factsOf({ ...order, Invoices: invoices }, history).elsewhere).toBe(5_000)
  })

  it('is exact beyond 2^53', () => {
    const large = invoice(1, '92233720368547758.06', '0.01')
    expect(factsOf({ ...order, Invoices: [large] }, []).invoices[0]!.left).toBe(9223372036854775807n)
  })
})

describe('the actions on a credit order', () => {
  const off = (task: Parameters<typeof gateOf>[0], changes: Partial<CreditOrder> = {}, mayWrite = true) => {
    const changed = { ...order, ...changes }
    const gate = gateOf(task, changed, factsOf(changed, []), mayWrite)
    return gate.is === 'off' ? gate.reason : gate.is
  }

  it.each([
    ['open', {}, ['on', 'absent', 'no-invoice', 'on', 'on', 'on']],
    [
      'closed',
      { IsActive: false, CurrentAmount: '0', ClosedDate: '2026-11-21T10:00:00' },
      ['closed', 'absent', 'no-invoice', 'closed', 'on', 'closed'],
    ],
    [
      'expired',
      { IsActive: false, CurrentAmount: '0' },
      ['expired', 'absent', 'no-invoice', 'expired', 'on', 'expired'],
    ],
    ['pending', { WillBuyInvoices: false }, ['pending', 'absent', 'no-invoice', 'on', 'on', 'on']],
    [
      'without anything left',
      { CurrentAmount: '0' },
      ['nothing-left', 'absent', 'no-invoice', 'nothing-left', 'on', 'on'],
    ],
    ['invoiced', { Invoices: [invoice(1, '100', '25')] }, ['on', 'absent', 'on', 'on', 'on', 'on']],
    [
      'credited',
      { Invoices: [invoice(1, '100', '25'), invoice(2, '-100', '-25')] },
      ['on', 'absent', 'all-credited', 'on', 'on', 'on'],
    ],
  ])('are for one that is %s', (_, changes, gates) => {
    const tasks = ['deliver', 'invoice', 'credit', 'remaining', 'references', 'close'] as const
    expect(tasks.map((task) => off(task, changes))).toEqual(gates)
  })

  it('are none for a session without write access', () => {
    expect(off('references', {}, false)).toBe('session')
    expect(off('deliver', { IsActive: false }, false)).toBe('session')
  })

  it('are of the older operations for an order that CreateOrder made', () => {
    const facts = factsOf(order, [entry('CreateOrder')])
    expect(gateOf('deliver', order, facts, true)).toEqual({ is: 'absent' })
    expect(gateOf('invoice', order, facts, true)).toEqual({ is: 'on' })
  })
})
