/** What elements contain, by their shape. It is made once for each operator, and not for each message. */
import { scalarTexts } from '../../domain/credit/soap/scalar-text.ts'
import type { EnumShape, MemberShape, ScalarType, Shape } from '../../domain/credit/soap/shape.ts'
import { oneOf } from '../../domain/values/expected.ts'
import type { OperatorName } from '../operator-name.ts'
import { byShape } from './by-shape.ts'

/** An element with a value: a member of a struct, an item of a list, or the whole. */
export interface Slot {
  /** The name on the wire. */
  name: string
  /** Which of the members it is. */
  place: number
  content: Content
  /** Clients write null as an empty element too. An empty text is a text. */
  isNullIfEmpty: boolean
}

/** What an element contains. */
export type Content = TextContent | StructContent | ListContent | undefined
export interface TextContent {
  type: 'text'
  /** The value of a text without spaces around it; undefined if it is not of the type. Not set if every text is one. */
  read: ((text: string) => unknown) | undefined
  /** Whether a later release of a service may answer with texts that are not listed here. */
  isEnum?: true
  /** The expected value, in words that follow "must be". */
  expected(): string
}
export interface StructContent {
  type: 'struct'
  members: readonly Member[]
  /** By the name on the wire. */
  places: ReadonlyMap<string, number>
}
interface Member extends Slot {
  /** The name in the value. */
  member: string
  shape: MemberShape
}
export interface ListContent {
  type: 'list'
  item: Slot
  maxItems: number
}

export const contentOf = byShape(makeContent)

function makeContent(shape: Shape, operator: OperatorName): Content {
  switch (shape.type) {
    case 'struct': {
      const members = Object.entries(shape.members).map(([name, member], place) => ({
        name: operator.toWire(name),
        place,
        content: contentOf(member.shape, operator),
        isNullIfEmpty: member.nillable && member.shape.type !== 'string',
        member: name,
        shape: member,
      }))
      return { type: 'struct', members, places: new Map(members.map(({ name, place }) => [name, place])) }
    }
    case 'list': {
      const content = contentOf(shape.item, operator)
      const item = { name: shape.itemName, place: 0, content, isNullIfEmpty: false }
      return { type: 'list', item, maxItems: shape.maxItems }
    }
    case 'enum':
      return enumContent(shape, operator)
    case 'nothing':
      return undefined
    case 'string':
      return { type: 'text', read: undefined, expected: () => '' }
    default:
      return scalarContent(shape.type)
  }
}

function enumContent({ values, aliases }: EnumShape, operator: OperatorName): TextContent {
  const known = new Map(values.map((value) => [operator.toWire(value), value]))
  return {
    type: 'text',
    isEnum: true,
    read: (text) => known.get(text) ?? aliases.get(text),
    expected: () => oneOf(known.keys()),
  }
}

function scalarContent(type: Exclude<ScalarType, 'string'>): TextContent {
  const { expected, read } = scalarTexts[type]
  return { type: 'text', read, expected: () => expected }
}
