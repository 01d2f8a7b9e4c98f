/**
 * What waits in the objects of this process: writes without an outcome, and letters that the journal did not take. An
 * object says it when it wakes and when it changes, and it stays known while the object sleeps. After a restart an
 * object with something that waits is woken by its alarm.
 */
import { gauge } from './gauges.ts'
import { deskKinds } from './table.ts'

export type DeskKind = (typeof deskKinds)[number]

/** When each open write was sent, in milliseconds since 1970, by the desk's id and the write's number. */
const openWrites: Record<DeskKind, Map<string, Map<number, number>>> = { order: new Map(), credit: new Map() }

/** @param at when it was sent, in milliseconds since 1970 */
export function writeOpened(kind: DeskKind, desk: string, write: number, at: number): void {
  const desks = openWrites[kind]
  const open = desks.get(desk) ?? new Map<number, number>()
  desks.set(desk, open.set(write, at))
}

export function writeClosed(kind: DeskKind, desk: string, write: number): void {
  const desks = openWrites[kind]
  const open = desks.get(desk)
  open?.delete(write)
  if (open?.size === 0) desks.delete(desk)
}

/** Letters of each object that wait. */
const letters = new Map<string, { count: number; since: number }>()

/** @param since when the oldest was written, in milliseconds since 1970 */
export function lettersWait(object: string, count: number, since: number): void {
  letters.set(object, { count, since })
}

export function lettersTaken(object: string): void {
  letters.delete(object)
}

gauge('order_admin_open_writes', () =>
  deskKinds.map((desk) => ({ labels: { desk }, value: sentTimes(desk).length })),
)
gauge('order_admin_oldest_open_write_seconds', () =>
  deskKinds.map((desk) => ({ labels: { desk }, value: ageOf(sentTimes(desk)) })),
)
gauge('order_admin_letters_waiting', () => [
  { labels: {}, value: letters.values().reduce((sum, { count }) => sum + count, 0) },
])
gauge('order_admin_oldest_letter_seconds', () => [
  { labels: {}, value: ageOf([...letters.values()].map(({ since }) => since)) },
])

function sentTimes(kind: DeskKind): number[] {
  return [...openWrites[kind].values()].flatMap((open) => [...open.values()])
}

/** Seconds since the earliest of the instants; 0 without one, and if the clock went back. */
function ageOf(instants: readonly number[]): number {
  return instants.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...instants)) / 1000
}
