import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './places.ts'

// It compiles the package's types, while the browser's and the end-to-end tests share the processors.
it('an export, a code, a log line, a path or a setting never changes without a change of docs/public-api.md', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/public-api.ts', '--print'], {
    cwd: root,
  })
  const page = readFileSync(join(root, 'docs/public-api.md'), 'utf8')
  expect(stdout, 'if the change is meant, write it: node scripts/public-api.ts').toBe(page)
}, 120_000)
