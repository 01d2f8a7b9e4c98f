import { expect, it } from 'vitest'
import { takeTurns } from './turns.ts'

it('works take turns, each first every other time', async () => {
  const order: string[] = []
  const work = (name: string) => () => order.push(name)
  const rounds = await takeTurns({ ours: work('ours'), floor: work('floor') }, 3)
  expect(order).toEqual(['ours', 'floor', 'floor', 'ours', 'ours', 'floor'])
  expect(rounds).toEqual({ ours: [1, 4, 5], floor: [2, 3, 6] })
})
