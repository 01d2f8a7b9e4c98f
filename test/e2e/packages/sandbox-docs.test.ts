/** The code of the sandbox's pages, run as it is there beside the packed package. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { parseDocument } from 'yaml'
import { codeBlocksOf } from '../../../scripts/code-blocks.ts'
import { root } from '../../../scripts/places.ts'
import { someOf } from '../../../shared/testing/runs.ts'
import { execute } from '../../support/packed.ts'
import { packSandbox, type SandboxProject } from '../../support/sandbox-command.ts'

const PAGE = 'docs/sandbox.md'

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

/** Puts a file into the project. @returns its path */
function write(name: string, content: string): string {
  const file = join(sandbox.project, name)
  writeFileSync(file, content)
  return file
}

/** The version of the package, which the names of its files have. */
function version(): string {
  return (JSON.parse(readFileSync(join(sandbox.folder, 'package.json'), 'utf8')) as { version: string })
    .version
}

/** Runs Node in the project, as nobody's child. */
async function runNode(...words: string[]): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name))
  const { stdout } = await execute(process.execPath, words, {
    cwd: sandbox.project,
    env: Object.fromEntries(own),
  })
  return stdout
}

const firstLines: [string, string, string][] = [
  ['packages/sandbox/README.md', 'answer.status', '200'],
  [PAGE, 'order.Id', '8906810'],
]

it.each(someOf(firstLines, 1))('the first lines of %s', async (page, shown, value) => {
  const code = blockOf(page, 'import { createSandbox }')
  expect(await runNode(write('page.mjs', `${code}console.log(${shown})\n`))).toBe(`${value}\n`)
})

it('the test of node:test', { tags: 'long' }, async () => {
  const file = write('delivery.test.mjs', blockOf(PAGE, '// delivery.test.mjs'))
  expect(await runNode('--test', '--test-reporter=tap', file)).toMatch(/^# pass 1$/m)
})

it('the setup and the test of Vitest', { tags: 'long' }, async () => {
  symlinkSync(join(root, 'node_modules/vitest'), join(sandbox.project, 'node_modules/vitest'))
  write('vitest.sandbox.js', blockOf(PAGE, '// vitest.sandbox.js'))
  write('delivery.test.js', blockOf(PAGE, '// delivery.test.js'))
  write(
    'vitest.config.js',
    "export default { test: { globalSetup: 'vitest.sandbox.js', include: ['*.test.js'] } }\n",
  )
  write('package.json', '{"type":"module"}')
  const vitest = join(sandbox.project, 'node_modules/vitest/vitest.mjs')
  expect(await runNode(vitest, 'run', '--reporter=tap')).toContain('ok 1 - delivers an order in 2031')
})

it('the setup and the end of Jest, as Jest calls them', async () => {
  write('jest.sandbox.mjs', blockOf(PAGE, '// jest.sandbox.mjs'))
  write('jest.sandbox-end.mjs', blockOf(PAGE, '// jest.sandbox-end.mjs'))
  const file = write(
    'as-jest.mjs',
    `import start from './jest.sandbox.mjs'
     import end from './jest.sandbox-end.mjs'
     await start()
     const { status } = await fetch(process.env.SANDBOX_ADDRESS + '/healthz')
     await end()
     console.log(status, await fetch(process.env.SANDBOX_ADDRESS).catch(() => 'ended'))`,
  )
  expect(await runNode(file)).toBe('200 ended\n')
})

it('the workflow is YAML, pins its actions as our own do, and starts the command with flags that there are', async () => {
  const text = blockOf(PAGE, 'name: test')
  const { errors, warnings } = parseDocument(text, { strict: true, uniqueKeys: true })
  expect([...errors, ...warnings]).toEqual([])
  const ours = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
  for (const [line] of text.matchAll(/uses: .*/g)) expect(ours).toContain(line)
  expect(text).toContain(`npm install --no-save ./vendor/order-admin-sandbox-${version()}.tgz\n`)
  const [, flags] = /npx order-admin-sandbox (.*?) >/.exec(text)!
  expect((await sandbox.run([...flags!.split(' '), '--help'])).code).toBe(0)
})

it('the steps of the Dockerfile start a sandbox that its health check finds', async () => {
  const text = readFileSync(join(root, 'deploy/sandbox/Dockerfile'), 'utf8')
  expect(text).toContain(`ARG SANDBOX=./order-admin-sandbox-${version()}.tgz\n`)
  const listAfter = (start: string) =>
    JSON.parse(new RegExp(`^${start}.*?(\\[.*\\])$`, 'm').exec(text)![1]!) as string[]
  const [command, ...flags] = listAfter('CMD')
  const { bin } = JSON.parse(readFileSync(join(sandbox.folder, 'package.json'), 'utf8')) as { bin: object }
  expect(Object.keys(bin).map((name) => `node_modules/.bin/${name}`)).toContain(command)
  const serving = await sandbox.serve([...flags, '--port', '0'])
  onTestFinished(() => void serving.child.kill('SIGKILL'))
  const port = new URL(serving.address).port
  const [node, ...check] = listAfter('HEALTHCHECK')
  expect(node).toBe('node')
  await runNode(...check.map((word) => word.replace('8782', port)))
  await serving.end()
  await expect(runNode(...check.map((word) => word.replace('8782', port)))).rejects.toThrow('Command failed')
})
