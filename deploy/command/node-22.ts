/** Polyfills for Node 22 of what the shared code uses. workerd, on which the edge runs, needs none. */

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
