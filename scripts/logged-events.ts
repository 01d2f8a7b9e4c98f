/** The events that the edge logs, read from its code: `log('info', { event: 'name' …`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.ts'

/** The edge's files without tests. */
export function edgeSources(): { file: string; text: string }[] {
  return globSync('edge/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('edge/testing/'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Every call that logs, by event. An event that two places log is there twice. */
export function loggedEvents(): { event: string; level: string }[] {
  return edgeSources()
    .flatMap(({ text }) => [...text.matchAll(/\blog\('(info|error)', \{\s*event: '([a-z-]+)'/g)])
    .map(([, level, event]) => ({ event: event!, level: level! }))
    .toSorted((one, other) =>
      `${one.event} ${one.level}`.localeCompare(`${other.event} ${other.level}`, 'en'),
    )
}
