import { testStates } from './matrix.ts'
import { reportBook } from './report-book.ts'

testStates(reportBook)
