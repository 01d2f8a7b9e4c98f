/**
 * The steps of a random sequence. A step is data, and its places are indexes modulo the number of rows, so that any
 * sequence can be shrunk to the few steps that matter.
 */
import fc from 'fast-check'
import { actionsModes } from '../../../shared/domain/order/actions.rules.ts'
import type { ModelType } from './model.ts'

/** Places from `ANY` on mean any row, and from `NONE` on no existing row. */
export const ANY = 9
export const NONE = 11

export interface RowSpec {
  quantity: number
  price: number
  vat: number
  discount: { percent: number } | { share: number } | undefined
}

export interface UpdateSpec {
  /** The place of the row. */
  at: number
  quantity: number
  price: number | undefined
  percent: number | undefined
  discount: number | undefined
  cancel: boolean
}

export type Step =
  | { do: 'add'; rows: RowSpec[] }
  | { do: 'update'; updates: UpdateSpec[] }
  | { do: 'replace'; rows: RowSpec[] }
  | { do: 'extend'; days: number }
  | { do: 'metadata'; keys: string[]; value: string }
  | {
      do: 'deliver'
      at: number[] | undefined
      /** Percent of each row's quantity, in the sequence of the rows; undefined is no option. */
      shares: (number | undefined)[]
      post: boolean
      cancelRest: boolean
    }
  | { do: 'lower'; percent: number }
  | { do: 'cancel' }
  | { do: 'cancelRows'; at: number[] }
  | { do: 'cancelAmount'; percent: number }
  | {
      do: 'creditRows'
      delivery: number
      at: number[]
      shares: (number | undefined)[]
      fee: number | undefined
    }
  | { do: 'creditAmount'; delivery: number; percent: number }
  | { do: 'creditNewRows'; delivery: number; at: number[]; prices: number[]; quantity: number | undefined }
  | { do: 'status'; delivery: number; status: 'Paid' | 'Sent' | 'DebtCollection' }
  | { do: 'clock'; days: number }
  | { do: 'alarm' }
  | { do: 'evict' }

const rowSpec: fc.Arbitrary<RowSpec> = fc.record({
  quantity: fc.integer({ min: 1, max: 1000 }),
  price: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 9_999 }) },
    { weight: 1, arbitrary: fc.integer({ min: -9_999, max: -1 }) },
  ),
  vat: fc.constantFrom(0, 600, 1200, 2500),
  discount: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }) },
    { weight: 1, arbitrary: fc.record({ share: fc.integer({ min: 0, max: 100 }) }) },
  ),
})
const rows = fc.array(rowSpec, { minLength: 1, maxLength: 4 })
const place = fc.integer({ min: 0, max: 11 })
const places = fc.array(place, { minLength: 1, maxLength: 3 })
const percent = fc.constantFrom(0, 1, 33, 50, 99, 100, 101)
const seldom = fc.integer({ min: 0, max: 4 }).map((one) => one === 0)
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })

const shares = fc.array(fc.option(fc.constantFrom(1, 33, 50, 99, 100, 101), { nil: undefined, freq: 1 }), {
  maxLength: 3,
})

const update: fc.Arbitrary<UpdateSpec> = fc.record({
  at: place,
  quantity: fc.integer({ min: 1, max: 1500 }),
  price: rarely(fc.integer({ min: -100, max: 9_999 })),
  percent: rarely(fc.constantFrom(0, 1, 3_333, 10_000)),
  discount: rarely(fc.integer({ min: 0, max: 3_000 })),
  cancel: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), rows }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      updates: fc.array(update, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replace' as const), rows }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('extend' as const), days: fc.integer({ min: -2, max: 60 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('metadata' as const),
      keys: fc.uniqueArray(fc.constantFrom('a', 'b', '__proto__', 'ö'), { minLength: 1 }),
      value: fc.string({ maxLength: 5 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      at: fc.option(places, { nil: undefined, freq: 2 }),
      shares,
      post: seldom,
      cancelRest: seldom,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lower' as const), percent }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelRows' as const), at: places }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelAmount' as const), percent }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('creditRows' as const),
      delivery: place,
      at: places,
      shares,
      fee: rarely(fc.integer({ min: 0, max: 3_000 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('creditAmount' as const), delivery: place, percent }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('creditNewRows' as const),
      delivery: place,
      at: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, { weight: 1, arbitrary: places }),
      prices: fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 2 }),
      quantity: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      delivery: place,
      status: fc.constantFrom('Paid' as const, 'Sent' as const, 'DebtCollection' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('clock' as const), days: fc.integer({ min: 0, max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'alarm' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'evict' as const }) },
)

export const modelTypes: readonly ModelType[] = ['Invoice', 'PaymentPlan', 'AccountCredit', 'Card', 'Swish']

/** The rest of the customer's limit, in minor units. */
const headroom = fc.constantFrom(0, 20_000, 10_000_000, 10_000_000)

const anySequence = fc.record({
  mode: fc.constantFrom(...actionsModes),
  /** Invoices twice as often, because they have the most operations. */
  paymentType: fc.constantFrom<ModelType[]>('Invoice', ...modelTypes),
  rows,
  headroom,
  steps: fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }),
})
type AnySequence = typeof anySequence extends fc.Arbitrary<infer Value> ? Value : never

/** A refund needs a card, observed actions and a whole delivery, which come together too seldom by chance. */
const refunded: fc.Arbitrary<AnySequence> = fc.record({
  mode: fc.constant('observed' as const),
  paymentType: fc.constant('Card' as const),
  rows,
  headroom,
  steps: fc
    .tuple(
      fc.constant<Step>({ do: 'deliver', at: undefined, shares: [], post: false, cancelRest: false }),
      fc.oneof(
        fc.record({ do: fc.constant('cancelAmount' as const), percent }),
        fc.constant({ do: 'cancel' as const }),
      ),
      fc.array(step, { maxLength: 10 }),
    )
    .map(([delivered, cancelled, more]) => [delivered, cancelled, ...more]),
})

/** An order and its steps. */
export const sequence = fc.oneof({ weight: 9, arbitrary: anySequence }, { weight: 1, arbitrary: refunded })
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never
