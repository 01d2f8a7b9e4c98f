/**
 * Seals what a release before 0.2 stored: idempotency keys, digests of contents and answers in the clear. It happens when
 * the desk wakes. A desk that does not wake deletes its answers after their 24 hours, as ever.
 */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import { CallerSecret, seal } from '../desk/caller-secret.ts'
import type { Tables } from '../desk/tables.ts'

interface OldRow extends Record<string, SqlStorageValue> {
  id: number
  key: string | null
  content: string
  intent: string | null
  answer: string | null
}

const OLD = 'FROM writes WHERE wrapped IS NULL'

export function hasOldWrites({ sql }: Tables): boolean {
  return sql !== undefined && sql.exec(`SELECT 1 ${OLD} LIMIT 1`).toArray().length > 0
}

/** @param about see `CallerSecret` */
export async function sealOldWrites(
  state: DurableObjectState,
  { sql }: Tables,
  about: string,
): Promise<void> {
  const rows = sql?.exec<OldRow>(`SELECT id, key, content, intent, answer ${OLD}`).toArray() ?? []
  const sealed = await Promise.all(rows.map((row) => sealedRow(row, about)))
  state.storage.transactionSync(() => {
    for (const { id, key, content, intent, answer, wrapped } of sealed) {
      const update =
        'UPDATE writes SET key = ?, content = ?, intent = ?, answer = ?, wrapped = ? WHERE id = ?'
      sql?.exec(update, key, content, intent, answer, wrapped, id)
    }
  })
}

async function sealedRow({ id, key, content, intent, answer }: OldRow, about: string) {
  const secret = await CallerSecret.of(key ?? content, about)
  const { clear: answerKey, wrapped } = await secret.newAnswerKey()
  return {
    id,
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
