/**
 * Member names between the wire and the code, by a schema. Reading is lenient: it matches names without regard
 * to case, and drops unknown members and nulls without a meaning. Writing is exact. The keys of a record are users'
 * texts and stay as they are.
 */
import type * as z from 'zod/mini'
import type { OperatorName } from './operator-name.ts'

type Walk = (value: unknown) => unknown
type Check = (value: unknown) => boolean

/** The members of zod's own definitions that tell how a schema is built. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  /** The values of a record. */
  valueType?: z.ZodMiniType
  innerType?: z.ZodMiniType
  /** The side of a pipe that is read. */
  in?: z.ZodMiniType
}

/** A member of an object schema, and the visitor's result for it. */
interface Member<Made> {
  name: string
  /** The member may be null. */
  nullable: boolean
  /** An empty text means null: old clients send it for a missing number. */
  emptyIsNull: boolean
  made: Made
}

/** Visits a schema from the inside out. */
interface Visitor<Made> {
  scalar: Made
  array(item: Made): Made
  record(value: Made): Made
  object(members: readonly Member<Made>[]): Made
}

function visit<Made>(schema: z.ZodMiniType, visitor: Visitor<Made>): Made {
  const { type, shape, element, valueType, innerType, in: input } = schema.def as unknown as Definition
  if (type === 'object' && shape) {
    const members = Object.entries(shape).map(([name, member]) => ({
      name,
      nullable: member.safeParse(null).success,
      emptyIsNull: isEmptyNull(member),
      made: visit(member, visitor),
    }))
    return visitor.object(members)
  }
  if (type === 'array' && element) return visitor.array(visit(element, visitor))
  if (type === 'record' && valueType) return visitor.record(visit(valueType, visitor))
  const inner = innerType ?? input
  return inner ? visit(inner, visitor) : visitor.scalar
}

function isEmptyNull(schema: z.ZodMiniType): boolean {
  const takes = (value: unknown) => schema.safeParse(value).success
  // A number's limits may leave out 0.
  return (takes(undefined) || takes(null)) && (takes(0) || takes(1)) && !takes('')
}

/** Reads a parsed JSON value into the schema's spelling. Wrong types pass through: zod names them. */
export function memberReader(schema: z.ZodMiniType, operator: OperatorName): Walk {
  return onFirstUse(() =>
    visit<Walk>(schema, { ...walks, object: (members) => objectReader(members, operator) }),
  )
}

/** Writes a value of the schema under the wire's names; the identity under the description's own. */
export function memberWriter(schema: z.ZodMiniType, operator: OperatorName): Walk {
  if (isDescribed(operator)) return same
  return onFirstUse(() =>
    visit<Walk>(schema, { ...walks, object: (members) => objectWriter(members, operator) }),
  )
}

/**
 * A check that is true where `memberReader` of the same schema and operator would change nothing: every member
 * is known and exactly spelled, and null only where null has a meaning. Under another operator's names it is
 * never true.
 */
export function memberChecker(schema: z.ZodMiniType, operator: OperatorName): Check {
  return isDescribed(operator) ? onFirstUse(() => visit(schema, checks)) : () => false
}

/** A member that an object's schema does not have, by its place in the value. */
interface UnknownMember {
  path: readonly PropertyKey[]
  /** The names that the object has. */
  names: readonly string[]
}

/** Finds every member of a parsed JSON value that `memberReader` would drop because its schema has none of that name. */
export function unknownMembers(
  schema: z.ZodMiniType,
  operator: OperatorName,
): (value: unknown) => UnknownMember[] {
  const search = onFirstUse(() =>
    visit<Search>(schema, {
      scalar: () => [],
      array: (item) => (value, path) =>
        Array.isArray(value) ? value.flatMap((each, index) => item(each, [...path, index])) : [],
      record: (item) => (value, path) =>
        isObject(value) ? Object.entries(value).flatMap(([key, inner]) => item(inner, [...path, key])) : [],
      object: (members) => objectSearch(members, operator),
    }),
  )
  return (value) => search(value, [])
}

/** A worker reads many schemas, and its start needs none: a schema is visited when the first value comes. */
function onFirstUse<Value, More extends unknown[], Made>(
  make: () => (value: Value, ...more: More) => Made,
): (value: Value, ...more: More) => Made {
  let made: ((value: Value, ...more: More) => Made) | undefined
  return (value, ...more) => (made ??= make())(value, ...more)
}

type Search = (value: unknown, path: readonly PropertyKey[]) => UnknownMember[]

function objectSearch(list: readonly Member<Search>[], operator: OperatorName): Search {
  const names = list.map(({ name }) => operator.toWire(name))
  const members = new Map(list.map(({ made }, index) => [names[index]!.toLowerCase(), made]))
  return (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => {
          const search = members.get(key.toLowerCase())
          return search ? search(inner, [...path, key]) : [{ path: [...path, key], names }]
        })
      : []
}

function isDescribed(operator: OperatorName): boolean {
  return operator.toWire('Provider') === 'Provider'
}

const same: Walk = (value) => value

const walks: Omit<Visitor<Walk>, 'object'> = {
  scalar: same,
  array: (walk) => (value) => (Array.isArray(value) ? value.map(walk) : value),
  record: (walk) => (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
      : value,
}

function objectReader(list: readonly Member<Walk>[], operator: OperatorName): Walk {
  const entries = list.map((member) => [operator.toWire(member.name), member] as const)
  // The exact names too: two members may differ in case alone, as OrderRowID and OrderRowId do.
  const members = new Map([
    ...entries.map(([key, member]) => [key.toLowerCase(), member] as const),
    ...entries,
  ])
  return (source) => {
    if (!isObject(source)) return source
    const result: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(source)) {
      const member = members.get(key) ?? members.get(key.toLowerCase())
      if (!member || (isNothing(member, value) && !member.nullable)) continue
      // If a member occurs in two spellings, the exact one counts, in either order.
      if (member.name in result && key !== operator.toWire(member.name)) continue
      result[member.name] = isNothing(member, value) ? null : member.made(value)
    }
    return result
  }
}

function objectWriter(list: readonly Member<Walk>[], operator: OperatorName): Walk {
  const members = new Map(list.map(({ name, made }) => [name, { name: operator.toWire(name), write: made }]))
  return (source) => {
    if (!isObject(source)) return source
    const result: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(source)) {
      const member = members.get(key)
      if (member) result[member.name] = member.write(value)
    }
    return result
  }
}

const checks: Visitor<Check> = {
  scalar: () => true,
  array: (check) => (value) => !Array.isArray(value) || value.every(check),
  record: (check) => (value) => !isObject(value) || Object.values(value).every(check),
  object: (list) => {
    const members = new Map(list.map((member) => [member.name, member]))
    return (value) => {
      if (!isObject(value)) return true
      for (const [name, inner] of Object.entries(value)) {
        const member = members.get(name)
        if (!member || (inner === null && !member.nullable)) return false
        if (inner === '' && member.emptyIsNull) return false
        // Most members are texts and numbers, which have no members.
        if (typeof inner === 'object' && !member.made(inner)) return false
      }
      return true
    }
  },
}

function isNothing({ emptyIsNull }: Pick<Member<unknown>, 'emptyIsNull'>, value: unknown): boolean {
  return value === null || (emptyIsNull && value === '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
