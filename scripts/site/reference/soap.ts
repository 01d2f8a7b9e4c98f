/** The reference pages of SOAP: its operations, and the types that their messages are made of. */
import { type SoapName, soapNames, soapOperations } from '../../../shared/domain/credit/soap/operations.ts'
import type { SoapOperation } from '../../../shared/domain/credit/soap/soap-operation.ts'
import type { EnumShape, MemberShapes, Shape, StructShape } from '../../../shared/domain/credit/soap/shape.ts'
import type { SitePage } from '../site-pages.ts'
import { code, page, prose, table } from './text.ts'

/** The operations of the SOAP service. */
export function soapPage(): SitePage {
  const text = page(
    '# SOAP operations',
    'As XML at `/soap`, and as JSON at `/api/soap/{Operation}`. Every request has `Auth` first, which the edge sets; every result has `Accepted` and, if it is false, `ErrorMessage`. [The edge](../edge.md#soap) says what happens when an answer is lost.',
    ...soapNames.map(operationText),
  )
  return { path: 'reference/soap', text }
}

/** The types that the operations share. */
export function soapTypesPage(): SitePage {
  const types = namedTypes()
  const text = page(
    '# SOAP types',
    'Members are in the order of the messages.',
    ...types.map((shape) =>
      page(
        `## ${shape.name}`,
        shape.type === 'enum' ? shape.values.map(code).join(', ') : memberTable(shape.members),
      ),
    ),
  )
  return { path: 'reference/soap-types', text }
}

const clients: Partial<Record<SoapOperation['client'], string>> = {
  'of-order': 'that of the order type that the request names',
  none: 'none: it takes no `Auth`',
}

function operationText(name: SoapName): string {
  const operation: SoapOperation = soapOperations[name]
  const subjects = Object.values(operation.writesTo ?? {})
  return page(
    `## ${name}`,
    operation.deprecated ? `**Deprecated.** ${prose(operation.summary)}` : prose(operation.summary),
    table(
      ['', ''],
      [
        ['Capability', code(operation.capability)],
        ['SOAP client', clients[operation.client] ?? code(operation.client)],
        ...(subjects.length > 0 ? [['Writes about', subjects.map((path) => code(path)).join(' or ')]] : []),
      ],
    ),
    bodyText('Request', operation.request),
    bodyText('Result', operation.result),
  )
}

function bodyText(title: string, shape: Shape): string {
  if (shape.type !== 'struct') return `**${title}:** ${shape.type === 'nothing' ? 'empty' : typeText(shape)}`
  return page(`**${title}**`, memberTable(shape.members))
}

function memberTable(members: MemberShapes): string {
  return table(
    ['Member', 'Type', 'Required'],
    Object.entries(members).map(([name, { shape, required, nillable }]) => [
      code(name),
      typeText(shape),
      [required ? 'yes' : '', nillable ? 'may be null' : ''].filter(Boolean).join(', '),
    ]),
  )
}

function typeText(shape: Shape): string {
  if (shape.type === 'list') return `list of ${typeText(shape.item)}, ${shape.maxItems} at most`
  if (shape.type === 'struct' || shape.type === 'enum') {
    return `[${shape.name}](./soap-types.md#${shape.name.toLowerCase()})`
  }
  return shape.type
}

/** Every struct and enumeration that a message has, by name. */
function namedTypes(): (StructShape | EnumShape)[] {
  const found = new Map<string, StructShape | EnumShape>()
  const messages = soapNames.flatMap(
    (name) => [soapOperations[name].request, soapOperations[name].result] as Shape[],
  )
  const visit = (shape: Shape, isMessage = false): void => {
    if (shape.type === 'list') visit(shape.item)
    if (shape.type !== 'struct' && shape.type !== 'enum') return
    if (!isMessage) found.set(shape.name, shape)
    if (shape.type === 'struct') for (const member of Object.values(shape.members)) visit(member.shape)
  }
  for (const message of messages) visit(message, true)
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
