import { ordersBook } from './orders-book.ts'
import { testStates } from './matrix.ts'

testStates(ordersBook)
