import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { canonicalPieces } from '../../../../shared/testing/canonical-pieces.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { runs, someOf } from '../../../../shared/testing/runs.ts'
import { clientOf, DATE, LARGEST, readDayOf, reportOf, sale } from '../../../testing/report-day.ts'
import { anyRow } from '../../../testing/report-row.arbitrary.ts'
import { readDay } from './day-reader.ts'
import type { DayReading } from './report-data.ts'

const twoRows = stringifyJson(reportOf(clientOf([sale, { ...sale, externalOrderNo: 'A-2' }])))

/** A body that sends the bytes in pieces of these sizes, over and over. */
function bodyOf(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): ReadableStream<Uint8Array> {
  let at = 0
  let turn = 0
  return new ReadableStream({
    pull(controller) {
      const size = sizes[turn++ % sizes.length]!
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
}

const utf8 = (text: string) => new TextEncoder().encode(text)

async function read(text: string | Uint8Array, sizes?: readonly number[]) {
  const bytes = typeof text === 'string' ? utf8(text) : text
  const told: DayReading[] = []
  const { signal } = new AbortController()
  const day = await readDay(DATE, bodyOf(bytes, sizes), (reading) => told.push(reading), signal)
  return { day, told, reading: await day.whole }
}

/** Why the text cannot be read. */
async function failureOf(text: string | Uint8Array, sizes?: readonly number[]): Promise<unknown> {
  return await read(text, sizes).then(
    () => 'read',
    (error: { failure?: unknown }) => error.failure ?? error,
  )
}

async function rowsOf(day: Awaited<ReturnType<typeof read>>['day'], client = 0): Promise<ReportRow[]> {
  const view = await day.query({ client })
  return (await view.rows(0, view.count)).map(({ row }) => row)
}

describe('a day that is read', () => {
  it('has every member of its rows, Longs digit for digit', async () => {
    const { day, reading } = await read(twoRows)
    expect(reading).toMatchObject({ date: DATE, isWhole: true, rowsRead: 2, rowsStated: 2 })
    expect(await rowsOf(day)).toEqual([sale, { ...sale, externalOrderNo: 'A-2' }])
    expect(reading.clients[0]).toMatchObject({ clientId: 1, rowCount: 2, payout: { verdict: 'balances' } })
  })

  it('may have its rows before the stated figures, in another order and another case', async () => {
    const { paymentReport, rows, ...client } = clientOf([sale])
    const other = stringifyJson({
      ClientReports: [{ Rows: rows, ...client, PaymentReport: paymentReport }],
      x: [[{ rows: [1] }]],
      y: [{ rows: [{ rowType: 1 }] }],
      TOTALNROFROWS: 1,
    }).replace(
      '"nominalAmount":10000,"providerPaid',
      '"NominalAmount":10000,"unknown":{"a":[1]},"providerPaid',
    )
    const { day, reading } = await read(other, [11])
    expect(await rowsOf(day)).toEqual([sale])
    expect(reading.clients[0]!.payout!.verdict).toBe('balances')
  })

  it('may have null for absent members, and a byte order mark', async () => {
    const text = stringifyJson(
      reportOf(clientOf([{ ...sale, creditId: null as never, comment: null as never }])),
    )
    const { day } = await read('\ufeff' + text, [1])
    expect(await rowsOf(day)).toEqual([sale])
  })

  it('may have white space between everything', async () => {
    const rows = [
      { ...sale, providerOrderNo: 1 },
      { ...sale, fees: [] },
    ].map((row) => ({ ...row, providerOrderNo: 1 }))
    const { day } = await read(JSON.stringify(reportOf(clientOf(rows)), undefined, 2), [64, 3])
    expect(await rowsOf(day)).toEqual(rows)
  })

  it.each([
    ['no client', reportOf(), 0],
    ['a client without rows', reportOf(clientOf([])), 1],
    ['one row', reportOf(clientOf([sale])), 1],
  ])('may be small: %s', async (_, report, clients) => {
    const { reading } = await read(stringifyJson(report))
    expect(reading.isWhole).toBe(true)
    expect(reading.clients).toHaveLength(clients)
    for (const { payout } of reading.clients) expect(payout!.verdict).toBe('balances')
  })

  it('balances with rows of a type that the description lacks', async () => {
    const { reading } = await read(stringifyJson(reportOf(clientOf([{ ...sale, rowType: 'Later' }]))))
    expect(reading.clients[0]!.payout).toMatchObject({
      verdict: 'balances-with-unknown-rows',
      totals: { unknownRowTypes: ['Later'] },
    })
  })

  it('has a row of ten thousand fees', { tags: 'long' }, async () => {
    const row = { ...sale, fees: Array.from({ length: 10_000 }, () => sale.fees[0]!) }
    const { day } = await read(stringifyJson(reportOf(clientOf([row]))), [65_536])
    expect((await rowsOf(day))[0]!.fees).toHaveLength(10_000)
  })
})

describe('the verdict of a day', () => {
  /** Rows with an identity: each has its own delivery. */
  const delivered = (deliveryId: number, change: Partial<ReportRow> = {}) => ({
    ...sale,
    deliveryId,
    ...change,
  })

  async function verdictsOf(...clients: ReturnType<typeof clientOf>[]) {
    const { reading } = await read(stringifyJson(reportOf(...clients)))
    return reading.clients.map(({ payout }) => {
      const { rowsAlike, rowsElsewhere, otherDayRows } = payout!.totals
      return [payout!.verdict, rowsAlike.rows, rowsElsewhere.rows, otherDayRows] as const
    })
  }

  it('is never that it balances for another day’s report', async () => {
    const client = { ...clientOf([sale]), reconciliationDate: '2026-11-19' }
    expect(await verdictsOf(client, clientOf([sale]))).toEqual([
      ['another-day', [], [], [{ day: DATE, count: 1, rows: [0] }]],
      ['balances', [], [], []],
    ])
  })

  it('is the plain one for a day that is spelled with a time', async () => {
    const client = { ...clientOf([sale]), reconciliationDate: `${DATE}T00:00:00` }
    expect(await verdictsOf(client)).toEqual([['balances', [], [], []]])
  })

  it('names rows of other days, and does not change with them', async () => {
    const late = delivered(2, { reconciliationDate: '2026-11-01T00:00:00' })
    expect(await verdictsOf(clientOf([sale, late, late]))).toMatchObject([
      ['balances-with-rows-alike', [1, 2], [], [{ day: '2026-11-01', count: 2, rows: [1, 2] }]],
    ])
  })

  it('is never plain with a transaction that is there twice', async () => {
    expect(await verdictsOf(clientOf([delivered(1), delivered(2), delivered(1)]))).toEqual([
      ['balances-with-rows-alike', [0, 2], [], []],
    ])
  })

  it('is never plain with one invoice under two delivery numbers', async () => {
    const invoiced = (deliveryId: number) => delivered(deliveryId, { providerInvoiceNo: 77 })
    expect(await verdictsOf(clientOf([invoiced(1), invoiced(2)]))).toEqual([
      ['balances-with-rows-alike', [0, 1], [], []],
    ])
  })

  it('is plain with two equal parcels of one card payment, and with rows without any number', async () => {
    const parcel = (deliveryId: number) => delivered(deliveryId, { paymentTransactionId: 9 })
    const manual = { ...sale, rowType: 'Fee' as const }
    expect(await verdictsOf(clientOf([parcel(1), parcel(2), manual, manual]))).toEqual([
      ['balances', [], [], []],
    ])
  })

  it('is never plain with rows that another report of the client has, in either', async () => {
    const first = clientOf([delivered(1), delivered(2)])
    expect(
      await verdictsOf(first, clientOf([delivered(3), delivered(1)]), clientOf([delivered(1)], 2)),
    ).toEqual([
      ['balances-with-rows-alike', [], [0], []],
      ['balances-with-rows-alike', [], [1], []],
      ['balances', [], [], []],
    ])
  })

  it('is that it does not balance, with the rows alike beside it', async () => {
    const client = clientOf([delivered(1), delivered(1)])
    client.paymentReport.nominalAmount = 1
    expect(await verdictsOf(client)).toEqual([['does-not-balance', [0, 1], [], []]])
  })

  it('knows rows alike with the stated figures behind the rows', async () => {
    const { clientId, paymentReport, ...rest } = clientOf([delivered(1), delivered(1)])
    const late = { ...rest, paymentReport, clientId }
    expect(await verdictsOf(late)).toEqual([['balances-with-rows-alike', [0, 1], [], []]])
  })
})

describe('a day that is no report', () => {
  const wrong = (member: string) => ({ code: 'wrong-type', member })
  const place = (rest: string) => `clientReports/0/${rest}`

  it.each([
    [
      'an amount that is a text',
      '"nominalAmount":10000,',
      '"nominalAmount":"1",',
      place('rows/0/nominalAmount'),
    ],
    ['an amount over 64 bits', `${LARGEST}`, '9223372036854775808', place('rows/0/providerOrderNo')],
    ['an amount that is a fraction', '"vatAmount":49', '"vatAmount":4.9', place('rows/0/fees/0/vatAmount')],
    ['no amount', '"nominalAmount":10000,', '', place('rows/0/nominalAmount')],
    ['no row type', '"rowType":"Purchase",', '', place('rows/0/rowType')],
    ['a rate over all numbers', '1.25', '1e999', place('rows/0/exchangeRate')],
    ['fees that are none', '"fees":[', '"fees":{},"x":[', place('rows/0/fees')],
    ['rows that are none', '"rows":[', '"rows":{},"x":[', place('rows')],
    ['no payment', '"paymentReport"', '"x"', place('paymentReport')],
    [
      'a debt that is null',
      '"openingBalanceDebt":0',
      '"openingBalanceDebt":null',
      place('paymentReport/openingBalanceDebt'),
    ],
    ['rows twice', '"rows":[', '"rows":[],"rows":[', place('rows')],
    ['clients twice', '"clientReports":[', '"clientReports":[{}],"clientReports":[', place('clientId')],
  ])('has %s: it names the member', async (_, from, to, member) => {
    expect(twoRows).toContain(from)
    // Rows without a large number are checked in another way.
    const texts = [twoRows, twoRows.replaceAll(`${LARGEST}`, '1')].filter((text) => text.includes(from))
    for (const text of texts) expect(await failureOf(text.replace(from, to))).toEqual(wrong(member))
  })

  it.each(
    someOf(
      [
        ['a page', '<!doctype html><title>Sign in</title>'],
        ['a text', '"report"'],
        ['a list', '[]'],
        ['another object', '{"code":"x"}'],
        ['something behind its end', `${twoRows}{}`],
        ['no comma between rows', twoRows.replace('},{"providerCustomerId"', '}{"providerCustomerId"')],
        ['a comma too many', twoRows.replace('],"reconciliationDate"', ',],"reconciliationDate"')],
        ['a bracket of another kind', twoRows.replace('],"reconciliationDate"', '}],"reconciliationDate"')],
        ['lists in lists without an end', `{"x":${'['.repeat(5_000_000)}`],
      ],
      8,
    ),
  )('is %s', async (_, text) => {
    // Small pieces separate the rows.
    for (const size of text.length < 10_000 ? [65_536, 40] : [65_536]) {
      expect(await failureOf(text, [size])).toEqual({ code: 'not-a-report' })
    }
  })

  it('has broken UTF-8', async () => {
    const bytes = utf8(twoRows)
    bytes[twoRows.indexOf('Purchase')] = 0xff
    expect(await failureOf(bytes)).toEqual({ code: 'not-a-report' })
  })

  it.each([1, 3])(
    'is never called cut off because it announces %i rows of 2: the verdict says so',
    async (total) => {
      const { reading, day } = await read(twoRows.replace('"totalNrOfRows":2', `"totalNrOfRows":${total}`))
      expect(reading).toMatchObject({ isWhole: true, rowsRead: 2, rowsStated: total })
      expect(reading.clients[0]!.payout).toMatchObject({
        verdict: 'does-not-balance',
        totalRows: { stated: total, computed: 2 },
      })
      expect((await day.explain(0)).cause).toEqual({
        kind: 'total-rows',
        term: 'numberOfRows',
        difference: total - 2,
        stated: total,
        computed: 2,
      })
    },
  )

  it('has no client, and announces rows', async () => {
    expect(await failureOf('{"totalNrOfRows":1,"clientReports":[]}')).toEqual(wrong('totalNrOfRows'))
  })

  it.each([
    ['{"code":"report-other-day"}', 'other-day'],
    ['{"code":"provider-answer-invalid"}', 'not-a-report'],
    ['{"code":', 'not-a-report'],
  ])('is never called cut off where the edge says that it is wrong: %s', async (record, code) => {
    const end = twoRows.lastIndexOf('],"reconciliationDate"')
    const text = `${twoRows.slice(0, end)}\u001e${record}\n`
    for (const size of [65_536, 40, 1]) {
      const told: DayReading[] = []
      const opened = readDay(
        DATE,
        bodyOf(utf8(text), [size]),
        (now) => told.push(now),
        new AbortController().signal,
      )
      const failure = opened.then((day) => day.whole).catch((error: { failure?: unknown }) => error.failure)
      expect(await failure).toEqual({ code })
      expect(told.at(-1)).toMatchObject({ isWhole: false, rowsRead: 2 })
    }
  })

  it('lacks a row that its client counts too: the verdict says so, with all rows that were read', async () => {
    const text = twoRows
      .replace('"totalNrOfRows":2', '"totalNrOfRows":3')
      .replace('"numberOfRows":2', '"numberOfRows":3')
    const { reading } = await read(text)
    expect(reading).toMatchObject({ isWhole: true, rowsRead: 2, rowsStated: 3 })
    const { verdict, terms } = reading.clients[0]!.payout!
    expect(verdict).toBe('does-not-balance')
    expect(terms).toContainEqual({ term: 'numberOfRows', stated: 3, computed: 2 })
  })

  it('has a wrong type in row 50 000: it names the member', { tags: 'long' }, async () => {
    const row =
      '{"nominalAmount":10000,"providerPaidAmount":10000,"totalFeeAmountExcludingVat":0,"totalFeeVatAmount":0,' +
      '"currency":"SEK","rowType":"Order","fees":[],"reconciliationDate":"2026-11-20"}'
    const wrongRow = row.replace('"nominalAmount":10000', '"nominalAmount":null')
    const rows = `${`${row},`.repeat(49_999)}${wrongRow}`
    const text = stringifyJson(reportOf(clientOf([]))).replace('"rows":[', `"rows":[${rows}`)
    const failure = await failureOf(text, [1_000_000])
    expect(failure).toEqual(wrong(place('rows/49999/nominalAmount')))
  })

  it('is cut off anywhere: it says so', async () => {
    const bytes = utf8(twoRows)
    for (let length = 0; length < bytes.length; length += 9) {
      expect(await failureOf(bytes.slice(0, length))).toMatchObject({ code: 'cut-off' })
    }
  })
})

describe('a report in random pieces', () => {
  const rows = fc.array(anyRow, { maxLength: 8 })
  const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 })

  it('is cut off wherever it ends too early', async () => {
    const cut = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { maxLength: 2 }), sizes, cut, async (lists, sizes, part) => {
        const whole = utf8(stringifyJson(reportOf(...lists.map((rows, index) => clientOf(rows, index)))))
        const cutOff = whole.slice(0, Math.floor(part * whole.length))
        expect(await failureOf(cutOff, sizes)).toMatchObject({ code: 'cut-off' })
      }),
      { numRuns: runs(50, 5_000) },
    )
  })

  it('is read row by row, as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { maxLength: 3 }), sizes, async (lists, sizes) => {
        const report = reportOf(...lists.map((rows, index) => clientOf(rows, index)))
        const { day, reading } = await read(stringifyJson(report), sizes)
        expect(reading.clients).toHaveLength(lists.length)
        for (const [client, rows] of lists.entries()) expect(await rowsOf(day, client)).toEqual(rows)
      }),
      { numRuns: runs(50, 5_000) },
    )
  })
})

