import { eventually } from '../../shared/testing/eventually.ts'
import type { Desk } from './desk.ts'

export { textOf } from './text-of.ts'

/** The shadow root of a private part, once its element is defined. */
export function partOf(desk: Desk, tag: string): Promise<ShadowRoot> {
  return until(() => desk.desk.querySelector(tag)?.shadowRoot)
}

/** The desk's root, once the story has the entries of the history: the lines of saves are its items `.save`. */
export async function historyOf(desk: Desk): Promise<ShadowRoot> {
  await until(() => desk.desk.querySelector('order-admin-story-rows') && !desk.has('.story-head > .loading'))
  return desk.desk
}

/** Waits until `find` finds something, and returns it. */
export function until<Found>(find: () => Found | undefined | null | false): Promise<Found> {
  // Created here, so that its stack leads to the caller.
  const missing = new Error('it is not there')
  return eventually(() => {
    const found = find()
    if (found === undefined || found === null || found === false) throw missing
    return found
  })
}
