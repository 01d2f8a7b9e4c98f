/**
 * What the widget's bundle has of the SOAP operations instead of the whole table: the shapes of their requests as forms
 * read them, which is half as much.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { MemberShape, Shape } from '../shared/domain/credit/soap/shape.ts'
import type { SoapOperation } from '../shared/domain/credit/soap/soap-operation.ts'
import { soapOperations } from '../shared/domain/credit/soap/operations.ts'

/** In the build, `widget/desks/credit/data/contract.ts` has the requests alone. */
export function requestShapesOnly(): Plugin {
  const contract = fileURLToPath(new URL('../widget/desks/credit/data/contract.ts', import.meta.url))
  return {
    name: 'request-shapes-only',
    enforce: 'pre',
    load: (id) => (id === contract ? requestShapes(soapOperations) : null),
  }
}

/** The source of a module that exports `soapOperations` with their requests, without `Auth`. */
export function requestShapes(operations: Readonly<Record<string, SoapOperation>>): string {
  const declarations: string[] = [
    'const r=shape=>({shape,required:true,nillable:false})',
    'const n=shape=>({shape,required:true,nillable:true})',
    'const o=shape=>({shape,required:false,nillable:false})',
  ]
  const known = new Map<string, string>()
  /** The variable that has this value; types that several operations share are written once. */
  const named = (source: string): string => {
    const name = known.get(source) ?? `t${known.size}`
    if (!known.has(source)) declarations.push(`const ${name}=${source}`)
    known.set(source, name)
    return name
  }
  const member = ({ shape, required, nillable }: MemberShape) =>
    `${nillable ? 'n' : required ? 'r' : 'o'}(${shapeName(shape)})`
  const shapeName = (shape: Shape): string => {
    switch (shape.type) {
      case 'struct': {
        const members = Object.entries(shape.members).filter(([name]) => name !== 'Auth')
        return named(
          `{type:'struct',members:{${members.map(([name, each]) => `${name}:${member(each)}`).join()}}}`,
        )
      }
      case 'list':
        return named(
          `{type:'list',itemName:'${shape.itemName}',item:${shapeName(shape.item)},maxItems:${shape.maxItems}}`,
        )
      case 'enum':
        return named(`{type:'enum',values:${JSON.stringify(shape.values)}}`)
      default:
        return named(`{type:'${shape.type}'}`)
    }
  }
  const rows = Object.entries(operations).map(
    ([name, { request, capability, deprecated, summary }]) =>
      `${name}:{request:${shapeName(request)},capability:'${capability}',deprecated:${deprecated},summary:${JSON.stringify(summary)}}`,
  )
  return `${declarations.join('\n')}\nexport const soapOperations={${rows.join()}}\n`
}
