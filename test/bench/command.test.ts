import { describe, expect, it } from 'vitest'
import { readCommand } from './command.ts'

const known = { names: ['edge', 'soap', 'herd'], groups: new Map([['scale', ['herd', 'soap']]]) }
const read = (...parameters: string[]) => readCommand(parameters, known)

describe('the command line', () => {
  it('measures all parts and prints them by default', () => {
    expect(read()).toEqual({ does: { kind: 'print' }, parts: ['edge', 'soap', 'herd'], builds: true })
  })

  it('measures the named parts and groups in the order of the bench, each once', () => {
    expect(read('scale', 'soap', 'edge').parts).toEqual(['edge', 'soap', 'herd'])
    expect(read('scale').parts).toEqual(['soap', 'herd'])
  })

  it('writes the page, and a file of facts of what is built', () => {
    expect(read('--write', 'edge').does).toEqual({ kind: 'write' })
    expect(read('--facts', 'a.json', '--built')).toMatchObject({
      does: { kind: 'facts', file: 'a.json' },
      builds: false,
    })
  })

  it('compares with a commit in six rounds, or in as many as are asked for', () => {
    expect(read('--compare', 'v1.0', 'edge')).toMatchObject({
      does: { kind: 'compare', ref: 'v1.0', rounds: 6 },
      parts: ['edge'],
    })
    expect(read('--compare', 'v1.0', '--rounds', '10').does).toMatchObject({ rounds: 10 })
  })

  it.each([
    [['nothing'], 'No such part: nothing. There are edge, soap, herd, scale.'],
    [['--compare', 'v1', '--write'], 'Choose one of --write and --compare.'],
    [['--rounds', '7'], '--rounds is for --compare only.'],
    [['--compare', 'v1', '--rounds', '5'], '--rounds must be a whole number from 6 to 100, and not "5"'],
    [['--compare', 'v1', '--rounds', '7.5'], 'and not "7.5"'],
    [['--compare', 'v1', '--rounds', '1e1'], 'and not "1e1"'],
    [['--compare', ''], '--compare needs a commit, tag or branch, and not "".'],
    [['--compare=--all'], '--compare needs a commit, tag or branch, and not "--all".'],
    [['--compare'], "Option '--compare <value>' argument missing"],
    [['--facts', ''], '--facts needs the name of a file.'],
    [['--wirte'], "Unknown option '--wirte'"],
  ])('refuses %j', (parameters, message) => {
    expect(() => read(...parameters)).toThrow(message)
  })
})
