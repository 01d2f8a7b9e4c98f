const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
])
// oxlint-disable-next-line no-control-regex -- XML has no way to write these characters
const SUSPICIOUS = /[&<>"\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/
// oxlint-disable-next-line no-control-regex -- XML has no way to write these characters
const WRITTEN_OTHERWISE = /[&<>"\r]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Text escaped for an element or an attribute. A character that XML cannot contain becomes U+FFFD. */
export function escapeXml(text: string): string {
  // Most texts need no escape, and the exact expression, which knows surrogate pairs, is slow.
  if (!SUSPICIOUS.test(text)) return text
  return text.replace(WRITTEN_OTHERWISE, (character) => ESCAPES.get(character) ?? '\ufffd')
}

/** An element with attributes around content that is already XML; self-closing when there is none. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  ...content: string[]
): string {
  const written = Object.entries(attributes)
    .map(([attribute, value]) => (value === undefined ? '' : ` ${attribute}="${escapeXml(value)}"`))
    .join('')
  const inner = content.join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}
