/** Every state of every part of the desks. The style book, the axe matrix and the pictures are made from it. */
import type { BookState } from './book-state.ts'
import { changesBook } from './changes-book.ts'
import { creditBook } from './credit-book.ts'
import { frameBook } from './frame-states.ts'
import { ordersBook } from './orders-book.ts'
import { orderBook } from './order-states.ts'
import { reportBook } from './report-book.ts'

export const book: readonly BookState[] = [
  ...frameBook,
  ...orderBook,
  ...ordersBook,
  ...reportBook,
  ...creditBook,
  ...changesBook,
]
