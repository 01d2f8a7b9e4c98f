/** From a draft to its write. Numbers are worked out by hand. */
import type { DeliverTask } from '../words/deliver-terms.ts'
import { describe, expect, it } from 'vitest'
import type { CreditRowsRead } from '../rows/read-rows.ts'
import { buildCreditOrder, buildInvoice } from '../../../testing/credit-stage.ts'
import { type Draft, startDraft, type Subject } from './draft.ts'
import { membersOf } from './forms.ts'
import { factsOf } from './history-facts.ts'
import { type Entered, planOf } from './plan.ts'

/** 375.00 is left; one invoice of 125.00. */
const order = buildCreditOrder({ Invoices: [buildInvoice()] })
const ProviderOrderId = order.ProviderOrderNr

function subjectOf(task: DeliverTask, changes: Partial<Subject> = {}): Subject {
  return { task, order, facts: factsOf(order, []), ...changes }
}

function plan(
  task: DeliverTask,
  entered: Partial<Entered>,
  draft: Partial<Draft> = {},
  subject = subjectOf(task),
) {
  return planOf(subject, { ...startDraft(subject), ...draft }, { withVat: true, ...entered })
}

const lamp = {
  Description: 'Lamp',
  PricePerUnit: '100',
  PriceIncludingVat: false,
  NumberOfUnits: '2',
  VatPercent: '25',
  DiscountPercent: '0',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
}
/** 250.00. */
const rows: CreditRowsRead = {
  OrderRows: [lamp],
  InvoiceRows: [],
  amount: 25_000,
  vatAmount: 5_000,
  isAll: false,
  isChosen: true,
}

const details = { NumberOfCreditDays: 30, InvoiceDistributionType: 'Post', IsCreditInvoice: false }
const delivery = (more: object = {}) => ({
  DeliverOrderInformation: {
    ProviderOrderId,
    OrderType: 'Invoice',
    DeliverInvoiceDetails: { ...details, InvoiceIdToCredit: null, ...more },
  },
})
const creditInput = (more: object = {}) =>
  delivery({ IsCreditInvoice: true, InvoiceIdToCredit: 3_000_001, ...more })

describe('the plan of a delivery', () => {
  it('has no rows for all that is left, and leaves nothing', () => {
    const planned = plan('deliver', { input: delivery() })
    expect(planned).toEqual({
      ok: true,
      value: {
        write: { name: 'DeliverOrderEu', input: delivery() },
        means: ['invoice', 'closes'],
        amount: 37_500,
        before: 37_500,
        after: 0,
      },
    })
  })

  it('names chosen rows, and none where they are all that is left', () => {
    const some = plan('deliver', { input: delivery(), rows }, { way: 'rows' })
    expect(some).toMatchObject({ value: { amount: 25_000, after: 12_500, means: ['invoice'] } })
    expect(some).toMatchObject({ value: { write: { input: delivery({ OrderRows: [lamp] }) } } })
    const all = plan(
      'deliver',
      { input: delivery(), rows: { ...rows, amount: 37_500, isAll: true } },
      { way: 'rows' },
    )
    expect(all).toMatchObject({ value: { write: { input: delivery() }, after: 0 } })
    expect(JSON.stringify(all)).not.toContain('OrderRows')
  })

  it('never says that the rest stays where rows are written that the order may not have', () => {
    const written = { ...rows, isChosen: false }
    const planned = plan('deliver', { input: delivery(), rows: written }, { way: 'rows' })
    expect(planned).toMatchObject({ value: { means: ['invoice', 'written'], amount: 25_000 } })
    expect(planned.ok && ['before', 'after'].filter((name) => name in planned.value)).toEqual([])
    const all = plan('deliver', { input: delivery(), rows: { ...written, amount: 37_500 } }, { way: 'rows' })
    expect(all).toMatchObject({ value: { means: ['invoice', 'closes'], after: 0 } })
  })

  it('is refused above the rest', () => {
    const planned = plan('deliver', { input: delivery(), rows: { ...rows, amount: 37_501 } }, { way: 'rows' })
    expect(planned).toEqual({ ok: false, reason: { code: 'above-left', maximum: 37_500 } })
  })

  it.each([-1, 366, 2_147_483_647])('is refused with %i credit days', (NumberOfCreditDays) => {
    expect(plan('deliver', { input: delivery({ NumberOfCreditDays }) })).toMatchObject({
      reason: {
        code: 'not-days',
        path: 'DeliverOrderInformation.DeliverInvoiceDetails.NumberOfCreditDays',
      },
    })
  })

  it.each([0, 365])('is made with %i credit days', (NumberOfCreditDays) => {
    expect(plan('deliver', { input: delivery({ NumberOfCreditDays }) }).ok).toBe(true)
  })

  it('has the rows of an account credit, and no invoice', () => {
    const input = { DeliverOrderInformation: { ProviderOrderId, OrderType: 'AccountCredit' } }
    const planned = plan('deliver', { input, rows }, { type: 'AccountCredit', way: 'rows' })
    expect(planned).toMatchObject({ value: { means: ['account'] } })
    expect(planned.ok && planned.value.write.input).toEqual({
      DeliverOrderInformation: {
        ProviderOrderId,
        OrderType: 'AccountCredit',
        DeliverAccountCreditDetails: { OrderRows: [lamp] },
      },
    })
  })

  it('has the rows in their own spelling for the older operation', () => {
    const Invoice = { NumberOfCreditDays: 30, InvoiceDistributionForm: 'Email', InvoiceNrToCredit: null }
    const input = { ProviderOrderNr: ProviderOrderId, Invoice }
    const planned = plan('invoice', { input, rows }, { isOlder: true, way: 'rows' })
    expect(planned.ok && planned.value.write).toEqual({
      name: 'CreateInvoice',
      input: {
        ProviderOrderNr: ProviderOrderId,
        Invoice: {
          ...Invoice,
          InvoiceRows: [
            { Description: 'Lamp', PricePerUnit: '100', NrOfUnits: '2', VatPercent: 25, DiscountPercent: 0 },
          ],
        },
      },
    })
  })
})

