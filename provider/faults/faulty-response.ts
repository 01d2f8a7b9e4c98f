import { jsonResponse } from '../http/call.ts'
import type { Fault } from '../storage/settings.ts'

/** Bytes that no reader of UTF-8, JSON or XML takes. */
const GARBAGE = new Uint8Array([0xff, 0xfe, 0x00, 0x3c, 0x7b, 0xc3, 0x28])

/** What was written is sent after a moment: cut at once, not even the head would arrive. */
const FLUSH_MS = 50

/**
 * The answer as the fault leaves it. A cut body keeps the length that its head promises, so that a client can
 * tell; workerd then closes the connection. After a reset a client sees no answer at all.
 * @param answer what would have been answered; absent when nothing was done
 */
export async function faultyResponse(fault: Fault, answer?: Response): Promise<Response> {
  const { status, headers, body } = answerOf(fault, answer)
  const bytes = fault.garbage ? GARBAGE : new Uint8Array(await new Response(body).arrayBuffer())
  const cut = fault.reset ? 0 : fault.truncateAfterBytes
  if (cut === undefined) return new Response(bytes, { status, headers })
  return new Response(cutStream(bytes, cut), { status: bodyStatus(status), headers })
}

/** The answer in its own status, or the injected one; where nothing was done and nothing is said, it is 500. */
function answerOf({ status }: Fault, answer?: Response): Response {
  if (answer && status === undefined) return answer
  const injected = status ?? 500
  return jsonResponse(injected, { Code: injected * 100, Message: 'A fault that the sandbox was asked for.' })
}

/** A body that cannot be there cannot be cut: 204 becomes 200. */
function bodyStatus(status: number): number {
  return status === 204 || status === 304 ? 200 : status
}

/** Promises one byte more than there is, where it would otherwise be kept. */
function cutStream(bytes: Uint8Array, cut: number): ReadableStream {
  const sent = bytes.subarray(0, cut)
  const { readable, writable } = new FixedLengthStream(Math.max(bytes.byteLength, sent.byteLength + 1))
  void send(writable.getWriter(), sent)
  return readable
}

async function send(writer: WritableStreamDefaultWriter, bytes: Uint8Array): Promise<void> {
  try {
    if (bytes.byteLength > 0) {
      await writer.write(bytes)
      await new Promise((resolve) => setTimeout(resolve, FLUSH_MS))
    }
    await writer.abort(new Error('The sandbox cut the connection.'))
  } catch {
    // The client was gone first: there is nothing left to cut.
  }
}
