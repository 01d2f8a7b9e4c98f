import type { Long } from '../../shared/domain/values/long.ts'

/** An amount in minor units with two decimals, and spaces between thousands: `−1 234,50`. */
export function formatMinorUnits(amount: Long): string {
  const digits = String(amount).replace('-', '').padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${amount < 0 ? '−' : ''}${whole},${digits.slice(-2)}`
}
