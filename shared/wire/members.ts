/**
 * Member names between the wire and the code, by a schema. Reading is lenient: names match without regard
 * to case, unknown members and nulls that mean nothing are dropped. Writing is exact. Records hold what
 * people wrote and are never looked into.
 */
import type * as z from 'zod/mini'
import type { OperatorName } from './operator-name.ts'

type Walk = (value: unknown) => unknown

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  /** The side of a pipe that is read. */
  in?: z.ZodMiniType
}

const same: Walk = (value) => value

/** Reads a parsed JSON value into the schema's spelling. Wrong types pass through: zod names them. */
export function memberReader(schema: z.ZodMiniType, operator: OperatorName): Walk {
  return walker(schema, (shape) => {
    const entries = Object.entries(shape).map(
      ([name, member]) =>
        [
          operator.toWire(name),
          {
            name,
            nullable: isNullable(member),
            emptyIsNull: isEmptyNull(member),
            walk: memberReader(member, operator),
          },
        ] as const,
    )
    // The exact names too: two members may differ in case alone, as OrderRowID and OrderRowId do.
    const members = new Map([
      ...entries.map(([key, member]) => [key.toLowerCase(), member] as const),
      ...entries,
    ])
    return (source) => {
      const result: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(source)) {
        const member = members.get(key) ?? members.get(key.toLowerCase())
        if (!member || (isNothing(member, value) && !member.nullable)) continue
        // Of two spellings of one member the exact one counts, whichever comes first.
        if (member.name in result && key !== operator.toWire(member.name)) continue
        result[member.name] = isNothing(member, value) ? null : member.walk(value)
      }
      return result
    }
  })
}

function isNothing({ emptyIsNull }: { emptyIsNull: boolean }, value: unknown): boolean {
  return value === null || (emptyIsNull && value === '')
}

/** Writes a value of the schema under the wire's names; the identity under the description's own. */
export function memberWriter(schema: z.ZodMiniType, operator: OperatorName): Walk {
  if (operator.toWire('Provider') === 'Provider') return same
  return walker(schema, (shape) => {
    const members = new Map(
      Object.entries(shape).map(([name, member]) => [
        name,
        { name: operator.toWire(name), walk: memberWriter(member, operator) },
      ]),
    )
    return (source) => {
      const result: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(source)) {
        const member = members.get(key)
        if (member) result[member.name] = member.walk(value)
      }
      return result
    }
  })
}

function walker(
  schema: z.ZodMiniType,
  ofObject: (shape: Record<string, z.ZodMiniType>) => (source: Record<string, unknown>) => unknown,
): Walk {
  const { type, shape, element, innerType, in: input } = schema.def as unknown as Definition
  if (type === 'object' && shape) {
    const walk = ofObject(shape)
    return (value) => (isObject(value) ? walk(value) : value)
  }
  if (type === 'array' && element) {
    const walk = walker(element, ofObject)
    return (value) => (Array.isArray(value) ? value.map(walk) : value)
  }
  const inner = innerType ?? input
  return inner ? walker(inner, ofObject) : same
}

/** May the member be null? */
export function isNullable(schema: z.ZodMiniType): boolean {
  return schema.safeParse(null).success
}

/** Is an empty text, which old clients send for it, a null? So it is for a number that need not be there. */
export function isEmptyNull(schema: z.ZodMiniType): boolean {
  const takes = (value: unknown) => schema.safeParse(value).success
  return (takes(undefined) || takes(null)) && takes(0) && !takes('')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
