import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contradictsItself, rejectionOf } from './rejection.ts'

describe('a result that is not Accepted', () => {
  it('has its RejectionCode and the other members of the result', () => {
    expect(
      rejectionOf({ Accepted: false, ErrorMessage: 'No.', RejectionCode: 'Expired', InvoiceAmount: null }),
    ).toEqual({
      code: 'credit-rejected',
      rejection: 'Expired',
      providerMessage: 'No.',
      result: { InvoiceAmount: null },
    })
  })

  it('has a ResultCode if the operation has one', () => {
    const NavigationResult = { RedirectUrl: 'https://shop.example/no' }
    expect(rejectionOf({ Accepted: false, ResultCode: 30000, NavigationResult })).toEqual({
      code: 'credit-rejected',
      ResultCode: 30000,
      result: { NavigationResult },
    })
  })

  it('has no invented reason if the operation names none', () => {
    expect(rejectionOf({ Accepted: false })).toEqual({ code: 'credit-rejected' })
  })

  it('is undefined for an accepted result or a missing one', () => {
    expect(rejectionOf({ Accepted: true, ErrorMessage: 'x' })).toBeUndefined()
    expect(rejectionOf('Pong')).toBeUndefined()
    expect(rejectionOf(undefined)).toBeUndefined()
  })
})

describe("the provider's text", () => {
  const messageOf = (ErrorMessage: string) => rejectionOf({ Accepted: false, ErrorMessage })?.providerMessage

  it.each([
    ['line breaks', 'a\r\nb', 'a b'],
    ['control characters', 'a\u0000\u001b[31mb', 'a [31mb'],
    ['what turns the direction of writing', 'a\u202eb\u2066c', 'a b c'],
    ['half a character', 'a\ud800', 'a'],
    ['nothing else', ' \u200b\n ', undefined],
  ])('is passed on without %s', (_, text, shown) => {
    expect(messageOf(text)).toBe(shown)
  })

  it('ends after 500 characters, and never within one', () => {
    expect(messageOf('😀'.repeat(501))).toBe(`${'😀'.repeat(500)}…`)
    expect(messageOf('😀'.repeat(500))).toBe('😀'.repeat(500))
  })

  it('is always short and without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const shown = messageOf(text) ?? ''
        expect([...shown].length).toBeLessThanOrEqual(501)
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(shown.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('a result that contradicts itself', () => {
  it.each([
    ['is Accepted with an error', { Accepted: true, ErrorMessage: 'The order is closed.' }, true],
    ['is Accepted', { Accepted: true, RejectionCode: 'Accepted' }, false],
    ['is Accepted with a blank error', { Accepted: true, ErrorMessage: ' ' }, false],
    ['is not Accepted, with the code of success', { Accepted: false, RejectionCode: 'Accepted' }, true],
    ['is not Accepted, with the number of success', { Accepted: false, ResultCode: 0 }, true],
    ['is not Accepted, with a code', { Accepted: false, RejectionCode: 'Expired' }, false],
    ['is not Accepted, with a number', { Accepted: false, ResultCode: 30_000 }, false],
  ])('%s', (_, output, isContradiction) => {
    expect(contradictsItself(output)).toBe(isContradiction)
  })
})
