import { describe, expect, it } from 'vitest'
import { SaveIntent } from './save-intent.ts'

describe('SaveIntent', () => {
  it('keeps its key for the same content until it ends', () => {
    const intent = new SaveIntent()
    const key = intent.keyFor({ Name: 'a', UnitPrice: 9007199254740993n })
    expect(intent.keyFor({ Name: 'a', UnitPrice: 9007199254740993n })).toBe(key)
    expect(intent.keyFor({ Name: 'b' })).not.toBe(key)
    const again = intent.keyFor({ Name: 'a' })
    intent.end()
    expect(intent.keyFor({ Name: 'a' })).not.toBe(again)
  })
})