describe('the plan of a credit', () => {
  const amountOf = (PricePerUnit: string, VatPercent = '25') =>
    creditInput({
      OrderRows: [{ ...lamp, Description: 'Scratch', PricePerUnit, VatPercent, NumberOfUnits: '1' }],
    })
  const at = 'DeliverOrderInformation.DeliverInvoiceDetails.OrderRows.0.'

  it('begins with the only invoice, whole', () => {
    const planned = plan('credit', { input: creditInput() })
    expect(planned).toMatchObject({ value: { amount: 12_500, before: 12_500, after: 0, means: ['credit'] } })
    expect(planned.ok && planned.value.write.input).toEqual(creditInput())
  })

  it('has one row for an amount, with its price of the order’s kind', () => {
    const withVat = plan('credit', { input: amountOf('50') }, { way: 'amount' })
    expect(withVat).toMatchObject({ value: { amount: 5_000, after: 7_500 } })
    const rowOf = (planned: unknown) =>
      (planned as { value: { write: { input: ReturnType<typeof delivery> } } }).value.write.input
        .DeliverOrderInformation.DeliverInvoiceDetails as unknown as { OrderRows: object[] }
    expect(rowOf(withVat).OrderRows).toMatchObject([{ PricePerUnit: '50', PriceIncludingVat: true }])
    const without = plan('credit', { input: amountOf('50'), withVat: false }, { way: 'amount' })
    expect(rowOf(without).OrderRows).toMatchObject([{ PricePerUnit: '40', PriceIncludingVat: false }])
  })

  it.each([
    ['125.01', '25', { code: 'above-left', maximum: 12_500, path: `${at}PricePerUnit` }],
    ['0', '25', { code: 'not-an-amount', path: `${at}PricePerUnit` }],
    ['-1', '25', { code: 'not-an-amount', path: `${at}PricePerUnit` }],
    ['50', '100.01', { code: 'not-a-rate', path: `${at}VatPercent` }],
    ['50', '-1', { code: 'not-a-rate', path: `${at}VatPercent` }],
    ['50', '25.555', { code: 'not-a-rate', path: `${at}VatPercent` }],
  ])('has the error in its place for %s at %s', (price, rate, reason) => {
    expect(plan('credit', { input: amountOf(price, rate) }, { way: 'amount' })).toEqual({ ok: false, reason })
  })
})

describe('the plan of another write', () => {
  it('states remaining rows up to the rest', () => {
    const InvoiceRows = [{ PricePerUnit: '100', NrOfUnits: '2', VatPercent: 25, DiscountPercent: 0 }]
    const read = { ...rows, OrderRows: [], InvoiceRows }
    expect(plan('remaining', { rows: read })).toMatchObject({
      value: {
        before: 37_500,
        after: 25_000,
        write: { name: 'ChangeOrderAmount', input: { RemainingInvoiceRows: InvoiceRows } },
      },
    })
    expect(plan('remaining', { rows: { ...read, amount: 37_501 } })).toMatchObject({
      reason: { code: 'above-left' },
    })
  })

  it('changes only the texts that differ, and an empty own number removes it', () => {
    const input = { ProviderOrderNr: ProviderOrderId, ProviderPaymentPlanNr: null }
    const changed = (more: object) => {
      const planned = plan('references', { input: { ...input, ...more } })
      return planned.ok ? planned.value.write.input : planned.reason
    }
    expect(changed({ NewClientOrderNr: 'web-77' })).toEqual({ code: 'unchanged' })
    expect(changed({ NewClientOrderNr: 'web-77', NewCustomerReference: 'Kim' })).toEqual({
      ...input,
      ChangeClientOrderNr: false,
      ChangeCustomerReference: true,
      NewCustomerReference: 'Kim',
    })
    expect(changed({})).toEqual({ ...input, ChangeClientOrderNr: true, ChangeCustomerReference: false })
  })

  it('closes by the older operation where a part is delivered', () => {
    expect(plan('close', {})).toMatchObject({
      value: { write: { name: 'CloseOrder' }, means: ['close', 'older'] },
    })
    const undelivered = buildCreditOrder()
    const subject = { task: 'close' as const, order: undelivered, facts: factsOf(undelivered, []) }
    expect(plan('close', {}, {}, subject)).toMatchObject({
      value: { write: { name: 'CloseOrderEu' }, means: ['close'] },
    })
  })
})

describe('the members that are computed', () => {
  const subject = subjectOf('credit')

  it('name the invoice of a credit, and no days', () => {
    expect(membersOf('DeliverOrderEu', subject, startDraft(subject))).toMatchObject({
      'DeliverOrderInformation.OrderType': 'Invoice',
      'DeliverOrderInformation.DeliverInvoiceDetails.IsCreditInvoice': 'true',
      'DeliverOrderInformation.DeliverInvoiceDetails.InvoiceIdToCredit': '3000001',
      'DeliverOrderInformation.DeliverInvoiceDetails.NumberOfCreditDays': '0',
    })
  })

  it('are emptied again when rows are asked for instead of an amount', () => {
    const path = 'DeliverOrderInformation.DeliverInvoiceDetails.OrderRows'
    const members = (way: Draft['way']) =>
      membersOf('DeliverOrderEu', subject, { ...startDraft(subject), way })
    expect(members('amount')[path]).toBe('1')
    expect(members('rows')[path]).toBe('')
  })
})
