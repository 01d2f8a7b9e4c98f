/** The contrast of the desk's own colours and of the brands in `docs/themes`, and axe over desks that wear them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLongRun, someOf } from '../../../shared/testing/runs.ts'
import { closeDesks, openDesk } from '../../testing/desk.ts'
import { deskStates, showState } from '../../testing/book/order-states.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { findings, undress, wear } from '../../testing/looks.ts'

const files = import.meta.glob<string>('../../../docs/themes/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const brands = Object.entries(files).map(([path, css]) => [path.split('/').at(-1)!, css] as const)
const looks = [['no brand', ''] as const, ...brands]
const schemes = ['light', 'dark'] as const

/** Text or edge colours, each with its background. */
const PAIRS: readonly [least: number, on: readonly string[], colours: readonly string[]][] = [
  [4.5, ['surface', 'sunken', 'control', 'highlight', 'neutral-surface'], ['text', 'muted']],
  [4.5, ['surface', 'sunken', 'highlight'], ['accent', 'bad']],
  [4.5, ['accent'], ['on-accent']],
  ...['good', 'warning', 'bad'].map((tone): [number, string[], string[]] => [
    4.5,
    ['surface', `${tone}-surface`],
    [tone],
  ]),
  [4.5, ['tooltip'], ['on-tooltip']],
  [3, ['surface', 'sunken', 'control'], ['control-line', 'focus', 'accent']],
]

/** The luminance of a colour of CSS, as WCAG defines it. */
function luminanceOf(colour: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

describe('a brand', () => {
  let edge: FakeEdge
  const sheet = document.createElement('style')
  beforeEach(() => {
    edge = new FakeEdge()
    document.head.append(sheet)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    sheet.remove()
    undress()
  })

  it('is each of the four files', () => {
    expect(brands.map(([name]) => name)).toEqual([
      'atelier.css',
      'ledger.css',
      'night-shift.css',
      'plain-public.css',
    ])
  })

  it('has a luminance of white and black that makes a contrast of 21', () => {
    expect(contrast('white', 'black')).toBeCloseTo(21)
  })

  it.each(looks)('has text at a contrast of 4.5 and edges at 3, light and dark: %s', async (_, css) => {
    sheet.textContent = css
    const { element } = await openDesk()
    const probe = element.shadowRoot!.appendChild(document.createElement('span'))
    const valueOf = (name: string) => {
      const fallback =
        name === 'on-tooltip' ? 'var(--order-admin-on-tooltip, var(--_surface))' : `var(--_${name})`
      probe.style.color = fallback
      return getComputedStyle(probe).color
    }
    const low = schemes.flatMap((scheme) => {
      document.documentElement.style.colorScheme = scheme
      return PAIRS.flatMap(([least, surfaces, colours]) =>
        surfaces.flatMap((surface) =>
          colours.flatMap((colour) => {
            const found = contrast(valueOf(surface), valueOf(colour))
            return found < least ? [`${scheme}: ${colour} on ${surface} ${found.toFixed(2)}`] : []
          }),
        ),
      )
    })
    expect(low).toEqual([])
  })

  const states = isLongRun ? Object.keys(deskStates) : ['order']
  const cases = brands.flatMap(([name, css], at) =>
    states.flatMap((state) =>
      (isLongRun ? schemes : [schemes[at % 2]!]).map((scheme) => ({ name, css, state, scheme })),
    ),
  )

  it.each(someOf(cases, 2))(
    'has nothing for axe to find: $name, $state, $scheme',
    async ({ css, state, scheme }) => {
      await wear(scheme, 1200, 'ltr')
      sheet.textContent = css
      const desk = await showState(state, edge)
      expect(await findings(desk)).toEqual([])
    },
  )
})
