/** Undo and redo for a value. Pure: each step returns a new track. */
export interface Track<Value> {
  past: readonly Value[]
  now: Value
  future: readonly Value[]
}

/** How many steps are kept: more than a clerk remembers. */
const STEPS = 200

export function startTrack<Value>(now: Value): Track<Value> {
  return { past: [], now, future: [] }
}

/** A new step drops the steps that could be redone. */
export function step<Value>({ past, now }: Track<Value>, next: Value): Track<Value> {
  return { past: [...past, now].slice(-STEPS), now: next, future: [] }
}

export function stepBack<Value>(track: Track<Value>): Track<Value> {
  const { past, now, future } = track
  if (past.length === 0) return track
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] }
}

export function stepForward<Value>(track: Track<Value>): Track<Value> {
  const { past, now, future } = track
  if (future.length === 0) return track
  return { past: [...past, now], now: future[0]!, future: future.slice(1) }
}

/**
 * Maps every version, after their common base has changed.
 * @param change returns undefined for a version that is no longer possible: it is dropped with everything beyond it
 */
export function mapTrack<Value>(
  { past, now, future }: Track<Value>,
  change: (value: Value) => Value | undefined,
): Track<Value> {
  return {
    past: untilNone(past.toReversed().map(change)).toReversed(),
    now: change(now) ?? now,
    future: untilNone(future.map(change)),
  }
}

function untilNone<Value>(versions: readonly (Value | undefined)[]): Value[] {
  const end = versions.indexOf(undefined)
  return (end === -1 ? versions : versions.slice(0, end)) as Value[]
}
