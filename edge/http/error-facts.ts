import { brokenInvariant } from '../../shared/domain/values/invariant.ts'
import { storageErrorOf } from '../metrics/storage-error.ts'
import { ObjectFailure } from '../config/object-stub.ts'

/** Frames of the stack that are logged: the innermost ones. */
const FRAMES = 5
/** A frame's file, line and column, at the end of its line. */
const PLACE = /(?<![\w-])([\w-]+\.(?:js|ts):\d+:\d+)\)?$/

/**
 * What the log says of an error: its kind, the class of the object and the platform's flags if it comes from one, the
 * places in our bundle, ids and amounts of a broken invariant, and the kind of a failure of the storage. Never its
 * message, which may quote anything.
 */
export function errorFacts(error: Error): Record<string, string | boolean | undefined> {
  const { name: kind } = error
  const facts = { kind, stack: placesOf(error), ...brokenInvariant(error), storage: storageErrorOf(error) }
  if (!(error instanceof ObjectFailure)) return facts
  const { object, durableObjectReset, retryable, overloaded, remote } = error
  return { ...facts, object, durableObjectReset, retryable, overloaded, remote }
}

/** The places after the message in the stack: a message could have lines that look like frames. */
function placesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message)
  if (start < 0) return undefined
  const lines = stack.slice(start + message.length).split('\n')
  const places = lines.map((line) => PLACE.exec(line)?.[1]).filter((place) => place !== undefined)
  return places.length > 0 ? places.slice(0, FRAMES).join(' ') : undefined
}
