const encoder = new TextEncoder()

/** Compares two texts in a time that depends on neither text nor length. */
export async function secretsEqual(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return crypto.subtle.timingSafeEqual(one!, other!)
}
