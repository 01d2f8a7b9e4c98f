import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { HELD_LIMIT, ReportScanner } from './report-scanner.ts'
import { reportRenamer } from './spelling.ts'

interface Client {
  rows: object[]
  numberOfRows?: number
}

const row = { nominalAmount: 1, currency: 'SEK', rowType: 'Credit', fees: [{ type: 'Admin' }] }

/** A report as the provider writes one. */
function report(clients: Client[], total?: number): string {
  const clientReports = clients.map(({ rows, numberOfRows }, clientId) => ({
    clientId,
    paymentReport: { numberOfRows: numberOfRows ?? rows.length, vatGroups: [{ vatPercent: 1 }] },
    rows,
    reconciliationDate: '2026-01-01',
  }))
  const totalNrOfRows = total ?? clients.reduce((sum, { rows }) => sum + rows.length, 0)
  return JSON.stringify({ totalNrOfRows, clientReports })
}

function joined(held: Uint8Array, next: Uint8Array): Uint8Array {
  return new Uint8Array([...held, ...next])
}

/** The scanner's output for input in pieces of this size. */
function scan(bytes: Uint8Array, size = 7, scanner = new ReportScanner('2026-01-01')): string {
  const out: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size)
    out.push(...scanner.feed(joined(scanner.held, bytes.subarray(at, at + size))))
  out.push(scanner.end())
  return out.map((piece) => new TextDecoder().decode(piece)).join('')
}

function scanText(text: string, size?: number): string {
  return scan(new TextEncoder().encode(text), size)
}

describe('a report that is whole', () => {
  const text = fc.string({ unit: 'binary' })
  const anyRow = fc.record({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fc.constant(value)])),
    customerName: text,
    comment: fc.constantFrom('"rows":[', ']}]}', '\\', '"', '{[', 'å€😀'),
  })
  const clients = fc.array(fc.record({ rows: fc.array(anyRow, { maxLength: 6 }) }), { maxLength: 3 })

  it('passes byte for byte, with any texts and any ends of pieces', () => {
    fc.assert(
      fc.property(clients, fc.integer({ min: 1, max: 300 }), fc.nat({ max: 2 }), (given, size, space) => {
        const whole = JSON.stringify(JSON.parse(report(given)), undefined, space)
        expect(scanText(whole, size)).toBe(whole)
      }),
    )
  })

  it('may spell its members in another case, and have unknown members', () => {
    const whole =
      '{"TotalNrOfRows":1,"x":[[{}]],"ClientReports":[{"y":["]"],"Rows":[{"a":[1]}],"PaymentReport":{"NumberOfRows":1}}]}'
    expect(scanText(whole)).toBe(whole)
  })
})

describe('a client with balance rows', () => {
  const balance = (rowType: string) => ({ ...row, rowType, fees: [] })
  const rows = [balance('OpeningBalanceDebt'), row, balance('ClosingBalanceDebt')]

  it.each([0, 1, 2, 3, 4])('passes with any stated number of its own rows: %i', (numberOfRows) => {
    const whole = report([{ rows, numberOfRows }])
    expect(scanText(whole)).toBe(whole)
    const spelled = whole.replaceAll('"rowType"', '"RowType"')
    expect(scanText(spelled)).toBe(spelled)
  })

  it.each([2, 4])('passes with a stated total of %i for 3 rows', (total) => {
    const text = report([{ rows, numberOfRows: 1 }], total)
    expect(scanText(text)).toBe(text)
  })
})

describe('a report that is not whole', () => {
  const whole = report([{ rows: [row, row] }, { rows: [row] }])

  it('is refused at every cut, and its output until then is not JSON', () => {
    const bytes = new TextEncoder().encode(whole)
    for (let length = 0; length < bytes.length; length++) {
      const scanner = new ReportScanner('2026-01-01')
      const pieces = scanner.feed(bytes.slice(0, length))
      expect(() => scanner.end()).toThrow(expect.objectContaining({ code: 'provider-answer-invalid' }))
      const passed = pieces.map((piece) => new TextDecoder().decode(piece)).join('')
      expect(() => JSON.parse(passed)).toThrow(SyntaxError)
    }
  })

  it.each([
    ['rows twice', whole.replace('"rows":[', '"rows":[],"rows":[')],
    ['a row that is a number', report([{ rows: [1 as never] }])],
    ['a row that is no JSON', whole.replace('"currency":"SEK"', '"currency":SEK')],
    ['no comma between rows', whole.replace('},{"nominalAmount"', '}{"nominalAmount"')],
    ['a comma too many', whole.replace('],"reconciliationDate"', ',],"reconciliationDate"')],
    ['something behind its end', `${whole}{}`],
    ['a text instead of itself', '"report"'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(() => scanText(text)).toThrow(expect.objectContaining({ code: 'provider-answer-invalid' }))
  })

  it('is refused with broken UTF-8 in a row', () => {
    const bytes = new TextEncoder().encode(whole)
    bytes[whole.indexOf('SEK')] = 0xff
    expect(() => scan(bytes)).toThrow(/UTF-8/)
  })

  it('is refused with a row that is too large to be held', () => {
    const large = report([{ rows: [{ ...row, comment: 'x'.repeat(2 * HELD_LIMIT) }] }])
    expect(() => scanText(large, 65_536)).toThrow(/too large/)
  })
})

describe("a report in another operator's names", () => {
  const acme = operatorName('Acme')
  const rename = reportRenamer(acme)!

  it('gets the names of the description, with the digits of Longs and texts unchanged', () => {
    const wire =
      '{"totalNrOfRows":2,"clientReports":[{"clientId":1,"paymentReport":{"acmePaidAmountExcludingWithholding":9223372036854775807,"numberOfRows":2},' +
      '"rows":[{"acmeCheckoutId":9223372036854775807,"customerName":"\\"acmeOrderNo\\":1","comment":"AcmeFee","rowType":"AcmeFee"},' +
      '{"AcmePaidAmount":1,"rowType":"Credit"}]}]}'
    const read =
      '{"totalNrOfRows":2,"clientReports":[{"clientId":1,"paymentReport":{"providerPaidAmountExcludingWithholding":9223372036854775807,"numberOfRows":2},' +
      '"rows":[{"providerCheckoutId":9223372036854775807,"customerName":"\\"acmeOrderNo\\":1","comment":"AcmeFee","rowType":"ProviderFee"},' +
      '{"providerPaidAmount":1,"rowType":"Credit"}]}]}'
    for (const size of [1, 30, 1000]) {
      expect(scan(new TextEncoder().encode(wire), size, new ReportScanner('2026-01-01', rename))).toBe(read)
    }
  })

  it('needs no renaming if the names are the same', () => {
    expect(reportRenamer(operatorName())).toBeUndefined()
  })
})
