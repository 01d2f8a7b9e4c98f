import { expect, it } from 'vitest'
import { randomFrom } from '../../provider/simulation/random.ts'
import { type Point, slopeOf } from './slope.ts'

const points = (...values: number[]): Point[] => values.map((value, at) => ({ at, value }))

it('is exact on a line', () => {
  expect(slopeOf([points(1, 3, 5, 7)])).toEqual({ slope: 2, margin: 0 })
})

it('has the interval of a worked example', () => {
  // By hand: means 1.5 and 2.5; slope (-1.5·-1.5 + -0.5·0.5 + 0.5·-0.5 + 1.5·1.5) / 5 = 4 / 5 = 0.8. The rests are -0.3, 0.9,
  // -0.9, 0.3 with squares 1.8; each is unlike the one before. Error √(1.8 / 2 / 5) = 0.4243, times 4.3 for two degrees.
  const found = slopeOf([points(1, 3, 2, 4)])!
  expect(found.slope).toBeCloseTo(0.8, 10)
  expect(found.margin).toBeCloseTo(4.3 * 0.42426, 3)
})

it('takes a level for each life, so that a restart is no fall', () => {
  expect(slopeOf([points(100, 101, 102), points(10, 11, 12)])).toEqual({ slope: 1, margin: 0 })
})

it('has a wider interval if neighbours are alike', () => {
  const noise = randomFrom(1)
  const alone = Array.from({ length: 60 }, () => noise.integer(-5, 5))
  const alike = alone.flatMap((value) => [value, value, value, value])
  // The same noise over the same time: four times as many points must not make it surer.
  const rare = slopeOf([alone.map((value, index) => ({ at: index * 4, value }))])!
  const often = slopeOf([points(...alike)])!
  expect(often.margin).toBeGreaterThan(rare.margin * 0.8)
})

it('is unknown with too few points', () => {
  expect(slopeOf([points(1, 2), points(3)])).toBeUndefined()
})
