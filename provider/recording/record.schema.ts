/** The shapes of a record and of a coverage, for the description of the sandbox's API. */
import * as z from 'zod/mini'
import { ruleKinds } from '../../shared/wire/rules/rules.ts'

const message = z.object({
  headers: z.record(z.string(), z.string()),
  /** The text, with secrets and national ids as `*****`, cut at a number of characters. */
  body: z.exactOptional(z.string()),
  /** The bytes that were sent; absent if they were not read. */
  bytes: z.exactOptional(z.int()),
  /** Why there is no body, or not all of it. */
  note: z.exactOptional(z.string()),
})

const broken = {
  /** The rule's id (`shared/wire/rules`). */
  rule: z.string(),
  /** The sentence of the answer about it. */
  message: z.string(),
  /** The place in the request, as a JSON pointer. */
  pointer: z.exactOptional(z.string()),
  given: z.exactOptional(z.unknown()),
  /** The nearest value that would have been taken. */
  nearest: z.exactOptional(z.unknown()),
}

const reason = z.object({
  ...broken,
  /** The heading of the description where the rule stands, and what it says. */
  section: z.string(),
  says: z.string(),
  signature: z.exactOptional(
    z.object({
      /** What was hashed, in order; never the secret. */
      hashed: z.object({ body: z.string(), bytes: z.int(), secret: z.string(), timestamp: z.string() }),
      /** The usual mistake with which the signature would come out as it was sent. */
      looksLike: z.exactOptional(z.string()),
    }),
  ),
  /** More rules that the request breaks. */
  also: z.exactOptional(z.array(z.object(broken))),
})

export const requestRecord = z.object({
  id: z.int(),
  at: z.string(),
  merchantId: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.exactOptional(z.string()),
  status: z.int(),
  /** Milliseconds from the request to its answer. */
  ms: z.int(),
  request: message,
  answer: message,
  reason: z.exactOptional(reason),
  /** Whom the answer follows; absent for requests that are not of the API. */
  follows: z.exactOptional(z.enum(['description', 'observed'])),
  fault: z.exactOptional(z.record(z.string(), z.unknown())),
})

const share = z.object({ met: z.int(), of: z.int() })
const counted = { count: z.int(), last: z.exactOptional(z.int()) }

export const coverage = z.object({
  since: z.string(),
  requests: z.int(),
  met: z.object({ operations: share, rules: share }),
  operations: z.array(
    z.object({ name: z.string(), area: z.enum(['REST', 'SOAP', 'token']), refused: z.int(), ...counted }),
  ),
  rules: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ruleKinds),
      code: z.exactOptional(z.union([z.int(), z.string()])),
      section: z.string(),
      says: z.string(),
      ...counted,
    }),
  ),
})
