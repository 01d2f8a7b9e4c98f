/** Parameters and headers that several operations of the edge have, for its OpenAPI description. Pure. */
import { PREFER, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { noteHeaders, type NoteMember } from '../../shared/domain/order/write-note.ts'
import { noteLimits, saveIdLimits } from '../../shared/domain/values/limits.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { REPLAYED } from '../http/replayed.ts'

export const text = { type: 'string' }

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key again is answered as before, for 24 hours. A browser session must send one with a write.',
  schema: { type: 'string' },
}
/** Of the answers to writes. */
export const replayedHeader = { [REPLAYED]: { $ref: '#/components/headers/IdempotentReplayed' } }
export const saveId = {
  name: 'Save-Id',
  in: 'header',
  description: 'Writes with the same value are one save in the history.',
  schema: { type: 'string', ...saveIdLimits },
}
export const prefer = {
  name: PREFER,
  in: 'header',
  description: `With \`${RETURN_ORDER}\`, the answer has the order as it is after the write, for a client that may read it.`,
  schema: { type: 'string' },
}
/** The reason and the note of every write. */
export const noteParameters = [
  noteParameter('reason', 'Why, in a few words, for the history. Percent-encoded UTF-8.'),
  noteParameter('note', 'An internal note for the history. Percent-encoded UTF-8.'),
]
/** Of a page of a history. */
export const before = {
  name: 'before',
  in: 'query',
  description: 'The `before` of the page of newer ones.',
  schema: { type: 'integer', minimum: 0 },
}

/** The limit counts the decoded text, so it is in the description and not in `maxLength`. */
function noteParameter(member: NoteMember, says: string): JsonObject {
  const description = `${says} At most ${noteLimits[member].maxLength} characters.`
  return { name: noteHeaders[member], in: 'header', description, schema: { type: 'string' } }
}
