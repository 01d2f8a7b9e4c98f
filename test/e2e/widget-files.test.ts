/** The widget's files as bytes on the wire, from an edge that no platform compresses for. */
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import type { WidgetManifest } from '../../scripts/build.ts'
import { languages } from '../../widget/locales/languages.ts'

const { edge } = inject('addresses')

function bytesOf(path: string, accepted: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(edge + path, { headers: { 'Accept-Encoding': accepted } }, (answer) => {
      const encoding = answer.headers['content-encoding']
      buffer(answer).then((body) => resolve({ encoding, body }), reject)
    }).once('error', reject)
  })
}

describe("the widget's module", () => {
  it('is sent as the build compressed it, and unpacks once', async () => {
    const plain = await bytesOf('/order-admin.js', 'identity')
    expect(plain.encoding).toBeUndefined()

    const brotli = await bytesOf('/order-admin.js', 'gzip, deflate, br, zstd')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2.5)

    const gzip = await bytesOf('/order-admin.js', 'gzip')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  })
})

describe('the description of the current version', () => {
  it('names a served part for each language', async () => {
    const described = (await (await fetch(`${edge}/order-admin.json`)).json()) as WidgetManifest
    expect(Object.keys(described.languages)).toEqual([...languages])
    for (const [code, name] of Object.entries(described.languages)) {
      expect(described.parts).toHaveProperty([name])
      const words = await (await fetch(`${edge}/${name}`)).text()
      expect(words).toMatch(new RegExp(`dir:["'\`]ltr`))
      expect(words).toContain(code)
    }
  })
})
