/** The errors of the REST API as OpenAPI describes them; the shape is the design's ("Error bodies"). */
export type JsonObject = Record<string, unknown>

const code = { type: 'integer', description: 'Stable: tell errors apart by it.' }

const schemas: JsonObject = {
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

function refusal(description: string): JsonObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

export const openApiErrors = {
  schemas,
  responses: {
    400: refusal('The request is not valid, or the order does not allow it.'),
    401: refusal('The merchant is not authorized to retrieve the information.'),
    403: refusal('The merchant is not permitted to perform the operation or to access the resource.'),
    404: refusal('It cannot be found.'),
  },
}
