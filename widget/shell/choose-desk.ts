import type { DeskContext, DeskDescriptor } from '../kit/parts/desk.ts'

/**
 * The desk that a page asks for: by name, or else by its order id or day.
 * @returns undefined when the page asks for none; null when no desk has the name
 */
export function chooseDesk(
  desks: readonly DeskDescriptor[],
  name: string | undefined,
  context: DeskContext,
): DeskDescriptor | undefined | null {
  if (name) return desks.find((desk) => desk.name === name) ?? null
  return desks.find(({ openedBy = [] }) => openedBy.some((value) => context[value]))
}
