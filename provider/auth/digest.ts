const encoder = new TextEncoder()

/** Compares two texts in a time that tells nothing of either, nor of their lengths. */
export async function secretsEqual(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, expected].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return crypto.subtle.timingSafeEqual(one!, other!)
}

/** Lower-case hex of the SHA-512 of the parts, one after the other. */
export async function sha512Hex(...parts: (Uint8Array | string)[]): Promise<string> {
  const bytes = await new Blob(parts).arrayBuffer()
  return new Uint8Array(await crypto.subtle.digest('SHA-512', bytes)).toHex()
}
