import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problems } from '../shared/problems.ts'

/** The table of every problem, as the page must show it. */
function problemTable(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
  )
  return ['| Code | Status | |', '|---|---|---|', ...rows].join('\n')
}

describe('docs/problems.md', () => {
  it('lists every problem with its status and title', () => {
    const page = readFileSync(new URL('../docs/problems.md', import.meta.url), 'utf8')
    const [, table] = /<!-- problems -->\n\n([^]*?)\n\n<!-- end of problems -->/.exec(page) ?? []
    expect(table).toBe(problemTable())
  })
})
