/**
 * BgMax, by which Swedish ERP systems mark invoices as paid: 80 columns of Latin-1. The meaning of posts 15, 20 and 21
 * is partly unconfirmed, so the desk offers the file behind a switch that says so. Pure.
 */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { refuse, type Result, ok } from '../../../../shared/domain/values/result.ts'
import { type LackedLetter, latin1, spell } from './charset.ts'

export type BgMaxRefusal =
  | LackedLetter
  /** The host has named no bankgiro. */
  | { code: 'no-bankgiro' }
  | { code: 'bgmax-currency'; currency: string }
  /** A number has more digits, or an order number more characters, than its columns. */
  | { code: 'too-long'; text: string }
  /** Credits exceed sales: a deposit cannot be negative. */
  | { code: 'negative' }

interface BgMaxDay {
  /** Digits only. */
  bankgiro: string | undefined
  /** ISO 4217. */
  currency: string
  /** `YYYY-MM-DD`. */
  date: string
  /** `YYYY-MM-DDTHH:MM:SS`. */
  made: string
}

/** Writes the posts of a day, one after another; the last ones need the sums of the others. */
export class BgMaxWriter {
  readonly #day: BgMaxDay
  #sum = 0n
  #payments = 0
  #deductions = 0

  constructor(day: BgMaxDay) {
    this.#day = day
  }

  head(): Result<string, BgMaxRefusal> {
    const { bankgiro, currency, made } = this.#day
    if (!bankgiro) return refuse({ code: 'no-bankgiro' })
    if (currency !== 'SEK' && currency !== 'EUR') return refuse({ code: 'bgmax-currency', currency })
    const stamp = made.replaceAll(/\D/g, '').padEnd(20, '0')
    return ok(
      post('01', 'BGMAX'.padEnd(20), '01', stamp, 'P') +
        post('05', digits(bankgiro, 10), digits('', 10), currency),
    )
  }

  /** A sale is a payment and a credit a deduction; other rows have no post. */
  rows(rows: Iterable<ReportRow>): Result<string, BgMaxRefusal> {
    let text = ''
    for (const { nominalAmount, externalOrderNo = '' } of rows) {
      if (nominalAmount === 0) continue
      const reference = spell(externalOrderNo, latin1)
      if (!reference.ok) return reference
      const amount = magnitude(nominalAmount)
      if (reference.value.length > 25 || amount.length > 18) {
        return refuse({ code: 'too-long', text: reference.value || amount })
      }
      this.#sum += BigInt(nominalAmount)
      const isPayment = nominalAmount > 0
      if (isPayment) this.#payments += 1
      else this.#deductions += 1
      text += post(
        isPayment ? '20' : '21',
        digits('', 10),
        reference.value.padEnd(25),
        digits(amount, 18),
        reference.value ? '2' : '0',
        '1',
        digits(String(this.#payments + this.#deductions), 12),
        '0',
      )
    }
    return ok(text)
  }

  foot(): Result<string, BgMaxRefusal> {
    const { currency, date } = this.#day
    if (this.#sum < 0n) return refuse({ code: 'negative' })
    const amount = magnitude(this.#sum)
    if (amount.length > 18) return refuse({ code: 'too-long', text: amount })
    const counts = [this.#payments, this.#deductions]
    const count = digits(String(counts[0]! + counts[1]!), 8)
    const deposit = [digits('', 35), date.replaceAll('-', ''), digits('1', 5), digits(amount, 18), currency]
    const trailer = [...counts, 0, 1].map((each) => digits(String(each), 8))
    return ok(post('15', ...deposit, count) + post('70', ...trailer))
  }
}

function post(...fields: string[]): string {
  return `${fields.join('').padEnd(80)}\r\n`
}

function digits(text: string, length: number): string {
  return text.padStart(length, '0')
}

function magnitude(amount: Long): string {
  return String(amount).replace('-', '')
}
