/** The signed scheme (the design, "Authorization on REST"): what a client writes and a server compares with. */

/** What is signed besides the secret: the body's exact bytes and the Timestamp header as sent. */
export interface Signed {
  body: Uint8Array
  timestamp: string
}

/** Whose signature it is. */
export interface Signer {
  MerchantId: string
  SharedSecret: string
}

/** The value that follows the scheme's name in the Authorization header: base64 of `merchantId:hex`. */
export async function sign({ MerchantId, SharedSecret }: Signer, signed: Signed): Promise<string> {
  return btoa(`${MerchantId}:${await signatureHex(SharedSecret, signed)}`)
}

/** Lower-case hex of the SHA-512 of body, secret and timestamp. */
export async function signatureHex(secret: string, { body, timestamp }: Signed): Promise<string> {
  const rest = new TextEncoder().encode(secret + timestamp)
  const bytes = new Uint8Array(body.byteLength + rest.byteLength)
  bytes.set(body)
  bytes.set(rest, body.byteLength)
  return new Uint8Array(await crypto.subtle.digest('SHA-512', bytes)).toHex()
}

/** An instant in the scheme's spelling, `yyyy-MM-dd HH:mm:ss` in UTC. @param now milliseconds since 1970 */
export function signedTimestamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ')
}
