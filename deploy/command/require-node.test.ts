import { expect, it } from 'vitest'
import { requireNode } from './require-node.ts'

it('refuses a Node that is too old, with its version', () => {
  expect(() => requireNode('20.19.2')).toThrow('Node 22 or later is required; this is Node 20.19.2.')
  expect(() => requireNode('22.12.0')).not.toThrow()
  expect(() => requireNode('100.0.0')).not.toThrow()
})
