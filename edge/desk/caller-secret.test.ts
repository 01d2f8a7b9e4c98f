import { describe, expect, it } from 'vitest'
import { CallerSecret, seal } from './caller-secret.ts'

describe('a kept answer', () => {
  it('is opened by its own secret only', async () => {
    const secret = await CallerSecret.of('a key', 'a desk')
    const { clear, wrapped } = await secret.newAnswerKey()
    const sealed = await seal(clear, 'Tess Testsson, Testgatan 1')
    expect(await (await CallerSecret.of('a key', 'a desk')).open(wrapped, sealed)).toBe(
      'Tess Testsson, Testgatan 1',
    )
    await expect((await CallerSecret.of('another key', 'a desk')).open(wrapped, sealed)).rejects.toThrow(
      /decrypt/i,
    )
    await expect((await CallerSecret.of('a key', 'another desk')).open(wrapped, sealed)).rejects.toThrow(
      /decrypt/i,
    )
  })

  it('is sealed differently each time, so that equal answers do not look equal', async () => {
    const secret = await CallerSecret.of('a key', 'a desk')
    const [one, other] = [await secret.newAnswerKey(), await secret.newAnswerKey()]
    expect(one.clear).not.toBe(other.clear)
    expect(await seal(one.clear, 'text')).not.toBe(await seal(one.clear, 'text'))
  })

  it('is found by a digest that depends on the secret, the desk and the text', async () => {
    const digests = await Promise.all(
      [
        ['a', 'desk', ''],
        ['b', 'desk', ''],
        ['a', 'desk 2', ''],
        ['a', 'desk', 'text'],
      ].map(async ([secret, about, text]) => (await CallerSecret.of(secret!, about!)).digest(text)),
    )
    expect(new Set(digests).size).toBe(4)
    expect(await (await CallerSecret.of('a', 'desk')).digest('text')).toBe(digests[3])
  })
})
