import { changesBook } from './changes-book.ts'
import { testStates } from './matrix.ts'

testStates(changesBook)
