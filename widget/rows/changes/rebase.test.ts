import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { mergeRow, type OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { changesOf, order as anyOrder, orderOf, update } from '../../testing/changes.arbitrary.ts'
import { buildRow } from '../../testing/order.builder.ts'
import { ChangesStore } from './changes.store.ts'
import { addRows, cancelRow, type Changes, editRow, keepUnread, noChanges } from './changes.ts'
import { changedMembers, type MergedMember, rebase, takeTheirs, theirChanges, yoursOf } from './rebase.ts'
import { stagedRows } from './staged-rows.ts'

const lamp = buildRow()
const bulb = buildRow({ OrderRowId: 2, Name: 'Bulb E27', DiscountPercent: 0 })
const before = orderOf([lamp, bulb])
const unread = { text: '1x', problem: { code: 'not-a-number' } } as const

/** An order after another clerk changed some of its rows and added one. */
function theirsOf({ OrderRows }: Order): fc.Arbitrary<Order> {
  const edits = OrderRows.map(() => fc.option(update, { nil: undefined }))
  return fc
    .record({ edits: fc.tuple(...edits), isAdded: fc.boolean(), locked: fc.integer({ min: -1, max: 9 }) })
    .map(({ edits: made, isAdded, locked }) => {
      const rows = OrderRows.map((row, index) => {
        const now = made[index] && !row.IsCancelled ? changed(row, made[index]) : row
        return index === locked ? { ...now, Actions: [] } : now
      })
      return orderOf(isAdded ? [...rows, buildRow({ OrderRowId: 99 })] : rows)
    })
}

function changed(row: OrderRow, change: OrderRowUpdateInput): OrderRow {
  return change.IsCancelled ? { ...row, IsCancelled: true, Actions: [] } : mergeRow(row, change)
}

/** An order, a clerk's changes of it, and its state after others changed it. */
const race = anyOrder.chain((order) => fc.tuple(fc.constant(order), changesOf(order), theirsOf(order)))

function value(row: OrderRow, member: MergedMember): unknown {
  return member === 'Discount' ? [row.DiscountPercent, row.DiscountAmount] : row[member] || 0
}

function differ(one: OrderRow, other: OrderRow, member: MergedMember): boolean {
  return JSON.stringify(value(one, member)) !== JSON.stringify(value(other, member))
}

describe('rebase', () => {
  it('changes nothing on the same order', () => {
    fc.assert(
      fc.property(
        anyOrder.chain((order) => fc.tuple(fc.constant(order), changesOf(order))),
        ([order, changes]) => {
          expect(rebase(changes, order)).toEqual({ changes, conflicts: [] })
        },
      ),
    )
  })

  it('loses none of the clerk’s edits: each member is kept, agreed or in conflict', () => {
    fc.assert(
      fc.property(race, ([, changes, now]) => {
        const rebased = rebase(changes, now)
        const theirs = new Map(now.OrderRows.map((row) => [row.OrderRowId, row]))
        expect(rebased.changes.added).toEqual(changes.added)
        for (const [id, edit] of changes.edited) {
          const yours = yoursOf(edit)
          const row = theirs.get(id)!
          const conflict = rebased.conflicts.find(({ before: { OrderRowId } }) => OrderRowId === id)
          const left = rebased.changes.edited.get(id)
          const result = left ? yoursOf(left) : row
          for (const member of changedMembers(edit.before, yours)) {
            const isKept = JSON.stringify(value(result, member)) === JSON.stringify(value(yours, member))
            expect(isKept || conflict?.is === 'closed').toBe(true)
          }
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('merges every member that only others changed', () => {
    fc.assert(
      fc.property(race, ([, changes, now]) => {
        const rebased = rebase(changes, now)
        for (const [id, edit] of rebased.changes.edited) {
          const begun = changes.edited.get(id)!
          const mine = changedMembers(begun.before, yoursOf(begun))
          for (const member of changedMembers(begun.before, edit.before)) {
            if (mine.includes(member)) continue
            expect(value(yoursOf(edit), member)).toEqual(value(edit.before, member))
          }
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('finds a conflict in every member that both changed differently, and in no other', () => {
    fc.assert(
      fc.property(race, ([, changes, now]) => {
        for (const { is, members, before: was, theirs, yours } of rebase(changes, now).conflicts) {
          if (is === 'closed') continue
          const isTrue = members.map((member) =>
            member === 'IsCancelled'
              ? yours.IsCancelled
              : differ(theirs!, was, member) && differ(theirs!, yours, member),
          )
          expect(isTrue).toEqual(members.map(() => true))
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('merges changes of two people to different rows without a question', () => {
    fc.assert(
      fc.property(
        anyOrder.chain((order) => fc.tuple(fc.constant(order), changesOf(order))),
        ([order, changes]) => {
          const rows = order.OrderRows.map((row) =>
            changes.edited.has(row.OrderRowId) || row.IsCancelled ? row : { ...row, Name: 'Theirs' },
          )
          const now = orderOf([...rows, buildRow({ OrderRowId: 99 })])
          expect(rebase(changes, now)).toEqual({ changes, conflicts: [] })
        },
      ),
    )
  })

  it('merges different members of one row without a question', () => {
    const changes = editRow(noChanges, lamp, { Quantity: 300 })
    const rebased = rebase(changes, orderOf([{ ...lamp, UnitPrice: 1 }, bulb]))
    expect(rebased.conflicts).toEqual([])
    expect(rebased.changes.edited.get(1)).toMatchObject({
      before: { UnitPrice: 1 },
      update: { Quantity: 300 },
    })
  })

  it('equals the current order where the other side is chosen', () => {
    fc.assert(
      fc.property(race, ([, { edited }, now]) => {
        const { conflicts, changes } = rebase({ ...noChanges, edited }, now)
        const taken = conflicts.reduce((left, conflict) => takeTheirs(left, conflict), changes)
        const staged = new Map(stagedRows(now, taken).map((row) => [row.before?.OrderRowId, row]))
        for (const { is, members, before: was, theirs } of conflicts) {
          const row = staged.get(was.OrderRowId)
          const result = { ...row?.row, IsCancelled: row?.is === 'cancelling' } as OrderRow
          const left = is === 'closed' ? [] : members.filter((member) => differ(result, theirs!, member))
          expect(left).toEqual([])
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('gives the same whether they changed the order in one step or in two', () => {
    const twice = race.chain(([order, changes, middle]) =>
      fc.tuple(fc.constant({ order, changes, middle }), theirsOf(middle)),
    )
    fc.assert(
      fc.property(twice, ([{ order, changes, middle }, now]) => {
        // A row that was closed stays closed at the provider.
        const isReopened = middle.OrderRows.some(
          (row, index) => row.Actions.length === 0 && now.OrderRows[index]!.Actions.length > 0,
        )
        fc.pre(!isReopened && order.OrderRows.length > 0)
        const first = rebase(changes, middle)
        const second = rebase(first.changes, now, first.conflicts)
        const told = new Set(second.conflicts.map(({ before: was }) => was.OrderRowId))
        const rows = new Map(now.OrderRows.map((row) => [row.OrderRowId, row]))
        // It may end by itself: they made the clerk's change too, or took theirs back.
        const lost = first.conflicts.filter(({ before: was, yours, members }) => {
          const row = rows.get(was.OrderRowId)!
          const isOpen = members.every((member) => differ(row, yours, member) && differ(row, was, member))
          return isOpen && !told.has(was.OrderRowId)
        })
        expect(lost).toEqual([])
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it.each<[string, Order, Changes]>([
    [
      'cancelled',
      orderOf([{ ...lamp, IsCancelled: true }, bulb]),
      editRow(noChanges, lamp, { Quantity: 300 }),
    ],
    ['delivered', orderOf([bulb]), editRow(noChanges, lamp, { Quantity: 300 })],
    ['delivered', orderOf([bulb]), cancelRow(noChanges, lamp)],
    ['locked', orderOf([{ ...lamp, Actions: [] }, bulb]), cancelRow(noChanges, lamp)],
    [
      'closed with its order',
      { ...before, Actions: ['CanAddOrderRow'] },
      editRow(noChanges, lamp, { Name: 'x' }),
    ],
  ])('tells a row that was %s meanwhile, with the change that it cannot take', (_, now, changes) => {
    const rebased = rebase(changes, now)
    expect(rebased.conflicts).toMatchObject([
      { is: 'closed', before: lamp, edit: changes.edited.get(1), yours: { OrderRowId: 1 } },
    ])
    expect(rebased.changes.edited.size).toBe(0)
  })

  it('finds no conflict if both cancelled the row, or changed it to the same value', () => {
    expect(
      rebase(cancelRow(noChanges, lamp), orderOf([{ ...lamp, IsCancelled: true, Actions: [] }, bulb])),
    ).toEqual({ changes: noChanges, conflicts: [] })
    expect(rebase(editRow(noChanges, lamp, { Name: 'x' }), orderOf([{ ...lamp, Name: 'x' }, bulb]))).toEqual({
      changes: noChanges,
      conflicts: [],
    })
  })

  it('asks before it cancels a row that others have just changed', () => {
    const { conflicts, changes } = rebase(cancelRow(noChanges, lamp), orderOf([{ ...lamp, Name: 'x' }, bulb]))
    expect(conflicts).toMatchObject([{ is: 'both', members: ['IsCancelled'] }])
    expect(takeTheirs(changes, conflicts[0]!)).toEqual(noChanges)
  })

  it('decides percent and amount of a discount together', () => {
    const mine = editRow(noChanges, lamp, { DiscountAmount: 500 })
    const now = orderOf([{ ...lamp, DiscountPercent: 2000 }, bulb])
    const { conflicts, changes } = rebase(mine, now)
    expect(conflicts).toMatchObject([{ members: ['Discount'] }])
    expect(stagedRows(now, changes)[0]!.row).toMatchObject({ DiscountAmount: 500, DiscountPercent: 0 })
    expect(takeTheirs(changes, conflicts[0]!)).toEqual(noChanges)
  })

  it('keeps a text that could not be read', () => {
    const unread = { text: '1x', problem: { code: 'not-a-number' } } as const
    const changes = keepUnread(noChanges, lamp, 'Quantity', unread)
    const rebased = rebase(changes, orderOf([{ ...lamp, Name: 'x' }, bulb]))
    expect(rebased.changes.edited.get(1)?.unread).toEqual({ Quantity: unread })
  })
})

describe('theirChanges', () => {
  it('lists rows that were changed, closed, gone and added, and no others', () => {
    const now = orderOf([{ ...lamp, Name: 'x', Quantity: 1 }, { ...bulb }, buildRow({ OrderRowId: 9 })])
    expect(theirChanges(before, now)).toMatchObject([
      { before: lamp, members: ['Name', 'Quantity'] },
      { before: undefined, theirs: { OrderRowId: 9 } },
    ])
    const closed = orderOf([{ ...bulb, Actions: [] }])
    expect(theirChanges(before, closed)).toEqual([
      { before: lamp, theirs: undefined, members: [] },
      { before: bulb, theirs: closed.OrderRows[0], members: [] },
    ])
    expect(theirChanges(before, structuredClone(before))).toEqual([])
  })
})

describe('ChangesStore and the changes of others', () => {
  const theirs = orderOf([{ ...lamp, Name: 'Theirs' }, bulb])
  const withEdit = () => {
    const store = new ChangesStore(before)
    store.change((changes) => editRow(changes, lamp, { Name: 'Yours', Quantity: 300 }))
    return store
  }

  it('keeps a conflict undecided over several readings of the order', () => {
    const store = withEdit()
    for (const order of [theirs, structuredClone(theirs), structuredClone(theirs)]) store.rebase(order)
    expect(store.conflicts).toMatchObject([{ members: ['Name'], before: { Name: 'Lamp, brass' } }])
    store.rebase(orderOf([bulb]))
    store.rebase(orderOf([bulb]))
    expect(store.conflicts).toMatchObject([{ is: 'closed', yours: { Name: 'Yours', Quantity: 300 } }])
  })

  it('restores the change when a closed row is open again', () => {
    const store = withEdit()
    store.rebase(orderOf([{ ...lamp, Actions: [] }, bulb]))
    expect(store.count).toBe(0)
    store.rebase(before)
    expect(store.conflicts).toEqual([])
    expect(store.changes.edited.get(1)?.update).toEqual({ Name: 'Yours', Quantity: 300 })
  })

  it('takes theirs for a member and keeps the clerk’s others, in one step that can be taken back', () => {
    const store = withEdit()
    store.rebase(theirs)
    store.decide(store.conflicts[0]!, 'theirs')
    expect(store.conflicts).toEqual([])
    expect(store.rows[0]!.row).toMatchObject({ Name: 'Theirs', Quantity: 300 })
    store.undo()
    expect(store.rows[0]!.row).toMatchObject({ Name: 'Yours', Quantity: 300 })
  })

  it('keeps the clerk’s own side when that is chosen', () => {
    const store = withEdit()
    store.rebase(theirs)
    store.decide(store.conflicts[0]!, 'yours')
    expect(store.conflicts).toEqual([])
    expect(store.rows[0]!.row).toMatchObject({ Name: 'Yours' })
    store.rebase(structuredClone(theirs))
    expect(store.conflicts).toEqual([])
  })

  it('adds a closed row’s change as a new row when that is chosen', () => {
    const store = withEdit()
    store.rebase(orderOf([{ ...lamp, IsCancelled: true, Actions: [] }, bulb]))
    store.decideAll([{ conflict: store.conflicts[0]!, addAs: 'new-1' }])
    expect(store.conflicts).toEqual([])
    expect(store.changes.added).toMatchObject([{ key: 'new-1', row: { Name: 'Yours', Quantity: 300 } }])
  })

  it('has no conflict about a row whose change is taken back', () => {
    const store = withEdit()
    store.rebase(theirs)
    store.undoRow('id-1')
    expect(store.conflicts).toEqual([])
  })

  it('asks again about a change that is taken back and then made again', () => {
    const store = withEdit()
    store.rebase(theirs)
    store.undo()
    expect(store.conflicts).toEqual([])
    store.redo()
    expect(store.conflicts).toMatchObject([{ is: 'both', members: ['Name'] }])
  })

  it('does not ask about a new undisputed change once the disputed one is undone', () => {
    const store = withEdit()
    store.rebase(theirs)
    store.undoRow('id-1')
    store.change((changes) => editRow(changes, store.order.OrderRows[0]!, { Quantity: 500 }))
    expect(store.conflicts).toEqual([])
  })

  it('asks about the clerk’s current value, and no longer once it equals theirs', () => {
    const store = withEdit()
    store.rebase(theirs)
    const name = (Name: string) =>
      store.change((changes) => editRow(changes, store.order.OrderRows[0]!, { Name }))
    name('Another')
    expect(store.conflicts).toMatchObject([{ members: ['Name'], yours: { Name: 'Another' } }])
    name('Theirs')
    expect(store.conflicts).toEqual([])
  })

  it('drops an undo step that would silently overwrite the other side', () => {
    const store = withEdit()
    store.undo()
    store.rebase(theirs)
    expect(store.canRedo).toBe(false)
    store.redo()
    expect(store.rows[0]!.row.Name).toBe('Theirs')
  })

  it('keeps the steps of changes that are in dispute anyway, over several readings of the order', () => {
    const store = withEdit()
    store.change((changes) => editRow(changes, bulb, { Quantity: 100 }))
    for (const order of [theirs, structuredClone(theirs), structuredClone(theirs)]) store.rebase(order)
    store.undo()
    expect(store.conflicts).toHaveLength(1)
    expect(store.rows.map(({ row }) => row.Quantity)).toEqual([300, 200])
    store.undo()
    expect(store.count).toBe(0)
    store.redo()
    expect(store.conflicts).toHaveLength(1)
  })

  it('asks about an edit begun on an earlier version of the row, as if staged before the reload', () => {
    const store = new ChangesStore(before)
    store.rebase(theirs)
    store.changeRow(lamp, (changes) => editRow(changes, lamp, { Quantity: 300 }))
    expect(store.conflicts).toEqual([])
    expect(store.rows[0]!.row).toMatchObject({ Name: 'Theirs', Quantity: 300 })
    store.changeRow(lamp, (changes) => editRow(changes, lamp, { Name: 'Yours' }))
    expect(store.conflicts).toMatchObject([{ is: 'both', members: ['Name'], theirs: { Name: 'Theirs' } }])
    store.rebase(orderOf([lamp]))
    store.changeRow(bulb, (changes) => keepUnread(changes, bulb, 'Quantity', unread))
    expect(store.conflicts).toMatchObject([{ is: 'closed', before: { Name: 'Bulb E27' } }])
    store.decideAll([{ conflict: store.conflicts[0]!, addAs: 'new-1' }])
    expect(store.rows.at(-1)).toMatchObject({
      is: 'new',
      row: { Name: 'Bulb E27' },
      unread: { Quantity: unread },
    })
  })

  it('has the changes of others since the clerk last knew the order, until they are decided', () => {
    const store = new ChangesStore(before)
    store.rebase(theirs)
    expect(store.news).toEqual([])
    store.change((changes) => addRows(changes, [lamp], ['new-1']))
    store.rebase(orderOf([{ ...lamp, Name: 'Once' }, bulb]))
    store.rebase(orderOf([{ ...lamp, Name: 'Twice' }, bulb]))
    expect(store.news).toMatchObject([{ before: { Name: 'Theirs' }, theirs: { Name: 'Twice' } }])
    store.decideAll([])
    expect(store.news).toEqual([])
  })
})
