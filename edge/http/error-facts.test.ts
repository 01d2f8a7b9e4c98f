import { describe, expect, it } from 'vitest'
import { ObjectFailure } from '../config/object-stub.ts'
import { errorFacts } from './error-facts.ts'

/** An error with this stack. */
function errorWith(message: string, frames: string[], name = 'TypeError'): Error {
  const error = new Error(message)
  error.name = name
  error.stack = [`${name}: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return error
}

describe('the facts of an error', () => {
  it('are its name and its innermost places in the bundle', () => {
    const frames = [
      'deskAnswer (file:///srv/order-admin/worker.js:12:3456)',
      'async worker.js:9:1',
      'Array.map (<anonymous>)',
      'a (worker.js:1:1)',
      'b (worker.js:2:2)',
      'c (worker.js:3:3)',
      'd (worker.js:4:4)',
    ]
    expect(errorFacts(errorWith('x', frames))).toEqual({
      kind: 'TypeError',
      stack: 'worker.js:12:3456 worker.js:9:1 worker.js:1:1 worker.js:2:2 worker.js:3:3',
    })
  })

  it.each([
    ['a text', 'of order 8906810'],
    ['a line like a frame', 'x\n    at secret (password.js:1:1)'],
    ['nothing else', 'password.js:1:1'],
  ])('never have anything of a message with %s', (_, message) => {
    expect(errorFacts(errorWith(message, ['a (worker.js:1:2)']))['stack']).toBe('worker.js:1:2')
  })

  it('have no places if the message was changed after the error was made', () => {
    const error = errorWith('x\n    at secret (password.js:1:1)', ['a (worker.js:1:2)'])
    error.message = 'another'
    expect(errorFacts(error)['stack']).toBeUndefined()
  })

  it('are the flags of the platform, and the class of the innermost object', () => {
    const reset = Object.assign(new Error('x'), { durableObjectReset: true, remote: true })
    const inner = new ObjectFailure('ProviderTokens', reset, false)
    expect(errorFacts(new ObjectFailure('OrderDesk', inner, false))).toMatchObject({
      kind: 'Error',
      object: 'ProviderTokens',
      durableObjectReset: true,
      remote: true,
      overloaded: undefined,
    })
  })
})
