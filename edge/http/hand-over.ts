/** Milliseconds that the last byte waits: a client that has left resets the connection at the bytes before it. */
const PAUSE_MS = 25

/**
 * The body of an answer whose sender must know whether it arrived. A client that hangs up is not noticed before something
 * is written to it, so the last byte is sent a moment after the others. What the network loses later is not noticed.
 * @param tell is called once, with whether the whole body was sent to a client that was still there
 * @returns the body, and the work that the request must be kept alive for
 */
export function handOver(
  text: string,
  tell: (isHeard: boolean) => Promise<unknown>,
): { body: ReadableStream; work: Promise<unknown> } {
  const bytes = new TextEncoder().encode(text)
  const { readable, writable } = new FixedLengthStream(bytes.byteLength)
  return { body: readable, work: send(bytes, writable.getWriter()).then(tell) }
}

async function send(bytes: Uint8Array, writer: WritableStreamDefaultWriter<Uint8Array>): Promise<boolean> {
  try {
    await writer.write(bytes.subarray(0, -1))
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    await writer.write(bytes.subarray(-1))
    await writer.close()
    return true
  } catch {
    return false
  }
}
