import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryReason } from '../../../../shared/domain/order/expiry.rules.ts'
import { addDays, dayOf, endOfNextMonth, expiryChange, providerDay, quickChoices } from './expiry-dates.ts'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(providerDay)

describe('days of an expiry', () => {
  it('are the provider’s, which are in UTC', () => {
    expect(providerDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22')
  })

  it('cross months and years', () => {
    expect(addDays('2026-12-30', 7)).toBe('2027-01-06')
    expect(endOfNextMonth('2026-12-31')).toBe('2027-01-31')
    expect(endOfNextMonth('2028-01-31')).toBe('2028-02-29')
  })

  it('are read from any value that the order may have', () => {
    expect(dayOf('2026-12-12T23:59:59')).toBe('2026-12-12')
    expect(dayOf(null)).toBeUndefined()
    expect(dayOf('soon')).toBeUndefined()
  })
})

describe('quickChoices', () => {
  it('begin at the order’s own day, and at today where that is past', () => {
    expect(quickChoices('2026-12-12T23:59:59', '2026-11-21').map(({ day }) => day)).toEqual([
      '2026-12-19',
      '2027-01-11',
      '2026-12-31',
    ])
    expect(quickChoices('2026-11-01T23:59:59', '2026-11-21')[0]?.day).toBe('2026-11-28')
    expect(quickChoices(null, '2026-11-21')[0]?.day).toBe('2026-11-28')
  })

  it('start from today if the order has no valid day, and are empty if no later day exists', () => {
    expect(quickChoices('2026-13-45T00:00:00', '2026-11-21')[0]?.day).toBe('2026-11-28')
    expect(quickChoices('9999-12-31T23:59:59', '2026-11-21')).toEqual([])
  })

  it('never shorten the expiry', () => {
    // On 21 November, the end of next month is 14 days before 14 January.
    const choices = quickChoices('2027-01-14T12:57:00', '2026-11-21')
    expect(choices).toEqual([
      { is: 'week', day: '2027-01-21' },
      { is: 'month', day: '2027-02-13' },
    ])
  })

  it('are always days that the edge accepts and that come later than now', () => {
    fc.assert(
      fc.property(fc.option(days), days, (expires, today) => {
        const choices = quickChoices(expires && `${expires}T23:59:59`, today)
        expect(choices.length).toBeGreaterThanOrEqual(2)
        expect(choices.filter(({ day }) => expiryReason(day, today))).toEqual([])
        expect(choices.filter(({ day }) => expires && day <= expires)).toEqual([])
      }),
    )
  })
})

describe('expiryChange', () => {
  it('tells later from earlier, in days', () => {
    expect(expiryChange('2026-12-12T23:59:59', '2026-12-19')).toEqual({ is: 'later', days: 7 })
    expect(expiryChange('2026-12-12T23:59:59', '2026-12-10')).toEqual({ is: 'earlier', days: 2 })
  })

  it('is none on the same day, for any time of expiry', () => {
    expect(expiryChange('2026-12-12T23:59:59', '2026-12-12').is).toBe('same')
    expect(expiryChange('2026-12-12T12:57:00', '2026-12-12').is).toBe('same')
  })

  it('is the first for an order that never expired', () => {
    expect(expiryChange(null, '2026-12-12').is).toBe('first')
  })
})
