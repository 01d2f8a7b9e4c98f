import { creditCountries } from '../../shared/domain/credit-countries.ts'
import { creditLimits } from './credit-limits.ts'

/** The sentence about the first text that is too long; undefined when none is. */
export function tooLong(texts: Record<string, string | undefined>): string | undefined {
  const { maximum } = creditLimits.text
  const [name] = Object.entries(texts).find(([, text]) => (text?.length ?? 0) > maximum) ?? []
  return name === undefined ? undefined : `${name} must have at most ${maximum} characters.`
}

export const COUNTRY_NOT_SUPPORTED = `CountryCode must be one of ${creditCountries.join(', ')}.`
export const NO_SECURITY_NUMBER = 'SecurityNumber is required.'
export const ORDER_UNKNOWN = 'There is no order with this number.'
