/** Limits of a document that are checked in its text, before the parser sees it. */
import { xmlLimits } from './xml-limits.ts'

/**
 * Why a document is refused before it is parsed: for a DTD (and with it entities beyond the five), many comments or
 * processing instructions, a long tag, another encoding, or a second byte order mark, which the parser would skip. It
 * refuses them within CDATA too.
 *
 * It does not use the parser's events for this: with more than a few handlers V8 stops optimizing the parser,
 * and every message takes four times as long.
 */
export function refusedMark(text: string): string | undefined {
  if (text.startsWith('\uFEFF')) return 'The message is not well-formed XML.'
  const mark = refusedAside(text)
  if (mark !== undefined) return mark
  const [, , encoding] = DECLARED_ENCODING.exec(text.slice(0, text.indexOf('?>') + 1)) ?? []
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') {
    return 'The message declares another encoding than UTF-8.'
  }
  return hasLongTag(text) ? 'A tag is too long.' : undefined
}

function refusedAside(text: string): string | undefined {
  if (hasFewAsides(text)) return undefined
  let asides = 0
  for (const [mark] of text.matchAll(/<!DOCTYPE|<!--|<\?/g)) {
    if (mark === '<!DOCTYPE') return 'A document type declaration is not allowed.'
    if (++asides > xmlLimits.asides) return 'The message has too many comments or instructions.'
  }
  return undefined
}

/** Whether there is no `!` and hardly a `?`, as in most messages. To look for these is much faster than for marks. */
function hasFewAsides(text: string): boolean {
  if (text.includes('!')) return false
  let at = -1
  for (let count = 0; count <= xmlLimits.asides; count++) {
    at = text.indexOf('?', at + 1)
    if (at === -1) return true
  }
  return false
}

/** In the declaration's text, of any length: an encoding that is not found would be ignored. */
const DECLARED_ENCODING = /^<\?xml\s[^]*?\sencoding\s*=\s*(["'])([^]*?)\1/

/** A tag contains no `<`, so a long tag needs a long distance from one `<` to the next. */
function hasLongTag(text: string): boolean {
  for (let at = text.indexOf('<'); at !== -1;) {
    // Most tags are short: the last `<` that is near enough skips all between.
    let next = text.lastIndexOf('<', at + xmlLimits.tag)
    if (next === at) {
      if (text.length - at > xmlLimits.tag && !SHORT_TAG.test(text.slice(at, at + xmlLimits.tag))) return true
      next = text.indexOf('<', at + 1)
    }
    at = next
  }
  return false
}

/** Matches a whole tag, past each `>` in a quoted value, or something other than a tag. */
const SHORT_TAG = /^<(?:[!?]|[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>)/
