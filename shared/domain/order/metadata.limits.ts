/** In its own file, because the first view of an order needs one of these limits and no others. */

/** Metadata of an order. */
export const metadataLimits = {
  maxItems: 50,
  Key: { minLength: 1, maxLength: 50 },
  Value: { maxLength: 500 },
} as const
