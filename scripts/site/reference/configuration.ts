/** The reference page of the edge's configuration: what its schema takes, and what the operators' page says about each member. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { environment } from '../../../edge/config/config.ts'
import { merchant } from '../../../edge/config/merchant.ts'
import { defaultRates } from '../../../edge/config/rates.ts'
import { root } from '../../places.ts'
import { rewriteLinks } from '../site-links.ts'
import type { SitePage } from '../site-pages.ts'
import type { Schema } from './schema-members.ts'
import { code, page, table } from './text.ts'

export function configurationPage(): SitePage {
  const text = page(
    "# The edge's configuration",
    '[Operating the edge](../operations.md#configuration) says how to set it, and how to rotate what is secret. If a required member is missing or one has another form, the worker does not start.',
    '## Members',
    membersOf(environment, 'edge/operations.md'),
    '## Entries of MERCHANTS',
    membersOf(merchant, 'docs/edge.md'),
    '## Rates',
    'Requests within a minute. On the platform its bindings have these names; elsewhere `RATE_LIMITS` changes them.',
    table(
      ['Rate', 'Requests a minute'],
      Object.entries(defaultRates).map(([name, rate]) => [code(name), String(rate)]),
    ),
  )
  return { path: 'reference/configuration', text }
}

function membersOf(schema: z.ZodMiniType, source: string): string {
  const texts = textsOf(source)
  const rows = configMembers(schema).map(({ name, isRequired, form }) => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`${source} says nothing about ${name}.`)
    return [code(name), isRequired ? `**Required.** ${text}` : text, form]
  })
  return table(['Member', 'Meaning', 'Form'], rows)
}

interface ConfigMember {
  name: string
  isRequired: boolean
  /** As Markdown: a pattern, or the values that it may have; empty where neither says enough. */
  form: string
}

/** The members of a schema of the configuration, as they are written. */
export function configMembers(schema: z.ZodMiniType): ConfigMember[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema
  return Object.entries(properties).map(([name, { pattern, enum: values }]) => {
    const forms = [...(pattern === undefined ? [] : [pattern]), ...(values ?? [])]
    return {
      name,
      isRequired: required.includes(name),
      form: forms.map((form) => code(String(form))).join(', '),
    }
  })
}

/** What a page's tables say about each member, with the site's links. */
function textsOf(source: string): Map<string, string> {
  const texts = new Map<string, string>()
  const markdown = readFileSync(join(root, source), 'utf8')
  for (const [, names, text] of markdown.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (.*) \|$/gm)) {
    const { text: linked } = rewriteLinks(source, text!)
    for (const [, name] of names!.matchAll(/`(\w+)`/g)) {
      if (!texts.has(name!)) texts.set(name!, inFolder(linked, source))
    }
  }
  return texts
}

/** Links of a page at the site's root, from a page one folder below. */
function inFolder(text: string, source: string): string {
  const own = source === 'docs/edge.md' ? 'edge' : 'operations'
  return text.replaceAll('](./', '](../').replaceAll('](#', `](../${own}.md#`)
}
