/** What a document of XML may have. */
import { BODY_LIMIT } from '../../domain/values/limits.ts'

/** Limits of a document: `request` for requests, `answer` for answers of the provider. */
export const xmlSizes = {
  request: { bytes: BODY_LIMIT, elements: 50_000 },
  answer: { bytes: 16 * BODY_LIMIT, elements: 800_000 },
} as const
export type XmlSize = keyof typeof xmlSizes

/** `tag`: characters of one tag. It bounds what the parser builds before it counts attributes. */
export const xmlLimits = { depth: 64, attributes: 64, asides: 64, tag: 8192 } as const
