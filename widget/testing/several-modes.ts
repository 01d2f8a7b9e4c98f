import { someOf } from '../../shared/testing/runs.ts'
import { modes } from './modes.ts'

/** Modes for states that need many steps: one that cheaper tests do not have; the long run takes every mode. */
export const severalModes: readonly string[] = someOf(
  Object.keys(modes).toSorted((one, other) => Number(other === 'dark') - Number(one === 'dark')),
  1,
)
