/**
 * Seals an answer so that only its caller can read it: the caller's secret is not stored. Each answer has a random key,
 * which is stored wrapped with a key derived from the secret. The random key is also stored with an open write, so that
 * its answer can be sealed after the caller has left.
 */
const encoder = new TextEncoder()

/** The key of one answer. */
export interface AnswerKey {
  /** Stored only until the answer is sealed. */
  clear: string
  /** The key wrapped by the caller's secret. */
  wrapped: string
}

/** The secret that a caller sends with each attempt: its idempotency key or else the digest of its request. */
export class CallerSecret {
  readonly #key: CryptoKey
  readonly #about: string

  private constructor(key: CryptoKey, about: string) {
    this.#key = key
    this.#about = about
  }

  /** @param about the object that keeps the answer: the secret opens no answer of another object */
  static async of(secret: string, about: string): Promise<CallerSecret> {
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
    return new CallerSecret(key, about)
  }

  /** A digest of the secret, or of a text under it. It reveals neither. */
  async digest(text = ''): Promise<string> {
    return (await this.#bits('digest', text)).toHex()
  }

  async newAnswerKey(): Promise<AnswerKey> {
    const clear = crypto.getRandomValues(new Uint8Array(32)).toHex()
    return { clear, wrapped: await encrypted(await this.#bits('wrap'), clear) }
  }

  /** @param wrapped see {@link AnswerKey} */
  async open(wrapped: string, sealed: string): Promise<string> {
    return unseal(await decrypted(await this.#bits('wrap'), wrapped), sealed)
  }

  async #bits(purpose: string, text = ''): Promise<Uint8Array<ArrayBuffer>> {
    const info = encoder.encode(JSON.stringify(['order-admin', this.#about, purpose, text]))
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, this.#key, 256))
  }
}

/** @param clear see {@link AnswerKey} */
export function seal(clear: string, text: string): Promise<string> {
  return encrypted(Uint8Array.fromHex(clear), text)
}

function unseal(clear: string, sealed: string): Promise<string> {
  return decrypted(Uint8Array.fromHex(clear), sealed)
}

const IV_BYTES = 12

async function encrypted(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await aes(key), encoder.encode(text))
  return iv.toBase64() + new Uint8Array(cipher).toBase64()
}

async function decrypted(key: Uint8Array<ArrayBuffer>, sealed: string): Promise<string> {
  const bytes = Uint8Array.fromBase64(sealed)
  const iv = bytes.subarray(0, IV_BYTES)
  const cipher = bytes.subarray(IV_BYTES)
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await aes(key), cipher),
  )
}

function aes(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
