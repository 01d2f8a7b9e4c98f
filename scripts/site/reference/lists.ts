/** The reference pages of enumerations and limits, from the constants of `shared/domain` and the comments above them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as creditEnums from '../../../shared/domain/credit.enums.ts'
import * as enums from '../../../shared/domain/enums.ts'
import * as limits from '../../../shared/domain/limits.ts'
import * as metadata from '../../../shared/domain/metadata.limits.ts'
import * as payment from '../../../shared/domain/payment.enums.ts'
import * as session from '../../../shared/domain/session.ts'
import { root } from '../../places.ts'
import type { SitePage } from '../site-pages.ts'
import { code, page, prose, table } from './text.ts'

/** A constant that a file exports. */
interface Documented {
  name: string
  /** The type of its values, where the file exports one. */
  type: string | undefined
  comment: string
  value: unknown
}

export function enumerationsPage(): SitePage {
  const text = page(
    '# Enumerations',
    'Requests may use only these values. A provider may answer others: the edge passes them on, and the desk shows them as they are.',
    '## Order API',
    ...constantsOf('shared/domain/enums.ts', enums).map(enumText),
    ...constantsOf('shared/domain/payment.enums.ts', payment).map(enumText),
    '## Sessions',
    ...constantsOf('shared/domain/session.ts', session)
      .filter(({ value }) => Array.isArray(value))
      .map(enumText),
    '## SOAP',
    ...constantsOf('shared/domain/credit.enums.ts', creditEnums).map(enumText),
  )
  return { path: 'reference/enumerations', text }
}

export function limitsPage(): SitePage {
  const text = page(
    '# Limits',
    'The edge checks these limits before it sends anything, and the desk while somebody types. Amounts are in minor units, and quantities and percentages times 100.',
    ...constantsOf('shared/domain/limits.ts', limits).map(limitText),
    ...constantsOf('shared/domain/metadata.limits.ts', metadata).map(limitText),
    `## Sessions\n\nA session lasts ${session.SESSION_SECONDS} seconds at most.`,
  )
  return { path: 'reference/limits', text }
}

/** The exported constants of a file, in its order. */
function constantsOf(file: string, module: Readonly<Record<string, unknown>>): Documented[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source.matchAll(/(?:^\/\*\* ?([^]*?)\*\/\n)?^export const (\w+)/gm)
  return [...found].map(([, comment = '', name]) => ({
    name: name!,
    type: new RegExp(`^export type (\\w+)[^=]*= (?:\\(typeof|keyof typeof) ${name!}\\b`, 'm').exec(
      source,
    )?.[1],
    comment: textOf(comment),
    value: module[name!],
  }))
}

/** A comment without the stars before its lines. */
function textOf(comment: string): string {
  // What stands before the last comment belongs to something else.
  const last = comment.slice(comment.lastIndexOf('/**') + 1)
  return last.replaceAll(/^ \* ?/gm, '').trim()
}

function enumText({ name, type, comment, value }: Documented): string {
  const heading = `### ${type ?? capital(name)}`
  const parts = [heading, prose(comment)]
  if (Array.isArray(value)) return page(...parts, value.map((each) => code(String(each))).join(', '))
  const rows = Object.entries(value as object).map(([key, each]) => [
    code(key),
    Array.isArray(each) ? each.map((one) => code(String(one))).join(', ') : code(String(each)),
  ])
  const isOfLists = Object.values(value as object).some(Array.isArray)
  return page(...parts, table(isOfLists ? ['Of', 'Values'] : ['Name', 'Value'], rows))
}

function limitText({ name, comment, value }: Documented): string {
  const parts = [`## ${words(name)}`, prose(comment)]
  if (typeof value === 'number') return page(...parts, `**${shown(value)}**`)
  const rows = Object.entries(value as object).map(([key, each]) => [
    code(key),
    typeof each === 'number'
      ? shown(each)
      : Object.entries(each as Record<string, number>)
          .map(([limit, number]) => `${code(limit)} ${shown(number)}`)
          .join(', '),
  ])
  return page(...parts, table(['', 'Limit'], rows))
}

/** With thin spaces between groups of digits. */
function shown(number: number): string {
  return number.toLocaleString('en').replaceAll(',', '\u202f')
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

/** `rowListLimits` and `BODY_LIMIT` as words. */
function words(name: string): string {
  const spaced = name.includes('_')
    ? name.toLowerCase().replaceAll('_', ' ')
    : name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return capital(spaced)
}
