/** The reference pages of enumerations and limits, from the constants of `shared/domain` and the comments above them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as creditEnums from '../../../shared/domain/credit/credit.enums.ts'
import * as enums from '../../../shared/domain/order/enums.ts'
import * as limits from '../../../shared/domain/values/limits.ts'
import * as metadata from '../../../shared/domain/order/metadata.limits.ts'
import * as payment from '../../../shared/domain/order/payment.enums.ts'
import * as capabilities from '../../../shared/domain/session/capabilities.ts'
import { SESSION_SECONDS } from '../../../shared/domain/session/session.ts'
import { root } from '../../places.ts'
import type { SitePage } from '../site-pages.ts'
import { grouped, type Limits, limitWords } from './limit-words.ts'
import { code, page, prose, table } from './text.ts'

/** A constant that a file exports. */
interface Documented {
  name: string
  /** The type of its values, where the file exports one. */
  type: string | undefined
  comment: string
  /** What it says about its members. */
  members: ReadonlyMap<string, string>
  value: unknown
}

export function enumerationsPage(): SitePage {
  const text = page(
    '# Enumerations',
    'Requests may use only these values. A provider may answer others: the edge passes them on, and the desk shows them as they are.',
    '## Order API',
    ...constantsOf('shared/domain/order/enums.ts', enums).map(enumText),
    ...constantsOf('shared/domain/order/payment.enums.ts', payment).map(enumText),
    '## Sessions',
    ...constantsOf('shared/domain/session/capabilities.ts', capabilities).map(enumText),
    '## SOAP',
    ...constantsOf('shared/domain/credit/credit.enums.ts', creditEnums).map(enumText),
  )
  return { path: 'reference/enumerations', text }
}

export function limitsPage(): SitePage {
  const text = page(
    '# Limits',
    'The edge checks these limits before it sends anything, and the desk while somebody types. Amounts are in minor units, and quantities and percentages times 100.',
    ...constantsOf('shared/domain/values/limits.ts', limits).map(limitText),
    ...constantsOf('shared/domain/order/metadata.limits.ts', metadata).map(limitText),
    `## Sessions\n\nA session lasts ${SESSION_SECONDS} seconds at most.`,
  )
  return { path: 'reference/limits', text }
}

/** The exported constants of a file, in its order. */
function constantsOf(file: string, module: Readonly<Record<string, unknown>>): Documented[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = [...source.matchAll(/^export const (\w+)[^=]*=/gm)]
  return found.map(({ index, 1: name }, at) => ({
    name: name!,
    type: new RegExp(`^export type (\\w+)[^=]*= (?:\\(typeof|keyof typeof) ${name!}\\b`, 'm').exec(
      source,
    )?.[1],
    comment: commentBefore(source.slice(0, index)),
    members: memberComments(source.slice(index, found[at + 1]?.index)),
    value: module[name!],
  }))
}

/** The comment that a text ends with. */
function commentBefore(text: string): string {
  const start = text.lastIndexOf('/**')
  return start !== -1 && text.indexOf('*/\n', start) === text.length - 3 ? textOf(text.slice(start)) : ''
}

/** The comments above the members of an object. */
function memberComments(block: string): Map<string, string> {
  const found = block.matchAll(/^ {2}(\/\*\*(?:(?!\*\/)[^])*\*\/)\n {2}(\w+):/gm)
  return new Map([...found].map(([, comment, name]) => [name!, textOf(comment!)]))
}

/** A comment without its marks. */
function textOf(comment: string): string {
  return comment
    .replace(/^\/\*\* ?/, '')
    .replace(/ ?\*\/\s*$/, '')
    .replaceAll(/^ *\* ?/gm, '')
    .trim()
}

function enumText({ name, type, comment, members, value }: Documented): string {
  const parts = [`### ${type?.replace(/Name$/, '') ?? capital(name)}`, prose(comment)]
  if (Array.isArray(value)) return page(...parts, listed(value))
  const rows = Object.entries(value as object).map(([key, each]) => [
    code(key),
    Array.isArray(each) ? listed(each) : code(String(each)),
    prose(members.get(key)),
  ])
  const isOfLists = Object.values(value as object).some(Array.isArray)
  return page(...parts, table(isOfLists ? ['Operation', 'Values', ''] : ['Name', 'Value', ''], rows))
}

function listed(values: readonly unknown[]): string {
  return values.map((value) => code(String(value))).join(', ')
}

function limitText({ name, comment, members, value }: Documented): string {
  const parts = [`## ${words(name)}`, prose(comment)]
  if (typeof value === 'number') return page(...parts, `**${grouped(value)}**`)
  const own = limitWords(value as Limits)
  const rows = Object.entries(value as object)
    .filter(([, each]) => own.length === 0 || typeof each === 'object')
    .map(([key, each]) => [
      code(key),
      typeof each === 'number' ? grouped(each) : limitWords(each as Limits).join(', '),
      prose(members.get(key)),
    ])
  const all = own.length > 0 ? `**${own.join(', ')}**` : ''
  return page(...parts, all, rows.length > 0 ? table(['Of', 'Limit', ''], rows) : '')
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

/** `rowListLimits` and `BODY_LIMIT` as words. */
function words(name: string): string {
  const kept = name.replace(/_?limits?$/i, '')
  const spaced =
    kept.includes('_') || kept === kept.toUpperCase()
      ? kept.replaceAll('_', ' ')
      : kept.replaceAll(/([A-Z])/g, ' $1')
  return capital(spaced.toLowerCase()).replace('Soap', 'SOAP')
}
