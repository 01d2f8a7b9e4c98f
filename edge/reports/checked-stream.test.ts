import { describe, expect, it } from 'vitest'
import { checkedStream } from './checked-stream.ts'
import { ReportScanner } from './report-scanner.ts'

const whole = '{"totalNrOfRows":1,"clientReports":[{"paymentReport":{"numberOfRows":1},"rows":[{"a":1}]}]}'

/** A report as the provider sends it; the connection stays open unless `isClosed`. */
function opened(text: string, isClosed = false) {
  const seen = { aborted: 0, cancelled: 0, ends: [] as (string | undefined)[] }
  const body: ReadableStream<Uint8Array> = new ReadableStream({
    type: 'bytes',
    start(controller) {
      // As much as one reading waits for.
      controller.enqueue(new TextEncoder().encode(text.padEnd(64 * 1024)) as Uint8Array<ArrayBuffer>)
      if (isClosed) controller.close()
    },
    cancel: () => void seen.cancelled++,
  })
  const source = { body, abort: () => void seen.aborted++ }
  const stream = checkedStream(source, new ReportScanner(), (failure) => void seen.ends.push(failure))
  return { seen, stream }
}

describe("the provider's connection", () => {
  it('is ended when the report turns out to be broken, and gives the reason', async () => {
    const { seen, stream } = opened(whole.replace('{"a":1}', '{"a":x}'))
    await expect(new Response(stream).text()).rejects.toThrow('not JSON')
    expect(seen).toMatchObject({ aborted: 1, ends: ['provider-answer-invalid'] })
  })

  it('is ended when the client leaves', async () => {
    const { seen, stream } = opened(whole)
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect(seen.cancelled).toBe(1)
  })

  it('is left alone when the report is whole', async () => {
    const { seen, stream } = opened(whole, true)
    expect(await new Response(stream).json()).toMatchObject({ totalNrOfRows: 1 })
    expect(seen).toEqual({ aborted: 0, cancelled: 0, ends: [undefined] })
  })
})
