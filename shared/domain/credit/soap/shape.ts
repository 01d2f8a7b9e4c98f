/**
 * The shape of a value of the SOAP service. Shapes are data and read like the description's tables. They know no XML:
 * `shared/wire/xml/` reads and writes it by them, and the forms of the credit desk are made from them.
 */
import type { Decimal } from '../../money/decimal.ts'
import { soapListLimits } from '../../values/limits.ts'
import type { Long } from '../../values/long.ts'

/** The TypeScript type of each scalar. */
interface ScalarValues {
  /** Text as it was sent, with leading zeros and spaces. */
  string: string
  /** 32 bits. */
  int: number
  long: Long
  /** Exact, although it is a double in XML Schema: money never becomes a binary float. */
  double: Decimal
  decimal: Decimal
  boolean: boolean
  /** ISO 8601 as it was sent, with or without an offset. A date alone reads as its midnight. */
  dateTime: string
}
export type ScalarType = keyof ScalarValues

export interface ScalarShape<Type extends ScalarType = ScalarType> {
  type: Type
}

/** A closed list of values; `name` is the name of its simple type. */
export interface EnumShape<Value extends string = string> {
  type: 'enum'
  name: string
  values: readonly Value[]
  /** Other texts that are read as a value; none is ever written. */
  aliases: ReadonlyMap<string, Value>
}

/** Members in the order of the description; `name` is the name of the complex type. */
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
  /** A list with more items is refused. */
  maxItems: number
}

/** No value: an operation without a request has an empty wrapper. */
export interface NothingShape {
  type: 'nothing'
}

export type Shape = ScalarShape | EnumShape | StructShape | ListShape | NothingShape

export interface MemberShape<S extends Shape = Shape, Required = boolean, Nillable = boolean> {
  shape: S
  required: Required
  /** The member may be null (`xsi:nil`). */
  nillable: Nillable
  /** An absent one is an error: no value may be assumed for it. */
  isStated?: true
}
// The types of structs and shapes refer to each other: an interface makes that possible.
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
  aliases: Readonly<Record<string, NoInfer<Value>>> = {},
): EnumShape<Value> {
  return { type: 'enum', name, values, aliases: new Map(Object.entries(aliases)) }
}

export function struct<const Members extends MemberShapes>(
  name: string,
  members: Members,
): StructShape<Members> {
  return { type: 'struct', name, members }
}

/** A list of structs or texts, with the name that older toolkits give to arrays. */
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

/** "req", and never assumed: whether a write was done depends on it. */
export function stated<S extends Shape>(shape: S): MemberShape<S, true, false> {
  return { ...req(shape), isStated: true }
}

/** "req (may be null)". */
export function nil<S extends Shape>(shape: S): MemberShape<S, true, true> {
  return { shape, required: true, nillable: true }
}

/** Neither of them: the member may be absent. */
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
                | MemberValue<Members[Name]>
                | undefined
            }
          : undefined
