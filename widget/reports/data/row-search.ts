/** Searches rows for words, without regard to case and accents. Pure. */
import type { Long } from '../../../shared/domain/long.ts'
import { decimalText } from '../../format/decimal.ts'
import { fold, searchWords } from '../../view/fold.ts'
import { codes, numbers, type NumberMember, type RowStore } from './row-store.ts'

interface Word {
  text: string
  /** By the dictionary's codes: does the text of the code have the word? */
  codes: readonly boolean[]
  /** How the word may stand in a number; none where it is no part of one. */
  numbers: readonly string[]
}

/** Shown with two decimals; everything else is an id. */
const amounts: ReadonlySet<NumberMember> = new Set<NumberMember>([
  'nominalAmount',
  'providerPaidAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
])

/** Tells whether a row has every word in its texts or numbers; undefined where there is no word. */
export function rowSearch(search: string, rows: RowStore): ((index: number) => boolean) | undefined {
  const texts = rows.dictionary.texts.map(fold)
  const words = searchWords(search).map((text): Word => ({
    text,
    codes: texts.map((other) => other.includes(text)),
    numbers: numberForms(text),
  }))
  if (words.length === 0) return undefined
  return (index) => {
    const text = fold(rows.allTexts(index))
    let numbers: string | undefined
    return words.every(
      (word) =>
        text.includes(word.text) ||
        codes.some((name) => word.codes[rows.code(index, name)]) ||
        word.numbers.some((form) => (numbers ??= numbersOf(rows, index)).includes(form)),
    )
  }
}

/** A number as somebody writes it, as a number without thousands separators and with a decimal point may have it. */
function numberForms(word: string): string[] {
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(word)) return []
  const last = Math.max(word.lastIndexOf('.'), word.lastIndexOf(','))
  const bare = (text: string) => text.replace(/[.,]/g, '')
  if (last === -1) return [word]
  // Of a single separator nobody knows whether it is the decimal sign.
  return [`${bare(word.slice(0, last))}.${bare(word.slice(last))}`, bare(word)]
}

/** The row's numbers, each on a line of its own. */
function numbersOf(rows: RowStore, index: number): string {
  let text = ''
  for (const name of numbers) {
    const value = rows.number(index, name)
    if (value !== undefined) text += `${amounts.has(name) ? amountText(value) : value}\n`
  }
  return text
}

/** `decimalText` of thousands of amounts would take too long. */
function amountText(value: Long): string {
  if (typeof value === 'bigint' || value < 100) return decimalText(value)
  const digits = String(value)
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
