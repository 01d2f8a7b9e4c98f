import { expect, it } from 'vitest'
import { beginningOf } from './similar.ts'

it.each([
  ['web-2041', 'web-20'],
  ['web-2041-2', 'web-2041-'],
  ['2041', '20'],
  ['20', '2'],
  ['7', '7'],
  ['', ''],
  ['2041B', '2041B'],
  ['A', 'A'],
  ['2026/11/000123', '2026/11/'],
])('similar to %j begin with %j', (number, beginning) => expect(beginningOf(number)).toBe(beginning))
