/** Each event that the edge logs has a row for its operator, with the level that the code gives it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { edgeSources, loggedEvents } from './logged-events.ts'
import { root } from './places.ts'

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
    expect(documented.toSorted()).toEqual(loggedEvents().map(({ event, level }) => `${event} ${level}`))
    expect(rows().filter(([, , meaning, action]) => !meaning?.trim() || !action?.trim())).toEqual([])
  })

  it('misses none, because every line is logged by `log` with its event written out', () => {
    const others = edgeSources().filter(({ file }) => file !== 'edge/http/log.ts')
    const calls = others.flatMap(({ text }) => text.match(/\blog\(/g) ?? [])
    expect(calls).toHaveLength(loggedEvents().length)
    expect(others.filter(({ text }) => /\bconsole\b/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
