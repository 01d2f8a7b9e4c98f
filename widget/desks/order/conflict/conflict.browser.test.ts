import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { endLook, showLook } from '../../../testing/save-matrix.ts'
import { conflictStates } from '../../../testing/save-states.ts'

describe('the changes of others in a browser', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    edge.restore()
    endLook()
  })

  const show = (state: string, width: 390 | 1200 = 1200) =>
    showLook(conflictStates, [state, 'light', width, 'ltr'], edge)

  it('is decided with the keyboard alone, and leads to the review', async () => {
    const stage = await show('conflict')
    const first = stage.conflict.querySelector('[role=radiogroup] input')
    expect(stage.conflict.activeElement).toBe(first)
    stage.conflict.querySelector<HTMLElement>('footer .primary')!.focus()
    await userEvent.keyboard('{Enter}')
    await stage.settled()
    // The next choice takes the focus.
    const groups = [...stage.conflict.querySelectorAll('[role=radiogroup]')]
    expect(groups[0]?.contains(stage.conflict.activeElement)).toBe(true)
    for (const group of groups) {
      await userEvent.keyboard(' ')
      await stage.settled()
      expect(group.querySelectorAll(':checked')).toHaveLength(1)
      await userEvent.keyboard('{Tab}')
    }
    stage.conflict.querySelector<HTMLElement>('footer .primary')!.focus()
    await userEvent.keyboard('{Enter}')
    await stage.settled()
    expect(stage.store.conflicts).toEqual([])
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
    expect(stage.review.activeElement?.matches('footer .primary')).toBe(true)
  })

  it('changes a choice with the arrows', async () => {
    const stage = await show('conflict')
    const radios = [...stage.conflict.querySelector('[role=radiogroup]')!.querySelectorAll('input')]
    radios[0]!.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await stage.settled()
    expect(radios.map(({ checked }) => checked)).toEqual([false, true])
  })

  it('stacks the versions on a phone', async () => {
    const stage = await show('conflict', 390)
    const [before, theirs] = ['.disputed .cell', '.disputed .option'].map((selector) =>
      stage.conflict.querySelector(selector)!.getBoundingClientRect(),
    )
    expect(theirs!.top).toBeGreaterThanOrEqual(before!.bottom)
  })
})
