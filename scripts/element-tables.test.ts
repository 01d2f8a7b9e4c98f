import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './places.ts'

const source = readFileSync(join(root, 'widget/order-admin.ts'), 'utf8')
const page = readFileSync(join(root, 'docs/styling.md'), 'utf8')

/** The names and descriptions of a JSDoc tag in the source of the element. */
function documented(tag: string): [string, string][] {
  const lines = source.matchAll(new RegExp(`^ \\* @${tag} (\\S+) - (.*)$`, 'gm'))
  return [...lines].map(([, name, text]) => [name!, text!])
}

/** The rows of a table of the page: a name in backticks, and its description. */
function tableBelow(heading: string): [string, string][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `(\S+)` \| (.*) \|$/gm)
  return [...rows].map(([, name, text]) => [name!, text!])
}

describe('docs/styling.md', () => {
  it.each([
    ['slot', 'Slots'],
    ['csspart', 'Parts'],
    ['cssproperty', 'Custom properties'],
  ])('lists every @%s of the element', (tag, heading) => {
    const names = documented(tag)
    expect(names.length).toBeGreaterThan(0)
    expect(tableBelow(heading)).toEqual(names)
  })
})
