import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'scripts/lint/.try-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Counts the reports of the rule for a file with this text. */
async function complaints(text: string): Promise<number> {
  const file = join(folder, 'sample.ts')
  await writeFile(file, `export function sample(key: string): unknown {\n${text}\n}\n`)
  const run = promisify(execFile)(process.execPath, ['node_modules/oxlint/bin/oxlint', '-f', 'json', file], {
    cwd: root,
  })
  // A report also makes the exit code non-zero.
  const { stdout } = (await run.catch((error: unknown) => error)) as { stdout: string }
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  return diagnostics.filter(({ code }) => code === 'tables(own-keys-only)').length
}

describe('lint of tables', () => {
  it.each([
    ['a table of any key', 'const table: Record<string, number> = { one: 1 }; return table[key]'],
    ['a table of some keys', 'const t: Partial<Record<string, number>> = { one: 1 }; return t[key]'],
    ['an object literal', 'return { one: 1 }[key as never]'],
  ])('refuses a text as the index of %s', async (_, text) => {
    expect(await complaints(text)).toBe(1)
  })

  it.each([
    ['lookUp', 'const table: Record<string, number> = { one: 1 }; return lookUp(table, key)'],
    ['a Map', "return new Map([['one', 1]]).get(key)"],
    ['an index that is written out', "const table: Record<string, number> = { one: 1 }; return table['one']"],
  ])('takes %s', async (_, text) => {
    expect(await complaints(text)).toBe(0)
  })
})
