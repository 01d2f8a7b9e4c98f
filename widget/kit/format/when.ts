/** Points in time as the desk says them: relative within a day, otherwise exactly. */
import { formatTime, hasOffset } from './dates.ts'

const DAY_S = 86_400

export interface When {
  /** "5 minutes ago" within a day, otherwise the same as `exact`. */
  text: string
  /** "12 Nov 2026, 14:05", in the language's own order. */
  exact: string
}

/** A time without an offset is the provider's own, so how long ago it was is not known. */
export function when(text: string, lang: string, now: Date): When {
  const exact = formatTime(text, lang)
  // The edge's clock may be ahead of this one.
  const seconds = Math.max(0, (now.getTime() - Date.parse(text)) / 1000)
  return { text: hasOffset(text) && seconds < DAY_S ? ago(seconds, lang) : exact, exact }
}

function ago(seconds: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (seconds < 59.5) return words.format(-Math.round(seconds), 'second')
  if (seconds < 3570) return words.format(-Math.round(seconds / 60), 'minute')
  return words.format(-Math.round(seconds / 3600), 'hour')
}
