import { describe, expect, it } from 'vitest'
import { LONG_MAX } from '../../shared/domain/values/long.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { journalEntryOf } from './journal-entry.ts'

const at = '2026-11-24T12:00:00.000Z'
const known = { at, who: { kind: 'session', id: 'kim' }, outcome: 'done', requestId: 'r1' }
const entryOf = (record: object, subject = 'order/8906810', number: string | null = null, names = {}) =>
  journalEntryOf({ id: 'e1', subject, number, record: stringifyJson({ ...known, ...record }) }, names)

describe('an entry of the journal', () => {
  it('has the changed members of each row, the state of the order, and what remained of it', () => {
    const record = {
      operation: 'updateOrderRows',
      save: 's1',
      reason: 'Customer asked',
      before: { Currency: 'SEK', OrderAmount: 20_000, CancelledAmount: 0, OrderStatus: 'Open' },
      // 25.00 of 200.00 was cancelled.
      after: { Currency: 'SEK', OrderAmount: 20_000, CancelledAmount: 2500, OrderStatus: 'Cancelled' },
      rows: [1, 2, 3],
      changes: [
        {
          OrderRowId: 1,
          Name: 'Lamp',
          is: 'changed',
          before: { Quantity: 200, Unit: '' },
          after: { Quantity: 300, Unit: 'pcs' },
        },
        { OrderRowId: 2, Name: 'Bulb', is: 'cancelled', before: { Name: 'Bulb', UnitPrice: 2500 } },
        { OrderRowId: 3, Name: 'Wire', is: 'added', after: { Name: 'Wire', UnitPrice: LONG_MAX } },
        { OrderRowId: 4, Name: 'Plug', is: 'named' },
      ],
    }
    expect(entryOf(record, undefined, null, { kim: 'Kim Olsen' })).toEqual({
      id: 'e1',
      at,
      subject: { kind: 'order', number: '8906810' },
      kind: 'updateOrderRows',
      who: { kind: 'session', id: 'kim', name: 'Kim Olsen' },
      outcome: 'done',
      changes: [
        { row: 1, member: 'Quantity', from: 200, to: 300 },
        { row: 1, member: 'Unit', from: '', to: 'pcs' },
        { row: 2, member: 'IsCancelled', from: false, to: true },
        { row: 3, member: 'Name', to: 'Wire' },
        { row: 3, member: 'UnitPrice', to: LONG_MAX },
        { member: 'OrderStatus', from: 'Open', to: 'Cancelled' },
      ],
      amounts: { currency: 'SEK', before: 20_000, after: 17_500 },
      reason: 'Customer asked',
      saveId: 's1',
      requestId: 'r1',
    })
  })

  it.each([
    // 100.00 of a delivered order of 200.00 was cancelled: nothing of it was left to cancel, so it was a refund.
    ['cancelAmount', 'Delivered', true],
    ['cancelOrder', 'Delivered', true],
    ['cancelAmount', 'Open', undefined],
    ['deliverOrder', 'Delivered', undefined],
  ])(
    'says of %s whether it was a refund, by the state of the order before: %s',
    (operation, status, isRefund) => {
      const facts = { Currency: 'SEK', OrderAmount: 20_000, OrderStatus: status }
      const record = {
        operation,
        before: { ...facts, CancelledAmount: 0 },
        after: { ...facts, CancelledAmount: 10_000 },
      }
      const entry = entryOf(record)
      expect(entry.isRefund).toBe(isRefund)
      expect('isRefund' in entry).toBe(isRefund === true)
      expect(entry).toMatchObject({ kind: operation, amounts: { before: 20_000, after: 10_000 } })
    },
  )

  it('has the keys of metadata, and never a value', () => {
    const record = { operation: 'setOrderMetadata', before: {}, after: {}, metadata: ['gift', 'box'] }
    expect(entryOf(record).changes).toEqual([{ member: 'Metadata.gift' }, { member: 'Metadata.box' }])
  })

  it('has the number and amount of what the SOAP service made, in minor units', () => {
    const record = { operation: 'CreateOrderEu', made: 1_000_123, amount: '1204.5' }
    expect(entryOf(record, 'credit/0a', 'ProviderOrderNr/1000123')).toMatchObject({
      subject: { kind: 'credit', of: 'ProviderOrderNr', number: '1000123' },
      made: 1_000_123,
      amounts: { after: 120_450 },
      changes: [],
    })
  })

  it("has a merchant's own number with slashes whole, and no number of a customer", () => {
    const record = { operation: 'CreateOrder' }
    expect(entryOf(record, 'credit/0a', 'ClientOrderNr/2026/11/7').subject).toEqual({
      kind: 'credit',
      of: 'ClientOrderNr',
      number: '2026/11/7',
    })
    expect(entryOf(record, 'credit/-').subject).toEqual({ kind: 'credit' })
  })

  it('has the payout of a closed day of one client, and none of several', () => {
    const report = {
      clientId: 1,
      currency: 'SEK',
      paid: 4_821_137,
      verdict: 'balances',
      digest: 'd',
      numberOfRows: 9,
    }
    const close = (reports: object[]) => entryOf({ operation: 'closeDay', reports }, 'closing/2020-03-05')
    expect(close([report])).toMatchObject({
      subject: { kind: 'closing', number: '2020-03-05' },
      amounts: { currency: 'SEK', after: 4_821_137 },
    })
    expect(close([report, report])).not.toHaveProperty('amounts')
  })

  it('has the session or the user whose sessions were ended, and no number for all', () => {
    expect(entryOf({ operation: 'endUserSessions' }, 'session/kim@shop').subject).toEqual({
      kind: 'session',
      number: 'kim@shop',
    })
    expect(entryOf({ operation: 'endAllSessions' }, 'session/').subject).toEqual({ kind: 'session' })
  })

  it('has no name of a person whose name was taken out, and that of an API key', () => {
    expect(entryOf({ operation: 'cancelOrder' }).who).toEqual({ kind: 'session', id: 'kim' })
    const server = { operation: 'cancelOrder', who: { kind: 'server', id: 'key:1' } }
    expect(entryOf(server).who).toEqual({ kind: 'server', id: 'key:1', name: 'API key' })
    expect(entryOf({ operation: 'cancelOrder', who: { kind: 'session', id: 'constructor' } }).who).toEqual({
      kind: 'session',
      id: 'constructor',
    })
  })
})
