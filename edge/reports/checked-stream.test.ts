import { describe, expect, it } from 'vitest'
import { checkedStream, HELD_BACK } from './checked-stream.ts'
import { ReportScanner } from './report-scanner.ts'

const DAY = '2026-01-01'
const report = (rows: string, end = `,"reconciliationDate":"${DAY}"}]}`) =>
  `{"totalNrOfRows":1,"clientReports":[{"paymentReport":{"numberOfRows":1},"rows":[${rows}]${end}`
const whole = report('{"a":1}')
/** More than is held back. */
const longRow = `{"a":"${'x'.repeat(2 * HELD_BACK)}"}`

/** A report as the provider sends it; the connection stays open unless `isClosed`. */
async function opened(text: string, isClosed = false) {
  const seen = { aborted: 0, cancelled: 0, ends: [] as (string | undefined)[] }
  const body: ReadableStream<Uint8Array> = new ReadableStream({
    type: 'bytes',
    start(controller) {
      if (text) controller.enqueue(new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>)
      if (isClosed) controller.close()
    },
    cancel: () => void seen.cancelled++,
  })
  const source = { body, abort: () => void seen.aborted++ }
  const answer = await checkedStream(source, new ReportScanner(DAY), {
    onEnd: (failure) => void seen.ends.push(failure),
    problemText: ({ code, detail }) => JSON.stringify({ code, detail }),
  })
  return { seen, answer }
}

/** The client's stream of the report. */
async function streamOf(text: string, isClosed = false) {
  const { seen, answer } = await opened(text, isClosed)
  if (!answer.ok) throw new Error(answer.reason.code)
  return { seen, stream: answer.value }
}

describe('an answer that is not a report of the day', () => {
  it.each([
    ['a page', '<html lang="en"><p>busy</p></html>', 'a part of the report is not JSON'],
    ['nothing', '', 'a part of the report is not JSON'],
    ['null', 'null', 'the report is no report'],
    ['a list', '[]', 'the report is no report'],
    ['another object', '{"error":"busy"}', 'the report is no report'],
    ['a row that is no JSON', report('{"a":x}'), 'a part of the report is not JSON'],
    ['a row that is a number', report('1'), 'a row is no object'],
    ['a client that has its rows twice', report('],"rows":['), 'a client has its rows twice'],
  ])('is never passed on: %s', async (_, text, why) => {
    const { seen, answer } = await opened(text, true)
    expect(answer).toEqual({
      ok: false,
      reason: { code: 'provider-answer-invalid', detail: `The answer is refused: ${why}.` },
    })
    expect(seen).toMatchObject({ aborted: 1, ends: ['provider-answer-invalid'] })
  })

  it.each(['2026-01-02', '2025-01-01T00:00:00', 'Jan 1'])('is a report of another day: %s', async (date) => {
    const { answer } = await opened(whole.replace(DAY, date), true)
    expect(answer).toMatchObject({ ok: false, reason: { code: 'report-other-day' } })
  })

  it.each([`"${DAY}T00:00:00"`, '"20260101"', '""', 'null'])(
    'has its day in another spelling, or none: %s',
    async (date) => {
      const text = whole.replace(`"${DAY}"`, date)
      const { stream } = await streamOf(text, true)
      expect(await new Response(stream).text()).toBe(text)
    },
  )

  it.each([
    ['of another day', report(longRow, ',"reconciliationDate":"2026-01-02"}]}'), 'report-other-day'],
    ['broken behind its rows', report(longRow, ',"x":x}]}'), 'provider-answer-invalid'],
  ])('ends with a record of the problem after most of it was sent: %s', async (_, text, code) => {
    const { seen, stream } = await streamOf(text, true)
    const read = await new Response(stream).text()
    const [rows, record, ...more] = read.split('\u001e')
    expect(rows).toContain(longRow)
    expect(() => JSON.parse(rows!)).toThrow(SyntaxError)
    expect(JSON.parse(record!)).toMatchObject({ code })
    expect(more).toEqual([])
    expect(seen).toMatchObject({ aborted: 1, ends: [code] })
  })
})

describe("the provider's connection", () => {
  it('is closed when the report is refused, even if the provider continues to send', async () => {
    const { seen, answer } = await opened(whole.replace('{"a":1}', '{"a":x}').padEnd(HELD_BACK))
    expect(answer.ok).toBe(false)
    expect(seen.aborted).toBe(1)
  })

  it.each([
    ['early', whole.slice(0, -4)],
    ['late', report(longRow).slice(0, -4)],
  ])('passes on what came before a cut (%s), without an end and without a record', async (_, text) => {
    const { seen, stream } = await streamOf(text, true)
    let read = ''
    try {
      for await (const piece of stream) read += new TextDecoder().decode(piece)
    } catch {
      // A late cut aborts the stream.
    }
    expect(read.length).toBeGreaterThan(50)
    expect(() => JSON.parse(read)).toThrow(SyntaxError)
    expect(read).not.toContain('\u001e')
    expect(seen).toMatchObject({ aborted: 1, ends: ['provider-answer-invalid'] })
  })

  it('does not delay the answer’s head if it is slow', async () => {
    const { seen, stream } = await streamOf(report('{"a":1},').slice(0, 90))
    expect(seen.ends).toEqual([])
    await stream.cancel()
  })

  it('is closed when the client leaves', async () => {
    const { seen, stream } = await streamOf(report(`${longRow},`).slice(0, 2 * HELD_BACK))
    const reader = stream.getReader()
    await reader.cancel()
    expect(seen.cancelled).toBe(1)
  })

  it('is left alone when the report is whole', async () => {
    const { seen, stream } = await streamOf(whole, true)
    expect(await new Response(stream).json()).toMatchObject({ totalNrOfRows: 1 })
    expect(seen).toEqual({ aborted: 0, cancelled: 0, ends: [undefined] })
  })
})
