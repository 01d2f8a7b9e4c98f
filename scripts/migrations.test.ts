/** An operator learns from the changelog which release brings new Durable Object classes: it cannot be rolled back past. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig as readWranglerConfig } from 'wrangler'
import { root } from './places.ts'

interface Migration {
  tag: string
  new_sqlite_classes?: string[]
}

const migrations: Migration[] = readWranglerConfig({ config: join(root, 'edge/wrangler.jsonc') }).migrations
const changelog = readFileSync(join(root, 'packages/edge/CHANGELOG.md'), 'utf8')

it.each(migrations)('the changelog names migration $tag and its classes', ({ tag, new_sqlite_classes }) => {
  // In the list of them: an operator looks there, and not through all that is new.
  const line = changelog.split('\n').find((text) => text.startsWith(`- \`${tag}\` adds `)) ?? ''
  for (const name of new_sqlite_classes ?? ['']) expect(line).toContain(`\`${name}\``)
})
