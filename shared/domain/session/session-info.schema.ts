/** The edge's answers about sessions. Only its OpenAPI document uses these schemas at run time. */
import * as z from 'zod/mini'
import { orderWrites } from '../order/history.enums.ts'
import { instant } from '../values/instant.schema.ts'
import { long } from '../values/long.schema.ts'
import { capabilities } from './capabilities.ts'

/** The person who acts, as the order's history names them. */
export const sessionUser = z.object({ id: z.string(), name: z.string() })
export type SessionUser = z.infer<typeof sessionUser>

/** The answer to `GET /session`. */
export const sessionInfo = z.object({
  user: sessionUser,
  capabilities: z.array(z.enum(capabilities)),
  /** The writes to an order that the provider has; absent where it has all of them. */
  operations: z.exactOptional(z.array(z.enum(orderWrites))),
  /** The only order that the session may touch; absent when it may touch all of the merchant's. */
  orderId: z.exactOptional(long),
  /** BCP 47; the language that the merchant's backend named for the page. */
  locale: z.exactOptional(z.string()),
  /** Since the edge was restored from a backup: what a new Idempotency-Key begins with, before a dot. */
  keyMark: z.exactOptional(z.string()),
  /** What a write to an order may ask for in `Prefer`. Absent where an edge of an earlier release refuses pages the header. */
  preferences: z.exactOptional(z.array(z.string())),
  /** An instant, unlike the dates of the order API. Absent for an API key that does not expire. */
  expiresAt: z.exactOptional(instant),
})
export type SessionInfo = z.infer<typeof sessionInfo>

/** The answer to `POST /sessions`, which the host's `fetchSession` hands to the widget. */
export const issuedSession = z.object({
  /** The merchant's backend can end the session with it. The widget does not need it. */
  id: z.exactOptional(z.string()),
  token: z.string(),
  expiresAt: instant,
})
export type IssuedSession = z.infer<typeof issuedSession>
