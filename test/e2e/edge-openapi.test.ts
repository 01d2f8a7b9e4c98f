import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { problems } from '../../shared/problems.ts'
import { operations, restNames } from '../../shared/wire/operations.ts'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } }
}

let document: Document

beforeAll(async () => {
  const response = await fetch(`${inject('addresses').edge}/openapi.json`)
  if (!response.ok) throw new Error(`Reading the document answered ${response.status}.`)
  document = (await response.json()) as Document
})

describe("the edge's OpenAPI document", () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(result).toEqual({ valid: true })
  })

  it('has every REST operation and every problem code', () => {
    for (const name of restNames) {
      const { path, method } = operations[name]
      expect(document.paths[path]).toHaveProperty(method.toLowerCase())
    }
    expect(document.components.schemas.Problem.properties.code.enum).toEqual(
      expect.arrayContaining(Object.keys(problems)),
    )
  })

  it('has every RejectionCode, which can be the code of a problem', () => {
    const codes = document.components.schemas.Problem.properties.code.enum
    expect(codes).toEqual(expect.arrayContaining(['OrderAlreadyClosed', 'CustomerOverCreditLimit', 'Error']))
    expect(codes).not.toContain('Accepted')
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has neither the provider’s own errors nor its token endpoint', () => {
    expect(Object.keys(document.paths)).not.toContain('/connect/token')
    const text = JSON.stringify(document)
    for (const name of ['MemberError', 'TokenError', 'client_secret', 'SHA-512'])
      expect(text).not.toContain(name)
  })
})
