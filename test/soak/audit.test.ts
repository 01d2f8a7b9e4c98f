/** The audit finds what is planted in a small world that is right. */
import { describe, expect, it } from 'vitest'
import { audit, type World } from './audit.ts'
import { entry, goodWorld, made, ORDER, type Planted, row } from './audit-world.ts'
import { idInBatch, ofCredit, ofOrder } from './ledger.ts'

function found(plant: (world: Planted) => void): string[] {
  const planted = goodWorld()
  plant(planted)
  const { intents, order, creditOrders, journal, history, creditHistory, report, sightings } = planted
  const world: World = {
    orders: new Map([[ORDER, order]]),
    creditOrders: new Map([['c1', creditOrders]]),
    journal,
    histories: new Map([
      [ofOrder(ORDER), history],
      [ofCredit('c1'), creditHistory],
    ]),
    reports: [{ totalNrOfRows: report.rows.length, clientReports: [report] }],
  }
  return audit({ intents: [...intents.values()], sightings }, world).map(({ what }) => what)
}

const lamp = ({ order }: Planted) => order.OrderRows[0]!
const delivery = ({ order }: Planted) => order.Deliveries[0]!
const entryOf = ({ journal }: Planted, id: string) =>
  journal.find(({ saveId, note }) => (saveId ?? note) === id)!
const without = <Item>(items: Item[], item: Item) => void items.splice(items.indexOf(item), 1)

it('finds nothing in a world that is right', () => {
  expect(found(() => undefined)).toEqual([])
})

