/** Bytes as they are stored sealed: AES in GCM, with a fresh nonce in front. */

const NONCE_BYTES = 12

/** @param about is bound in: under another text nobody opens it */
export async function sealBytes(key: CryptoKey, text: string, about = ''): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const cipher = await crypto.subtle.encrypt(algorithm(nonce, about), key, new TextEncoder().encode(text))
  const sealed = new Uint8Array(NONCE_BYTES + cipher.byteLength)
  sealed.set(nonce)
  sealed.set(new Uint8Array(cipher), NONCE_BYTES)
  return sealed
}

/** @throws DOMException if the key or the text is another one, or a byte was changed */
export async function openBytes(key: CryptoKey, sealed: Uint8Array, about = ''): Promise<string> {
  const nonce = sealed.slice(0, NONCE_BYTES)
  const clear = await crypto.subtle.decrypt(algorithm(nonce, about), key, sealed.slice(NONCE_BYTES))
  return new TextDecoder().decode(clear)
}

function algorithm(iv: Uint8Array<ArrayBuffer>, about: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) }
}
