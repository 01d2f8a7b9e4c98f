import type { MemberShape, Shape } from '../../domain/credit/soap/shape.ts'

/** The value of a required member that is absent or nil, as older toolkits read it. */
export function emptyValue({ shape, nillable }: MemberShape): unknown {
  if (nillable) return null
  return shape.type === 'enum' ? shape.values[0] : emptyOf(shape.type)
}

/** The empty value of a type that has only one. */
export function emptyOf(type: Exclude<Shape['type'], 'enum'>): unknown {
  switch (type) {
    case 'int':
    case 'long':
      return 0
    case 'double':
    case 'decimal':
      return '0'
    case 'boolean':
      return false
    case 'dateTime':
      return '0001-01-01T00:00:00'
    case 'list':
      return []
    default:
      return ''
  }
}
