import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { mergeSort } from './merge-sort.ts'

it('the merge sort sorts as the browser does, and leaves equal ones in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 40 }), (keys) => {
      const places = Uint32Array.from(keys.keys())
      const work = mergeSort(places, (one, other) => keys[one]! > keys[other]!)
      let step = work.next()
      while (!step.done) step = work.next()
      expect([...step.value]).toEqual([...keys.keys()].toSorted((one, other) => keys[one]! - keys[other]!))
    }),
    { numRuns: runs(300, 10_000) },
  )
})

it('the merge sort can be interrupted every thousand steps', () => {
  const work = mergeSort(
    Uint32Array.from({ length: 4_096 }, (_, at) => at),
    () => false,
  )
  let steps = 0
  while (!work.next().done) steps += 1
  // 12 rounds of 4 096 steps.
  expect(steps).toBe(49)
})
