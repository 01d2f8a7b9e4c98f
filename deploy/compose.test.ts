import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { expect, it, onTestFinished } from 'vitest'

const file = join(import.meta.dirname, 'compose.yaml')

/** What the schema of the Compose specification, and the rules about mistakes, say of a file. */
function faultsOf(path: string): string[] {
  const linter = new DCLinter({
    // The proxy is for everybody.
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  })
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`)
}

it('the file for Compose is as its specification wants it', () => {
  expect(faultsOf(file)).toEqual([])
})

it.each([
  ['a member that is misspelt', ['read_only: true', 'readonly: true']],
  ['a number as a list', ['cap_drop: [ALL]', 'cap_drop: 1']],
  ['a service of another form', ['  edge:\n', '  edge: text\n  other:\n']],
] as const)('a file for Compose with %s is refused', (_, [from, to]) => {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, 'compose.yaml'), text.replace(from, to))
  expect(faultsOf(join(folder, 'compose.yaml'))).toEqual([expect.stringContaining('invalid-schema')])
})
