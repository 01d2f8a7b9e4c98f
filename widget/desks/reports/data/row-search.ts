/** Searches rows for words, without regard to case and accents. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { decimalText } from '../../../kit/format/decimal.ts'
import { fold, searchWords } from '../../../rows/view/fold.ts'
import { amounts, codes, ids, type RowStore } from './row-store.ts'

/** Rows whose texts are read and folded at once: one by one, they would take three times as long. */
const BLOCK = 64

interface Word {
  text: string
  /** By the dictionary's codes: whether the text of the code contains the word. */
  codes: readonly boolean[]
  /** The digits of the word in an id, and in an amount; none where it cannot be part of one. */
  ids: readonly string[]
  amounts: readonly string[]
}

/** Returns whether a row has every word in its texts or numbers; undefined without words. */
export function rowSearch(search: string, rows: RowStore): ((index: number) => boolean) | undefined {
  const texts = rows.dictionary.texts.map(fold)
  const words = searchWords(search).map((text): Word => ({
    text,
    codes: texts.map((other) => other.includes(text)),
    ids: /^\d+$/.test(text) ? [text] : [],
    amounts: amountForms(text),
  }))
  if (words.length === 0) return undefined
  const textOf = foldedTexts(rows)
  return (index) => {
    const text = textOf(index)
    return words.every(
      (word) =>
        text.includes(word.text) ||
        codes.some((name) => word.codes[rows.code(index, name)]) ||
        hasNumber(rows, index, word),
    )
  }
}

/** Returns the folded texts of a row. Rows that are read in their order cost least. */
function foldedTexts(rows: RowStore): (index: number) => string {
  let first = NaN
  let block: string[] = []
  return (index) => {
    const start = index - (index % BLOCK)
    if (start !== first) {
      const end = Math.min(start + BLOCK, rows.length)
      first = start
      block = fold(rows.allTexts(start, end)).split('\n')
      // A text may contain a line break itself.
      if (block.length !== end - start) {
        block = Array.from({ length: end - start }, (_, at) =>
          fold(rows.allTexts(start + at, start + at + 1)),
        )
      }
    }
    return block[index - start]!
  }
}

function hasNumber(rows: RowStore, index: number, word: Word): boolean {
  return (
    word.amounts.some((form) =>
      amounts.some((name) => amountText(rows.number(index, name)!).includes(form)),
    ) || word.ids.some((form) => ids.some((name) => String(rows.number(index, name) ?? '').includes(form)))
  )
}

/**
 * A typed number in the form of an amount: with a decimal point and no thousands separators. Amounts have two decimals,
 * so a sign before three digits separates thousands.
 */
function amountForms(word: string): string[] {
  if (!/^-?[.,]*\d[\d.,]*$/.test(word)) return []
  const [, whole = word, fraction] = /^(.*)[.,](\d{0,2})$/.exec(word) ?? []
  const bare = whole.replace(/[.,]/g, '')
  return [fraction === undefined ? bare : `${bare}.${fraction}`]
}

/** `decimalText` of thousands of amounts would take too long. */
function amountText(value: Long): string {
  if (typeof value === 'bigint' || value < 100) return decimalText(value)
  const digits = String(value)
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
