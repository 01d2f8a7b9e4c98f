import { describe, expect, it } from 'vitest'
import { neverRun } from './covered.ts'

const bundle = ['// one.ts', 'a(b);', '// two.ts', 'if (c) { d() } else { e() }', ''].join('\n')
/** @returns the place of a text in the bundle */
function range(text: string, count: number) {
  const startOffset = bundle.indexOf(text)
  return { startOffset, endOffset: startOffset + text.length, count }
}

describe('neverRun', () => {
  const whole = { startOffset: 0, endOffset: bundle.length, count: 1 }
  const counted = (...ranges: (typeof whole)[]) => ({
    functions: [{ functionName: '', isBlockCoverage: true, ranges }],
  })

  it('names the pieces that were never run, by their files', () => {
    expect(neverRun(bundle, [counted(whole, range('{ e() }', 0))], ['two.ts'])).toEqual([
      'two.ts: if (c) { d() } else [[{ e() }]]',
    ])
    expect(neverRun(bundle, [counted(whole, range('{ e() }', 0))], ['one.ts'])).toEqual([])
    expect(neverRun(bundle, [counted(whole)], ['one.ts', 'two.ts'])).toEqual([])
  })

  it('names what no process has run', () => {
    const [one, other] = [counted(whole, range('{ e() }', 0)), counted(whole, range('{ d() }', 0))]
    expect(neverRun(bundle, [one, other], ['two.ts'])).toEqual([])
    expect(neverRun(bundle, [one, one], ['two.ts'])).toHaveLength(1)
  })

  it('names no seldom piece', () => {
    const counts = [counted(whole, range('{ e() }', 0), range('{ d() }', 0))]
    const [done, other] = [
      'two.ts: if (c) [[{ d() }]] else { e() }',
      'two.ts: if (c) { d() } else [[{ e() }]]',
    ]
    expect(neverRun(bundle, counts, ['two.ts'], [done])).toEqual([other])
  })

  it('takes the innermost count', () => {
    const inner = counted(range('e()', 3), whole, range('{ e() }', 0), range('b', 0))
    expect(neverRun(bundle, [inner], ['one.ts', 'two.ts'])).toEqual(['one.ts: a([[b]]);'])
  })
})
