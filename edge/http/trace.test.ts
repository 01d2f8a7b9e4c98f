import { describe, expect, it } from 'vitest'
import { traceOf } from './trace.ts'

const requestId = '01234567-89ab-4def-8123-456789abcdef'

describe('traceOf', () => {
  it("continues the caller's trace with this request as the parent", () => {
    const { traceparent, traceId } = traceOf(
      '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
      requestId,
    )
    expect(traceId).toBe('0af7651916cd43dd8448eb211c80319c')
    expect(traceparent).toBe('00-0af7651916cd43dd8448eb211c80319c-8123456789abcdef-00')
  })

  it.each([
    undefined,
    '',
    'x',
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\r\nX: y',
  ])('begins a new trace for the header "%s"', (header) => {
    expect(traceOf(header, requestId).traceparent).toBe(
      '00-0123456789ab4def8123456789abcdef-8123456789abcdef-01',
    )
  })
})
