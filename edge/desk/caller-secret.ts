/**
 * Seals an answer so that only its caller can read it: the caller's secret is not stored. Each answer has a random key,
 * which is stored wrapped with a key derived from the secret. The random key is also stored with an open write, so that
 * its answer can be sealed after the caller has left.
 */
import { openBytes, sealBytes } from '../storage/sealed-bytes.ts'

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

async function encrypted(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  return (await sealBytes(await aes(key), text)).toBase64()
}

async function decrypted(key: Uint8Array<ArrayBuffer>, sealed: string): Promise<string> {
  return openBytes(await aes(key), Uint8Array.fromBase64(sealed))
}

function aes(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
