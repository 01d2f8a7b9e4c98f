/** The problem codes of the edge, each with what it means and what a clerk reads, from `shared/problems.ts` and the desk's words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, problems } from '../../../shared/problems.ts'
import { texts as en } from '../../../widget/locales/en.ts'
import { problemKind } from '../../../widget/kit/parts/problem-words.ts'
import { root } from '../../places.ts'
import { page, prose } from './text.ts'

/** Takes the place of the table in `docs/problems.md`. */
export function problemSections(): string {
  return page(
    ...problemGroups().map(({ heading, codes }) => page(`## ${heading}`, ...codes.map(problemText))),
  )
}

/** The codes as the comments of their table group them. */
function problemGroups(): { heading: string; codes: ProblemCode[] }[] {
  const source = readFileSync(join(root, 'shared/problems.ts'), 'utf8')
  const [, table = ''] = /^export const problems = \{\n([^]*?)^\} as const/m.exec(source) ?? []
  return table
    .split(/^ {2}\/\/ /m)
    .slice(1)
    .map((group) => ({
      heading: group.slice(0, group.indexOf('\n')),
      codes: [...group.matchAll(/^ {2}'([\w-]+)': \{/gm)].map(([, name]) => name as ProblemCode),
    }))
}

function problemText(name: ProblemCode): string {
  const { status, title } = problems[name]
  const kind = problemKind({ code: name, members: [] })
  return page(
    `### ${name}`,
    `**${status}.** ${prose(title)}.`,
    kind === undefined
      ? ''
      : `The clerk reads: “${prose(en.problemTitle(kind))}. ${prose(en.problemText(kind))}”`,
  )
}
