/** An isolate's copy of what {@link EdgeState} says: no request waits for the object unless the copy is old. */
import { waitUntil } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { stateOf } from './state-of.ts'
import { lockText, type StateView } from './state-view.ts'
import { watchesState } from './watches-state.ts'

/** Milliseconds for which the copy is used without a question, and for which it is used while it is asked for. */
const FRESH_MS = 5_000
const USABLE_MS = 60_000

type Bindings = Pick<Env, 'STATE' | 'SEEN'>

/** What an edge that watches no state goes by while nobody tells it more. */
const UNWATCHED: StateView = { name: '', epoch: 1, keyMark: '' }

interface Known {
  view: StateView
  at: number
  isAsking: boolean
}

/** By the object's namespace, which is one in an isolate: two edges in one process have two states. */
const knownBy = new WeakMap<Env['STATE'], Known>()

/**
 * The state that this edge serves with.
 * @throws ObjectFailure if the state is watched, its object does not answer, and the isolate has never heard of it
 */
export function servingState(env: Bindings): StateView | Promise<StateView> {
  // During a release, objects may still run the former one, which has no such class.
  const known = knownBy.get(env.STATE)
  if (!known) return watchesState(env) ? ask(env) : ask(env).catch(() => UNWATCHED)
  const age = Math.abs(Date.now() - known.at)
  if (age < FRESH_MS) return known.view
  const { view } = known
  // What was known goes on while the object cannot be asked.
  const askAgain = () => ask(env).catch(() => view)
  if (age >= USABLE_MS) return askAgain()
  if (!known.isAsking) {
    known.isAsking = true
    waitUntil(askAgain().finally(() => (known.isAsking = false)))
  }
  return view
}

async function ask(env: Bindings): Promise<StateView> {
  const view = await stateOf(env).view()
  knownBy.set(env.STATE, { view, at: Date.now(), isAsking: false })
  return view
}

/** Why the edge serves nobody with its state. */
export function stateRefusal(env: Bindings): ProblemReason | undefined | Promise<ProblemReason | undefined> {
  const state = servingState(env)
  return state instanceof Promise ? state.then(refusalOf) : refusalOf(state)
}

function refusalOf(view: StateView): ProblemReason | undefined {
  return view.lock && { code: 'state-locked', detail: lockText(view, view.lock) }
}
