/**
 * The place of an entry: the milliseconds of its instant, times 1024. Entries are read in the order of their places, over
 * all shards. Within a subject, a later entry always has a higher place, also if the clock was set back. Pure.
 */
const PER_MS = 1024

/** @param last the place of the subject's last entry */
export function firstPlace(at: number, last: number | undefined): number {
  return Math.max(placeOf(at), last === undefined ? 0 : last + 1)
}

/** The lowest place of an instant, in milliseconds since 1970. */
export function placeOf(at: number): number {
  return at * PER_MS
}

/** The instant of a place, in milliseconds since 1970. */
export function instantOf(place: number): number {
  return Math.floor(place / PER_MS)
}
