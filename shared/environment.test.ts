import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jsonText, readEnvironment, someText } from './environment.ts'

const schema = z.object({ KEY: someText(8), LIST: jsonText(z.array(z.object({ Secret: someText() }))) })
const complete = { KEY: 'x'.repeat(8), LIST: '[{"Secret":"s3cr3t"}]' }

describe('readEnvironment', () => {
  it('reads texts and JSON in texts', () => {
    expect(readEnvironment(schema, complete)).toEqual({ KEY: 'xxxxxxxx', LIST: [{ Secret: 's3cr3t' }] })
  })

  it.each([
    ['KEY', { KEY: undefined }],
    ['KEY', { KEY: 's3cr3t' }],
    ['LIST', { LIST: '[s3cr3t' }],
    ['LIST.0.Secret', { LIST: '[{"secret":"s3cr3t"}]' }],
  ])('names %s and not its value when it is wrong', (member, changes) => {
    const read = () => readEnvironment(schema, { ...complete, ...changes })
    expect(read).toThrow(`member ${member} `)
    expect(read).not.toThrow('s3cr3t')
  })
})
