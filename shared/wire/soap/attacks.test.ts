import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attacks } from '../testing/attacks.ts'
import { readEnvelope } from './envelope.ts'

describe('a hostile document', () => {
  it.each(attacks)('is refused: $name', ({ bytes }) => {
    const result = readEnvelope(bytes)
    expect(result.ok).toBe(false)
    // The reason is our own sentence and quotes nothing of the document.
    expect(!result.ok && result.reason.message).toMatch(/^(The|A|An) [a-zA-Z0-9 ,-]+\.$/)
  })

  it('never makes the reader throw, for random bytes and random marks', () => {
    const marks = fc.array(
      fc.constantFrom('<', '>', '/', 'a', '"', '=', '&', ';', '<![CDATA[', ']]>', '<?', '?>', ' '),
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readEnvelope(bytes)))
    fc.assert(fc.property(marks, (parts) => void readEnvelope(new TextEncoder().encode(parts.join('')))))
  })
})
