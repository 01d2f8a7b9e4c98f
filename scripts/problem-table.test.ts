import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problems } from '../shared/problems.ts'

/** The README's table of every problem, as it has to stand there. */
function problemTable(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
  )
  return ['| Code | Status | |', '|---|---|---|', ...rows].join('\n')
}

describe("the README's table of problems", () => {
  it('is the table of the code', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, table] = /<!-- problems -->\n\n([^]*?)\n\n<!-- end of problems -->/.exec(readme) ?? []
    expect(table).toBe(problemTable())
  })
})
