/** The record of a request and its answer, as `GET /sandbox/requests` gives it. */
import type * as z from 'zod/mini'
import type { requestRecord } from './record.schema.ts'

/** One side of an exchange. */
export type RecordedMessage = RequestRecord['request']

/** Why an answer refuses. */
export type Reason = NonNullable<RequestRecord['reason']>

/** A record before its object has given it an id. */
export type RequestRecord = Omit<z.infer<typeof requestRecord>, 'id'>

/** Characters of a body that are kept. */
export const BODY_KEPT = 64 * 1024
/** What stands in place of a secret or a national id. */
export const REDACTED = '*****'
