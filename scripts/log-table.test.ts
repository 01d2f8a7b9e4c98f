/** Each event that the edge logs has a row for its operator, with the level that the code gives it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './places.ts'

const sources = globSync('edge/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('edge/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Every event in the code, as the table's first two cells. */
function loggedEvents(): string[] {
  const calls = sources.flatMap(({ text }) => [
    ...text.matchAll(/\blog\('(info|error)', \{\s*event: '([a-z-]+)'/g),
  ])
  return calls.map(([, level, event]) => `${event} ${level}`).toSorted()
}

/** The rows of the table: event, level, meaning, what to do. */
function rows(): string[][] {
  const page = readFileSync(join(root, 'edge/operations.md'), 'utf8')
  const [, table = ''] = /<!-- events -->\n\n([^]*?)\n\n<!-- end of events -->/.exec(page) ?? []
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
}

describe('the table of events in edge/operations.md', () => {
  it('has every event that the code logs, with its level, a meaning and what to do', () => {
    const documented = rows().map(([event = '', level]) => `${event.replaceAll('`', '')} ${level}`)
    expect(documented.toSorted()).toEqual(loggedEvents())
    expect(rows().filter(([, , meaning, action]) => !meaning?.trim() || !action?.trim())).toEqual([])
  })

  it('misses none, because every line is logged by `log` with its event written out', () => {
    const others = sources.filter(({ file }) => file !== 'edge/http/log.ts')
    const calls = others.flatMap(({ text }) => text.match(/\blog\(/g) ?? [])
    expect(calls).toHaveLength(loggedEvents().length)
    expect(others.filter(({ text }) => /\bconsole\b/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
