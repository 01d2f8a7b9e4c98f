import type { DeskContext, DeskRow } from './desks.ts'

/**
 * The desk that a page asks for: by name, or else by what it wants to see.
 * @returns undefined when the page asks for none; null when no desk has the name
 */
export function chooseDesk(
  desks: readonly DeskRow[],
  name: string | undefined,
  context: DeskContext,
): DeskRow | undefined | null {
  if (name) return desks.find((desk) => desk.name === name) ?? null
  return desks.find(({ openedBy = [] }) => openedBy.some((value) => context[value]))
}
