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

  it('keeps its key for the kept part alone, once the rest is forgotten', () => {
    const intent = new SaveIntent()
    const number = (content: unknown) => (content as { number?: number }).number
    const key = intent.keyFor({ number: 7, Name: 'a' })
    expect(intent.keepOnly(number)).toBe(true)
    expect(intent.keepOnly(number)).toBe(true)
    expect(intent.keyFor({ number: 7, Name: 'b' })).toBe(key)
    // Another number is another intent, with all of its content.
    const other = intent.keyFor({ number: 8, Name: 'a' })
    expect(intent.keyFor({ number: 8, Name: 'b' })).not.toBe(other)
  })

  it('ends where nothing of its content is kept', () => {
    const intent = new SaveIntent()
    const key = intent.keyFor({ Name: 'a' })
    expect(intent.keepOnly(() => undefined)).toBe(false)
    expect(intent.keyFor({ Name: 'a' })).not.toBe(key)
    intent.end()
    expect(intent.keepOnly(() => 'x')).toBe(false)
  })
})
