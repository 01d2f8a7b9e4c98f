import { Random } from '../platform/random.ts'
import { planByChance } from './chance.ts'
import { focused } from './focus.ts'
import type { Plan } from './plan.ts'

/** The plan of a seed. Two of three have a focus, because what is dangerous together rarely meets by chance. */
export function planOf(seed: number): Plan {
  const random = new Random(seed)
  const plan = planByChance(random, seed)
  return random.chance(66) ? focused(plan, random) : plan
}
