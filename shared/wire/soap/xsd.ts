/** The XML Schema of the operation table: each named type once, a wrapper element for each direction. */
import type { OperatorName } from '../operator-name.ts'
import type { ListShape, MemberShape, Shape, StructShape } from '../../domain/credit/soap/shape.ts'
import { element } from '../xml/writer.ts'

/** A wrapper element: the operation's name (or its `…Response`) around one child. */
export interface Wrapper {
  name: string
  child: string
  shape: Shape
}

export function writeSchema(namespace: string, wrappers: readonly Wrapper[], operator: OperatorName): string {
  const types = new Map<string, string>()
  for (const { shape } of wrappers) collect(shape, types, operator)
  return element(
    'xs:schema',
    { elementFormDefault: 'qualified', targetNamespace: namespace },
    ...wrappers.map(wrapper),
    ...types.values(),
  )
}

function wrapper({ name, child, shape }: Wrapper): string {
  // The child is optional in the description.
  const content = shape.type === 'nothing' ? '' : particle(child, { shape, required: false, nillable: false })
  return element('xs:element', { name }, element('xs:complexType', {}, element('xs:sequence', {}, content)))
}

/** Adds the named types of a shape, inner types first. */
function collect(shape: Shape, types: Map<string, string>, operator: OperatorName): void {
  switch (shape.type) {
    case 'struct':
      if (types.has(shape.name)) return
      for (const { shape: member } of Object.values(shape.members)) collect(member, types, operator)
      types.set(shape.name, complexType(shape, operator))
      return
    case 'list':
      collect(shape.item, types, operator)
      types.set(shape.name, listType(shape))
      return
    case 'enum':
      types.set(shape.name, simpleType(shape.name, shape.values.map(operator.toWire)))
  }
}

function complexType({ name, members }: StructShape, operator: OperatorName): string {
  const particles = Object.entries(members).map(([member, shape]) => particle(operator.toWire(member), shape))
  return element('xs:complexType', { name }, element('xs:sequence', {}, ...particles))
}

function listType({ name, itemName, item }: ListShape): string {
  const items = element('xs:element', {
    minOccurs: '0',
    maxOccurs: 'unbounded',
    name: itemName,
    nillable: 'true',
    type: typeName(item),
  })
  return element('xs:complexType', { name }, element('xs:sequence', {}, items))
}

function simpleType(name: string, values: readonly string[]): string {
  const facets = values.map((value) => element('xs:enumeration', { value }))
  return element('xs:simpleType', { name }, element('xs:restriction', { base: 'xs:string' }, ...facets))
}

function particle(name: string, { shape, required, nillable }: MemberShape): string {
  return element('xs:element', {
    minOccurs: required ? '1' : '0',
    maxOccurs: '1',
    name,
    nillable: nillable ? 'true' : undefined,
    type: typeName(shape),
  })
}

function typeName(shape: Shape): string {
  return 'name' in shape ? `tns:${shape.name}` : `xs:${shape.type}`
}
