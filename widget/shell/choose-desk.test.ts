import { html } from 'lit'
import { describe, expect, it } from 'vitest'
import { chooseDesk } from './choose-desk.ts'
import type { DeskContext, DeskRow } from './desks.ts'

const row = (name: string): DeskRow => ({
  name,
  tag: `test-${name}`,
  capability: 'order.read',
  render: () => html``,
})
const reports = row('reports')
const order: DeskRow = { ...row('order'), openedBy: 'orderId' }
const desks = [reports, order]
const context = (orderId?: string): DeskContext => ({ client: undefined, lang: '', orderId, isLive: false })

describe('the desk that a page asks for', () => {
  it('is the named one, whatever else is set', () => {
    expect(chooseDesk(desks, 'reports', context('8906810'))).toBe(reports)
    expect(chooseDesk(desks, 'order', context())).toBe(order)
  })

  it('is none when no desk has the name', () => {
    expect(chooseDesk(desks, 'orders', context('8906810'))).toBeUndefined()
  })

  it('is the one that the order id opens when none is named', () => {
    expect(chooseDesk(desks, undefined, context('8906810'))).toBe(order)
    expect(chooseDesk(desks, '', context('8906810'))).toBe(order)
  })

  it('is the first when nothing is set', () => {
    expect(chooseDesk(desks, undefined, context())).toBe(reports)
    expect(chooseDesk(desks, undefined, context(''))).toBe(reports)
  })
})
