import { describe, expect, it } from 'vitest'
import type { Term } from '../../../testing/term-values.ts'
import { allEnglish } from '../../../testing/every-language.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { refusedLifeTexts } from './life-refusal.ts'

/** English, with amounts in hundredths. */
const l = {
  term: (term: Term, ...parts: unknown[]) => {
    const words = allEnglish[term] as string | ((...parts: unknown[]) => string)
    return typeof words === 'string' ? words : words(...parts)
  },
  money: (amount: number | bigint) => `${amount} hundredths of`,
} as unknown as Localizer
const order = { Currency: 'SEK' }

describe('the words for a refused credit', () => {
  it('have the rest, to the unit, where the problem has it', () => {
    const creditable = 9_223_372_036_854_775_807n
    expect(refusedLifeTexts({ code: 'credit-too-high', creditable }, order, l)).toEqual({
      title: 'The credit is too high',
      text: 'Nothing was credited: 9223372036854775807 hundredths of SEK is left to credit of this delivery.',
    })
  })

  it('say that nothing is left, where that is so', () => {
    const refused = refusedLifeTexts({ code: 'credit-too-high', creditable: 0 }, order, l)
    expect(refused?.text).toContain('0 hundredths of SEK is left')
  })

  it('say where to look, where the problem does not have the rest', () => {
    const refused = refusedLifeTexts({ code: 'credit-too-high', creditable: undefined }, order, l)
    expect(refused?.text).toContain('Less is left to credit than before.')
  })
})

describe('the words for another refusal', () => {
  it.each([
    ['operation-not-offered', 'The provider does not have this operation'],
    ['delivery-not-found', 'The order has no such delivery'],
    ['delivery-action-missing', 'The delivery does not allow this now'],
    ['row-action-missing', 'A row does not allow this now'],
    ['rows-refused', 'A row does not allow this now'],
  ])('are its own: %s', (code, title) => {
    expect(refusedLifeTexts({ code, creditable: undefined }, order, l)?.title).toBe(title)
  })

  it.each(['action-missing', 'outcome-unknown', 'constructor', ''])('are the desk’s: %s', (code) => {
    expect(refusedLifeTexts({ code, creditable: 1 }, order, l)).toBeUndefined()
  })
})
