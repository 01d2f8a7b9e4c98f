import * as z from 'zod/mini'
import { long } from './long.schema.ts'
import { ruledMember } from './ruled.schema.ts'
import { capabilities } from './session.ts'
import { textReason } from './text.rules.ts'

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$|^https?:\/\/\[[0-9a-f:]+\](:\d{1,5})?$/

const LOCALE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/

const shortText = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  ruledMember((text) => textReason(text, {})),
)

/** The body of `POST /sessions`: what a merchant's backend asks for a page and a user. */
export const sessionRequest = z.object({
  /** The exact origin of the page that embeds the widget, as a browser sends it. */
  origin: z.string().check(z.maxLength(255), z.regex(ORIGIN)),
  user: z.object({ id: shortText, name: shortText }),
  capabilities: z.array(z.enum(capabilities)).check(z.minLength(1), z.maxLength(capabilities.length)),
  orderId: z.optional(long),
  /** BCP 47, for `GET /session`: the language that the page wants. */
  locale: z.optional(z.string().check(z.maxLength(35), z.regex(LOCALE))),
})
export type SessionRequest = z.infer<typeof sessionRequest>
