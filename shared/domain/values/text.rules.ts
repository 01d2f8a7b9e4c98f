import type { RefusalReason } from './refusal.ts'

export interface TextLimits {
  minLength?: number
  maxLength?: number
}

// Everything below U+0020, DEL and the C1 controls: they break XML, logs and spreadsheets.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/

/** Why a text is outside its limits. A surrogate pair counts as one character. */
export function textReason(
  text: string,
  { minLength = 0, maxLength = Infinity }: TextLimits,
): RefusalReason | undefined {
  if (text.trim().length < minLength) return { code: 'member-too-short', minimum: minLength }
  const length = [...text].length
  if (length > maxLength) return { code: 'member-too-long', maximum: maxLength, length }
  // UTF-8 cannot encode half of a surrogate pair: another text would be stored.
  if (!text.isWellFormed()) return { code: 'member-not-unicode' }
  return CONTROL_CHARACTER.test(text) ? { code: 'member-has-control-characters' } : undefined
}

// Line and paragraph separators, and characters that embed, override or isolate a direction: with them one name can
// look like another. The marks U+200E, U+200F and U+061C are allowed: Hebrew and Arabic names need them.
const MISLEADING_CHARACTER = /[\u2028-\u202e\u2066-\u2069]/

// Invisible characters. They are allowed between others, such as between two parts of an emoji.
const UNSEEN_CHARACTERS = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** Why a text must not be a person's name: {@link textReason}, characters that mislead, or none that can be seen. */
export function personTextReason(text: string, limits: TextLimits): RefusalReason | undefined {
  const reason = textReason(text, limits)
  if (reason) return reason
  if (MISLEADING_CHARACTER.test(text)) return { code: 'member-has-control-characters' }
  return textReason(text.replace(UNSEEN_CHARACTERS, ''), limits)
}

/** Why a list has too few or too many items. */
export function listReason(count: number, { maxItems }: { maxItems: number }): RefusalReason | undefined {
  if (count === 0) return { code: 'list-empty' }
  return count > maxItems ? { code: 'list-too-long', maximum: maxItems } : undefined
}