describe('the digest of a client', () => {
  const hashed = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', utf8(text))).toString('hex')
  const client = clientOf([sale, { ...sale, rowType: 'OpeningBalanceDebt', fees: [] }, sale])
  const expected = () => hashed([...canonicalPieces(client, client.rows)].join(''))

  it('is SHA-256 over its canonical text, balance rows left out', async () => {
    const { reading } = await read(stringifyJson(reportOf(client)), [7])
    expect(reading.clients[0]!.digest).toBe(await expected())
  })

  it.each([
    ['follows its rows', 'zzz', 'paymentReport'],
    ['stands there before and behind its rows, where the last one counts', 'paymentReport', 'paymentReport'],
  ])('is the same where the stated amount %s', async (_, before, behind) => {
    const { paymentReport, ...other } = client
    const first = stringifyJson({ ...paymentReport, currency: 'DKK' })
    const text = stringifyJson(reportOf(other as never)).replace(
      '"clientReports":[{',
      `"clientReports":[{"${before}":${first},`,
    )
    const { reading } = await read(text.replace(/\}\]\}$/, `,"${behind}":${stringifyJson(paymentReport)}}]}`))
    expect(reading.clients[0]!.stated.currency).toBe('SEK')
    expect(reading.clients[0]!.digest).toBe(await expected())
  })

  it('covers more bytes than are hashed at once', async () => {
    const large = clientOf(Array.from({ length: 300 }, () => sale))
    const { reading } = await read(stringifyJson(reportOf(large)), [50_000])
    expect(reading.clients[0]!.digest).toBe(await hashed([...canonicalPieces(large, large.rows)].join('')))
  })
})

