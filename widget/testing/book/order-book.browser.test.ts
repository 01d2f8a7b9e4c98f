import { frameBook } from './frame-states.ts'
import { testStates } from './matrix.ts'
import { orderBook } from './order-states.ts'

testStates([...frameBook, ...orderBook])
