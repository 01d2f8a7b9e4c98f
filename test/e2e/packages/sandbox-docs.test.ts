/** The code of the sandbox's pages, run as it is there beside the packed package. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { codeBlocksOf } from '../../../scripts/code-blocks.ts'
import { execute } from '../../support/packed.ts'
import { packSandbox, type SandboxProject } from '../../support/sandbox-command.ts'

let sandbox: SandboxProject
beforeAll(async () => {
  sandbox = await packSandbox()
  return () => sandbox.remove()
})

/** The block of a page that begins so. */
function blockOf(page: string, firstLine: string): string {
  const block = codeBlocksOf(page).find(({ code }) => code.startsWith(firstLine))
  if (!block) throw new Error(`${page} has no block that begins with ${firstLine}`)
  return block.code
}

it('the lines of docs/sandbox.md', async () => {
  const code = blockOf('docs/sandbox.md', 'import { createSandbox }')
  const file = join(sandbox.project, 'page.mjs')
  writeFileSync(file, `${code}console.log(order.Id)\n`)
  const { stdout } = await execute(process.execPath, [file], { cwd: sandbox.project })
  expect(stdout).toBe('8906810\n')
})

it('the lines of the package', async () => {
  const code = blockOf('packages/sandbox/README.md', 'import { createSandbox }')
  const file = join(sandbox.project, 'readme.mjs')
  writeFileSync(file, `${code}console.log(answer.status)\n`)
  const { stdout } = await execute(process.execPath, [file], { cwd: sandbox.project })
  expect(stdout).toBe('200\n')
})
