import { describe, expect, it } from 'vitest'
import type { Fact } from './fact.ts'
import { writePage } from './page.ts'

const ours = { cpu: 0.2, wall: 0.4 }
const question = 'What does a read cost?'
const facts: Fact[] = [
  {
    question,
    what: 'GET order',
    ours,
    against: { kind: 'floor', name: 'bare workerd', cpu: 0.1, wall: 0.1 },
    aims: [
      { figure: 'cpu', of: 'ratio', most: 1.6 },
      { figure: 'wall', of: 'ours', most: 0.1 },
    ],
    how: 'Five rounds.',
  },
  {
    question,
    what: 'GET order',
    ours,
    against: { kind: 'peer', name: 'Express', cpu: 0.4 },
    aims: [
      { figure: 'cpu', of: 'ratio', most: 1 },
      { figure: 'wall', of: 'ours', most: 0.1 },
    ],
    how: 'Five rounds.',
  },
  { question: 'How fast does it start?', what: 'a | start', ours: { wall: 47 }, how: 'Once.' },
]
const run = { facts, failed: [], left: [], isBusy: false, about: [['Date', '2026-11-28'] as const] }

function sectionOf(page: string, heading: string): string[] {
  const [, after = ''] = page.split(`## ${heading}\n\n`)
  return after.split('\n\n## ')[0]!.trim().split('\n')
}

describe('the page', () => {
  it('has a table for each question, with ours, theirs, the ratios and the aims, and repeats no subject', () => {
    expect(sectionOf(writePage(run), question)).toEqual([
      '| What | Ours | Against | Theirs | CPU, ours to theirs | wall, ours to theirs | Aim |',
      '|---|---|---|---|---|---|---|',
      '| GET order | 200 µs CPU, 400 µs | floor: bare workerd | 100 µs CPU, 100 µs | 2.00 | 4.00 | CPU ≤ 1.60 times: **missed** (2.00 times)<br>wall ≤ 100 µs: **missed** (400 µs) |',
      '| | | peer: Express | 400 µs CPU | 0.50 | | CPU ≤ 1.00 times: met |',
      '',
      'Five rounds.',
    ])
  })

  it('says how each subject was measured when they differ', () => {
    const other = { ...facts[0]!, what: 'a save', how: 'Ten rounds.' }
    const lines = sectionOf(writePage({ ...run, facts: [facts[0]!, other] }), question)
    expect(lines.slice(-2)).toEqual(['- GET order: Five rounds.', '- a save: Ten rounds.'])
  })

  it('counts each aim once, and lists those that are missed, the furthest first', () => {
    expect(sectionOf(writePage(run), 'Aims')).toEqual([
      '1 of 3 aims are met. Missed, the furthest first:',
      '',
      '| Aim | Measured | Off by |',
      '|---|---|---|',
      '| GET order: wall ≤ 100 µs | 400 µs | 4.00 times |',
      '| GET order against bare workerd: CPU ≤ 1.60 times | 2.00 times | 1.25 times |',
    ])
  })

  it('escapes what would end a cell', () => {
    expect(writePage(run)).toContain('| a \\| start | 47.0 ms |')
  })

  it('has the machine, and no section of what is missing when nothing is', () => {
    const page = writePage(run)
    expect(page).toContain('| Date | 2026-11-28 |')
    expect(page).not.toContain('## Not measured')
  })

  it('warns when the machine was not quiet', () => {
    expect(writePage(run)).not.toContain('not quiet')
    expect(writePage({ ...run, isBusy: true })).toContain('**The machine was not quiet.**')
  })

  it('names what failed, with the first line of the reason, and what was not asked for', () => {
    const failed = [{ part: 'soap', reason: 'no such file\n  at somewhere' }]
    expect(sectionOf(writePage({ ...run, failed, left: ['herd', 'registry'] }), 'Not measured')).toEqual([
      '- `soap`: no such file',
      '- Not asked for in this run: `herd`, `registry`.',
    ])
  })
})
