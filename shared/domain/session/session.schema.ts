import * as z from 'zod/mini'
import { userLimits } from '../values/limits.ts'
import { orderNumber } from '../values/order-number.schema.ts'
import { ruled } from '../values/ruled.schema.ts'
import { capabilities } from './capabilities.ts'
import { personTextReason } from '../values/text.rules.ts'

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$|^https?:\/\/\[[0-9a-f:]+\](:\d{1,5})?$/

const LOCALE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/

/** All users who have the order open see it, and its history keeps it. */
const personText = z.string().check(
  z.meta(userLimits),
  ruled<string>((text) => {
    const reason = personTextReason(text, userLimits)
    return reason ? [{ pointer: '', ...reason }] : []
  }),
)

/** The body of `POST /sessions`: a merchant's backend requests a session for a page and a user. */
export const sessionRequest = z.object({
  /** The exact origin of the page that embeds the widget, as a browser sends it. */
  origin: z
    .string()
    .check(
      z.maxLength(255),
      z.regex(ORIGIN, 'an origin as a browser sends it, such as https://shop.example'),
    ),
  user: z.object({ id: personText, name: personText }),
  capabilities: z.array(z.enum(capabilities)).check(z.minLength(1), z.maxLength(capabilities.length)),
  orderId: z.optional(orderNumber),
  /** BCP 47; `GET /session` returns it as the language of the page. */
  locale: z.optional(z.string().check(z.maxLength(35), z.regex(LOCALE, 'a language tag such as sv-SE'))),
})
export type SessionRequest = z.infer<typeof sessionRequest>
