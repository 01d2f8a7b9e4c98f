import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { secretNames, secretNamesOf } from './secret-names.ts'

it('each member that is described as a secret is one here', () => {
  const page = readFileSync(new URL('../../edge/operations.md', import.meta.url), 'utf8')
  const described = [...page.matchAll(/^\| `(\w+)` \| \*\*secret\*\*/gm)].map(([, name]) => name)
  expect([...secretNames].toSorted()).toEqual(described.toSorted())
})

it('an edge without a registry has no key of it', () => {
  expect(secretNamesOf({})).toEqual(['MERCHANTS', 'SESSION_KEYS'])
  expect(secretNamesOf({ vars: { OPERATOR_KEY_HASHES: '[]' } })).toEqual([
    'MERCHANTS',
    'SESSION_KEYS',
    'REGISTRY_KEY',
  ])
})
