import { page } from 'vitest/browser'
import { FakeEdge } from './fake-edge.ts'
import { closeStages, openStage, type Stage } from './save-stage.ts'
import type { Act } from './save-states.ts'

type Look = readonly [state: string, scheme: 'light' | 'dark', width: 390 | 1200, dir: 'ltr' | 'rtl']

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
