/** The author's comment on a write, for colleagues: `reason` is short, `note` may explain it. */
export interface WriteNote {
  reason?: string
  note?: string
}
export type NoteMember = keyof WriteNote

/** The header of each. */
export const noteHeaders = {
  reason: 'Order-Admin-Reason',
  note: 'Order-Admin-Note',
} as const satisfies Record<NoteMember, string>

export const noteMembers = Object.keys(noteHeaders) as NoteMember[]

/** The headers of a write, percent-encoded, because a header can only have ASCII characters. */
export function noteHeadersOf(note: WriteNote): Record<string, string> {
  return Object.fromEntries(
    noteMembers.flatMap((member) =>
      note[member] === undefined ? [] : [[noteHeaders[member], encodeURIComponent(note[member])]],
    ),
  )
}
