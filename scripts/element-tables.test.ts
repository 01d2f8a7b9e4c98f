import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { capabilities } from '../shared/domain/session/capabilities.ts'
import { root } from './places.ts'

const source = readFileSync(join(root, 'widget/order-admin.ts'), 'utf8')
const page = readFileSync(join(root, 'docs/theming.md'), 'utf8')
const embedding = readFileSync(join(root, 'docs/embedding.md'), 'utf8')

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

describe('docs/theming.md', () => {
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

/** The names in the first column of the tables right below a heading, without the brackets of a method. */
function namesBelow(heading: string): string[] {
  const section = embedding.split(`\n## ${heading}\n`)[1]!.split(/\n##+ /)[0]!
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell!)
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w.-]+)(?:\(\))?`/g)].map(([, name]) => name!))
}

/** The properties that the element declares for Lit, with the attribute of each that has one. */
function declaredProperties(): { property: string; attribute: string | undefined }[] {
  const [, block = ''] = /static override properties = \{\n([^]*?)\n {2}\}/.exec(source) ?? []
  return [...block.matchAll(/^ {4}(\w+): \{(.*)\},$/gm)].map(([, property, options]) => {
    const [, named] = /attribute: '([^']+)'/.exec(options!) ?? []
    return {
      property: property!,
      attribute: options!.includes('attribute: false') ? undefined : (named ?? property!),
    }
  })
}

describe('docs/embedding.md', () => {
  it('lists every attribute, property and method of the element', () => {
    const declared = declaredProperties().map(({ property, attribute }) => attribute ?? property)
    expect(declared.length).toBeGreaterThan(9)
    const [, ...methods] = /^ {2}async (\w+)\(/m.exec(source) ?? []
    const getters = [...source.matchAll(/^ {2}get (\w+)\(/gm)].map(([, name]) => name!)
    expect(namesBelow('The element').toSorted()).toEqual([...declared, ...methods, ...getters].toSorted())
  })

  it('lists every @fires of the element', () => {
    const fired = [...source.matchAll(/^ \* @fires \{\w+\} (\S+) - /gm)].map(([, name]) => name!)
    expect(fired.length).toBeGreaterThan(4)
    expect(namesBelow('Events').toSorted()).toEqual(fired.toSorted())
  })

  it('lists every capability of a session once', () => {
    expect(namesBelow('Capabilities')).toEqual([...capabilities])
  })
})

describe('what an embedder finds when it does not work', () => {
  const packaged = readFileSync(join(root, 'packages/order-admin/README.md'), 'utf8')
  const rowsBelow = (text: string) => {
    const section = text.split('\n## When it does not work\n')[1]!.split('\n## ')[0]!
    // A link of the page is plain text for whoever has only the package.
    return section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line.replace(/ \[with the npm package\]\(\S+\)/, '').replace(/\[([^\]]+)\]\(\S+\)/g, '$1'),
      )
  }

  it('is the same in docs/embedding.md and in the README of the package, which the warnings name', () => {
    expect(rowsBelow(packaged)).toEqual(rowsBelow(embedding))
    expect(rowsBelow(packaged).length).toBeGreaterThan(20)
  })

  it('has every code of the element itself', () => {
    const errors = readFileSync(join(root, 'widget/client/edge-error.ts'), 'utf8')
    const [, union = ''] = /export type LocalCode =\n([\s\S]*?)\n\n/.exec(errors) ?? []
    const codes = [...union.matchAll(/\| '([a-z-]+)'/g)].map(([, code]) => code!)
    expect(codes.length).toBeGreaterThan(8)
    expect(namesBelow('Codes of the element')).toEqual(expect.arrayContaining(codes))
  })
})
