/**
 * Reads elements into values by their shape, while the document is read: each open element has a reader of its own
 * shape, which gives its value to the reader around it when the element ends. There is no tree of elements.
 *
 * Reading ignores order and prefixes and accepts absent members, except for those that must be stated. It checks every
 * text: one that is not a number is an error, never a zero. Only in an answer, an enumeration may have a text that is not
 * listed: the service got a new one, and the others of its records must not become unreadable by it.
 */
import { ok, refuse, type Result } from '../../domain/values/result.ts'
import type { Shape, ShapeValue } from '../../domain/credit/soap/shape.ts'
import type { OperatorName } from '../operator-name.ts'
import { contentOf, type ListContent, type Slot, type StructContent, type TextContent } from './content.ts'
import { emptyValue } from './empty-values.ts'
import type { XmlTag } from './namespaces.ts'
import type { ElementReader } from './reader.ts'

/** Reads one element into a value. */
export class ValueReader<S extends Shape> implements Target {
  readonly #slot: Slot
  readonly #isAnswer: boolean
  #begun = false
  #result: Result<unknown, string> = ok(undefined)

  /** @param name of the element, for what is said of it */
  constructor(shape: S, name: string, operator: OperatorName, isAnswer = false) {
    this.#isAnswer = isAnswer
    this.#slot = { name, place: 0, content: contentOf(shape, operator), isNullIfEmpty: false }
  }

  /** The element begins. */
  begin(): ElementReader | undefined {
    this.#begun = true
    return readerOf(this.#slot, this, new TextValue(this.#isAnswer))
  }

  /**
   * The value; that of an empty element if there was none. Or the first element, in the order of the shape, whose text
   * does not match it: the words name it and quote nothing.
   */
  get result(): Result<ShapeValue<S>, string> {
    if (!this.#begun) this.begin()?.close()
    return this.#result as Result<ShapeValue<S>, string>
  }

  take(_place: number, value: unknown): void {
    this.#result = ok(value)
  }

  refuse(_place: number, reason: string): void {
    this.#result = refuse(reason)
  }
}

/** Takes what is read at one of its places: the value, or why there is none. */
interface Target {
  take(place: number, value: unknown): void
  refuse(place: number, reason: string): void
}

/** @param text the reader of texts, of which only one is open at a time */
function readerOf(slot: Slot, target: Target, text: TextValue): ElementReader | undefined {
  const { content } = slot
  if (content === undefined) return undefined
  switch (content.type) {
    case 'text':
      return text.begin(slot, content, target)
    case 'struct':
      return new StructValue(slot, content, target, text)
    case 'list':
      return new ListValue(slot, content, target, text)
  }
}

/** A member that is null or absent, or that is not read. */
const NOTHING = Symbol('nothing')

class TextValue implements ElementReader {
  readonly #isAnswer: boolean
  #slot!: Slot
  #content!: TextContent
  #target!: Target
  #text = ''
  #hasChild = false

  constructor(isAnswer: boolean) {
    this.#isAnswer = isAnswer
  }

  begin(slot: Slot, content: TextContent, target: Target): this {
    this.#slot = slot
    this.#content = content
    this.#target = target
    this.#text = ''
    this.#hasChild = false
    return this
  }

  open(): undefined {
    this.#hasChild = true
  }

  text(data: string): void {
    this.#text += data
  }

  close(): void {
    const { name, place, isNullIfEmpty } = this.#slot
    const { read, expected, isEnum } = this.#content
    const text = this.#text
    // Most texts have no spaces around them.
    const value = read ? (read(text) ?? read(text.trim())) : text
    if (value !== undefined) return this.#target.take(place, value)
    const isEmpty = text.trim() === ''
    if (isNullIfEmpty && !this.#hasChild && isEmpty) return
    if (isEnum && this.#isAnswer && !isEmpty) return this.#target.take(place, text.trim())
    this.#target.refuse(place, `${name} must be ${expected()}.`)
  }
}

class StructValue implements ElementReader, Target {
  readonly #slot: Slot
  readonly #content: StructContent
  readonly #target: Target
  readonly #textReader: TextValue
  /** By place: undefined until the member's first element begins, and then `NOTHING` until it has a value. */
  readonly #values: unknown[] = []
  #next = 0
  #isEmpty = true
  #refused: string | undefined
  #refusedPlace = Infinity

  constructor(slot: Slot, content: StructContent, target: Target, text: TextValue) {
    this.#slot = slot
    this.#content = content
    this.#target = target
    this.#textReader = text
  }

  open({ local }: XmlTag, isNil: boolean): ElementReader | undefined {
    this.#isEmpty = false
    // Members usually come in order.
    const { members, places } = this.#content
    const place = members[this.#next]?.name === local ? this.#next : places.get(local)
    if (place === undefined || this.#values[place] !== undefined) return undefined
    this.#next = place + 1
    this.#values[place] = NOTHING
    // The error of the member that comes first in the shape is told, so no later one is of interest.
    if (isNil || place > this.#refusedPlace) return undefined
    return readerOf(members[place]!, this, this.#textReader)
  }

  text(data: string): void {
    if (this.#isEmpty && data.trim() !== '') this.#isEmpty = false
  }

  take(place: number, value: unknown): void {
    this.#values[place] = value
  }

  refuse(place: number, reason: string): void {
    this.#refused = reason
    this.#refusedPlace = place
  }

  close(): void {
    const { place, isNullIfEmpty } = this.#slot
    if (isNullIfEmpty && this.#isEmpty) return
    if (this.#refused !== undefined) return this.#target.refuse(place, this.#refused)
    const value: Record<string, unknown> = {}
    for (const { name, member, place: at, shape } of this.#content.members) {
      const read = this.#values[at]
      if (read !== undefined && read !== NOTHING) value[member] = read
      else if (shape.isStated) return this.#target.refuse(place, `${name} is missing.`)
      else if (shape.required) value[member] = emptyValue(shape)
    }
    this.#target.take(place, value)
  }
}

class ListValue implements ElementReader, Target {
  readonly #slot: Slot
  readonly #content: ListContent
  readonly #target: Target
  readonly #textReader: TextValue
  readonly #items: unknown[] = []
  #children = 0
  #isBlank = true
  #refused: string | undefined

  constructor(slot: Slot, content: ListContent, target: Target, text: TextValue) {
    this.#slot = slot
    this.#content = content
    this.#target = target
    this.#textReader = text
  }

  open({ local }: XmlTag, isNil: boolean): ElementReader | undefined {
    const { item, maxItems } = this.#content
    const isRead = ++this.#children <= maxItems && this.#refused === undefined
    return isRead && local === item.name && !isNil ? readerOf(item, this, this.#textReader) : undefined
  }

  text(data: string): void {
    if (this.#isBlank && data.trim() !== '') this.#isBlank = false
  }

  take(_place: number, value: unknown): void {
    this.#items.push(value)
  }

  refuse(_place: number, reason: string): void {
    this.#refused = reason
  }

  close(): void {
    const { name, place, isNullIfEmpty } = this.#slot
    if (isNullIfEmpty && this.#isBlank && this.#children === 0) return
    const { maxItems } = this.#content
    if (this.#children > maxItems) this.#refused = `${name} has more than ${maxItems} items.`
    if (this.#refused !== undefined) this.#target.refuse(place, this.#refused)
    else this.#target.take(place, this.#items)
  }
}
