import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { Sha256 } from './sha256.ts'

const hashed = (...pieces: Uint8Array[]) => {
  const hash = new Sha256()
  for (const piece of pieces) hash.update(piece)
  return hash.hex()
}
const platform = async (bytes: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

describe('SHA-256', () => {
  it.each([
    // FIPS 180-4's examples, and nothing at all.
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20j is as published', (text, expected) => {
    expect(hashed(new TextEncoder().encode(text))).toBe(expected)
  })

  it("is the platform's for every length around a block", async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = new Uint8Array(length).fill(length)
      expect(hashed(bytes)).toBe(await platform(bytes))
    }
  })

  it('does not depend on how the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 10 }), async (pieces) => {
        expect(hashed(...pieces)).toBe(await platform(Buffer.concat(pieces)))
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})
