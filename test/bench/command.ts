/** The command line of `npm run bench`. Pure. */
import { parseArgs } from 'node:util'
import { LEAST_ROUNDS } from './intervals.ts'

/** More would take days. */
const MOST_ROUNDS = 100

export interface Command {
  /** What is done with the facts besides printing them: writing the page, a file, or comparing with a commit. */
  does: { kind: 'print' | 'write' } | { kind: 'facts'; file: string } | Comparing
  /** Names of parts in their order; never empty. */
  parts: string[]
  /** Whether to build first. */
  builds: boolean
}

export interface Comparing {
  kind: 'compare'
  /** A commit, tag or branch. */
  ref: string
  rounds: number
}

export interface KnownParts {
  /** All names, in their order. */
  names: readonly string[]
  groups: ReadonlyMap<string, readonly string[]>
}

/** @throws Error that names what is wrong with the parameters */
export function readCommand(parameters: readonly string[], known: KnownParts): Command {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      write: { type: 'boolean' },
      compare: { type: 'string' },
      rounds: { type: 'string' },
      facts: { type: 'string' },
      built: { type: 'boolean' },
    },
  })
  const { write, compare, rounds, facts, built = false } = values
  const chosen = Object.entries({ write, compare, facts }).filter(([, value]) => value !== undefined)
  if (chosen.length > 1)
    throw new Error(`Choose one of ${chosen.map(([name]) => `--${name}`).join(' and ')}.`)
  if (rounds !== undefined && compare === undefined) throw new Error('--rounds is for --compare only.')
  return {
    does: actionOf({ write, compare, facts }, rounds),
    parts: partsOf(positionals, known),
    builds: !built,
  }
}

interface Chosen {
  write: boolean | undefined
  compare: string | undefined
  facts: string | undefined
}

function actionOf({ write, compare, facts }: Chosen, rounds: string | undefined): Command['does'] {
  if (facts === '') throw new Error('--facts needs the name of a file.')
  if (facts !== undefined) return { kind: 'facts', file: facts }
  if (compare === undefined) return { kind: write ? 'write' : 'print' }
  // Git would take it for an option.
  if (!/^[^-\s]\S*$/.test(compare))
    throw new Error(`--compare needs a commit, tag or branch, and not "${compare}".`)
  return { kind: 'compare', ref: compare, rounds: roundsOf(rounds) }
}

function roundsOf(text = String(LEAST_ROUNDS)): number {
  const rounds = Number(text)
  if (/^\d+$/.test(text) && rounds >= LEAST_ROUNDS && rounds <= MOST_ROUNDS) return rounds
  throw new Error(
    `--rounds must be a whole number from ${LEAST_ROUNDS} to ${MOST_ROUNDS}, and not "${text}": fewer cannot tell with a confidence of 95 %.`,
  )
}

function partsOf(asked: readonly string[], { names, groups }: KnownParts): string[] {
  const wanted = new Set(asked.flatMap((name) => groups.get(name) ?? [name]))
  const unknown = [...wanted].filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `No such part: ${unknown.join(', ')}. There are ${[...names, ...groups.keys()].join(', ')}.`,
    )
  return wanted.size === 0 ? [...names] : names.filter((name) => wanted.has(name))
}
