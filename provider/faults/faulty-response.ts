import { jsonResponse } from '../http/call.ts'
import type { Fault } from '../storage/settings.ts'

/** Bytes that are invalid in UTF-8, JSON and XML. */
const GARBAGE = new Uint8Array([0xff, 0xfe, 0x00, 0x3c, 0x7b, 0xc3, 0x28])

/** Milliseconds before a cut, so that the written bytes are sent: otherwise not even the head would arrive. */
const FLUSH_MS = 50

/**
 * The answer with the fault. A cut body keeps its declared length, so that a client can notice; workerd then closes the
 * connection. After a reset a client sees no answer at all.
 * @param answer the regular answer; absent if nothing was done
 */
export async function faultyResponse(fault: Fault, answer?: Response): Promise<Response> {
  const { status, headers, body } = answerOf(fault, answer)
  const bytes = fault.garbage ? GARBAGE : new Uint8Array(await new Response(body).arrayBuffer())
  const cut = fault.reset ? 0 : fault.truncateAfterBytes
  const head = { status: bodyStatus(status), headers }
  return new Response(cut === undefined ? bytes : cutStream(bytes, cut), head)
}

/** The answer with its own or the injected status; by default 500 if nothing was done. */
function answerOf({ status }: Fault, answer?: Response): Response {
  if (answer && status === undefined) return answer
  const injected = status ?? 500
  return jsonResponse(injected, { Code: injected * 100, Message: 'A fault that the sandbox was asked for.' })
}

/** A status that allows a body, so that it can be garbage or cut: 204 becomes 200. */
function bodyStatus(status: number): number {
  return status === 204 || status === 304 ? 200 : status
}

/** Declares one byte more than it sends, so that a complete body is cut too. */
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
    // The client has left, so there is nothing to cut.
  }
}
