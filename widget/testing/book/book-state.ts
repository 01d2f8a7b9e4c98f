/** What the style book shows: one row for each state of a part of a desk. */
import type { DeskName } from '../../shell/desks.ts'

/** How a state is shown. */
export interface Setting {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A state on the page. */
export interface Shown {
  /** The element that axe checks: all of it, or an open dialog, which makes the rest inert. */
  element: Element
  /** Removes it, and the fake edge. */
  close(): void
}

/** The part and the description of a state. */
export interface About {
  /** The tag of the part. */
  part: string
  /** One sentence for the reader of the book. */
  shows: string
  /** English words that no other state of the part has on the page. One state of a part, the plain one, has none. */
  says?: string | undefined
  /** Whether a dialog of the part is open. */
  isDialog?: boolean
  /** Whether it is of a table only: on a phone rows are cards, which open a form. */
  isOfTable?: boolean
  /** The tags of other parts that first appear here. */
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
