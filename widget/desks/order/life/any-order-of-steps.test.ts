import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capabilities } from '../../../../shared/domain/session/capabilities.ts'
import { creditableAmount } from '../../../../shared/domain/order/credit.rules.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../../../shared/domain/money/money.ts'
import { openAmount } from '../../../../shared/domain/order/order-life.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { parseAmount } from '../../../kit/format/parse-amount.ts'
import { performLife } from '../../../testing/fake-life.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { type LifeDraft, startDraft } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import { creditExtras, lifeGates } from './life-gates.ts'
import { rowsOf } from './life-rows.ts'
import { readLife } from './read-life.ts'

const rights = { capabilities }
const actions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanCancelAmount',
  'CanCancelOrderRow',
]

/** A row of some price; its amount is never negative. */
const rows = fc.array(
  fc.record({
    UnitPrice: fc.integer({ min: 0, max: 99_999 }),
    Quantity: fc.integer({ min: 1, max: 900 }),
    DiscountPercent: fc.constantFrom(0, 0, 333, 1_000),
    VatPercent: fc.constantFrom(0, 600, 1_200, 2_500),
  }),
  { minLength: 1, maxLength: 4 },
)

/** The clerk's next step; `picks` and `text` stand for any choice and any typed text. */
const steps = fc.array(
  fc.record({
    task: fc.constantFrom('deliver' as const, 'cancel' as const, 'credit' as const, 'credit' as const),
    nth: fc.nat({ max: 5 }),
    way: fc.nat({ max: 2 }),
    extra: fc.nat({ max: 2 }),
    picks: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    text: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    isPart: fc.boolean(),
    cancelsRest: fc.boolean(),
  }),
  { maxLength: 12 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

const parse = (text: string) => parseAmount(text, ',')
const amountsOf = (order: Order) => ({
  open: openAmount(order),
  delivered: sum(order.Deliveries.map(({ DeliveryAmount }) => DeliveryAmount)),
  credited: sum(order.Deliveries.map(({ CreditedAmount }) => CreditedAmount)),
  cancelled: order.CancelledAmount,
})

function subjectOf(order: Order, { task, nth }: Step): LifeSubject | undefined {
  if (task !== 'credit') return { task, order }
  const delivery = order.Deliveries[nth % Math.max(1, order.Deliveries.length)]
  return delivery && { task, order, delivery }
}

function creditableOf(order: Order, subject: LifeSubject): Long {
  const id = 'delivery' in subject && subject.delivery.Id
  return creditableAmount(order.Deliveries.find(({ Id }) => Id === id)!)
}

function draftOf(subject: LifeSubject, step: Step): LifeDraft | undefined {
  const open = [...lifeGates(subject, rights)].filter(([, { is }]) => is === 'on').map(([way]) => way)
  const way = open[step.way % Math.max(1, open.length)]
  if (!way) return undefined
  const extras = subject.task === 'credit' ? creditExtras(subject, rights) : []
  const picked = rowsOf(subject).filter((_, index) => step.picks[index % 4])
  const ids = picked.map(({ row }) => row.OrderRowId)
  return {
    ...startDraft(
      subject,
      { rows: ids },
      { way, extra: extras[step.extra % Math.max(1, extras.length)] ?? 'none' },
    ),
    quantities: new Map(step.isPart ? ids.map((id) => [id, step.text]) : []),
    amount: step.text,
    cancelsRest: step.cancelsRest,
    fields: { ArticleNumber: '', Name: 'Extra', Quantity: '1', UnitPrice: step.text, VatPercent: '25' },
  }
}

describe('any order of steps', () => {
  it('does what the review announces, and delivers, cancels or credits nothing twice', () => {
    const done = { deliver: 0, cancel: 0, credit: 0 }
    fc.assert(
      fc.property(rows, steps, (rows, steps) => {
        const OrderRows = rows.map((members, index) => buildRow({ ...members, OrderRowId: index + 1 }))
        const ordered = sum(OrderRows.map(rowAmount))
        let order = buildOrder({ Actions: actions, OrderRows, OrderAmount: ordered })
        for (const step of steps) {
          const subject = subjectOf(order, step)
          const draft = subject && draftOf(subject, step)
          if (!subject || !draft) continue
          const { write, figures } = readLife(subject, draft, parse)
          if (!write) continue
          const performed = performLife(order, write)
          if ('code' in performed) throw new Error(`${write.operation} was refused: ${performed.code}`)
          const [before, after] = [amountsOf(order), amountsOf(performed.order)]
          const change = (what: keyof typeof before): Long => Number(after[what]) - Number(before[what])
          const changed = { deliver: 'delivered', cancel: 'cancelled', credit: 'credited' } as const
          expect(change(changed[step.task])).toBe(Number(figures.amount))
          expect(change('cancelled')).toBe(
            Number(step.task === 'cancel' ? figures.amount : figures.cancelled),
          )
          const { rates = [{ Amount: figures.amount }] } = figures
          expect(sum(rates.map(({ Amount }) => Amount))).toBe(figures.amount)
          const left = step.task === 'credit' ? creditableOf(performed.order, subject) : after.open
          expect(left).toBe(figures.left.after)
          expect(figures.closes).toBe(performed.order.OrderStatus !== 'Open' && order.OrderStatus === 'Open')
          order = performed.order
          done[step.task] += 1

          expect(sum([after.open, after.delivered, after.cancelled])).toBe(ordered)
          for (const { DeliveryAmount, CreditedAmount } of order.Deliveries) {
            expect(CreditedAmount).toBeLessThanOrEqual(Number(DeliveryAmount))
          }
        }
      }),
      { numRuns: runs(300, 10_000) },
    )
    // Each kind of step was taken.
    expect(Math.min(...Object.values(done))).toBeGreaterThan(20)
  })
})
