/** `npm run test:long`: the tests that try random cases, with many times as many of them as in `npm test`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { check, finish, runTests } from './checks.ts'
import { root } from './places.ts'

/** Every test file that says for itself how often it tries something. */
function longTests(): string[] {
  const files = globSync('{shared,edge,provider,demo,widget,test}/**/*.test.ts', { cwd: root })
  return files.filter((file) => readFileSync(join(root, file), 'utf8').includes('testing/runs.ts'))
}

process.env['LONG_RUN'] = 'true'
if (await check('build', async () => void (await buildAll()))) {
  await runTests({ name: 'many-cases', parameters: longTests(), isShown: true })
}
finish()
