import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, inject, it } from 'vitest'

it("the sandbox's OpenAPI document is valid OpenAPI 3.1, with the task behind a 202 and the sandbox's endpoints", async () => {
  const response = await fetch(`${inject('addresses').provider}/openapi.json`)
  const document = (await response.json()) as { paths: Record<string, object> }
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(() => validator.resolveRefs()).not.toThrow()
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/v1/queue/{taskId}', '/sandbox/orders', '/sandbox/merchants/{MerchantId}']),
  )
})
