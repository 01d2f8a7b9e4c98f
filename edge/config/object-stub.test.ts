import { describe, expect, it } from 'vitest'
import { objectIn } from './object-stub.ts'

/** Records what is asked of a namespace: workerd itself has no jurisdictions. */
class Namespace {
  readonly asked: unknown[][] = []

  jurisdiction(name: string): this {
    this.asked.push(['jurisdiction', name])
    return this
  }

  getByName(...parameters: unknown[]): unknown {
    this.asked.push(['getByName', ...parameters])
    return {}
  }
}

describe('an object', () => {
  it.each([
    ['where it is first used', {}, [['getByName', 'desk', undefined]]],
    ['near a place', { locationHint: 'weur' }, [['getByName', 'desk', { locationHint: 'weur' }]]],
    [
      'within a jurisdiction, never without it',
      { jurisdiction: 'eu' },
      [
        ['jurisdiction', 'eu'],
        ['getByName', 'desk'],
      ],
    ],
  ] as const)('is asked for %s', (_, place, asked) => {
    const namespace = new Namespace()
    objectIn(namespace as unknown as DurableObjectNamespace, 'desk', {
      jurisdiction: undefined,
      locationHint: undefined,
      ...place,
    })
    expect(namespace.asked).toEqual(asked)
  })
})
