/** The shapes of a record and of a coverage, for the description of the sandbox's API. */
import * as z from 'zod/mini'
import { ruleKinds } from '../../shared/wire/rules/rules.ts'

const message = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.string()),
  bytes: z.optional(z.int()),
  note: z.optional(z.string()),
})

const broken = {
  rule: z.string(),
  message: z.string(),
  pointer: z.optional(z.string()),
  given: z.optional(z.unknown()),
  nearest: z.optional(z.unknown()),
}

const reason = z.object({
  ...broken,
  section: z.string(),
  says: z.string(),
  signature: z.optional(
    z.object({
      hashed: z.object({ body: z.string(), bytes: z.int(), secret: z.string(), timestamp: z.string() }),
      looksLike: z.optional(z.string()),
    }),
  ),
  also: z.optional(z.array(z.object(broken))),
})

export const requestRecord = z.object({
  id: z.int(),
  at: z.string(),
  merchantId: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.optional(z.string()),
  status: z.int(),
  ms: z.int(),
  request: message,
  answer: message,
  reason: z.optional(reason),
  follows: z.optional(z.enum(['description', 'observed'])),
  fault: z.optional(z.record(z.string(), z.unknown())),
})

const share = z.object({ met: z.int(), of: z.int() })
const counted = { count: z.int(), last: z.optional(z.int()) }

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
      code: z.optional(z.union([z.int(), z.string()])),
      section: z.string(),
      says: z.string(),
      ...counted,
    }),
  ),
})
