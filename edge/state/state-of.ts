import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { EdgeState } from './edge-state.ts'

type Methods = Pick<EdgeState, 'who' | 'view'>

const repeats: Repeats<Methods> = { who: 'again', view: 'again' }

/** The object with the identity of the edge's state. */
export function stateOf({ STATE }: Pick<Env, 'STATE'>): ObjectStub<Methods> {
  return objectStub('EdgeState', STATE, 'state', repeats)
}
