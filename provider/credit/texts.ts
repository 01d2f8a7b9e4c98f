import { creditTextLimits } from '../../shared/domain/values/limits.ts'
import { creditCountries } from '../../shared/domain/credit/credit-countries.ts'

/** The message for the first text that is too long; undefined if none is. */
export function tooLong(texts: Record<string, string | undefined>): string | undefined {
  const { maxLength } = creditTextLimits
  const [name] = Object.entries(texts).find(([, text]) => (text?.length ?? 0) > maxLength) ?? []
  return name === undefined ? undefined : `${name} must have at most ${maxLength} characters.`
}

export const COUNTRY_NOT_SUPPORTED = `CountryCode must be one of ${creditCountries.join(', ')}.`
export const NO_SECURITY_NUMBER = 'SecurityNumber is required.'
export const ORDER_UNKNOWN = 'There is no order with this number.'
