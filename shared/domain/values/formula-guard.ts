/**
 * Keeps spreadsheet programs from running a text as a formula (OWASP, "CSV Injection"). A text that needs no
 * guard but looks guarded gets one too, so that {@link withoutGuard} always gives back the same text.
 */
const START = '[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]'
const RISKY = new RegExp(`^'*\\s*${START}`)
const GUARDED = new RegExp(`^'('*\\s*${START})`)

/** The text, after an apostrophe if a spreadsheet program could take it for a formula. */
export function guardFormula(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

/** A text that {@link guardFormula} has guarded, as it was. */
export function withoutGuard(text: string): string {
  return text.replace(GUARDED, '$1')
}
