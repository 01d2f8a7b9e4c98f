import type { Database } from '../storage/database.ts'
import { endLine, headLine, LinesDigest, rowLine } from '../simulation/world-file.ts'
import { nextChunk, type SnapshotRecord } from '../storage/snapshots.ts'

/**
 * The file of a copy of the merchant's rows, one chunk at a time, on the reader's demand. It breaks off, without its last
 * line, if the copy is gone.
 * @param done called once, when the last chunk is read or the reader goes away
 */
export function exportStream(
  db: Database,
  snapshot: SnapshotRecord,
  { merchantId, done }: { merchantId: string; done: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const digest = new LinesDigest()
  let text = `${headLine({ ...snapshot, merchantId })}\n`
  let rows = 0
  let after = 0
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const bytes = encoder.encode(text)
      await digest.add(bytes)
      controller.enqueue(bytes)
      const chunk = nextChunk(db, snapshot.id, after)
      if (chunk) {
        const lines = chunk.text.split('\n')
        text = lines.map((row) => `${rowLine({ table: chunk.table, row })}\n`).join('')
        rows += lines.length
        after = chunk.id
        return
      }
      if (rows !== snapshot.rows) throw new Error('The copy of the exported merchant is gone.')
      controller.enqueue(encoder.encode(`${endLine({ rows, digest: await digest.hex() })}\n`))
      controller.close()
      done()
    },
    cancel: done,
  })
}
