/**
 * Milliseconds that the last byte waits. A client that has left resets the connection at the bytes before it, which is
 * known here a round trip later: without a proxy nearby, up to 100 ms.
 */
const PAUSE_MS = 100
/** A timer may count from before the bytes were sent, if the process had no processor. So it is not one long pause. */
const PAUSES = 4

/**
 * The body of an answer whose arrival must be known. The edge notices a closed connection only when it writes to it, so
 * it sends the last byte a moment after the others. It does not notice later losses in the network.
 * @param tell is called once, with whether the whole body was sent to an open connection
 * @returns the body, and the work that must keep the request alive
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
    for (let pause = 0; pause < PAUSES; pause++) {
      await new Promise((resume) => setTimeout(resume, PAUSE_MS / PAUSES))
    }
    await writer.write(bytes.subarray(-1))
    await writer.close()
    return true
  } catch {
    return false
  }
}
