/** The signed scheme (the design, "Authorization on REST"), for the client that signs and the server that verifies. */

/** The signed data besides the secret: the body's exact bytes and the Timestamp header as sent. */
export interface Signed {
  body: Uint8Array
  timestamp: string
}

/** The merchant that signs. */
export interface Signer {
  MerchantId: string
  SharedSecret: string
}

/** The value that follows the scheme's name in the Authorization header: base64 of `merchantId:hex`. */
export async function sign({ MerchantId, SharedSecret }: Signer, signed: Signed): Promise<string> {
  return btoa(`${MerchantId}:${await signatureHex(SharedSecret, signed)}`)
}

/** The SHA-512 of body, secret and timestamp in lower-case hex. */
export async function signatureHex(secret: string, { body, timestamp }: Signed): Promise<string> {
  const rest = new TextEncoder().encode(secret + timestamp)
  const bytes = new Uint8Array(body.byteLength + rest.byteLength)
  bytes.set(body)
  bytes.set(rest, body.byteLength)
  return new Uint8Array(await crypto.subtle.digest('SHA-512', bytes)).toHex()
}

/** An instant in the scheme's form, `yyyy-MM-dd HH:mm:ss` in UTC. @param now milliseconds since 1970 */
export function signedTimestamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ')
}
