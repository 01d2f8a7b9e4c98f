/** Reads `wrangler.jsonc`, as far as workerd needs it. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { applyEdits, modify, parse, type ParseError, printParseErrorCode } from 'jsonc-parser'
import { CommandError } from './failure.ts'

export interface WranglerFile {
  name?: string
  /** The bundled worker, relative to the file. */
  main?: string
  compatibility_date?: string
  compatibility_flags?: string[]
  vars?: Record<string, unknown>
  /** Where the platform runs the worker; near its clients unless set. */
  placement?: { hostname: string }
  durable_objects?: { bindings?: { name: string; class_name: string }[] }
  assets?: { directory: string; binding?: string }
}

const MARK = /^\uFEFF/

/** @throws an error of the file system; CommandError if the file is not JSON with comments */
export function readWranglerFile(path: string): WranglerFile {
  return parseWranglerFile(readFileSync(path, 'utf8'), path)
}

/**
 * Reads JSON with comments and trailing commas.
 * @param path of the file, for the message
 * @throws CommandError with the place of the error
 */
export function parseWranglerFile(text: string, path: string): WranglerFile {
  const errors: ParseError[] = []
  // Some editors write a byte order mark; wrangler ignores it too.
  const value: unknown = parse(text.replace(MARK, ' '), errors, { allowTrailingComma: true })
  const [first] = errors
  if (first) {
    const line = text.slice(0, first.offset).split('\n').length
    // Such as CommaExpected.
    const reason = printParseErrorCode(first.error).replace(
      /\B[A-Z]/g,
      (letter) => ` ${letter.toLowerCase()}`,
    )
    throw new CommandError(`${path} is no JSON with comments. Line ${line}: ${reason}.`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new CommandError(`${path} must be a JSON object.`)
}

/**
 * The text with these variables beside its own, and with this placement; undefined removes one. All other text stays
 * unchanged.
 * @throws CommandError if the text is not JSON with comments, or has one of them twice
 */
export function withMembers(
  text: string,
  { vars, ...others }: { vars: Record<string, unknown>; placement?: WranglerFile['placement'] | undefined },
  path: string,
): string {
  const { vars: before }: { vars?: unknown } = parseWranglerFile(text, path)
  const isObject = typeof before === 'object' && !Array.isArray(before)
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  let changed = text.replace(MARK, '')
  const kept = Object.entries({ ...(isObject && before), ...vars }).filter(([, value]) => value !== undefined)
  for (const [name, value] of Object.entries({ vars: Object.fromEntries(kept), ...others })) {
    changed = applyEdits(changed, modify(changed, [name], value, { formattingOptions }))
    const read = parseWranglerFile(changed, path) as Record<string, unknown>
    if (!isDeepStrictEqual(read[name], value)) throw new CommandError(`${path} has "${name}" twice.`)
  }
  return changed
}
