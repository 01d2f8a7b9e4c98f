import { runs } from '../../shared/testing/runs.ts'
import { modes } from './modes.ts'

/** Modes that cover every aspect together, for states that need many steps; the long run takes every mode. */
export const severalModes: readonly string[] =
  runs(0, 1) === 1
    ? Object.keys(modes)
    : ['dark', 'forced colours', '390 px, right to left', '400 %', 'German']
