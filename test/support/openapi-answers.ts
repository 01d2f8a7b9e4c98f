/** Compares real answers with an OpenAPI document. */
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { PREFERENCE_APPLIED } from '../../shared/domain/order/return-order.ts'
import { reference } from '../../shared/wire/openapi-schemas.ts'

interface Header {
  $ref?: string
  /** As OpenAPI has it, but that a header without this member is in every answer. */
  required?: boolean
}

interface Answer {
  headers?: Record<string, Header>
  content?: Record<string, unknown>
}

export interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: Record<string, Record<string, unknown>>
}

export interface AnswerChecker {
  /** The faults of an answer, as texts; empty if it is as documented. Reads the answer's body. */
  faultsOf(method: string, response: Response): Promise<string[]>
  /** The faults of a value of a component. */
  faultsOfValue(component: string, value: unknown): string[]
}

export async function fetchOpenApi(origin: string): Promise<OpenApi> {
  const response = await fetch(`${origin}/openapi.json`)
  if (!response.ok) throw new Error(`Reading the document answered ${response.status}.`)
  return (await response.json()) as OpenApi
}

export function answerChecker(document: OpenApi): AnswerChecker {
  // An OpenAPI document has members that JSON Schema does not know.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')

  function faultsAt(place: string[], value: unknown): string[] {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const validate = ajv.compile({ $ref: `document#/${encodeURI(pointer)}` })
    if (validate(value)) return []
    return validate.errors!.map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
  }

  function isOptional({ $ref, required }: Header): boolean {
    const name = $ref?.split('/').at(-1)
    const named = name === undefined ? undefined : (document.components['headers']?.[name] as Header)
    return (named?.required ?? required) === false
  }

  /** If several match, the one with the fewest parts in braces: `/a/b` before `/a/{Id}`. */
  function pathOf(method: string, pathname: string): string | undefined {
    return Object.entries(document.paths)
      .filter(([path, item]) => method.toLowerCase() in item && patternOf(path).test(pathname))
      .map(([path]) => path)
      .toSorted((one, other) => bracesOf(one) - bracesOf(other))[0]
  }

  async function faultsOf(method: string, response: Response): Promise<string[]> {
    const path = pathOf(method, new URL(response.url).pathname)
    if (path === undefined) return [`${method} ${response.url} is not documented`]
    const operation = document.paths[path]![method.toLowerCase()]!
    const status = String(response.status)
    const answer = operation.responses[status]
    const text = await response.text()
    if (!answer) return [`${method} ${path} documents no ${status}: ${text}`]

    const faults = Object.entries(answer.headers ?? {}).flatMap(([name, header]) =>
      response.headers.has(name) || isOptional(header)
        ? []
        : [`${method} ${path} ${status} lacks the header ${name}`],
    )
    // An answer that has only the order has no body if the client did not prefer it.
    const isAsked = !hasOnlyOrder(answer) || response.headers.has(PREFERENCE_APPLIED)
    if (!answer.content || !isAsked)
      return text === '' ? faults : [...faults, `an undocumented body: ${text}`]
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
    if (!(type in answer.content)) return [...faults, `${method} ${path} ${status} documents no ${type}`]
    const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
    return [...faults, ...faultsAt(place, JSON.parse(text))]
  }

  return {
    faultsOf,
    faultsOfValue: (component, value) => faultsAt(['components', 'schemas', component], value),
  }
}

function hasOnlyOrder({ content }: Answer): boolean {
  const { schema } = Object(content?.['application/json']) as { schema?: { $ref?: string } }
  return schema?.$ref === reference('WrittenOrder')
}

function bracesOf(path: string): number {
  return path.split('{').length
}

/** Paths match without regard to case and to a trailing slash; a part in braces is any text without a slash. */
function patternOf(path: string): RegExp {
  const source = path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${source}/?$`, 'i')
}
