import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeBlocksOf, heldBlocks } from './code-blocks.ts'
import { markdownFiles } from './markdown.ts'
import { root } from './places.ts'

const files = markdownFiles()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = Object.entries(heldBlocks).flatMap(([file, blocks]) => blocks.map((row) => [file, row] as const))

describe('the code in the documentation', () => {
  it.each([...new Set([...files, ...Object.keys(heldBlocks)])])(
    '%s has only blocks that a test runs, or a reason',
    (file) => {
      const found = files.includes(file) ? codeBlocksOf(file) : []
      const shown = found.map(({ language, code }) => [language, code.trim().split('\n')[0]])
      expect(shown).toEqual((heldBlocks[file] ?? []).map(([language, line]) => [language, line]))
    },
  )

  it('is run by tests that exist and name the page', () => {
    const wrong = rows.filter(([file, [, , held]]) => {
      if (!('test' in held) || held.test === 'scripts/code-blocks.test.ts') return false
      return !existsSync(join(root, held.test)) || !read(held.test).includes(file)
    })
    expect(wrong).toEqual([])
  })

  it('styles only names that the element has', () => {
    const element = read('widget/order-admin.ts')
    const known = new Set([...element.matchAll(/^ \* @css(?:part|property) (\S+)/gm)].map(([, name]) => name))
    const styles = files.flatMap(codeBlocksOf).filter(({ language }) => language === 'css')
    const names = styles.flatMap(({ code }) => [
      ...code.matchAll(/(--order-admin-[\w-]+)|::part\(([\w-]+)\)/g),
    ])
    expect(names.length).toBeGreaterThan(3)
    expect(names.map(([, property, part]) => property ?? part).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the commands in the documentation', () => {
  const texts = files.map((file) => [file, read(file)] as const)

  it('are scripts of a manifest of the project', () => {
    const exclude = ['**/node_modules/**', 'dist/**', '.state/**']
    const manifests = globSync('**/package.json', { cwd: root, exclude })
    const scripts = new Set(
      manifests.flatMap((file) =>
        Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}),
      ),
    )
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:]+)/g)].map(([, name]) => [file, name!] as const),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(([, name]) => !scripts.has(name))).toEqual([])
  })

  it('start files that exist', () => {
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(/\bnode ((?:scripts|test)\/[\w./-]+)/g)].map(([, path]) => [file, path!] as const),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(([, path]) => !existsSync(join(root, path)))).toEqual([])
  })
})
