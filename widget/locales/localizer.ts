import { LocalizeController, registerTranslation } from '@shoelace-style/localize'
import type { Long } from '../../shared/domain/long.ts'
import { formatDay, formatDayTime, relativeDay } from '../format/dates.ts'
import { parseDecimal } from '../format/decimal.ts'
import { formatNumber, groupSign, type NumberStyle } from '../format/numbers.ts'
import { en, type Words } from './en.ts'
import { sv } from './sv.ts'

// The first one registered is the one to fall back on.
registerTranslation(en, sv)

/** The words, numbers and dates of one element, in the language of its `lang`. */
export class Localizer extends LocalizeController<Words> {
  /** A number held times 100. */
  format(scaled: Long, style: NumberStyle): string {
    return formatNumber(scaled, style, this.lang())
  }

  money(minorUnits: Long): string {
    return this.format(minorUnits, 'money')
  }

  parse(text: string): ReturnType<typeof parseDecimal> {
    return parseDecimal(text, groupSign(this.lang()))
  }

  day(text: string): string {
    return formatDay(text, this.lang())
  }

  dayTime(text: string): string {
    return formatDayTime(text, this.lang())
  }

  relativeDay(text: string): string {
    return relativeDay(text, this.lang(), new Date())
  }

  /** A country's name for its two letters; the letters where they are none. */
  country(code: string): string {
    try {
      return new Intl.DisplayNames(this.lang(), { type: 'region' }).of(code) ?? code
    } catch {
      return code
    }
  }
}
