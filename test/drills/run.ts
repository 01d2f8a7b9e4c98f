/** `npm run drills`: builds, and runs every drill; with `-- 'full disk'`, those whose name has these words. */
import { run } from '../../scripts/places.ts'

const words = process.argv.slice(2).join(' ')
process.env['LONG_RUN'] = 'true'
await run('node', ['scripts/build.ts'])
const named = words === '' ? [] : ['-t', words]
await run('vitest', ['run', '--project=e2e', 'test/drills', '--reporter=verbose', ...named], true)
