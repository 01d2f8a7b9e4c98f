import { describe, expect, it } from 'vitest'
import { keyOf } from '../client/session.ts'
import { changesOf } from './clock.ts'
import { faultOf, presets, wordsOf } from './faults.ts'
import { sections } from './sections.ts'

it.each(sections)('the section $path is an element', ({ tag }) => {
  expect(customElements.get(tag)).toBeDefined()
})

describe('a step of the clock', () => {
  it('sets off what changed its state, and the days that ended', () => {
    const before = new Map([
      ['Order 1', 'Open'],
      ['Order 2', 'Open'],
      ['day', '2026-01-31'],
    ])
    const after = new Map([
      ['Order 1', 'Expired'],
      ['Order 2', 'Open'],
      ['Order 3', 'Open'],
      ['day', '2026-02-02'],
    ])
    expect(changesOf(before, after)).toEqual([
      'Order 1: Open → Expired',
      '2 days ended, each with its report if anything was delivered: from 2026-01-31',
    ])
    expect(changesOf(before, before)).toEqual([])
  })
})

describe('a fault', () => {
  it('of the form has the members of the sandbox; what is no figure stays, to be refused there', () => {
    const form = {
      path: '/x',
      method: '',
      phase: 'after',
      kind: 'status',
      value: '503',
      times: '2',
      probability: '100',
    }
    expect(faultOf(form)).toEqual({ path: '/x', phase: 'after', times: 2, status: 503 })
    expect(faultOf({ ...form, method: 'PUT', kind: 'reset', probability: '5' })).toEqual({
      path: '/x',
      method: 'PUT',
      phase: 'after',
      times: 2,
      probability: 5,
      reset: true,
    })
    expect(faultOf({ ...form, times: 'many' }).times).toBe('many')
  })

  it('says what a client sees', () => {
    expect(wordsOf({ path: '*', phase: 'after', times: 1, reset: true, probability: 20 })).toBe(
      '20 % of requests: has no answer, after its effect;',
    )
  })

  it('of each switch has a path of its own, by which it is turned off', () => {
    const paths = presets.map(({ fault }) => fault.path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

it.each([
  ['#key=abc', 'abc'],
  ['#requests', undefined],
  ['', undefined],
  ['#key=', undefined],
])('the key in %s is %s', (hash, key) => {
  expect(keyOf(hash)).toBe(key)
})
