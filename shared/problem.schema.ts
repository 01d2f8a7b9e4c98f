/** The body of an `application/problem+json` answer (RFC 9457). Only OpenAPI uses the schema at run time. */
import * as z from 'zod/mini'
import { rejectionCodes } from './domain/credit/credit.enums.ts'
import { PROVIDER_MESSAGE_LIMIT } from './domain/values/limits.ts'
import { long } from './domain/values/long.schema.ts'
import { type ProblemCode, problems, problemType } from './problems.ts'

const pointer = z.string().check(z.meta({ format: 'json-pointer' }))

/** One failing member of a request. */
export const problemMember = z.object({
  code: z.string(),
  /** JSON pointer into the request's body. */
  pointer,
  detail: z.string(),
})
export type ProblemMember = z.infer<typeof problemMember>

const codes = Object.keys(problems) as ProblemCode[]
const rejections = new Set<string>(Object.values(rejectionCodes).flat())
rejections.delete('Accepted')

export const problem = z
  .object({
    type: z.string().check(z.meta({ enum: codes.map(problemType) })),
    title: z.string(),
    status: z.number().check(z.int()),
    code: z.string().check(
      z.meta({
        enum: [...codes, ...rejections],
        description: 'A code of the problem table; of a rejection its RejectionCode.',
      }),
    ),
    detail: z.exactOptional(z.string()),
    /** The first failing member. */
    pointer: z.exactOptional(pointer.check(z.describe('The first failing member.'))),
    errors: z.exactOptional(z.array(problemMember).check(z.describe('Every failing member.'))),
    action: z.exactOptional(
      z.string().check(z.describe('The action that the order, delivery or row lacks.')),
    ),
    /** What is left to credit of the delivery, in minor units. */
    creditable: z.exactOptional(long),
    capability: z.exactOptional(
      z.string().check(z.describe('The capability that the session or the API key lacks.')),
    ),
    rejection: z.exactOptional(
      z.string().check(z.describe('Why the provider rejected it: its RejectionCode, which is `code` too.')),
    ),
    ResultCode: z.exactOptional(
      z.number().check(z.int(), z.describe('Of an operation that has no RejectionCode.')),
    ),
    providerMessage: z.exactOptional(
      z.string().check(
        // The ellipsis is one more. JSON Schema counts characters as this limit does.
        z.meta({ maxLength: PROVIDER_MESSAGE_LIMIT + 1 }),
        z.describe("The provider's own text about a rejection, without control characters."),
      ),
    ),
    result: z.exactOptional(z.unknown().check(z.describe("The other members of the provider's result."))),
    earlier: z.exactOptional(
      z
        .object({
          at: z.string().check(z.meta({ format: 'date-time' })),
          who: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
          made: z.exactOptional(long),
        })
        .check(z.describe('With order-number-used: when the order was made, by whom, and its number.')),
    ),
    keyMark: z.exactOptional(
      z
        .string()
        .check(
          z.describe(
            'After a restore: a key of a new request begins with this and a dot, see the operation of the edge.',
          ),
        ),
    ),
    current: z.exactOptional(z.unknown().check(z.describe('The order as it now is, with order-changed.'))),
    requestId: z.string().check(z.describe('Quote it when you ask for help; the logs have it too.')),
  })
  .check(z.describe('RFC 9457. Tell problems apart by `code`; sentences may change.'))
export type Problem = z.infer<typeof problem>
