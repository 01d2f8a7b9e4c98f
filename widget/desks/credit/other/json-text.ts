/** JSON for people: indented and exact, with masked national ids and shortened files. Pure. */
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { isIdMember, maskedId } from '../data/masked-id.ts'

export interface JsonTextOptions {
  /** Whether national ids are shown. */
  hasIds: boolean
  /** Says how long a file is, of which only the beginning is shown; without it, files are whole. */
  lengthWords?: (characters: number) => string
}

/** A file as base64: no other member is nearly as long. */
const FILE = /^[A-Za-z0-9+/=\r\n]+$/
/** Characters. */
const SHORTEST_FILE = 400
/** Characters of a file that are shown. */
const BEGINNING = 24

/** @param value parsed JSON; a bigint is written digit for digit */
export function jsonText(value: unknown, options: JsonTextOptions): string {
  return text(value, '', '', options)
}

function text(value: unknown, name: string, indent: string, options: JsonTextOptions): string {
  if (Array.isArray(value)) {
    return block(
      '[]',
      value.map((item) => text(item, name, `${indent}  `, options)),
      indent,
    )
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    return block(
      '{}',
      members.map(([key, member]) => `${stringifyJson(key)}: ${text(member, key, `${indent}  `, options)}`),
      indent,
    )
  }
  return stringifyJson(typeof value === 'string' ? shown(value, name, options) : value)
}

function block(brackets: string, parts: readonly string[], indent: string): string {
  const [open, close] = brackets
  if (parts.length === 0) return brackets
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`
}

function shown(value: string, name: string, { hasIds, lengthWords }: JsonTextOptions): string {
  if (isIdMember(name)) return hasIds ? value : maskedId(value)
  return lengthWords && value.length >= SHORTEST_FILE && FILE.test(value)
    ? `${value.slice(0, BEGINNING)}… ${lengthWords(value.length)}`
    : value
}

/** Whether the value contains a national id. */
export function hasIdIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, member]) => (isIdMember(name) && typeof member === 'string' && member !== '') || hasIdIn(member),
  )
}
