/** The token endpoint (area C, RFC 6749) in OpenAPI. */
import type { JsonObject } from './openapi-errors.ts'
import { tokenErrors } from './rules/rule-ids.ts'

export interface OpenApiToken {
  path: string
  scope: string
}

const text = { type: 'string' }

export const tokenSchemas: JsonObject = {
  Token: {
    type: 'object',
    required: ['access_token', 'expires_in', 'token_type', 'scope'],
    properties: {
      access_token: text,
      expires_in: { type: 'integer', description: 'Seconds.' },
      token_type: { const: 'Bearer' },
      scope: text,
    },
  },
  TokenError: {
    type: 'object',
    required: ['error'],
    properties: {
      error: { enum: tokenErrors },
      error_description: text,
    },
  },
}

/** The path item of the endpoint that issues tokens for client credentials. */
export function tokenPathItem({ scope }: OpenApiToken): JsonObject {
  const form = {
    type: 'object',
    required: ['grant_type'],
    properties: {
      grant_type: { const: 'client_credentials' },
      client_id: text,
      client_secret: text,
      scope: { const: scope },
      response_type: { const: 'token' },
    },
  }
  return {
    post: {
      operationId: 'issueToken',
      summary: 'Issues a bearer token by the OAuth 2.0 client credentials flow.',
      description: 'The client authenticates in the form or with HTTP Basic.',
      security: [],
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
      responses: {
        200: answer('The token.', 'Token'),
        400: answer('The request is not one for a token.', 'TokenError'),
        401: answer('The client is unknown or its secret is wrong.', 'TokenError'),
      },
    },
  }
}

function answer(description: string, schema: string): JsonObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  }
}
