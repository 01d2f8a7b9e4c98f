import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { newSha256 } from './sha256.ts'

const hashed = (...pieces: Uint8Array[]) => {
  const hash = newSha256()
  for (const piece of pieces) hash.update(piece)
  return hash.hex()
}
const platform = async (bytes: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

describe('SHA-256', () => {
  it("is the platform's, however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 10 }), async (pieces) => {
        expect(hashed(...pieces)).toBe(await platform(Buffer.concat(pieces)))
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})
