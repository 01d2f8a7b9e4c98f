/** The errors of the REST API in OpenAPI; their shape is in the design ("Error bodies"). */
import { providerErrorTexts } from './provider-error-texts.ts'
import { providerErrors, type ProviderErrorName } from './provider-errors.ts'

export type JsonObject = Record<string, unknown>

const code = { type: 'integer', description: 'Stable: tell errors apart by it.' }

export const errorSchemas: JsonObject = {
  Error: {
    type: 'object',
    required: ['Code', 'Message'],
    properties: {
      Code: code,
      Message: { type: 'string' },
      Errors: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/MemberError' } },
    },
  },
  MemberError: {
    type: 'object',
    required: ['Code', 'Field', 'ErrorMessage'],
    properties: {
      Code: code,
      Field: { type: 'string', description: 'Where in the request: `Name`, `OrderRows[0].Name`.' },
      ErrorMessage: { type: 'string' },
    },
  },
}

/** One response for each status; its description lists the errors with that status by their codes. */
export function openApiRefusals(names: readonly ProviderErrorName[]): JsonObject {
  const statuses = new Set(names.map((name) => providerErrors[name].status))
  return Object.fromEntries([...statuses].map((status) => [status, response(names, status)]))
}

function response(names: readonly ProviderErrorName[], status: number): JsonObject {
  const ofStatus = names.filter((name) => providerErrors[name].status === status)
  return {
    description: ofStatus
      .map((name) => `${providerErrors[name].Code}: ${providerErrorTexts[name]}`)
      .join(' '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}
