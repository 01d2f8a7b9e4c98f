import { describe, expect, it } from 'vitest'
import { allowsOrigin, isListedOrigin } from './origins.ts'

const listed = new Set([
  'https://shop.example',
  'http://localhost:*',
  'http://127.0.0.1:*',
  'http://[::1]:8780',
])

describe('the listed origins', () => {
  it.each([
    'https://shop.example',
    'http://localhost',
    'http://localhost:5173',
    'http://127.0.0.1:1',
    'http://[::1]:8780',
  ])('allow %s', (origin) => expect(allowsOrigin(listed, origin)).toBe(true))

  it.each([
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://localhost:5173',
    'http://localhost.evil.example:5173',
    'http://evil.example:5173',
    'http://127.0.0.2:5173',
    'http://[::1]:8781',
    'http://localhost:*',
    'http://localhost:5173/',
    'http://localhost:',
    'http://LOCALHOST:5173',
    'null',
    '',
  ])('do not allow "%s"', (origin) => expect(allowsOrigin(listed, origin)).toBe(false))
})

describe('a listed origin', () => {
  it.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:*', 'https://[::1]:*'])(
    'may be %s',
    (text) => expect(isListedOrigin(text)).toBe(true),
  )

  it.each([
    'https://shop.example/',
    'https://shop.example:443',
    'https://Shop.example',
    'shop.example',
    'https://*.shop.example',
    'https://shop.example:*',
    'http://localhost:5:*',
    'http://localhost:80:*',
    '*',
    'null',
    '',
  ])('must not be "%s"', (text) => expect(isListedOrigin(text)).toBe(false))
})
