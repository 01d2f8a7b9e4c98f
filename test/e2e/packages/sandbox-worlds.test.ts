/**
 * Twenty test files share one sandbox at the same time, and each has a world of its own.
 * @module-tag long
 */
import { execFile } from 'node:child_process'
import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { packSandbox, type SandboxProject } from '../../support/sandbox-command.ts'

let sandbox: SandboxProject
beforeAll(async () => {
  sandbox = await packSandbox()
  cpSync(join(root, 'test/fixtures/worlds'), join(sandbox.project, 'worlds'), { recursive: true })
  return () => sandbox.remove()
})

it('twenty files in parallel pass, each time', async () => {
  const serving = await sandbox.serve()
  onTestFinished(() => void serving.child.kill('SIGKILL'))
  const files = globSync('worlds/*.test.mjs', { cwd: sandbox.project })
  expect(files).toHaveLength(20)
  for (let run = 0; run < runs(1, 20); run++) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--test', '--test-reporter=tap', '--test-concurrency=20', ...files],
      { cwd: sandbox.project, env: { ...process.env, SANDBOX_ADDRESS: serving.address } },
    ).catch((error: { stdout: string }) => error)
    expect(stdout.match(/^not ok.*|^# (?:pass|fail) .*/gm)).toEqual(['# pass 20', '# fail 0'])
  }
  await serving.end()
})
