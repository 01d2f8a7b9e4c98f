/**
 * Amounts with the ways in which people write them, made without the code under test: a value is spelled, and a text is
 * compared with the spellings of the value that was read from it.
 */
import fc from 'fast-check'

/** How a number is written. */
export interface Style {
  /** Between groups of the whole part; none if empty. */
  group: '' | ' ' | ',' | '.'
  /** Groups of two before the last three digits, as in India. */
  isIndian: boolean
  decimal: ',' | '.'
  /** All decimals, no zeros at the end, or without a zero before the sign: `.50`. */
  fraction: 'full' | 'short' | 'bare'
}

export const styles: readonly Style[] = (['', ' ', ',', '.'] as const).flatMap((group) =>
  ([',', '.'] as const)
    .filter((decimal) => decimal !== group)
    .flatMap((decimal) =>
      (['full', 'short', 'bare'] as const).flatMap((fraction) =>
        [false, ...(group === ',' ? [true] : [])].map((isIndian) => ({ group, isIndian, decimal, fraction })),
      ),
    ),
)

/** Values times 100: small ones, any within 64 bits, and the ends. */
export const hundredths = fc.oneof(
  fc.bigInt({ min: -200_000n, max: 200_000n }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(0n, -1n, 5n, 50n, 100n, 123_450n, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, 2n ** 53n + 1n),
)

/** The value in a style, with a hyphen as its sign. @param value times 100 */
export function spelled(value: bigint, { group, isIndian, decimal, fraction }: Style): string {
  const size = value < 0n ? -value : value
  const whole = grouped(String(size / 100n), group, isIndian)
  const cents = String(100n + (size % 100n)).slice(1)
  const shown = fraction === 'full' ? cents : cents.replace(/0+$/, '')
  const before = fraction === 'bare' && whole === '0' && shown !== '' ? '' : whole
  return `${value < 0n ? '-' : ''}${before}${shown === '' ? '' : decimal + shown}`
}

function grouped(digits: string, group: string, isIndian: boolean): string {
  const groups = [digits.slice(-3)]
  for (let left = digits.slice(0, -3); left !== ''; left = left.slice(0, isIndian ? -2 : -3)) {
    groups.unshift(left.slice(isIndian ? -2 : -3))
  }
  return groups.join(group)
}

/**
 * Whether a text in ASCII, with blanks as spaces, is a way to write the value. A sign before exactly three digits means
 * thousands where the language's `group` is that sign, and decimals otherwise.
 * @param value times 100
 */
export function isSpelling(text: string, value: bigint, group: string): boolean {
  const [, sign = '', number = ''] = /^(-?)\s*(.*?)\s*$/.exec(text) ?? []
  const isNegative = value < 0n
  // Zero may have a sign.
  if (value !== 0n && isNegative !== (sign === '-')) return false
  // Zeros before a number, and a sign of decimals after it, change nothing.
  const bare = number.replace(/^0+(?=\d)/, '').replace(/^(?=[.,]\d)/, '0')
  const [, lone] = /^\d{1,3}([.,])\d{3}$/.exec(bare) ?? []
  if (lone !== undefined && lone !== group) return false
  const all = styles.map((style) => spelled(isNegative ? -value : value, style))
  const shapes = new Set(
    all.flatMap((one) => (/[.,]\d{1,2}$/.test(one) ? [one] : [one, `${one}.`, `${one},`])),
  )
  // A zero may follow a decimal.
  return shapes.has(bare) || shapes.has(bare.replace(/([.,])(?:0|(\d)0)$/, '$1$2'))
}
