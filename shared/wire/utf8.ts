// Without `fatal`, broken bytes would silently be stored as U+FFFD.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** The text of UTF-8 bytes, without a byte order mark; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
