import { testStates } from './matrix.ts'
import { reportBook } from './report-states.ts'

testStates(reportBook)
