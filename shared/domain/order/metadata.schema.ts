import * as z from 'zod/mini'
import { metadataLimits } from './metadata.limits.ts'
import { checkMetadata } from './metadata.rules.ts'
import { ruled } from '../values/ruled.schema.ts'

/** The rules check the limits. The schema repeats them only for the OpenAPI document. */
export const metadataItem = z.object({
  Key: z.string().check(z.meta(metadataLimits.Key)),
  Value: z.string().check(z.meta(metadataLimits.Value)),
})

/** The body of "set order metadata" (#7): given keys are set, others are kept. */
export const orderMetadata = z
  .object({
    Metadata: z.array(metadataItem).check(z.meta({ minItems: 1, maxItems: metadataLimits.maxItems })),
  })
  .check(ruled(({ Metadata }) => checkMetadata(Metadata)))
