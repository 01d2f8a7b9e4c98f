/** What the style book shows: one row for each state of a part of a desk. */
import type { DeskName } from '../../shell/desks.ts'

/** How a state is shown. */
export interface Setting {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A state on the page. */
export interface Shown {
  /** What axe looks at: all of it, or an open dialog, which makes the rest inert. */
  element: Element
  /** Removes it, and what stands in for the edge. */
  close(): void
}

/** What a state is of. */
export interface About {
  /** The tag of the part. */
  part: string
  /** One sentence for the reader of the book. */
  shows: string
  /** English words that no other state of the part has on the page. One state of a part, the plain one, has none. */
  says?: string | undefined
  /** Whether a dialog of the part stands open. */
  isDialog?: boolean
  /** Whether it is of a table only: on a phone rows are cards, and a form takes its place. */
  isOfTable?: boolean
  /** The tags of other parts that are first seen here. */
  also?: readonly string[]
}

export interface BookState extends About {
  desk: DeskName
  /** Unique in the book. */
  name: string
  show(setting: Setting): Promise<Shown>
}

/** A state's place in an address: the name in lower case, with hyphens. */
export function slugOf({ name }: Pick<BookState, 'name'>): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
