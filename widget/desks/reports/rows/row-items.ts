/** The items of a report's table: rows, and heads of groups between them. Pure. */
import type { RowsGroup, RowsView } from '../data/report-data.ts'

/** The head of a group by its index, the balance rows' one last, or a row by its place in the view. */
export type RowItem = { group: number } | { row: number }

/** The items of a view, each by its place in the table. The sum is between transactions and balance rows. */
export class RowItems {
  readonly length: number
  /** Rows that are added up. */
  readonly transactions: number
  /** The item below the sum: the head of the balance rows, or the end. */
  readonly end: number
  readonly #groups: readonly RowsGroup[]
  /** For each group the place of its head. */
  readonly #heads: readonly number[]

  constructor({ count, groups, balances }: Pick<RowsView, 'count' | 'groups' | 'balances'>) {
    let next = 0
    const heads = groups.map((group) => {
      const head = next
      next += group.count + 1
      return head
    })
    this.transactions = count - (balances?.count ?? 0)
    this.end = this.transactions + groups.length
    this.#groups = balances ? [...groups, balances] : groups
    this.#heads = balances ? [...heads, this.end] : heads
    this.length = count + this.#groups.length
  }

  at(item: number): RowItem {
    const group = this.#groupAt(item)
    if (group === -1) return { row: item }
    return this.#heads[group] === item ? { group } : { row: item - group - 1 }
  }

  /** The places in the view of the rows among some items. */
  rowsBetween(from: number, to: number): { from: number; to: number } {
    return { from: this.#rowsBefore(from), to: this.#rowsBefore(to) }
  }

  /** The item of the row at a place in the view. */
  itemOf(row: number): number {
    return this.#heads.reduce((item, head) => (head <= item ? item + 1 : item), row)
  }

  group(index: number): RowsGroup {
    return this.#groups[index]!
  }

  #rowsBefore(item: number): number {
    return item - (this.#groupAt(item - 1) + 1)
  }

  /** The last group whose head is at the item or before it; −1 without groups. */
  #groupAt(item: number): number {
    let [low, high] = [0, this.#heads.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#heads[middle]! <= item) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
