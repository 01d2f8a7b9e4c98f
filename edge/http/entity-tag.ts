/** Strong entity tags of an order (RFC 9110, 8.8.3 and 13.1.1), made from the sent bytes. */

/** The tag of these bytes, the same in every isolate. */
export async function entityTag(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${digest.subarray(0, 16).toBase64({ alphabet: 'base64url', omitPadding: true })}"`
}

/** The tags of an If-Match header, or `*`; undefined when it is neither. */
export function parseIfMatch(header: string): '*' | string[] | undefined {
  const text = header.trim()
  if (text === '*') return '*'
  if (!/^(W\/)?"[!#-~]*"(\s*,\s*(W\/)?"[!#-~]*")*$/.test(text)) return undefined
  return text.match(/(W\/)?"[!#-~]*"/g) ?? undefined
}

/** Whether the order has one of the tags. A weak tag never matches. */
export function matchesTag(wanted: '*' | readonly string[], tag: string): boolean {
  return wanted === '*' || wanted.includes(tag)
}
