import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'

/** Whether this edge looks for another state: in the folder beside its own, or at its address. The platform has neither. */
export function watchesState({ SEEN }: Pick<Env, 'SEEN'>): boolean {
  return SEEN !== undefined || config.publicUrl !== undefined
}
