import { describe, expect, it } from 'vitest'
import { isExactly, soughtIn } from './sought.ts'

describe('what a clerk looks for', () => {
  it.each(['', '   ', '\u00a0\u200b\t'])('is nothing in %j', (text) => expect(soughtIn(text)).toBeUndefined())

  it.each([
    [' 8 906 810 ', '8906810'],
    ['8\u00a0906\u202f810', '8906810'],
    ['\u200b8906810\ufeff', '8906810'],
    ['007', '7'],
    ['9223372036854775807', '9223372036854775807'],
  ])('may be an id of the provider: %j', (text, id) => expect(soughtIn(text)!.id).toBe(id))

  it.each(['0', '-5', '9223372036854775808', '1.5', 'web-2041', '12e3', '٣'])('is no id: %s', (text) =>
    expect(soughtIn(text)!.id).toBeUndefined(),
  )

  it('is asked with its blanks, and without them', () => {
    expect(soughtIn('  web \n 2041 ')!.queries).toEqual(['web 2041', 'web2041'])
    expect(soughtIn('web-2041')!.queries).toEqual(['web-2041'])
  })

  it('is too long with more characters than a number has', () => {
    expect(soughtIn('x'.repeat(64))).toMatchObject({ isTooLong: false, queries: ['x'.repeat(64)] })
    expect(soughtIn('x'.repeat(65))).toMatchObject({ isTooLong: true, queries: [] })
    // Only without its blanks it is one.
    expect(soughtIn('x '.repeat(64))).toMatchObject({ isTooLong: false, queries: ['x'.repeat(64)] })
  })

  it('is exactly a number in any case, and with other blanks', () => {
    const sought = soughtIn(' WEB 2041')!
    expect(['web2041', 'Web 2041', 'web-2041', undefined].map((number) => isExactly(number, sought))).toEqual(
      [true, true, false, false],
    )
    expect(isExactly('7', soughtIn('007')!)).toBe(true)
  })
})
