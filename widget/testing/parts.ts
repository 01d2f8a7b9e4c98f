import { vi } from 'vitest'
import type { Desk } from './desk.ts'

/** The root of a private part of the desk, once its element is known to the page. */
export function partOf(desk: Desk, tag: string): Promise<ShadowRoot> {
  return until(() => desk.desk.querySelector(tag)?.shadowRoot)
}

/** Waits until something is there, and gives it. */
export function until<Found>(find: () => Found | undefined | null | false): Promise<Found> {
  return vi.waitFor(() => {
    const found = find()
    if (found === undefined || found === null || found === false) throw new Error('it is not there')
    return found
  })
}

/** The text of a root, as it is read. */
export function textOf(root: ParentNode): string {
  return (root.textContent ?? '').replace(/\s+/g, ' ')
}
