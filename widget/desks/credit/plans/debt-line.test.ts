import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scheduleOf } from '../../../../shared/domain/credit/payment-plan.rules.ts'
import { anyAmount, anyTerms } from '../../../../shared/testing/plan-terms.ts'
import { debtLine, LINE_HEIGHT, LINE_WIDTH } from './debt-line.ts'

const months = (...debts: number[]) =>
  debts.map((remaining, at) => ({
    month: at + 1,
    interest: 0,
    amortization: 0,
    fee: 0,
    payment: 0,
    remaining,
  }))

it('the line of a debt falls from the loan to 0 over the longest option', () => {
  // Half of the height after the first of four months, and all of it after the second.
  expect(debtLine(1_000_00, months(500_00, 0), 4)).toEqual({
    points: '0,0 250,200 500,400',
    end: 50,
    half: 1,
  })
})

it('the line of a debt begins below the top where the debt grows first', () => {
  // 1 000.00 grows to 1 250.00: it is four fifths of the height.
  expect(debtLine(1_000_00, months(1_250_00, 0), 2)).toEqual({
    points: '0,80 500,0 1000,400',
    end: 100,
    half: 2,
  })
})

it('the line of a debt stays inside the picture, from its start to its end, for any terms', () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, fc.nat(100), (terms, amount, more) => {
      const schedule = scheduleOf(terms, amount)
      const { points, end, half } = debtLine(amount, schedule, schedule.length + more)
      const places = points.split(' ').map((point) => point.split(',').map(Number))
      expect(places).toHaveLength(schedule.length + 1)
      for (const [x, y] of places) {
        expect(x! >= 0 && x! <= LINE_WIDTH && y! >= 0 && y! <= LINE_HEIGHT).toBe(true)
      }
      expect(places.at(-1)![1]).toBe(LINE_HEIGHT)
      expect(end).toBeLessThanOrEqual(100)
      expect(half > 0 && half <= schedule.length).toBe(true)
    }),
  )
})
