import type { DeskContext, DeskRow } from './desks.ts'

/**
 * The desk that a page asks for: by name, or else by what it wants to see, or else the first.
 * @returns undefined when no desk has the name
 */
export function chooseDesk(
  desks: readonly DeskRow[],
  name: string | undefined,
  context: DeskContext,
): DeskRow | undefined {
  if (name) return desks.find((desk) => desk.name === name)
  return desks.find(({ openedBy }) => openedBy && context[openedBy]) ?? desks[0]
}
