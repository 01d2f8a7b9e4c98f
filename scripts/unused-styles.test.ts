/** Classes, ids, tokens and CSS parts of the widget that nothing uses. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { names as parts } from '../widget/kit/parts/css-parts.ts'
import { root } from './places.ts'

const ofWidget = globSync('widget/**/*.ts', { cwd: root })
const isTest = (file: string) => file.endsWith('.test.ts') || file.includes('/testing/')
const isStyle = (file: string) => file.endsWith('.styles.ts')
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

const tests = textOf(ofWidget.filter(isTest)) + textOf(globSync('test/**/*.ts', { cwd: root }))
const styles = textOf(ofWidget.filter((file) => isStyle(file) && !isTest(file)))
const code = textOf(ofWidget.filter((file) => !isStyle(file) && !isTest(file)))
/** Styles without comments and values: what is left has selectors and the names of properties. */
const selectors = styles.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/:[^;{}]*;/g, ';')

const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].toSorted()

/** Beginnings of names that code completes: `is-` of `is-${state}`. */
const beginnings = found(code, /([a-z][\w-]*-)\$\{/g)

/** Names that the code does not have as a word. */
function unused(names: readonly string[], text = code): string[] {
  const words = new Set(text.match(/[\w-]+/g))
  return names.filter((name) => !words.has(name) && !beginnings.some((start) => name.startsWith(start)))
}

describe('the styles of the widget', () => {
  it('have no class and no id that no template has', () => {
    const classes = found(selectors, /\.([a-z][\w-]*)/g)
    const ids = found(selectors, /#([a-z][\w-]*)/g)
    expect(classes.length + ids.length).toBeGreaterThan(200)
    expect(unused([...classes, ...ids])).toEqual([])
  })

  it('have no token that nothing reads, and read none that nothing sets', () => {
    const all = styles + code
    const read = found(all, /var\(\s*(--_[\w-]+)/g)
    const set = found(all, /(--_[\w-]+)['"]?[:,] /g)
    expect(read.length).toBeGreaterThan(30)
    expect(set.filter((token) => !read.includes(token))).toEqual([])
    expect(read.filter((token) => !set.includes(token))).toEqual([])
  })
})

describe('the templates of the widget', () => {
  it('have no class that no style, no code and no test looks for', () => {
    const written = found(code, /class="([^"$]+)"/g).flatMap((names) => names.trim().split(/\s+/))
    expect(written.length).toBeGreaterThan(200)
    const lookedFor = new Set(found(styles + code + tests, /\.([a-zA-Z][\w-]*)/g))
    expect([...new Set(written)].filter((name) => !lookedFor.has(name))).toEqual([])
  })

  it('have every CSS part that a page can style', () => {
    const others = code.replace(/export const NAMED =\s*'[^']*'/, '')
    expect(unused(parts.split(','), others)).toEqual([])
  })
})
