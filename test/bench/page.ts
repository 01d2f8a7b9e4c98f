/** Writes docs/benchmarks.md from the facts of a run. Pure. */
import { type Fact, judge, ratioOf } from './fact.ts'
import { aimText, costsText, judgedText, ratioText } from './fact-text.ts'

export interface Run {
  facts: readonly Fact[]
  /** What was asked for and not measured, with the reason. */
  failed: readonly { part: string; reason: string }[]
  /** Parts that were not asked for. */
  left: readonly string[]
  /** Whether other programs had more than half of a processor before the run. */
  isBusy: boolean
  /** The rows of the first table: machine, versions, commit, date. */
  about: readonly (readonly [name: string, value: string])[]
}

export function writePage(run: Run): string {
  const { facts, about, isBusy } = run
  const sections = [
    '# Benchmarks',
    'What the product costs, beside the least that is possible (the **floor**), the products that are nearest to it (the **peers**), and itself in another state (**variants**). `npm run bench -- --write` measures all of it anew and writes this page; nobody edits it.',
    table(['', ''], about),
    ...(isBusy ? [BUSY] : []),
    METHOD,
    aimsSection(facts),
    ...questionsOf(facts).map((question) => questionSection(question, facts)),
    ...missingSection(run),
  ]
  return `${sections.join('\n\n')}\n`
}

const BUSY =
  '**The machine was not quiet.** Other programs ran beside this run. Its times on the clock say little, and its ratios vary more than they should: measure again before you rely on a figure.'

const METHOD = `## Method

- A ratio is ours divided by theirs: **below 1 we cost less**. Both were measured in the same run, and in turns, so that other work on the machine touches both, unless the line below the table says that one came after the other. Compare ratios between machines, and figures only within one.
- CPU comes first: it is processor time of the measured process (in a browser: of the page's main thread), which other work lengthens less. Wall is the time on the clock.
- A figure is a median of rounds unless the line below its table says otherwise. A kilobyte has 1 000 bytes.
- Workers run on workerd as they are deployed. Everything is on one machine, the load too.
- Prism and JustiFi's components are too large to be dependencies. npm installs them, at the version above, into a folder of the bench when it first needs them; the versions of their own dependencies are then those of that day.`

function aimsSection(facts: readonly Fact[]): string {
  const judged = new Map(
    facts.flatMap((fact) =>
      (fact.aims ?? []).map((aim): [string, { fact: Fact; result: ReturnType<typeof judge> }] => {
        const against = aim.of === 'ratio' ? ` against ${fact.against?.name}` : ''
        // One aim may stand at several facts that compare the same with several peers.
        return [`${fact.what}${against}: ${aimText(fact, aim)}`, { fact, result: judge(fact, aim) }]
      }),
    ),
  )
  const missed = [...judged]
    .filter(([, { result }]) => !result.isMet)
    .toSorted(([, one], [, other]) => other.result.distance - one.result.distance)
  const rows = missed.map(([name, { fact, result }]) => [
    name,
    judgedText(fact, result),
    `${ratioText(result.distance)} times`,
  ])
  const count = `${judged.size - missed.length} of ${judged.size} aims are met.`
  if (missed.length === 0) return `## Aims\n\n${count}`
  return `## Aims\n\n${count} Missed, the furthest first:\n\n${table(['Aim', 'Measured', 'Off by'], rows)}`
}

function questionsOf(facts: readonly Fact[]): string[] {
  return [...new Set(facts.map(({ question }) => question))]
}

function questionSection(question: string, facts: readonly Fact[]): string {
  const own = facts.filter((fact) => fact.question === question)
  const rows = own.map((fact, index) => rowOf(fact, own[index - 1]))
  const head = ['What', 'Ours', 'Against', 'Theirs', 'CPU, ours to theirs', 'wall, ours to theirs', 'Aim']
  const texts = [...new Set(own.map(({ how }) => how))]
  const notes = texts.map((how) => {
    const subjects = [...new Set(own.filter((fact) => fact.how === how).map(({ what }) => what))]
    return texts.length === 1 ? how : `- ${subjects.join('; ')}: ${how}`
  })
  return `## ${question}\n\n${table(head, rows)}\n\n${notes.join('\n')}`
}

/** @param before the fact of the row above, whose subject is not repeated */
function rowOf(fact: Fact, before: Fact | undefined): string[] {
  const { what, ours, against } = fact
  const isRepeated = before?.what === what
  const ratio = (name: string) => {
    const value = ratioOf(fact, name)
    return value === undefined ? '' : ratioText(value)
  }
  return [
    isRepeated ? '' : what,
    isRepeated ? '' : costsText(ours),
    against ? `${against.kind}: ${against.name}` : '',
    against ? costsText(against) : '',
    ratio('cpu'),
    ratio('wall'),
    aimsOf(fact, before),
  ]
}

function aimsOf(fact: Fact, before: Fact | undefined): string {
  const isRepeated = before?.what === fact.what
  return (fact.aims ?? [])
    .filter(({ of }) => of === 'ratio' || !isRepeated)
    .map((aim) => {
      const result = judge(fact, aim)
      return `${aimText(fact, aim)}: ${result.isMet ? 'met' : `**missed** (${judgedText(fact, result)})`}`
    })
    .join('<br>')
}

function missingSection({ failed, left }: Run): string[] {
  if (failed.length + left.length === 0) return []
  const lines = [
    ...failed.map(({ part, reason }) => `- \`${part}\`: ${reason.split('\n')[0]}`),
    ...(left.length > 0
      ? [`- Not asked for in this run: ${left.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
  ]
  return [`## Not measured\n\n${lines.join('\n')}`]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(tableRow)].join('\n')
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`.replaceAll(/ +/g, ' ')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
