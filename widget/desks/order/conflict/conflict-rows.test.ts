import { describe, expect, it } from 'vitest'
import { rowAmount } from '../../../../shared/domain/money/money.ts'
import { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { editRow } from '../../../rows/changes/changes.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { conflictRows, outcomeOf, questions } from './conflict-rows.ts'

const row = buildRow({ OrderRowId: 1 })

/** A changed price on a row that others changed to the order's current state. */
function asked(now: Parameters<typeof buildOrder>[0]): unknown {
  const store = new ChangesStore(buildOrder({ OrderRows: [row] }))
  store.change((changes) => editRow(changes, row, { UnitPrice: 100 }))
  store.rebase(buildOrder(now))
  return questions(store).map(({ options }) => options)
}

describe('a change to a row that can no longer be changed', () => {
  it('can become a new row if the old one is cancelled or gone', () => {
    expect(asked({ OrderRows: [{ ...row, IsCancelled: true, Actions: [] }] })).toEqual([['drop', 'add']])
    expect(asked({ OrderRows: [] })).toEqual([['drop', 'add']])
  })

  it('cannot become one if the old row is delivered or locked, because the customer would pay for both', () => {
    expect(asked({ OrderRows: [], Deliveries: [buildDelivery({ OrderRows: [row] })] })).toEqual([['drop']])
    expect(asked({ OrderRows: [{ ...row, Actions: [] }] })).toEqual([['drop']])
  })
})

describe('conflictRows', () => {
  const [lamp, bulb, card] = [1, 2, 3].map((OrderRowId) => buildRow({ OrderRowId }))
  const [theirLamp, theirBulb, theirCard] = [lamp, bulb, card].map((row) => ({ ...row!, UnitPrice: 4900 }))

  it('has each row once: disputed, merged, or theirs alone', () => {
    const store = new ChangesStore(buildOrder({ OrderRows: [lamp!, bulb!, card!] }))
    store.change((changes) => editRow(editRow(changes, lamp!, { UnitPrice: 100 }), bulb!, { Quantity: 300 }))
    store.rebase(buildOrder({ OrderRows: [theirLamp!, theirBulb!, theirCard!] }))
    const { both, closed, theirs } = conflictRows(store)
    expect(
      both.map(({ before, disputed, taken, kept }) => [before.OrderRowId, disputed, taken, kept]),
    ).toEqual([
      [1, ['UnitPrice'], [], []],
      [2, [], ['UnitPrice'], ['Quantity']],
    ])
    expect(closed).toEqual([])
    expect(theirs).toEqual([{ before: card, theirs: theirCard, members: ['UnitPrice'] }])
  })

  it('has the amount of each row by either choice, with the merged members', () => {
    // Two pieces at 625.00 less 10 %; they made it 600.00 and one piece, and the clerk three pieces.
    const [lamp] = [buildRow({ OrderRowId: 1 })]
    const store = new ChangesStore(buildOrder({ OrderRows: [lamp!] }))
    store.change((changes) => editRow(changes, lamp!, { Quantity: 300 }))
    store.rebase(buildOrder({ OrderRows: [{ ...lamp!, Quantity: 100, UnitPrice: 60_000 }] }))
    const [row] = conflictRows(store).both
    // 540.00, and 3 x 540.00.
    expect([rowAmount(outcomeOf(row!, 'theirs')), rowAmount(outcomeOf(row!, 'yours'))]).toEqual([
      54_000, 162_000,
    ])
  })
})
