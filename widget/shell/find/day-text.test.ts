import { describe, expect, it } from 'vitest'
import { languages } from '../../locales/languages.ts'
import { formatDay } from '../../kit/format/dates.ts'
import { dayIn } from './day-text.ts'

const TODAY = '2026-11-27'

describe('a day that a clerk writes', () => {
  it.each([
    ['2020-03-05', 'en-GB', '2020-03-05'],
    [' 2020-03-05 ', 'de', '2020-03-05'],
    ['2020/3/5', 'sv', '2020-03-05'],
    ['5/3/2020', 'en-GB', '2020-03-05'],
    ['3/5/2020', 'en-US', '2020-03-05'],
    ['5.3.2020', 'fi', '2020-03-05'],
    ['05.03.20', 'de', '2020-03-05'],
    ['5-3-2020', 'nl', '2020-03-05'],
    ['20-03-05', 'sv', '2020-03-05'],
    ['5/3 2020', 'sv', '2020-03-05'],
    ['5/3', 'sv', '2026-03-05'],
    ['12/11', 'en-GB', '2026-11-12'],
    ['28.11', 'de', '2025-11-28'],
    ['5 Mar', 'en-GB', '2026-03-05'],
    ['Mar 5, 2020', 'en-US', '2020-03-05'],
    ['5 march 2020', 'en-GB', '2020-03-05'],
    ['5. März 2020', 'de', '2020-03-05'],
    ['5. maaliskuuta 2020', 'fi', '2020-03-05'],
    ['31 dec', 'nl', '2025-12-31'],
  ])('%j in %s is %s', (text, lang, day) => expect(dayIn(text, lang, TODAY)).toBe(day))

  it.each([
    ['8906810', 'en-GB'],
    ['web-2041', 'en-GB'],
    ['', 'en-GB'],
    ['2020-02-30', 'en-GB'],
    ['2027-01-01', 'en-GB'],
    ['1999-01-01', 'en-GB'],
    ['13/13', 'en-GB'],
    ['1-2-3-4', 'en-GB'],
    ['ju 5', 'en-GB'],
    ['5 jumbo', 'en-GB'],
    ['mar may', 'en-GB'],
    ['12345/3/5', 'en-GB'],
  ])('%j in %s is none', (text, lang) => expect(dayIn(text, lang, TODAY)).toBeUndefined())

  it.each(languages)('is read as the desk itself writes it: %s', (lang) => {
    for (let month = 1; month <= 11; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-09`
      expect(
        dayIn(formatDay(day, lang === 'en' ? 'en-GB' : lang), lang === 'en' ? 'en-GB' : lang, TODAY),
      ).toBe(day)
    }
  })
})
