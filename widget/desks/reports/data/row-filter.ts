/** The filter of a query. Pure. */
import type { RowsQuery } from './report-data.ts'
import { rowSearch } from './row-search.ts'
import type { RowStore } from './row-store.ts'

/** Returns whether a row matches all of a query but its places; undefined where every row does. */
export function rowFilter(query: RowsQuery, rows: RowStore): ((index: number) => boolean) | undefined {
  const { rowTypes, paymentTypes, feeTypes, vatPercent, search = '' } = query
  const codesOf = (texts: readonly string[] | undefined) => texts && codesOfTexts(texts, rows)
  const ofRow = codesOf(rowTypes)
  const ofPayment = codesOf(paymentTypes)
  const ofFee = codesOf(feeTypes)
  const tests = [
    ofRow && ((index: number) => ofRow.has(rows.code(index, 'rowType'))),
    ofPayment && ((index: number) => ofPayment.has(rows.code(index, 'paymentType'))),
    (ofFee || vatPercent !== undefined) && ((index: number) => rows.hasFee(index, ofFee, vatPercent)),
    rowSearch(search, rows),
  ].filter((test) => typeof test === 'function')
  return tests.length === 0 ? undefined : (index) => tests.every((test) => test(index))
}

/** The dictionary's codes of the texts; an empty text also stands for no value. */
function codesOfTexts(texts: readonly string[], rows: RowStore): ReadonlySet<number> {
  const wanted = new Set(texts)
  const known = rows.dictionary.texts.entries()
  return new Set([...known].filter(([, text]) => wanted.has(text)).map(([code]) => code))
}
