/**
 * Moves the rows of `writes`, which releases before 0.2 stored in the clear, to the write log, and seals them. It runs
 * when the desk wakes, at the latest when its answers expire after 24 hours. A downgrade to such a release and an
 * upgrade again move the rows that were stored meanwhile.
 */
import { parseJson, stringifyJson } from '../../../shared/domain/values/json.ts'
import { CallerSecret, seal } from '../caller-secret.ts'
import type { Tables } from '../../storage/tables.ts'

/** A row of the desk's query, with the columns of the write log. */
interface OldRow extends Record<string, SqlStorageValue> {
  key: string | null
  content: string
  caller: string | null
  at: number
  lost_until: number | null
  intent: string | null
  answer: string | null
  /** Null if the row is not sealed yet. */
  wrapped: string | null
  request: string | null
  only_sets: number
}

export function hasOldWrites({ sql, isFresh }: Tables): boolean {
  return sql !== undefined && !isFresh && sql.exec('SELECT 1 FROM writes LIMIT 1').toArray().length > 0
}

/**
 * @param query shows the rows of `writes` as those of the write log, oldest first
 * @param about see `CallerSecret`
 */
export async function moveOldWrites(
  state: DurableObjectState,
  { sql }: Tables,
  query: string,
  about: string,
): Promise<void> {
  const rows = sql?.exec<OldRow>(query).toArray() ?? []
  const sealed = await Promise.all(rows.map((row) => (row.wrapped === null ? sealedRow(row, about) : row)))
  state.storage.transactionSync(() => {
    for (const {
      key,
      content,
      caller,
      at,
      lost_until,
      intent,
      answer,
      wrapped,
      request,
      only_sets,
    } of sealed) {
      sql?.exec(
        `INSERT INTO write_log (key, content, caller, at, lost_until, intent, answer, wrapped, request, only_sets)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        key,
        content,
        caller,
        at,
        lost_until,
        intent,
        answer,
        wrapped,
        request,
        only_sets,
      )
    }
    sql?.exec('DELETE FROM writes')
  })
}

async function sealedRow({ key, content, intent, answer, ...row }: OldRow, about: string): Promise<OldRow> {
  const secret = await CallerSecret.of(key ?? content, about)
  const { clear: answerKey, wrapped } = await secret.newAnswerKey()
  return {
    ...row,
    key: key === null ? null : await secret.digest(),
    content: await secret.digest(content),
    intent: intent === null ? null : withKey(intent, answerKey),
    answer: answer === null ? null : await seal(answerKey, answer),
    wrapped,
  }
}

function withKey(text: string, answerKey: string): string {
  const { request, ...intent } = parseJson(text) as { request: { idempotencyKey?: string } }
  const { idempotencyKey: _, ...asked } = request
  return stringifyJson({ ...intent, request: asked, answerKey })
}
