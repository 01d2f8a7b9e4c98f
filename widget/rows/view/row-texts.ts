/** The searched text of each row. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { rowAmount } from '../../../shared/domain/money/money.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { decimalText } from '../../kit/format/decimal.ts'
import { fold, searchWords } from './fold.ts'
import { numberSigns } from './number-signs.ts'

/** The columns that are searched. Quantity and VAT are left out: a short number would find nearly every row. */
export const searchedColumns = ['id', 'article', 'name', 'unit', 'price', 'discount', 'amount'] as const

/** The words of a search, each with its spelling without thousands separators if it is a number. */
export function searchedWords(text: string, lang: string): readonly (readonly string[])[] {
  const group = new RegExp(numberSigns(lang).group, 'g')
  const whole = fold(text).trim()
  // Spaces may separate thousands.
  if (/^-?\d{1,3}(?: \d{3})+(?:[.,]\d*)?%?$/.test(whole)) return [[whole, whole.replaceAll(' ', '')]]
  return searchWords(text).map((word) => {
    const bare = /^-?\d[\d.,'\u2019]*%?$/.test(word) ? word.replace(group, '') : word
    return bare === word ? [word] : [word, bare]
  })
}

/** The searched text of a row, folded. */
export interface SearchedText {
  article: string
  name: string
  /** Article, name, unit and unreadable texts, with line breaks between them. */
  words: string
  id: string
  /** Price, discount and amount as they are shown, but without thousands separators. */
  numbers: readonly string[]
}

/** Whether something is found in a row's text. */
export type Finder = (text: SearchedText) => boolean

/**
 * Finds a word, in one of its spellings. A number matches only the beginning of a number: `99` does not find a price of
 * 36.99.
 */
export function finderOf(spellings: readonly string[]): Finder {
  const numbers = spellings.filter((word) => /^-?[.,]*\d[\d.,]*%?$/.test(word)).map(numberFinder)
  return (text) => {
    for (const word of spellings) if (text.words.includes(word)) return true
    for (const isIn of numbers) if (isIn(text)) return true
    return false
  }
}

function numberFinder(word: string): Finder {
  const isWhole = /^-?\d+$/.test(word)
  const begins = (number: string) =>
    number.startsWith(word) && (!isWhole || !/\d/.test(number.charAt(word.length)))
  const isIn = (number: string) => begins(number) || (number.startsWith('-') && begins(number.slice(1)))
  return ({ id, numbers }) => word === id || numbers.some(isIn)
}

/** The searched text of rows, each made once: a keystroke must not format thousands of numbers. */
export class RowTexts {
  readonly #texts = new Map<string, WeakMap<StagedRow, SearchedText>>()

  /** @param decimal the language's decimal sign */
  of(row: StagedRow, decimal: string): SearchedText {
    const texts = this.#texts.get(decimal) ?? new WeakMap<StagedRow, SearchedText>()
    this.#texts.set(decimal, texts)
    const known = texts.get(row)
    if (known !== undefined) return known
    const text = textOf(row, decimal)
    texts.set(row, text)
    return text
  }
}

// A formatter of numbers would be too slow for thousands of rows.
function textOf({ row, before, unread }: StagedRow, decimal: string): SearchedText {
  const money = (value: Long) => decimalText(value).replace('.', decimal)
  const article = fold(unread.ArticleNumber?.text ?? row.ArticleNumber ?? '')
  const name = fold(unread.Name?.text ?? row.Name)
  const others = [
    unread.Unit?.text ?? row.Unit ?? '',
    unread.UnitPrice?.text ?? '',
    unread.Discount?.text ?? '',
  ].join('\n')
  const numbers = [
    unread.UnitPrice ? '' : money(row.UnitPrice),
    unread.Discount ? '' : discountText(row, money),
    money(rowAmount(row)),
  ]
  return {
    article,
    name,
    words: `${article}\n${name}\n${fold(others)}`,
    id: before ? String(before.OrderRowId) : '',
    numbers,
  }
}

function discountText({ DiscountPercent, DiscountAmount }: StagedRow['row'], money: (value: Long) => string) {
  if (DiscountPercent) return `${money(DiscountPercent).replace(/[.,]?0+$/, '')}%`
  return DiscountAmount ? money(DiscountAmount) : ''
}
