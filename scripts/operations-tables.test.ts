/** The tables for operators about fixed limits and about merchants, compared with the code. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { merchant } from '../edge/config/merchant.ts'
import { root } from './places.ts'

const page = readFileSync(join(root, 'edge/operations.md'), 'utf8')

/** The cells of each row of the table between two marks. */
function rowsOf(mark: string): string[][] {
  const [, table = ''] =
    new RegExp(`<!-- ${mark} -->\\n\\n([^]*?)\\n\\n<!-- end of ${mark} -->`).exec(page) ?? []
  const lines = table.split('\n').slice(2)
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const code = (cell: string) => cell.replaceAll('`', '')

/** How many of a constant's own unit one of the table's is. */
const units: Record<string, number> = {
  seconds: 1000,
  minutes: 60 * 1000,
  hours: 60 * 60 * 1000,
  MiB: 1024 * 1024,
  WebSockets: 1,
}

/** The number that a constant has, which is written as a product. @param cell its name, and the file if two have it */
function valueOf(cell: string): number {
  const [name = '', only] = code(cell).split(' in ')
  const sources = globSync('{edge,shared}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && (only === undefined || file === only),
  )
  const definition = new RegExp(`^(?:export )?const ${name} = ([\\d_ *]+)$`, 'gm')
  const found = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(definition)])
  expect(found).toHaveLength(1)
  const factors = found[0]![1]!.replaceAll('_', '').split('*').map(Number)
  const product = factors.reduce((one, other) => one * other)
  return name.endsWith('_SECONDS') ? product * 1000 : product
}

describe('the table of fixed times and sizes', () => {
  const rows = rowsOf('fixed')

  it.each(rows)('says %s for %s, as %s does', (limit, _, constant) => {
    const [, digits, unit] = /^([\d ]+) (\w+)$/.exec(limit!)!
    expect(valueOf(constant!)).toBe(Number(digits!.replaceAll(' ', '')) * units[unit!]!)
  })

  it('is there', () => expect(rows.length).toBeGreaterThan(10))
})

describe('the table of the members of MERCHANTS in docs/edge.md', () => {
  it('has each member of the schema, and no other', () => {
    const [, table = ''] = /`MERCHANTS` is a JSON list[^]*?\n\n([^]*?)\n\n/.exec(
      readFileSync(join(root, 'docs/edge.md'), 'utf8') + '\n\n',
    )!
    const cells = table
      .split('\n')
      .slice(2)
      .map((line) => line.split('|')[1]!)
    const documented = cells.flatMap((cell) => cell.split(',').map((name) => code(name.trim())))
    expect(documented.toSorted()).toEqual(Object.keys(merchant.shape).toSorted())
  })
})
