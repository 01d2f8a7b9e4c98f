import { describe, expect, it } from 'vitest'
import { type Aim, type Fact, judge, ratioOf, type Unit } from './fact.ts'
import { figureText, lineOf } from './fact-text.ts'

const read: Fact = {
  question: 'What does a read cost?',
  what: 'GET order',
  ours: { cpu: 0.21, wall: 0.4, more: { rate: { value: 2500, unit: '/s' } } },
  against: {
    kind: 'floor',
    name: 'bare workerd',
    cpu: 0.1,
    wall: 0.2,
    more: { rate: { value: 5000, unit: '/s' } },
  },
  how: 'Five rounds.',
}

describe('figureText', () => {
  it.each<[number, Unit, string]>([
    [0, 'ms', '0 ms'],
    [0.0042, 'ms', '4.2 µs'],
    [0.2104, 'ms', '210 µs'],
    [3.24159, 'ms', '3.24 ms'],
    [32.4159, 'ms', '32.4 ms'],
    [324.159, 'ms', '324 ms'],
    [32_415.9, 'ms', '32.4 s'],
    [850, 'B', '850 B'],
    [89_812, 'B', '89.8 kB'],
    [62_345_678, 'B', '62.3 MB'],
    [2_040_000_000, 'B', '2.04 GB'],
    [1234.5, '/s', '1 235/s'],
    [54.51, '/s', '54.5/s'],
    [8, 'count', '8'],
    [1_234_567, 'count', '1 234 567'],
    [0.0004, 'count', '0.000'],
  ])('writes %d %s as %s', (value, unit, text) => {
    expect(figureText({ value, unit })).toBe(text)
  })
})

describe('judge', () => {
  it.each<[string, Aim, boolean, number]>([
    ['a ratio at its limit', { figure: 'cpu', of: 'ratio', most: 2.1 }, true, 1],
    ['a ratio above its limit', { figure: 'wall', of: 'ratio', most: 1 }, false, 2],
    ['a rate below its least', { figure: 'rate', of: 'ours', least: 5000 }, false, 2],
    ['a rate above its least', { figure: 'rate', of: 'ours', least: 1250 }, true, 0.5],
    ['our own time', { figure: 'cpu', of: 'ours', most: 0.42 }, true, 0.5],
  ])('judges %s', (_, aim, isMet, distance) => {
    expect(judge(read, aim)).toMatchObject({ isMet, distance: expect.closeTo(distance, 9) as number })
  })

  it('refuses an aim for a figure that was not measured', () => {
    expect(() => judge(read, { figure: 'memory', of: 'ours', most: 1 })).toThrow(
      'GET order has no ours of memory to judge',
    )
  })

  it('refuses an aim without a limit', () => {
    expect(() => judge(read, { figure: 'cpu', of: 'ours' })).toThrow(
      'The aim for cpu of GET order has no limit',
    )
  })
})

describe('ratioOf', () => {
  it('has none without the other, or for a 0', () => {
    const { against: _, ...alone } = read
    expect(ratioOf(alone, 'cpu')).toBeUndefined()
    expect(ratioOf({ ...read, against: { kind: 'peer', name: 'a peer', cpu: 0 } }, 'cpu')).toBeUndefined()
  })
})

describe('lineOf', () => {
  it('has ours, theirs, the ratios and the aim', () => {
    const aims: Aim[] = [
      { figure: 'cpu', of: 'ratio', most: 1.15 },
      { figure: 'rate', of: 'ours', least: 1000 },
    ]
    expect(lineOf({ ...read, aims })).toBe(
      'GET order: 210 µs CPU, 400 µs, rate 2 500/s | bare workerd (floor): 100 µs CPU, 200 µs, rate 5 000/s; ' +
        '2.10 times the CPU; 2.00 times the time | aim: CPU ≤ 1.15 times MISSED, rate ≥ 1 000/s met',
    )
  })

  it('has only ours when nothing is compared', () => {
    expect(lineOf({ question: '', what: 'a start', ours: { wall: 47 }, how: '' })).toBe('a start: 47.0 ms')
  })
})
