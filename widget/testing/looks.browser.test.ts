import { afterEach, describe, expect, it } from 'vitest'
import { faultsIn } from './looks.ts'
import { enterMode, leaveMode, modes } from './modes.ts'

describe('what axe is asked', () => {
  afterEach(leaveMode)

  it('includes the rules for targets and for what scrolls, which a bad page breaks', async () => {
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
})
