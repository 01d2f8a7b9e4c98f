/**
 * Finds national ids of SE, NO, DK, FI, DE and NL in a text. Both the form and the check digit must match, so that
 * order numbers pass (ADR 18). Pure.
 */
import { passesLuhn, weightedMod11 } from './check-digits.ts'

interface IdForm {
  /** With the flag `g`. It does not match within a longer number. */
  form: RegExp
  isId(found: RegExpMatchArray): boolean
}

/** Whether it is a day of some year. 29 February always is: a year of two digits does not tell leap years. */
function isDay(month: string, day: string): boolean {
  const last = new Date(Date.UTC(2000, Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last
}

/** Numbers of people without a full registration add 60 (SE) or 40 (NO) to the day. */
function dayLess(day: string, added: number): string {
  return String(Number(day) > added ? Number(day) - added : Number(day))
}

/** A later year is more likely that of an order number: `20261121-0042`. */
const LAST_BIRTH_YEAR = 2012

const swedish: IdForm = {
  form: /(?<![\d.,-])(19|20)?(\d\d)(\d\d)(\d\d)([-+]?)(\d{4})(?![\d]|[.,-]\d)/g,
  isId([, century, year, month, day, separator, serial]) {
    const digits = `${year}${month}${day}${serial}`
    const isOldEnough = century
      ? Number(century + year) <= LAST_BIRTH_YEAR
      : separator === '+' || Number(year) <= LAST_BIRTH_YEAR - 2000 || Number(year) >= 30
    return isOldEnough && isDay(month!, dayLess(day!, 60)) && passesLuhn(digits)
  },
}

const norwegian: IdForm = {
  form: /(?<![\d.,-])(\d\d)(\d\d)(\d\d) ?(\d{5})(?![\d]|[.,-]\d)/g,
  isId([, day, month, year, serial]) {
    const digits = `${day}${month}${year}${serial}`
    return (
      isDay(month!, dayLess(day!, 40)) &&
      weightedMod11(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) === 0 &&
      weightedMod11(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0
    )
  },
}

const danish: IdForm = {
  form: /(?<![\d.,-])(\d\d)(\d\d)(\d\d)-(\d{4})(?![\d]|[.,-]\d)/g,
  isId([, day, month, year, serial]) {
    const digits = `${day}${month}${year}${serial}`
    return isDay(month!, day!) && weightedMod11(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0
  },
}

const FINNISH_CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const finnish: IdForm = {
  form: /(?<![\w-])(\d\d)(\d\d)(\d\d)[-+A-FU-Y](\d{3})([0-9A-FHJ-NPR-Y])(?![\w-])/gi,
  isId([, day, month, year, serial, check]) {
    const number = Number(`${day}${month}${year}${serial}`)
    return isDay(month!, day!) && FINNISH_CHECKS[number % 31] === check!.toUpperCase()
  },
}

const german: IdForm = {
  form: /(?<![\d.,-])([1-9]\d) ?(\d{3}) ?(\d{3}) ?(\d{3})(?![\d]|[.,-]\d)/g,
  isId(found) {
    const digits = found.slice(1).join('')
    return hasOneDigitMoreThanOnce(digits.slice(0, 10)) && passesMod11And10(digits)
  },
}

/** Among the first ten digits of a German tax id, one occurs two or three times, the others at most once. */
function hasOneDigitMoreThanOnce(digits: string): boolean {
  const counts = [...'0123456789'].map((digit) => digits.split(digit).length - 1)
  const repeated = counts.filter((count) => count > 1)
  return repeated.length === 1 && repeated[0]! <= 3
}

/** ISO 7064, mod 11,10. */
function passesMod11And10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** One in eleven numbers of nine digits passes the BSN check, so it needs the word BSN or dots as well. */
const dutch: IdForm = {
  form: /(?:\b(?:bsn|burgerservicenummer|sofinummer)\b[^\d]{0,3}(\d{9})|(?<![\d.,-])(\d{4}\.\d\d\.\d{3}))(?![\d]|[.,-]\d)/gi,
  isId([, plain, dotted]) {
    const digits = plain ?? dotted!.replaceAll('.', '')
    return weightedMod11(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) === 0
  },
}

const forms = [swedish, norwegian, danish, finnish, german, dutch]

export function hasNationalId(text: string): boolean {
  return forms.some(({ form, isId }) => [...text.matchAll(form)].some(isId))
}
