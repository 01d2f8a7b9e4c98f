/** Every state of the order desk in every mode: axe, and nothing wider than its place. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '../shared/testing/runs.ts'
import { closeDesks } from './testing/desk.ts'
import { deskStates, showState } from './testing/desk-states.ts'
import { FakeEdge } from './testing/fake-edge.ts'
import { faultsIn } from './testing/looks.ts'
import { enterMode, leaveMode, type Mode, modes } from './testing/modes.ts'
import { closeStages, openStage } from './testing/save-stage.ts'
import { conflictStates, reviewStates } from './testing/save-states.ts'

/** Shows a state, and returns what has it. */
type Show = (edge: FakeEdge, mode: Mode) => Promise<Element>

const onTheDesk = Object.keys(deskStates).map((name): [name: string, show: Show] => [
  name,
  async (edge, { dir, lang }) => (await showState(name, edge, { dir, lang })).element.parentElement!,
])

const inTheDialogs = [
  ...Object.entries(reviewStates).map(([name, act]) => [`review: ${name}`, act] as const),
  ...Object.entries(conflictStates).map(([name, act]) => [`conflict: ${name}`, act] as const),
].map(([name, act]): [name: string, show: Show] => [
  name,
  async (edge, { dir, lang }) => {
    const stage = await openStage({ dir, lang })
    await act(stage, edge)
    await stage.settled()
    return stage.element
  },
])

const states = [...onTheDesk, ...inTheDialogs]
const allModes = Object.entries(modes)

/** How many modes a state is looked at in: all of them in `npm run test:long`, otherwise some, in turn. */
const count = runs(1, allModes.length)
const matrix = states.flatMap(([name, show], index) =>
  Array.from({ length: count }, (_, turn) => {
    const [mode, look] = allModes[(index * count + turn) % allModes.length]!
    return [name, mode, show, look] as const
  }),
)

describe('the desk for everybody', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(async () => {
    edge.restore()
    closeDesks()
    closeStages()
    await leaveMode()
  })

  it('is looked at in every mode', () => {
    expect(new Set(matrix.map(([, mode]) => mode))).toEqual(new Set(Object.keys(modes)))
  })

  it.each(matrix)('has nothing for axe to find: %s, %s', async (_state, _mode, show, look) => {
    await enterMode(look)
    expect(await faultsIn(await show(edge, look))).toEqual([])
  })

  it('is looked at with the rules for targets and for what scrolls, which a bad page breaks', async () => {
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
