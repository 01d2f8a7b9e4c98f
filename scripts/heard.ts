/**
 * `node scripts/heard.ts`: writes what Orca says into docs/accessibility.md, from the transcripts that
 * `test/e2e/screen-reader/` compares. With `-u`, that test writes the transcripts anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './places.ts'

const page = join(root, 'docs/accessibility.md')
const heading = '## What Orca says\n'

const walks = {
  order: 'An order is changed',
  payout: 'A payout is read',
  credit: 'A new credit order is begun',
}

/** The page as it should be, and as it is. */
export function heardPage(): { text: string; now: string } {
  const now = readFileSync(page, 'utf8')
  const start = now.indexOf(heading) + heading.length
  const first = now.indexOf('\n### ', start)
  const end = now.indexOf('\n## ', start)
  const parts = Object.entries(walks).map(([name, title]) => {
    const transcript = readFileSync(join(root, `test/fixtures/screen-reader/${name}.txt`), 'utf8')
    return `\n### ${title}\n\n\`\`\`text\n${transcript}\`\`\`\n`
  })
  return { text: now.slice(0, first) + parts.join('') + now.slice(end), now }
}

if (isMain(import.meta)) writeFileSync(page, heardPage().text)
