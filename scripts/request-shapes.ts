/**
 * Writes `widget/desks/credit/data/request-shapes.ts`: what the widget has of the SOAP operations instead of the whole
 * table, which is twice as much. `node scripts/request-shapes.ts` writes it anew.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MemberShape, Shape } from '../shared/domain/credit/soap/shape.ts'
import type { SoapOperation } from '../shared/domain/credit/soap/soap-operation.ts'
import { soapOperations } from '../shared/domain/credit/soap/operations.ts'
import { root } from './places.ts'

export const requestShapesFile = join(root, 'widget/desks/credit/data/request-shapes.ts')

/** The source of a module that exports the operations with their requests, without `Auth`. */
export function requestShapes(operations: Readonly<Record<string, SoapOperation>>): string {
  const used = new Set(['req', 'struct'])
  const declarations: string[] = []
  /** By the source of its value. */
  const names = new Map<string, string>()
  const call = (builder: string, ...args: string[]) => {
    used.add(builder)
    return `${builder}(${args.join(', ')})`
  }
  /** The constant that has this value; types that several operations share are written once. */
  const named = (name: string, source: string): string => {
    const known = names.get(source)
    if (known) return known
    const taken = [...names.values()].filter((each) => each.replace(/\d+$/, '') === name).length
    const constant = taken === 0 ? name : `${name}${taken + 1}`
    names.set(source, constant)
    declarations.push(`const ${constant} = ${source}`)
    return constant
  }
  const members = (each: Readonly<Record<string, MemberShape>>) =>
    `{ ${Object.entries(each)
      .filter(([name]) => name !== 'Auth')
      .map(([name, member]) => `${name}: ${memberOf(member)}`)
      .join(', ')} }`
  const memberOf = ({ shape, required, nillable }: MemberShape) =>
    call(nillable ? 'nil' : required ? 'req' : 'opt', shapeOf(shape))
  const structOf = (name: string, each: Readonly<Record<string, MemberShape>>) =>
    call('struct', `'${name}'`, members(each))
  const shapeOf = (shape: Shape): string => {
    switch (shape.type) {
      case 'struct':
        return named(lowerFirst(shape.name), structOf(shape.name, shape.members))
      case 'list':
        return call('list', shapeOf(shape.item), `{ maxItems: ${shape.maxItems} }`)
      case 'enum': {
        const aliases = shape.aliases.size > 0 ? [JSON.stringify(Object.fromEntries(shape.aliases))] : []
        const values = JSON.stringify(shape.values).replaceAll('"', "'")
        return named(lowerFirst(shape.name), call('enumeration', `'${shape.name}'`, values, ...aliases))
      }
      default:
        used.add(shape.type)
        return shape.type
    }
  }
  const rows = Object.entries(operations).map(([name, { request, capability, deprecated, summary }]) => {
    const shape = request.type === 'struct' ? structOf(request.name, request.members) : shapeOf(request)
    return `  ${name}: {\n    request: ${shape},\n    capability: '${capability}',\n    deprecated: ${deprecated},\n    summary: ${JSON.stringify(summary)},\n  },`
  })
  return [
    '/** The requests of the SOAP operations. Made by `scripts/request-shapes.ts`; a test compares it with the table. */',
    `import { ${[...used].toSorted().join(', ')} } from '../../../../shared/domain/credit/soap/shape.ts'`,
    '',
    ...declarations,
    '',
    'export const requestShapes = {',
    ...rows,
    '} as const',
    '',
  ].join('\n')
}

function lowerFirst(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1)
}

if (import.meta.main) writeFileSync(requestShapesFile, requestShapes(soapOperations))
