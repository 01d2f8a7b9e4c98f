import { html } from 'lit'
import { describe, expect, it } from 'vitest'
import { chooseDesk } from './choose-desk.ts'
import type { DeskContext, DeskDescriptor } from '../kit/parts/desk.ts'

const row = (name: string): DeskDescriptor => ({
  name,
  tag: `test-${name}`,
  capability: 'order.read',
  render: () => html``,
})
const reports: DeskDescriptor = { ...row('reports'), openedBy: ['date'] }
const order: DeskDescriptor = { ...row('order'), openedBy: ['orderId', 'wrongOrderId'] }
const desks = [order, reports]
const context = (orderId?: string, date?: string): DeskContext => ({
  client: undefined,
  lang: '',
  orderId,
  isLive: false,
  date,
})

describe('the desk that a page asks for', () => {
  it('is the named one, with anything else set too', () => {
    expect(chooseDesk(desks, 'reports', context('8906810'))).toBe(reports)
    expect(chooseDesk(desks, 'order', context())).toBe(order)
  })

  it('is none when no desk has the name', () => {
    expect(chooseDesk(desks, 'orders', context('8906810'))).toBeNull()
  })

  it('is the one that the order id opens when none is named', () => {
    expect(chooseDesk(desks, undefined, context('8906810'))).toBe(order)
    expect(chooseDesk(desks, '', context('8906810'))).toBe(order)
  })

  it('is the one that the date opens, unless there is an order id', () => {
    expect(chooseDesk(desks, undefined, context(undefined, '2026-11-20'))).toBe(reports)
    expect(chooseDesk(desks, undefined, context('8906810', '2026-11-20'))).toBe(order)
  })

  it('is that of the order when the page has set an invalid order id', () => {
    expect(chooseDesk(desks, undefined, { ...context(), wrongOrderId: 'number 0.5' })).toBe(order)
  })

  it('is left to the session when nothing is set', () => {
    expect(chooseDesk(desks, undefined, context())).toBeUndefined()
    expect(chooseDesk(desks, undefined, context('', ''))).toBeUndefined()
  })
})
