import * as z from 'zod'
import { long } from './long.schema.ts'
import { capabilities } from './session.ts'

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$|^https?:\/\/\[[0-9a-f:]+\](:\d{1,5})?$/

/** The body of `POST /sessions`: what a merchant's backend asks for a page and a user. */
export const sessionRequest = z.object({
  /** The exact origin of the page that embeds the widget, as a browser sends it. */
  origin: z.string().max(255).regex(ORIGIN),
  user: z.object({ id: z.string().min(1).max(100), name: z.string().min(1).max(100) }),
  capabilities: z.array(z.enum(capabilities)).min(1).max(capabilities.length),
  orderId: long.optional(),
})
export type SessionRequest = z.infer<typeof sessionRequest>
