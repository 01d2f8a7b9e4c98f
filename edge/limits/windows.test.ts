import { expect, it } from 'vitest'
import { Windows } from './windows.ts'

const NOW = 1_800_000_000_000

/** Takes leases until the limit is reached. @returns the requests in each lease */
function takeAll(windows: Windows, key: string, limit: number, now = NOW): number[] {
  const counts: number[] = []
  for (;;) {
    const { count } = windows.take(key, limit, now)
    if (count === 0) return counts
    counts.push(count)
  }
}

it('gives leases of a 32nd part, and exactly the limit in total', () => {
  const windows = new Windows()
  // 600 / 32 is 18.75; 33 leases of 18 are 594.
  expect(takeAll(windows, 'a', 600)).toEqual([...Array.from({ length: 33 }, () => 18), 6])
  expect(takeAll(windows, 'b', 3)).toEqual([1, 1, 1])
  expect(takeAll(windows, 'c', 0)).toEqual([])
})

it('opens a new window a minute after the first request, and not before', () => {
  const windows = new Windows()
  expect(takeAll(windows, 'a', 2)).toHaveLength(2)
  expect(windows.take('a', 2, NOW + 59_999)).toEqual({ count: 0, until: NOW + 60_000 })
  expect(windows.take('a', 2, NOW + 60_000)).toEqual({ count: 1, until: NOW + 120_000 })
})

it('opens a new window when the clock is set back by more than a minute', () => {
  const windows = new Windows()
  takeAll(windows, 'a', 2)
  expect(windows.take('a', 2, NOW - 60_000).count).toBe(0)
  expect(windows.take('a', 2, NOW - 60_001).count).toBe(1)
})

it('remembers 50 000 keys, and forgets the oldest window first', () => {
  const windows = new Windows()
  for (let key = 0; key < 50_000; key++) windows.take(`${key}`, 1, NOW)
  expect(windows.take('0', 1, NOW).count).toBe(0)
  windows.take('one more', 1, NOW)
  expect(windows.take('1', 1, NOW).count).toBe(0)
  expect(windows.take('0', 1, NOW).count).toBe(1)
})
