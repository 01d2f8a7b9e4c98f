import { describe, expect, it } from 'vitest'
import { readWords } from './simulate-words.ts'

describe('readWords', () => {
  it('reads a kind, how many, and the first seed', () => {
    expect(readWords(['batches', '1000', '7'])).toEqual({
      ok: true,
      value: { kind: 'batches', runs: 1000, first: 7 },
    })
    expect(readWords(['5'])).toEqual({ ok: true, value: { kind: 'world', runs: 5, first: 0 } })
    expect(readWords([])).toEqual({ ok: true, value: { kind: 'world', runs: undefined, first: 0 } })
  })

  it.each<[string[], string]>([
    [['batchs'], '"batchs" is neither a kind of worlds nor a count'],
    [['credit', 'many'], '"many" is not a count'],
    [['1', '-2'], '"-2" is not a count'],
    [['1', '2', '3'], '"3" is one word too many'],
  ])('says which of %s is wrong, and the usage', (words, sentence) => {
    const usage = 'npm run simulate -- [world|batches|credit] [RUNS [FIRST SEED]]'
    expect(readWords(words)).toEqual({ ok: false, reason: `${sentence}: ${usage}` })
  })
})
