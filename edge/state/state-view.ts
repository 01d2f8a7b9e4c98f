/** What an edge says of its state, and why it may not serve with it. */

/** The form of a state's name. */
export const stateName = /^[0-9a-f]{16}$/

/** The answer to `GET /state`. It has no secret. */
export interface Answering {
  /** The name of the state, a random text. */
  state: string
  epoch: number
  /** Differs for two processes, also if one runs on a copy of the other's state. */
  run: string
}

/** Why the edge does not serve with its state. */
export type Lock =
  /** Another edge answers at this edge's own address. */
  | { why: 'address'; other: string; epoch: number }
  /** The folder beside the state has seen a later one: the state is a backup, or has another user. */
  | { why: 'older' }
  /** The folder beside the state has seen another one. */
  | { why: 'other'; other: string }
  /** The state was moved to another place. */
  | { why: 'moved' }
  /** A restore began to replace the state, and was cut off: a part may be missing. */
  | { why: 'restoring' }

/** The state as the rest of the edge sees it. */
export interface StateView {
  name: string
  epoch: number
  /** What a key begins with that was made in this epoch; empty in the first one. */
  keyMark: string
  /** When a backup was restored, in milliseconds since 1970; absent if none was, or if no client repeats anything any more. */
  restoredAt?: number
  /** The same, but also there if no client repeats anything: a batch of before the restore may be kept. */
  lastRestore?: number
  lock?: Lock
}

const TOLD = 'then tell it with the command order-admin-edge restored'

/** What is wrong and what to do, in sentences for an operator. */
export function lockText({ name }: Pick<StateView, 'name'>, lock: Lock): string {
  switch (lock.why) {
    case 'address':
      return lock.other === name
        ? `Another process answers at PUBLIC_URL, with a copy of this state (${name}). Stop one of the two; if this one stays, ${TOLD}.`
        : `Another edge answers at PUBLIC_URL: its state is ${lock.other}, and this one's is ${name}. One merchant needs one state. Stop one of the two; if this one takes over, ${TOLD}.`
    case 'older':
      return `The state is older than what was served from here. If it is a restored backup, ${TOLD}.`
    case 'other':
      return `The state is ${name}, and what was served from here was ${lock.other}. Give the edge its state back; if this one takes over, ${TOLD}.`
    case 'moved':
      return 'The state was moved to another place, and serves nobody from here.'
    case 'restoring':
      return 'A restore of the state was cut off, and a part may be missing. Stop the edge, and restore again.'
  }
}
