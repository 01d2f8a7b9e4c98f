import { afterEach, describe, expect, it } from 'vitest'
import { faultsIn } from './looks.ts'
import { enterMode, leaveMode, modes } from './modes.ts'

describe('the check with axe', () => {
  afterEach(leaveMode)

  it('includes the rules for targets and for scroll boxes, which a bad page breaks', async () => {
    await enterMode(modes['light']!)
    const bad = document.createElement('main')
    const scroller = Object.assign(document.createElement('div'), { textContent: 'Line '.repeat(200) })
    Object.assign(scroller.style, { height: '40px', width: '100px', overflow: 'auto' })
    const buttons = ['a', 'b'].map((textContent) => {
      const button = Object.assign(document.createElement('button'), { textContent })
      Object.assign(button.style, { width: '10px', height: '10px', padding: '0' })
      return button
    })
    bad.append(scroller, ...buttons)
    document.body.append(bad)
    const rules = (await faultsIn(bad)).map((fault) => fault.split(':')[0])
    bad.remove()
    expect(rules).toEqual(expect.arrayContaining(['target-size', 'scrollable-region-focusable']))
  })

  it('never calls a target small that something floats over until the page is scrolled', async () => {
    await enterMode(modes['light']!)
    const around = document.createElement('main')
    // The window is 900 px high: the floating element leaves 10 px of the link.
    around.innerHTML = `
      <div style="height: 850px"></div>
      <a href="#a" style="display: block; width: 100px; height: 30px">A link</a>
      <div style="height: 850px"></div>
      <button style="position: sticky; bottom: 0; height: 40px; width: 300px">Floats</button>`
    document.body.append(around)
    const faults = await faultsIn(around)
    const { scrollY } = window
    around.remove()
    expect([faults, scrollY]).toEqual([[], 0])
  })
})