describe('a day that is awaited', () => {
  /** A body that is fed by hand, and records whether it was freed. */
  function handFed() {
    const seen = { freed: [] as unknown[] }
    let controller!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start: (own) => void (controller = own),
      cancel: (reason) => void seen.freed.push(reason),
    })
    return {
      seen,
      body,
      send: (text: string) => controller.enqueue(utf8(text)),
      break: () => controller.error(new TypeError('network error')),
    }
  }
  const half = twoRows.slice(0, twoRows.lastIndexOf('},{"providerCustomerId"') + 1)

  it('answers for its first rows before its end', async () => {
    const { body, send } = handFed()
    const told: DayReading[] = []
    send(half)
    const day = await readDay(DATE, body, (reading) => told.push(reading), new AbortController().signal)
    expect(day.reading).toMatchObject({ isWhole: false, rowsRead: 1, rowsStated: 2 })
    expect(await rowsOf(day)).toEqual([sale])
    expect(told.at(-1)!.clients[0]).toMatchObject({ rowCount: 1, payout: undefined, digest: undefined })
    await expect(day.explain(0)).rejects.toThrow('not whole')
    day.close()
  })

  it('keeps its rows when the connection breaks', async () => {
    const { body, send, ...connection } = handFed()
    send(half)
    const day = await readDay(DATE, body, () => {}, new AbortController().signal)
    connection.break()
    await expect(day.whole).rejects.toMatchObject({
      failure: { code: 'cut-off', rowsRead: 1, rowsStated: 2 },
    })
    expect(await rowsOf(day)).toHaveLength(1)
    expect(day.reading.isWhole).toBe(false)
  })

  it('tells all that it has read when nothing more comes for a while', async () => {
    const { body, send } = handFed()
    const rows = Array.from({ length: 200 }, () => sale)
    send(stringifyJson(reportOf(clientOf(rows))).slice(0, -2))
    const day = await readDay(DATE, body, () => {}, new AbortController().signal)
    await expect.poll(() => day.reading.rowsRead).toBe(200)
    expect(day.reading.isWhole).toBe(false)
    day.close()
  })

  it('tells all that it has read when it is cut off', async () => {
    const bytes = utf8(twoRows.slice(0, -3))
    const told: DayReading[] = []
    const { signal } = new AbortController()
    const day = await readDay(DATE, bodyOf(bytes, [50]), (reading) => told.push(reading), signal)
    await expect(day.whole).rejects.toMatchObject({ failure: { code: 'cut-off' } })
    expect(day.reading).toMatchObject({ isWhole: false, rowsRead: 2 })
    expect(told.at(-1)).toBe(day.reading)
  })

  it.each(['', half.slice(0, 40), half])(
    'frees the stream when its reader gives up, after %j',
    async (text) => {
      const { body, send, seen } = handFed()
      const aborter = new AbortController()
      if (text) send(text)
      const reading = readDay(DATE, body, () => {}, aborter.signal).then((day) => day.whole)
      // By then, the reader waits for more.
      await new Promise((resolve) => setTimeout(resolve))
      aborter.abort('another day')
      await expect(reading).rejects.toBe('another day')
      expect(seen.freed).toEqual(['another day'])
    },
  )

  it('is not read at all when its reader had given up before', async () => {
    const { body, seen } = handFed()
    await expect(readDay(DATE, body, () => {}, AbortSignal.abort('late'))).rejects.toBe('late')
    expect(seen.freed).toEqual(['late'])
  })

  it('frees the stream of an answer that is no report', async () => {
    const { body, send, seen } = handFed()
    send('<html>')
    await expect(readDay(DATE, body, () => {}, new AbortController().signal)).rejects.toMatchObject({
      failure: { code: 'not-a-report' },
    })
    expect(seen.freed).toHaveLength(1)
  })

  it('answers nothing once it is closed', async () => {
    const { body, send, seen } = handFed()
    send(half)
    const day = await readDay(DATE, body, () => {}, new AbortController().signal)
    const view = await day.query({ client: 0 })
    day.close()
    view.release()
    await expect(day.whole).rejects.toMatchObject({ name: 'AbortError' })
    for (const asked of [day.query({ client: 0 }), day.facets(0), day.explain(0), view.rows(0, 1)]) {
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(seen.freed).toHaveLength(1)
  })

  it('does not mix with another that is read at the same time', async () => {
    const days = await Promise.all([read(twoRows, [5]), read(twoRows.replaceAll('A-1', 'B-1'), [3])])
    const numbers = await Promise.all(days.map(async ({ day }) => (await rowsOf(day))[0]!.externalOrderNo))
    expect(numbers).toEqual(['A-1', 'B-1'])
  })

  it('tells its whole reading last', async () => {
    const { told, reading, day } = await read(twoRows, [9])
    expect(told.at(-1)).toBe(reading)
    expect(day.reading).toBe(reading)
    expect(reading.isWhole).toBe(true)
  })
})

describe('readDayOf', () => {
  it('reads a report as the desk does', async () => {
    const day = await readDayOf(reportOf(clientOf([sale])))
    expect(day.reading.isWhole).toBe(true)
    expect(await rowsOf(day)).toEqual([sale])
  })
})
