/** Apart from the other limits, because the first view of an order shows one of these. */

/** Metadata of an order. */
export const metadataLimits = {
  maxItems: 50,
  Key: { minLength: 1, maxLength: 50 },
  Value: { maxLength: 500 },
} as const
