import { creditBook } from './credit-book.ts'
import { testStates } from './matrix.ts'

testStates(creditBook)
