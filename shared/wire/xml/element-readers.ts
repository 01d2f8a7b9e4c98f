/** Readers of elements that others are put together from. */
import type { XmlTag } from './namespaces.ts'
import type { ElementReader } from './reader.ts'

/** Opens a child; see `ElementReader`. */
export type OpenChild = (tag: XmlTag, isNil: boolean) => ElementReader | undefined

/** Reads the children of an element, and ignores text between them. */
export function childrenReader(open: OpenChild): ElementReader {
  return { open, text: () => undefined, close: () => undefined }
}

/** Reads the first child of each name, in whatever namespace it is. */
export function firstChildren(readers: Readonly<Record<string, () => ElementReader | undefined>>) {
  const waiting = new Map(Object.entries(readers))
  return childrenReader(({ local }) => {
    const open = waiting.get(local)
    waiting.delete(local)
    return open?.()
  })
}

/** Keeps the text directly in an element. */
export class TextReader implements ElementReader {
  /** Undefined if there is no such element. */
  value: string | undefined

  /** The element begins. */
  readonly begin = (): ElementReader => {
    this.value = ''
    return this
  }

  open(): undefined {
    return undefined
  }

  text(data: string): void {
    this.value += data
  }

  close(): void {}
}

/** Lets two readers read the same element. */
export function both(one: ElementReader | undefined, other: ElementReader | undefined) {
  if (!one || !other) return one ?? other
  const reader: ElementReader = {
    open: (tag, isNil) => both(one.open(tag, isNil), other.open(tag, isNil)),
    text(data) {
      one.text(data)
      other.text(data)
    },
    close() {
      one.close()
      other.close()
    },
  }
  return reader
}
