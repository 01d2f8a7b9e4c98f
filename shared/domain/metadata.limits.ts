/** Apart from the other limits, because the first view of an order shows one of these. */

/** Limits of metadata (the description, Limits, #7). */
export const metadataLimits = {
  maxItems: 50,
  Key: { minLength: 1, maxLength: 50 },
  Value: { maxLength: 500 },
} as const
