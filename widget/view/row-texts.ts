/** The text that a search looks at, for each row. Pure. */
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount } from '../../shared/domain/money.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { decimalText } from '../format/decimal.ts'
import { fold, searchWords } from './fold.ts'
import { numberSigns } from './number-signs.ts'

/** The columns that are searched. Quantity and VAT are left out: a short number would find nearly every row. */
export const searchedColumns = ['id', 'article', 'name', 'unit', 'price', 'discount', 'amount'] as const

/** The words of a search, each with its spelling without thousands separators if it is a number. */
export function searchedWords(text: string, lang: string): readonly (readonly string[])[] {
  const group = new RegExp(numberSigns(lang).group, 'g')
  return searchWords(text).map((word) => {
    const bare = /^-?\d[\d.,'\u2019]*%?$/.test(word) ? word.replace(group, '') : word
    return bare === word ? [word] : [word, bare]
  })
}

/** The searched text of rows, each made once: a keystroke must not write thousands of numbers. */
export class RowTexts {
  readonly #texts = new Map<string, WeakMap<StagedRow, string>>()

  /** @param decimal the language's decimal sign */
  of(row: StagedRow, decimal: string): string {
    const texts = this.#texts.get(decimal) ?? new WeakMap<StagedRow, string>()
    this.#texts.set(decimal, texts)
    const known = texts.get(row)
    if (known !== undefined) return known
    const text = textOf(row, decimal)
    texts.set(row, text)
    return text
  }
}

/** Numbers as they are shown, but without thousands separators: no formatter is fast enough for thousands of rows. */
function textOf({ row, before, unread }: StagedRow, decimal: string): string {
  const money = (value: Long) => decimalText(value).replace('.', decimal)
  const texts = [
    before ? String(before.OrderRowId) : '',
    unread.ArticleNumber?.text ?? row.ArticleNumber ?? '',
    unread.Name?.text ?? row.Name,
    unread.Unit?.text ?? row.Unit ?? '',
  ]
  const numbers = [
    unread.UnitPrice?.text ?? money(row.UnitPrice),
    unread.Discount?.text ?? discountText(row, money),
    money(rowAmount(row)),
  ]
  return fold([...texts, ...numbers].join('\n'))
}

function discountText({ DiscountPercent, DiscountAmount }: StagedRow['row'], money: (value: Long) => string) {
  if (DiscountPercent) return `${money(DiscountPercent).replace(/[.,]?0+$/, '')}%`
  return DiscountAmount ? money(DiscountAmount) : ''
}
