/** The reference page of `<order-admin>`, from its custom elements manifest. */
import { anchorOf } from '../../markdown.ts'
import type { SitePage } from '../site-pages.ts'
import { code, page, prose, table } from './text.ts'

interface Named {
  name: string
  description?: string
}
interface Member extends Named {
  kind: 'field' | 'method'
  type?: { text: string }
  return?: { type: { text: string } }
  default?: string
  attribute?: string
  static?: boolean
  readonly?: boolean
}
interface Event extends Named {
  type: { text: string }
}
export interface Declaration extends Named {
  customElement?: boolean
  members: Member[]
  attributes?: (Named & { fieldName: string })[]
  events?: Event[]
  slots?: Named[]
  cssParts?: Named[]
  cssProperties?: Named[]
}

/** The manifest, as `custom-elements.json` has it. */
export interface Manifest {
  modules: { declarations: Declaration[] }[]
}

export function elementPage(manifest: Manifest): SitePage {
  const declarations = manifest.modules.flatMap(({ declarations }) => declarations)
  const element = declarations.find(({ customElement }) => customElement)
  if (!element) throw new Error('The manifest has no element: run npm run build.')
  const properties = element.members.filter(({ kind }) => kind === 'field')
  const methods = element.members.filter(({ kind }) => kind === 'method')
  const text = page(
    '# The element',
    prose(element.description),
    '[Embedding](../embedding.md) explains how to use it, and [theming](../theming.md) how to style it.',
    '## Attributes',
    table(
      ['Attribute', 'Property'],
      (element.attributes ?? []).map(({ name, fieldName }) => [
        code(name),
        `[${fieldName}](#${anchorOf(fieldName)})`,
      ]),
    ),
    '## Properties',
    ...properties.map(propertyText),
    '## Methods',
    table(
      ['Method', 'Answers', ''],
      methods.map(({ name, return: answer, description }) => [
        code(`${name}()`),
        code(answer?.type.text ?? 'void'),
        prose(description),
      ]),
    ),
    '## Events',
    'They bubble and cross shadow roots.',
    ...(element.events ?? []).flatMap((event) => eventText(event, declarations)),
    '## Slots',
    named(element.slots, 'Slot'),
    '## CSS parts',
    named(element.cssParts, 'Part'),
    '## Custom properties',
    named(element.cssProperties, 'Custom property'),
  )
  return { path: 'reference/element', text }
}

function nameOf({ name, static: isStatic }: Member): string {
  return isStatic ? `OrderAdmin.${name}` : name
}

function propertyText(member: Member): string {
  const { type, description, attribute, readonly: isFixed, default: preset } = member
  return page(
    `### ${nameOf(member)}`,
    prose(description),
    [
      `Type: ${code(type?.text ?? 'unknown')}.`,
      ...(attribute === undefined ? [] : [`Attribute: ${code(attribute)}.`]),
      ...(preset === undefined ? [] : [`Default: ${code(preset)}.`]),
      ...(isFixed ? ['Read only.'] : []),
    ].join(' '),
  )
}

function eventText({ name, type, description }: Event, declarations: readonly Declaration[]): string[] {
  const { members = [] } = declarations.find((declaration) => declaration.name === type.text) ?? {}
  return [
    `### ${name}`,
    `${prose(description)} Its class is ${code(type.text)}.`,
    table(
      ['Member', 'Type', ''],
      members.map((member) => [code(member.name), code(member.type?.text ?? ''), prose(member.description)]),
    ),
  ]
}

function named(list: readonly Named[] = [], head: string): string {
  return table(
    [head, ''],
    list.map(({ name, description }) => [code(name), prose(description)]),
  )
}