/** Each plant, and a part of the sentence that must say so. */
const plants: [name: string, says: string, plant: (world: Planted) => void][] = [
  [
    'a lost write',
    'row s1 × 200: was acknowledged once, and is there 0 times; asked by s1 (done)',
    ({ order }) => without(order.OrderRows, order.OrderRows[1]),
  ],
  [
    'a doubled row',
    'row s1 × 400: is there once, and nobody asked for it',
    ({ order }) => order.OrderRows.push(row(6, 's1', 200, 500)),
  ],
  ['a wrong quantity', 'row Lamp × 400: is there once, and nobody', (world) => (lamp(world).Quantity = 300)],
  [
    'a wrong price',
    'row Lamp has the price 9000, and was given 10000',
    (world) => (lamp(world).UnitPrice = 9000),
  ],
  [
    'an update that is not there',
    's2 was acknowledged, and row s1 does not have its mark',
    ({ order }) => (order.OrderRows[1]!.ArticleNumber = null),
  ],
  [
    "a neighbour's update",
    'row s1 has the mark s99, and nobody set it',
    ({ order }) => (order.OrderRows[1]!.ArticleNumber = 's99'),
  ],
  [
    'an update that was refused',
    'row s1 has the mark of s2, which was refused',
    ({ intents }) => (intents.get('s2')!.told = 'refused'),
  ],
  [
    'a row that nobody added',
    'row Gift × 100: is there once, and nobody',
    ({ order }) => order.OrderRows.push(row(7, 'Gift', 100, 1)),
  ],
  [
    'what was refused, and is there',
    'metadata soak-b1 = one: was refused, and is there once',
    ({ intents }) => (intents.get(idInBatch('b1', ORDER))!.told = 'refused'),
  ],
  [
    'half of a write',
    'only a part of s5 was done: row s5.1 × 100 is missing',
    ({ order }) => order.OrderRows.push(row(8, 's5.0', 100, 100)),
  ],
  [
    'a doubled delivery',
    'delivery of Lamp × 100: is there 2 times, and may be there once',
    (world) => world.order.Deliveries.push({ ...delivery(world), Id: 5_500_002 }),
  ],
  [
    'a credit of another amount',
    'credit at 5500001 of s4 × 100 at 1000: was acknowledged once, and is there 0 times',
    (world) => (delivery(world).Credits![0]!.OrderRows[0]!.UnitPrice = 900),
  ],
  [
    'another expiry',
    's7 was acknowledged, and the order ends on 2029-01-01 instead of 2030-01-08',
    ({ order }) => (order.ExpirationDate = '2029-01-01T23:59:59'),
  ],
  [
    'a cancelled row that is open',
    's9 was acknowledged, and not all of s8 are cancelled',
    ({ order }) => (order.OrderRows[2]!.IsCancelled = false),
  ],
  [
    'a row that nobody cancelled',
    'row Lamp is cancelled, and nobody may have done so',
    (world) => (lamp(world).IsCancelled = true),
  ],
  [
    'an order that is not cancelled',
    's10 was acknowledged, and the order is Open',
    ({ intents }) => intents.set('s10', made('s10', 'done', 'cancelOrder', { is: 'order-cancelled' })),
  ],
  [
    'a wrong total',
    'OrderAmount is 31097, and its parts come to 31096',
    ({ order }) => (order.OrderAmount = 31_097),
  ],
  [
    'a wrong cancelled total',
    'CancelledAmount is 0, and its parts come to 100',
    ({ order }) => (order.CancelledAmount = 0),
  ],
  [
    'more credited than delivered',
    'of delivery 5500001, 10001 of 10000 is credited',
    (world) => (delivery(world).CreditedAmount = 10_001),
  ],
  [
    'a missing entry of the journal',
    's3: it was acknowledged, and the journal has no entry',
    (world) => without(world.journal, entryOf(world, 's3')),
  ],
  [
    'an entry that comes twice',
    's3: the journal has it done 2 times',
    (world) => world.journal.push(entryOf(world, 's3')),
  ],
  [
    'an entry that nobody asked for',
    'nobody asked for it',
    (world) => world.journal.push({ ...entryOf(world, 's3'), saveId: 'another' }),
  ],
  [
    'an entry of another operation',
    's3: the journal has cancelOrder in place of deliverOrder',
    (world) => (entryOf(world, 's3').kind = 'cancelOrder'),
  ],
  [
    'an entry with the content of another',
    's1: its entry does not have Name s1',
    (world) => (entryOf(world, 's1').changes[0]!.to = 's9'),
  ],
  [
    'a refused write that the journal has as done',
    's6: it was refused, and the journal has it done',
    (world) => world.journal.push({ ...entryOf(world, 'b1'), saveId: 's6' }),
  ],
  [
    'an unknown outcome that is not told',
    's5: its client was told that the outcome is unknown, and the journal has no entry',
    ({ intents }) => (intents.get('s5')!.told = 'unknown'),
  ],
  [
    'a write of a client that left, which the journal does not have',
    'row s5.0 × 100 is there 1 times, and the journal has s5 (no entry)',
    ({ order }) => order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100)),
  ],
  [
    'the same at an order that a batch may have delivered',
    'row s5.0 × 100 is there 1 times, and the journal has s5 (no entry)',
    ({ intents, order }) => {
      intents.set('b2', made('b2', 'nothing', 'deliverOrder', { is: 'delivery-of-all' }))
      order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100))
    },
  ],
  [
    'what the journal has as not done, and is there',
    'delivery of Lamp × 100 is there 1 times, and the journal has s3 (not-done)',
    (world) => (entryOf(world, 's3').outcome = 'not-done'),
  ],
  [
    'an outcome after the last one',
    's3: the journal has unknown after it was done',
    (world) => world.journal.push({ ...entryOf(world, 's3'), outcome: 'unknown' }),
  ],
  [
    'entries in the wrong order',
    'the journal has s2 before s1, which was answered before the other began',
    ({ journal }) => journal.unshift(...journal.splice(1, 1)),
  ],
  [
    'an amount that does not follow',
    'request request of s2 began with 31001, and the one before left 31000',
    (world) => (entryOf(world, 's2').amounts!.before = 31_001),
  ],
  [
    'a last amount that is not the order’s',
    'the last entry left 30995, and the order has 30996',
    (world) => (entryOf(world, 's7').amounts!.after = 30_995),
  ],
  [
    'a history without an entry',
    'entry 5 of the journal is request of s3 done, and in the history request of s4 done',
    (world) => without(world.history, entryOf(world, 's3')),
  ],
  [
    'a report without a delivery',
    'the reports have delivery 5500001 of 10000 0 times, and the order 1 times',
    ({ report }) => report.rows.shift(),
  ],
  [
    'a report with a credit twice',
    'the reports have credit at 5500001 of -1000 2 times, and the order 1 times',
    ({ report }) => report.rows.push(report.rows[1]!),
  ],
  [
    'a report that does not equal its rows',
    'clientReports/0/paymentReport/nominalAmount is 9001, and its parts come to 9000',
    ({ report }) => (report.paymentReport.nominalAmount = 9001),
  ],
  [
    'a credit order that was made twice',
    'credit order of 250000: is there 2 times, and may be there once',
    ({ creditOrders, creditOrder }) =>
      creditOrders.push({ ...creditOrder, Invoices: [], CurrentAmount: '2500' }),
  ],
  [
    'a lost invoice',
    'invoice of 12500: was acknowledged once, and is there 0 times',
    ({ creditOrder }) => Object.assign(creditOrder, { Invoices: [], CurrentAmount: '2500' }),
  ],
  [
    'a credit order that nobody closed',
    'the order is closed, and nobody may have done so',
    ({ creditOrder }) => Object.assign(creditOrder, { IsActive: false, CurrentAmount: '0' }),
  ],
  [
    'an entry with another amount',
    'c2: its entry has the amount 1, not 12500',
    (world) => (entryOf(world, 'c2').amounts!.after = 1),
  ],
  [
    'a history of a credit order without its creation',
    'entry 1 of the journal is request of c1 done, and in the history request of c2 done',
    ({ creditHistory }) => creditHistory.shift(),
  ],
  [
    'what a client saw',
    'a read lacked it',
    ({ sightings }) => sightings.push({ subject: 'x', what: 'a read lacked it' }),
  ],
  [
    'an order that was not read',
    'was written to, and was not read for the audit',
    ({ intents }) => (intents.get('s6')!.subject = ofOrder('2')),
  ],
]

