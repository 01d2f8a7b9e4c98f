/**
 * Keeps state as the present version stores it, for `test/e2e/stored-state.test.ts`: run `node scripts/state-fixture.ts`
 * at each release, after `npm run build`, and commit what it makes. A kept state is never changed.
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import edgePackage from '../packages/edge/package.json' with { type: 'json' }
import { stringifyJson } from '../shared/domain/values/json.ts'
import { startEdge } from '../test/support/edge-process.ts'
import { startProvider } from '../test/support/provider-process.ts'
import { makeState, readState } from '../test/support/stored-state.ts'
import { root } from './places.ts'

const { version } = edgePackage
const target = join(root, 'test/fixtures/state', version)
if (existsSync(target)) throw new Error(`${target} is there already: a release has its state once.`)

const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-state-'))
const provider = await startProvider(stateDirectory)
const edge = await startEdge({ provider: provider.address, stateDirectory })
const made = await makeState(edge.addresses)
const read = await readState(edge.addresses, made)
// Ended in order, they leave whole databases and no logs beside them.
await Promise.all([edge.stop(), provider.stop()])

// Nothing of rate limits is stored.
const databases = globSync('**/*.sqlite', { cwd: stateDirectory, exclude: ['**/RateWindows/**'] })
for (const file of databases) {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  writeFileSync(join(target, `${file}.gz`), gzipSync(readFileSync(join(stateDirectory, file)), { level: 9 }))
}
writeFileSync(join(target, 'state.json'), `${stringifyJson({ made, read })}\n`)
rmSync(stateDirectory, { recursive: true })
console.log(`${databases.length} databases in ${target}`)
