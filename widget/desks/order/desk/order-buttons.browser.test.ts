import { cdp, page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'

let edge: FakeEdge
beforeEach(() => {
  edge = new FakeEdge()
})
afterEach(() => {
  edge.restore()
  closeDesks()
})

/** Ids of the visible buttons of the whole order, primary ones with a star. */
const seen = (desk: Desk) =>
  [...desk.desk.querySelectorAll('.head-actions button, .docked-actions button')]
    .filter((button) => button.checkVisibility())
    .map((button) => button.id + (button.matches('.primary') ? '*' : ''))

it('an order never has two filled buttons, nor cancels with one', async () => {
  await page.viewport(1200, 900)
  const desk = await openDesk()
  await until(() => desk.has('#docked-deliver'))
  expect(seen(desk)).toEqual(['cancel', 'extend', 'deliver*'])
})

const touch = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, ...(enabled && { maxTouchPoints: 1 }) })

it('an order never has buttons between its figures on a phone: they are docked, the primary one first', async () => {
  await page.viewport(390, 844)
  await touch(true)
  try {
    const desk = await openDesk()
    await until(() => desk.has('#docked-deliver'))
    await until(() => seen(desk).length > 0)
    expect(seen(desk)).toEqual(['docked-deliver*', 'docked-more'])
    desk.query('#docked-more').click()
    expect(seen(desk)).toEqual(['docked-deliver*', 'docked-more', 'docked-extend', 'docked-cancel'])
  } finally {
    await touch(false)
  }
})

it('an order never has buttons float over a page that is narrow because it is enlarged', async () => {
  await page.viewport(390, 844)
  const desk = await openDesk()
  await until(() => desk.has('#docked-deliver'))
  await until(() => seen(desk).length > 0)
  expect(seen(desk)).toEqual(['cancel', 'extend', 'deliver*'])
  const top = (selector: string) => desk.query(selector).getBoundingClientRect().top
  expect(top('.head-actions')).toBeGreaterThan(top('.amounts'))
})
