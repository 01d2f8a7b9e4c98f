/** What the shared code uses and Node 22 does not have, or not from 22.0 on. The edge itself runs on workerd, which has all of it. */

URL.parse ??= (text: string | URL, base?: string | URL) => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

if (!('toHex' in Uint8Array.prototype)) {
  Reflect.defineProperty(Uint8Array.prototype, 'toHex', {
    value(this: Uint8Array): string {
      return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  })
}