describe('the audit finds', () => {
  it.each(plants)('%s', (_, says, plant) => {
    expect(found(plant).filter((what) => what.includes(says))).toHaveLength(1)
  })
})

describe('the audit allows', () => {
  it('a write of a client that left, done or not', () => {
    const all = found((world) => {
      world.order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100))
      world.order.OrderAmount = 31_296
      const changes = ['s5.0', 's5.1'].flatMap((Name) => [
        { member: 'Name', to: Name },
        { member: 'Quantity', to: 100 },
        { member: 'UnitPrice', to: 100 },
      ])
      const late = { ...entry('s5', 'addOrderRows', [30_996, 31_196], {}), changes }
      world.journal.push(late)
      world.history.push(late)
    })
    expect(all).toEqual([])
  })

  it('an unknown outcome that was told, and one that was found later', () => {
    const all = found((world) => {
      world.intents.get('s5')!.told = 'unknown'
      const late = { ...entry('s5', 'addOrderRows', [30_996, 30_996], {}), outcome: 'unknown' as const }
      const earlier = { ...entryOf(world, 's7'), outcome: 'unknown' as const }
      for (const list of [world.journal, world.history]) {
        list.splice(list.indexOf(entryOf(world, 's7')), 0, earlier)
        list.push(late)
      }
    })
    expect(all).toEqual([])
  })

  it('a delivery of a batch, whatever was open', () => {
    const all = found((world) => {
      const batch = made(idInBatch('b2', ORDER), 'done', 'deliverOrder', { is: 'delivery-of-all' })
      world.intents.set(batch.id, batch)
      const parts = world.order.OrderRows.splice(1, 1)
      world.order.Deliveries.push({
        ...delivery(world),
        Id: 5_500_002,
        DeliveryAmount: 996,
        CreditedAmount: 0,
        Credits: [],
        OrderRows: parts,
      })
      const late = entry('b2', 'deliverOrder', [30_996, 30_996], {})
      world.journal.push(late)
      world.history.push(late)
      const paid = {
        ...world.report.rows[0]!,
        deliveryId: 5_500_002,
        nominalAmount: 996,
        providerPaidAmount: 996,
      }
      world.report.rows.push({ ...paid, totalFeeAmountExcludingVat: 0, fees: [] })
      Object.assign(world.report.paymentReport, {
        providerPaidAmountExcludingWithholding: 7001,
        providerPaidAmountIncludingWithholding: 7001,
        nominalAmount: 9996,
        numberOfRows: 3,
      })
    })
    expect(all).toEqual([])
  })
})
