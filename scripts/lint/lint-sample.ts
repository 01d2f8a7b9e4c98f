import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/**
 * Lints samples with the project's own rules, in a folder that lives as long as the tests of the file.
 * @param rule with its plugin, `plugin(rule)`
 * @param within the folder, relative to the root, of which a sample is a grandchild
 * @returns a function that counts the rule's reports for a file with a text
 */
export function lintSamples(rule: string, within = 'scripts/lint'): (text: string) => Promise<number> {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(root, within, '.try-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  return async (text) => {
    const file = join(folder, 'sample.ts')
    await writeFile(file, text)
    const run = promisify(execFile)(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '-f', 'json', file],
      { cwd: root },
    )
    // A report also makes the exit code non-zero.
    const { stdout } = (await run.catch((error: unknown) => error)) as { stdout: string }
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    return diagnostics.filter(({ code }) => code === rule).length
  }
}
