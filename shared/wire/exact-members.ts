/** Tells whether a JSON value is already spelled as the description spells it, so that nobody need rewrite it. */
import type * as z from 'zod/mini'
import { isEmptyNull, isNullable } from './members.ts'
import type { OperatorName } from './operator-name.ts'

type Check = (value: unknown) => boolean

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
}

const anything: Check = () => true

/**
 * A check that is true where `memberReader` of the same schema and operator would change nothing: every member
 * is known and exactly spelled, and null only where null means something. Under another operator's names it is
 * never true.
 */
export function memberChecker(schema: z.ZodMiniType, operator: OperatorName): Check {
  return operator.toWire('Provider') === 'Provider' ? checkerOf(schema) : () => false
}

function checkerOf(schema: z.ZodMiniType): Check {
  const { type, shape, element, innerType, in: input } = schema.def as unknown as Definition
  if (type === 'object' && shape) {
    const members = new Map(
      Object.entries(shape).map(([name, member]) => [
        name,
        { nullable: isNullable(member), emptyIsNull: isEmptyNull(member), check: checkerOf(member) },
      ]),
    )
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
      for (const [name, inner] of Object.entries(value)) {
        const member = members.get(name)
        if (!member || (inner === null && !member.nullable)) return false
        if (inner === '' && member.emptyIsNull) return false
        // Most members are texts and numbers, which have no members.
        if (typeof inner === 'object' && !member.check(inner)) return false
      }
      return true
    }
  }
  if (type === 'array' && element) {
    const check = checkerOf(element)
    return (value) => !Array.isArray(value) || value.every(check)
  }
  const inner = innerType ?? input
  return inner ? checkerOf(inner) : anything
}
