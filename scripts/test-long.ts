/** `npm run test:long`: runs the tests that have more cases than `npm test` runs, with all of them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, finish, runTests } from './checks.ts'
import { root, run } from './places.ts'
import { provideChromium } from './provide-chromium.ts'

/** Every test file that uses `runs()`, or the looks, whose number it sets. */
function longTests(): string[] {
  const files = globSync('{shared,edge,provider,demo,widget,test}/**/*.test.ts', { cwd: root })
  return files.filter((file) => /testing\/runs\.ts|inEveryLook/.test(readFileSync(join(root, file), 'utf8')))
}

process.env['LONG_RUN'] = 'true'
await check('chromium', provideChromium)
// In a process of its own, because Vite sets NODE_ENV in that which builds, and the tests would inherit it.
if (await check('build', () => run('node', ['scripts/build.ts']))) {
  await runTests({ name: 'many-cases', parameters: longTests(), isShown: true })
}
finish()
