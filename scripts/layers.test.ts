import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importRefusal } from './import-rules.ts'
import { layerDiagram, moduleTable } from './layer-words.ts'
import type { Layer } from './layer.ts'
import { aTest, bans, modules } from './layers.ts'
import { lintSamples } from './lint/lint-sample.ts'
import { root } from './places.ts'

const layered = modules.flatMap(({ folder, layers }) => (layers ? [{ folder, layers }] : []))

describe('imports', () => {
  it.each([
    ['a lower layer', 'widget/desks/order/desk/order-desk.ts', '../life/life.ts'],
    ['its own folder', 'widget/rows/grid/row-grid.ts', './row-grid.styles.ts'],
    ['the contract', 'widget/rows/grid/row-grid.ts', '../../../shared/domain/money/money.ts'],
    ['a library', 'widget/rows/grid/row-grid.ts', 'lit'],
    ['the parts that its desk shares', 'widget/desks/reports/bank/bank.ts', '../data/day-reader.ts'],
    ['rows that its desk uses', 'widget/desks/credit/rows/rows.ts', '../../../rows/grid/row-grid.ts'],
  ])('of %s are taken', (_, from, to) => {
    expect(importRefusal(from, to, false)).toBeUndefined()
  })

  it.each([
    [
      'a higher layer',
      'widget/kit/parts/banner.ts',
      '../../desks/order/desk/order-desk.ts',
      /kit\/ is shared by the desks/,
    ],
    [
      'a neighbour',
      'widget/rows/grid/row-grid.ts',
      '../paste/paste.ts',
      /A folder of rows\/ knows no other one/,
    ],
    [
      'another desk',
      'widget/desks/credit/desk/desk.ts',
      '../../reports/data/x.ts',
      /A desk knows no other desk/,
    ],
    ['a feature of the same desk', 'widget/desks/order/life/x.ts', '../save/x.ts', /knows no other feature/],
    [
      'a feature of another desk',
      'widget/desks/credit/rows/rows.ts',
      '../../order/life/x.ts',
      /A desk knows no other/,
    ],
    [
      'another part of its desk',
      'widget/desks/reports/bank/bank.ts',
      '../take/csv.ts',
      /knows no other part/,
    ],
    [
      'its desk',
      'widget/desks/reports/data/x.ts',
      '../desk/report-desk.ts',
      /lowest layer of the payouts desk/,
    ],
    ['another module', 'edge/http/x.ts', '../../provider/clock.ts', /over HTTP/],
    ['the wire', 'widget/client/x.ts', '../../shared/wire/x.ts', /shared\/domain only/],
    ['a schema at run time', 'widget/client/x.ts', '../../shared/domain/order/order.schema.ts', /types only/],
    ['zod in a rule', 'shared/domain/x.rules.ts', 'zod', /Only \*\.schema\.ts/],
    ['lit in pure logic', 'widget/rows/changes/x.ts', 'lit', /renders nothing/],
    ['what only tests use', 'edge/http/x.ts', '../testing/x.ts', /for tests/],
    ['anything, from a file without a layer', 'edge/new/x.ts', '../http/x.ts', /is in no layer/],
  ])('of %s are refused, with what to do instead', (_, from, to, message) => {
    expect(importRefusal(from, to, false)).toMatch(message)
  })

  it('of types only are taken where a bundle stays without the values', () => {
    expect(
      importRefusal('widget/client/x.ts', '../../shared/domain/order/order.schema.ts', true),
    ).toBeUndefined()
    expect(
      importRefusal('widget/kit/parts/banner.ts', '../../desks/order/desk/order-desk.ts', true),
    ).toBeDefined()
  })

  it('of a test may come from every layer of its module, and from what is there for tests', () => {
    expect(
      importRefusal('widget/kit/parts/x.test.ts', '../../desks/order/desk/order-desk.ts', false),
    ).toBeUndefined()
    expect(importRefusal('shared/domain/x.test.ts', '../testing/runs.ts', false)).toBeUndefined()
    expect(importRefusal('widget/kit/parts/x.test.ts', '../../../edge/worker.ts', false)).toBeDefined()
  })
})

describe('the lint rule', () => {
  const reports = lintSamples('layers(as-the-table-says)', 'widget/kit/parts')

  it.each([
    ['a value', "import { desk } from '../../../desks/order/desk.ts'"],
    ['a type', "import type { Desk } from '../../../desks/order/desk.ts'"],
    ['a re-export', "export * from '../../../desks/order/desk.ts'"],
    ['its effects', "import '../../../desks/order/desk.ts'"],
    ['on demand', "export const load = () => import('../../../desks/order/desk.ts')"],
  ])('refuses an import that points up: %s', async (_, text) => {
    expect(await reports(text)).toBe(1)
  })

  it('takes types of a schema, and refuses its values', async () => {
    const schema = "'../../../../shared/domain/order/order.schema.ts'"
    expect(await reports(`export type { Order } from ${schema}\nimport { type Order } from ${schema}`)).toBe(
      0,
    )
    expect(await reports(`import { type Order, orderSchema } from ${schema}`)).toBe(1)
  })
})

describe.each(layered)('the layers of $folder', ({ folder, layers }) => {
  const places = roomsOf(layers, folder)

  it('have a place for every file', () => {
    const files = globSync('**/*.ts', { cwd: join(root, folder), exclude: ['**/*.d.ts'] }).filter(
      (file) => !aTest.test(file),
    )
    // The pattern finds them at all: the console has the fewest.
    expect(files.length).toBeGreaterThan(25)
    const refusal = (file: string) => importRefusal(`${folder}/${file}`, `./${basename(file)}`, false)
    const homeless = files.filter((file) => refusal(file)?.includes('is in no layer'))
    expect(homeless).toEqual([])
  })

  it('name folders and files that there are', () => {
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
  })

  it('see only what is below', () => {
    const upwards = layers.flatMap(({ sees = [] }, index) => {
      const below = new Set(layers.slice(0, index).flatMap(({ rooms }) => rooms))
      return sees.filter((name) => !below.has(name))
    })
    expect(upwards).toEqual([])
  })

  it('stand in CONTRIBUTING.md as a diagram', () => {
    expect(contributing()).toContain(`**${folder}/**\n\n\`\`\`\n${layerDiagram(layers)}\n\`\`\`\n`)
  })
})

describe('the modules', () => {
  it('stand in CONTRIBUTING.md as a table', () => {
    expect(contributing()).toContain(`${moduleTable()}\n`)
  })

  it('name folders and files that there are', () => {
    const places = modules.flatMap(({ folder, imports }) => [folder, ...imports])
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
  })

  it('have no ban that is for nobody', () => {
    const files = globSync('{shared,widget,packages/order-admin}/**/*.ts', { cwd: root })
    expect(bans.filter(({ in: place }) => !files.some((file) => place.test(file)))).toEqual([])
  })
})

function roomsOf(layers: readonly Layer[], base: string): string[] {
  return layers.flatMap(({ rooms, inside = {} }) => [
    ...rooms.map((room) => `${base}/${room}`),
    ...Object.entries(inside).flatMap(([room, inner]) => roomsOf(inner, `${base}/${room}`)),
  ])
}

function contributing(): string {
  return readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
}
