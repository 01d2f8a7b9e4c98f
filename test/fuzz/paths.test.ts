/** Paths and their parameters: one address has one path, and only a number is read as one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_PATH, pathOf } from '../../edge/http/path.ts'
import { isLong } from '../../shared/domain/values/long.ts'
import { runs } from '../../shared/testing/runs.ts'
import { operations } from '../../shared/wire/operations.ts'
import { readParameters, routedPath, writePath } from '../../shared/wire/rest-paths.ts'
import { asJson, search } from './fuzz.ts'

const parts = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%2F',
  '%5c',
  '%00',
  '%c0%af',
  '%e0%80%af',
  '%ff',
  '%',
  '%zz',
  'api',
  'API',
  'v1',
  'orders',
  'session',
  'soap',
  '1',
  'ı',
  'K',
  'ſ',
  '😀',
  '	',
  '\n',
  ' ',
  '?',
  '#',
  ':',
  '@',
  ';',
  '\0',
  '\xA0',
  '﻿',
  'xn--',
  '..;',
  '%252e',
]
const paths = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 10 })
  .map((all) => `/${all.join('')}`)
const origins = fc.constantFrom(
  'http://edge.test',
  'https://edge.test:8443',
  'http://[::1]:8080',
  'http://a b',
  'http://',
)

/** What the platform says that the path is, without a short cut. */
function plainPath(url: string): string {
  const path = URL.parse(url)?.pathname
  if (path === undefined) return NO_PATH
  const lower = path.toLowerCase()
  if (lower === '/' || !lower.endsWith('/')) return lower
  const without = lower.slice(0, -1)
  return without.length > 1 && without.endsWith('/') ? `${without}/` : without
}

describe('the path of an address', () => {
  it('is what URL says, in lower case and without one slash at the end', () =>
    search({
      name: 'paths',
      form: asJson<[string, string]>(),
      inputs: fc.tuple(origins, paths),
      count: runs(3_000, 500_000),
      rule([origin, path]) {
        expect(pathOf(origin + path)).toBe(plainPath(origin + path))
        // The second time, the origin is known, and the address may not be parsed.
        expect(pathOf(origin + path)).toBe(plainPath(origin + path))
      },
    }))

  it('never leads upwards, and is the path of itself', () =>
    search({
      name: 'paths-upwards',
      form: asJson<string>(),
      inputs: paths,
      count: runs(3_000, 500_000),
      rule(path) {
        const read = pathOf(`http://edge.test${path}`)
        expect(read.split('/')).not.toContain('..')
        // oxlint-disable-next-line no-control-regex
        expect(read).not.toMatch(/[\u0000-\u0020\\]/)
        expect(routedPath(read.toUpperCase())).toBe(routedPath(read))
      },
    }))
})

describe('a parameter of a path', () => {
  it('is a number only if it is written as one', () =>
    search({
      name: 'parameters',
      form: asJson<string>(),
      inputs: fc.oneof(
        fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }).map(String),
        fc
          .array(
            fc.constantFrom(...'0123456789', '-', '+', '.', 'e', 'x', ' ', '\n', '٣', '１', ',', '_', 'n'),
            {
              maxLength: 21,
            },
          )
          .map((signs) => signs.join('')),
      ),
      count: runs(2_000, 300_000),
      rule(text) {
        const read = readParameters('getOrder', { checkoutorderid: text })
        const isNumber = /^-?[0-9]{1,19}$/.test(text) && isLong(BigInt(text))
        expect(read.ok).toBe(isNumber)
        if (read.ok) expect(BigInt(read.value.CheckoutOrderId)).toBe(BigInt(text))
      },
    }))

  it('comes back from the path that is written for it', () => {
    const longs = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    fc.assert(
      fc.property(longs, (id) => {
        const path = writePath('getOrder', { CheckoutOrderId: id })
        const pattern = operations.getOrder.path.split('/')
        const place = pattern.findIndex((part) => part.startsWith('{'))
        const read = readParameters('getOrder', { checkoutorderid: path.split('/')[place]! })
        expect(read.ok && BigInt(read.value.CheckoutOrderId)).toBe(id)
      }),
      { numRuns: runs(500, 50_000) },
    )
  })
})
