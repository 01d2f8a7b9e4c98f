/**
 * The shape of an XML value: what the codec reads and writes, and what the XSD is made from. Shapes are data
 * and read like the description's tables; their interpreters live in `codec.ts` and `soap/xsd.ts`.
 */
import type { Decimal } from '../../domain/decimal.ts'
import { soapListLimits } from '../../domain/limits.ts'
import type { Long } from '../../domain/long.ts'

/** What a scalar is in TypeScript. */
interface ScalarValues {
  /** Text as it came: leading zeros and spaces are the sender's. */
  string: string
  /** 32 bits. */
  int: number
  long: Long
  /** Exact, although XML Schema calls it a double: money never touches a binary float. */
  double: Decimal
  decimal: Decimal
  boolean: boolean
  /** ISO 8601 as it was written, offset or none; a date alone reads as its midnight. */
  dateTime: string
}
export type ScalarType = keyof ScalarValues

export interface ScalarShape<Type extends ScalarType = ScalarType> {
  type: Type
}

/** A closed list of values; `name` is its simple type's. */
export interface EnumShape<Value extends string = string> {
  type: 'enum'
  name: string
  values: readonly Value[]
}

/** Members in the order of the description; `name` is its complex type's. */
export interface StructShape<Members extends MemberShapes = MemberShapes> {
  type: 'struct'
  name: string
  members: Members
}

/** Any number of items, each an element named `itemName`. */
export interface ListShape<Item extends Shape = Shape> {
  type: 'list'
  name: string
  itemName: string
  item: Item
  /** More items are refused. */
  maxItems: number
}

/** No value at all: an operation that takes no request has an empty wrapper. */
export interface NothingShape {
  type: 'nothing'
}

export type Shape = ScalarShape | EnumShape | StructShape | ListShape | NothingShape

export interface MemberShape<S extends Shape = Shape, Required = boolean, Nillable = boolean> {
  shape: S
  required: Required
  /** May the member be null (`xsi:nil`)? */
  nillable: Nillable
}
// A struct's own type refers to shapes, and shapes to structs: an interface breaks that circle.
export interface MemberShapes {
  readonly [name: string]: MemberShape
}

const scalar = <Type extends ScalarType>(type: Type): ScalarShape<Type> => ({ type })

export const string = scalar('string')
export const int = scalar('int')
export const long = scalar('long')
export const double = scalar('double')
export const decimal = scalar('decimal')
export const boolean = scalar('boolean')
export const dateTime = scalar('dateTime')
export const nothing: NothingShape = { type: 'nothing' }

export function enumeration<const Value extends string>(
  name: string,
  values: readonly Value[],
): EnumShape<Value> {
  return { type: 'enum', name, values }
}

export function struct<const Members extends MemberShapes>(
  name: string,
  members: Members,
): StructShape<Members> {
  return { type: 'struct', name, members }
}

/** A list of a struct's or of texts: named as the toolkits of the time named arrays. */
export function list<Item extends StructShape | ScalarShape>(
  item: Item,
  { maxItems }: { maxItems: number } = soapListLimits,
): ListShape<Item> {
  const itemName = item.type === 'struct' ? item.name : item.type
  const name = `ArrayOf${itemName[0]!.toUpperCase()}${itemName.slice(1)}`
  return { type: 'list', name, itemName, item, maxItems }
}

/** "req" in the description. */
export function req<S extends Shape>(shape: S): MemberShape<S, true, false> {
  return { shape, required: true, nillable: false }
}

/** "req (may be null)". */
export function nil<S extends Shape>(shape: S): MemberShape<S, true, true> {
  return { shape, required: true, nillable: true }
}

/** Neither: the member may be absent. */
export function opt<S extends Shape>(shape: S): MemberShape<S, false, false> {
  return { shape, required: false, nillable: false }
}

type RequiredNames<Members> = {
  [Name in keyof Members]: Members[Name] extends { required: true } ? Name : never
}[keyof Members]

type MemberValue<Member> =
  Member extends MemberShape<infer S, infer _, infer Nillable>
    ? ShapeValue<S> | (Nillable extends true ? null : never)
    : never

/** The TypeScript value of a shape. */
export type ShapeValue<S extends Shape> =
  S extends ScalarShape<infer Type>
    ? ScalarValues[Type]
    : S extends EnumShape<infer Value>
      ? Value
      : S extends ListShape<infer Item>
        ? ShapeValue<Item>[]
        : S extends StructShape<infer Members>
          ? { [Name in RequiredNames<Members>]: MemberValue<Members[Name]> } & {
              [Name in Exclude<keyof Members, RequiredNames<Members>>]?:
                MemberValue<Members[Name]> | undefined
            }
          : undefined
