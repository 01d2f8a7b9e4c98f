/**
 * JSON Web Tokens under HS256 (RFC 7515, RFC 7519) on the platform's own cryptography: the one algorithm that a
 * session needs. A library that knows them all is a tenth of the worker; the tests hold this against one.
 */
const ALGORITHM = 'HS256'
const TYPE = 'JWT'
/**
 * Three parts, the last one a signature of 32 bytes. Its last character has two bits that say nothing: only
 * the spelling in which they are zero is taken, so that a token has no other spelling.
 */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/
const BASE64URL = { alphabet: 'base64url' } as const

// With `ignoreBOM` a byte order mark stays, and is no JSON: a token has one spelling.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

type Members = Record<string, unknown>

/** The key as the platform has it. */
export function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
}

/** @param kid what the key is called, for {@link keyIdOf} */
export async function signJwt(claims: Members, kid: string, key: CryptoKey): Promise<string> {
  const signed = `${encode({ alg: ALGORITHM, typ: TYPE, kid })}.${encode(claims)}`
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed))
  return `${signed}.${base64Url(new Uint8Array(signature))}`
}

/**
 * The key that a token names; undefined when it is of another form, type or algorithm, or wants to be read otherwise
 * (`crit`, `b64`). Nothing of it is verified yet.
 */
export function keyIdOf(token: string): unknown {
  if (!FORM.test(token)) return undefined
  const header = decode(token.slice(0, token.indexOf('.')))
  if (header?.['alg'] !== ALGORITHM || header['typ'] !== TYPE) return undefined
  return 'crit' in header || 'b64' in header ? undefined : header['kid']
}

/** The claims of a token of that form, once its signature was found right; undefined when it is not. */
export async function verifiedClaims(token: string, key: CryptoKey): Promise<Members | undefined> {
  const end = token.lastIndexOf('.')
  const signature = Uint8Array.fromBase64(token.slice(end + 1), BASE64URL)
  const signed = token.slice(0, end)
  if (!(await crypto.subtle.verify('HMAC', key, signature, new TextEncoder().encode(signed))))
    return undefined
  return decode(signed.slice(signed.indexOf('.') + 1))
}

function encode(members: Members): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(members)))
}

/** Undefined when the part is not an object of JSON in UTF-8. */
function decode(part: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(Uint8Array.fromBase64(part, BASE64URL)))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Members)
      : undefined
  } catch {
    return undefined
  }
}

function base64Url(bytes: Uint8Array): string {
  return bytes.toBase64({ ...BASE64URL, omitPadding: true })
}
