import { page } from 'vitest/browser'
import { FakeEdge } from './fake-edge.ts'
import { violationsIn } from './looks.ts'
import { closeStages, openStage, type Stage } from './save-stage.ts'
import type { Act } from './save-states.ts'

export type Look = readonly [state: string, scheme: 'light' | 'dark', width: 390 | 1200, dir: 'ltr' | 'rtl']

/** Each state in each theme, width and direction. */
export function looksOf(states: Record<string, Act>): Look[] {
  return Object.keys(states).flatMap((state) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      ([390, 1200] as const).flatMap((width) =>
        (['ltr', 'rtl'] as const).map((dir) => [state, scheme, width, dir] as const),
      ),
    ),
  )
}

const root = document.documentElement

/** Creates a state on a page with this look. */
export async function showLook(
  states: Record<string, Act>,
  [state, scheme, width, dir]: Look,
  edge: FakeEdge,
): Promise<Stage> {
  root.lang = 'en'
  document.title = 'Order'
  document.body.style.margin = '0'
  await page.viewport(width, 900)
  root.dir = dir
  root.style.colorScheme = scheme
  root.style.background = scheme === 'dark' ? '#111' : '#fff'
  const stage = await openStage({ dir })
  await states[state]!(stage, edge)
  await stage.settled()
  return stage
}

export function endLook(): void {
  closeStages()
  root.removeAttribute('dir')
  root.style.colorScheme = ''
  root.style.background = ''
}

/** What axe finds in the desk, and whether anything is wider than the window. */
export async function faultsOf({ element, review, conflict }: Stage, width: number): Promise<string[]> {
  const found = await violationsIn(element)
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`)
  for (const part of [review, conflict]) {
    const body = part.querySelector('.dialog-body')
    if (body && body.scrollWidth > body.clientWidth) found.push(`a dialog scrolls sideways`)
    if (part.querySelector('[style], style')) found.push('an inline style')
  }
  return found
}
