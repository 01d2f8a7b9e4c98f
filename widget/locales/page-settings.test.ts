import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { partOf, textOf, until } from '../testing/parts.ts'

describe('the page’s own words', () => {
  let edge: FakeEdge
  let desk: Desk
  let other: Desk
  beforeEach(async () => {
    edge = new FakeEdge()
    desk = await openDesk()
    other = await openDesk()
    await until(() => desk.has('#add-row') && other.has('#add-row'))
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it('take the place of the widget’s in one widget of the page, and are taken back again', async () => {
    desk.element.strings = { addRow: 'New order line' }
    await desk.settled()
    expect(textOf(desk.query('#add-row'))).toContain('New order line')
    expect(textOf(other.query('#add-row'))).toContain('Add row')
    desk.element.strings = undefined
    await desk.settled()
    expect(textOf(desk.query('#add-row'))).toContain('Add row')
  })

  it('are functions of the same arguments as the widget’s, or plain texts', async () => {
    desk.element.strings = { metadataCount: (count) => `pairs: ${count}`, changeCount: 'Some changes' }
    edge.order = { ...edge.order, OrderMetadata: { a: '1', b: '2' } }
    await desk.element.reload()
    await desk.settled()
    expect(desk.text()).toContain('pairs: 2')
  })

  it('reach the parts of the desk, which have roots of their own', async () => {
    const grid = await partOf(desk, 'order-admin-row-grid')
    desk.element.strings = { quantity: 'How many', deliveries: 'Log', gridKeys: 'What keys do' }
    await desk.settled()
    expect(textOf(grid)).toContain('How many')
    expect(textOf(grid)).toContain('What keys do')
    await until(() => desk.text().includes('Log'))
    expect(textOf(await partOf(other, 'order-admin-row-grid'))).toContain('Keyboard')
  })

  it('stay in every language', async () => {
    desk.element.strings = { addRow: 'New order line' }
    desk.element.lang = 'sv'
    await until(() => desk.text().includes('Leveranser'))
    expect(textOf(desk.query('#add-row'))).toContain('New order line')
    expect(textOf(desk.query('#paste-rows'))).toContain('Klistra in')
  })
})
