/** The reference pages of REST: the provider's operations, the edge's own endpoints, and the schemas of both. */
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import type { RestName } from '../../../shared/wire/operations.ts'
import { operations, refusalsOf, restNames } from '../../../shared/wire/operations.ts'
import { bodyReference } from '../../../shared/wire/openapi.ts'
import { providerErrorTexts } from '../../../shared/wire/provider-error-texts.ts'
import { type ProviderErrorName, providerErrors } from '../../../shared/wire/provider-errors.ts'
import type { RestOperation } from '../../../shared/wire/rest-operation.ts'
import { restSummaries } from '../../../shared/wire/rest-summaries.ts'
import { edgeOpenApi } from '../../../edge/openapi/document.ts'
import type { SitePage } from '../site-pages.ts'
import { memberTable, type Schema, typeText } from './schema-members.ts'
import { code, page, prose, table } from './text.ts'

interface Endpoint {
  operationId: string
  summary: string
  description?: string
  security?: readonly object[]
  parameters?: readonly {
    name: string
    in: string
    description?: string
    required?: boolean
    schema: Schema
  }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Content = Record<string, { schema?: Schema }>
interface Document {
  paths: Record<string, Record<string, Endpoint>>
  components: { schemas: Record<string, Schema> }
}

/** The operations of the provider's REST API, which the edge serves under the same paths. */
export function operationsPage(): SitePage {
  const errors = Object.entries(providerErrors).map(([name, { status, Code }]) => [
    code(name),
    String(status),
    String(Code),
    prose(providerErrorTexts[name as ProviderErrorName]),
  ])
  const text = page(
    '# REST operations',
    'The edge serves these operations of the provider under the same paths. [The edge](../edge.md) says which headers a write needs, and [problem codes](../problems.md) what it refuses with.',
    ...restNames.map(operationText),
    '## Errors of the provider',
    "What the provider's own service answers in `Code`. The edge turns each into a [problem](../problems.md).",
    table(['Error', 'Status', 'Code', ''], errors),
  )
  return { path: 'reference/rest', text }
}

/** The endpoints that only the edge has. */
export function edgePage(): SitePage {
  const provided = new Set<string>(restNames.map((name) => operations[name].path))
  const own = Object.entries(edgeDocument().paths).filter(([path]) => !provided.has(path))
  const text = page(
    "# The edge's own endpoints",
    '[The edge](../edge.md) explains them. `/openapi.json` has all of this for programs.',
    ...own.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, endpoint]) => endpointText(path, method, endpoint)),
    ),
  )
  return { path: 'reference/endpoints', text }
}

/** The bodies of requests and answers. */
export function schemasPage(): SitePage {
  const schemas = Object.entries(edgeDocument().components.schemas)
  const text = page(
    '# Schemas',
    'A long has 64 bits: read it with a parser that does not round. Amounts are in minor units, and quantities and percentages times 100.',
    ...schemas.map(([name, schema]) =>
      page(
        `## ${name}`,
        prose(schema.description),
        ...(schema.oneOf ?? schema.anyOf ?? [schema]).map((one) => memberTable(one) || typeText(one)),
      ),
    ),
  )
  return { path: 'reference/schemas', text }
}

function edgeDocument(): Document {
  return edgeOpenApi() as unknown as Document
}

function operationText(name: RestName): string {
  const operation: RestOperation = operations[name]
  const { method, path, parameters, query = {}, body, chosenBy, success, capability } = operation
  const names = [...Object.entries(parameters), ...Object.entries(query)]
  const own = new Set<string>(operation.refusals)
  return page(
    `## ${name}`,
    `${code(`${method} ${path}`)}`,
    prose(restSummaries[name]),
    table(
      ['', ''],
      [
        ['Capability', code(capability)],
        ...(needs(operation) ? [['Needs', needs(operation)]] : []),
        ...(names.length > 0
          ? [['Parameters', names.map(([parameter, kind]) => `${code(parameter)} (${kind})`).join(', ')]]
          : []),
        ...(body ? [['Body', reference(bodyReference(body))]] : []),
        ...(chosenBy ? [['Chosen by', `${chosenBy.map(code).join(' or ')} in the body`]] : []),
        [
          'Answer',
          [String(success.status), ...(success.body ? [reference(bodyReference(success.body))] : [])].join(
            ' ',
          ),
        ],
        [
          'The provider refuses with',
          refusalsOf(operation)
            .filter((refusal) => own.has(refusal))
            .map(code)
            .join(', '),
        ],
      ],
    ),
  )
}

function needs({ requires, requiresOfDelivery }: RestOperation): string {
  return [
    ...(requires ? [`${requires.map(code).join(' and ')} of the order`] : []),
    ...(requiresOfDelivery ? [`${code(requiresOfDelivery)} of the delivery`] : []),
  ].join(', ')
}

function endpointText(path: string, method: string, endpoint: Endpoint): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = endpoint
  const answers = Object.entries(responses).filter(([status]) => status < '400')
  return page(
    `## ${operationId}`,
    code(`${method.toUpperCase()} ${path}`),
    [prose(summary), prose(description)].join(' '),
    parameters.length > 0
      ? table(
          ['Parameter', 'In', 'Type', ''],
          parameters.map((one) => [code(one.name), one.in, typeText(one.schema), prose(one.description)]),
        )
      : '',
    table(
      ['', ''],
      [
        ['Authorization', authorization(endpoint)],
        ...(requestBody ? [['Body', contentText(requestBody.content)]] : []),
        ...answers.map(([status, answer]) => [
          `Answer ${status}`,
          [prose(answer.description), contentText(answer.content ?? {})].join(' '),
        ]),
      ],
    ),
  )
}

const schemes: Readonly<Record<string, string>> = {
  session: 'session token',
  apiKey: 'API key',
  apiKeyAsPassword: 'API key as the password of HTTP Basic',
}

function authorization({ security = [{ session: [] }, { apiKey: [] }] }: Endpoint): string {
  const names = security.flatMap((scheme) => Object.keys(scheme)).map((name) => lookUp(schemes, name) ?? name)
  return names.length > 0 ? names.join(', or ') : 'none'
}

function contentText(content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => (schema && type === 'application/json' ? typeText(schema) : code(type)))
    .join(' or ')
}

function reference($ref: string): string {
  return typeText({ $ref })
}
