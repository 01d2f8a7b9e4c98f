import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderCycles, layeredModules, sourcesOf } from './layers.ts'
import { root } from './places.ts'

const chain = [
  ['order/desk.ts', "import { grid } from '../grid/grid.ts'"],
  ['grid/grid.ts', "import {\n  icon,\n  type Icon,\n} from '../parts/icon.ts'"],
  ['parts/icon.ts', "import { html } from 'lit'\nimport { money } from '../../shared/domain/money.ts'"],
] as const

function withSource(path: string, text: string): Map<string, string> {
  return new Map([...chain, [path, text]])
}

describe('folder cycles', () => {
  it('are none where imports only point down', () => {
    expect(folderCycles(new Map(chain))).toEqual([])
  })

  it.each([
    ['a value', "import { desk } from '../order/desk.ts'"],
    ['a type', "import type { Desk } from '../order/desk.ts'"],
    ['several lines', "import {\n  desk,\n  other,\n} from '../order/desk.ts'"],
    ['a re-export', "export * from '../order/desk.ts'"],
    ['its effects', "import '../order/desk.ts'"],
    ['on demand', "const load = () => import('../order/desk.ts')"],
  ])('are found when a lower folder imports a higher one: %s', (_, text) => {
    expect(folderCycles(withSource('parts/banner.ts', text))).toEqual([
      [
        { from: 'order/desk.ts', to: 'grid/grid.ts' },
        { from: 'grid/grid.ts', to: 'parts/icon.ts' },
        { from: 'parts/banner.ts', to: 'order/desk.ts' },
      ],
    ])
  })

  it('are found through a file at the root', () => {
    const sources = withSource('parts/banner.ts', "import { events } from '../events.ts'")
    sources.set('events.ts', "import { grid } from './grid/grid.ts'")
    expect(folderCycles(sources)[0]?.map(({ from }) => from)).toEqual([
      'grid/grid.ts',
      'parts/banner.ts',
      'events.ts',
    ])
  })

  it('are not made by a comment that quotes an import', () => {
    const text = "/**\n * import { desk } from '../order/desk.ts'\n */\n// import '../order/desk.ts'"
    expect(folderCycles(withSource('parts/banner.ts', text))).toEqual([])
  })
})

describe.each(layeredModules)('the folders of %s', (module) => {
  it('are in no import cycle', () => {
    const sources = sourcesOf(module)
    expect(sources.size).toBeGreaterThan(50)
    expect(folderCycles(sources)).toEqual([])
  })

  it('each have a lint rule that says what they may import', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
      overrides: { files: string[] }[]
    }
    const ruled = new Set(overrides.flatMap(({ files }) => files))
    const folders = [...sourcesOf(module).keys()].filter((path) => path.includes('/'))
    const unruled = folders.map((path) => `${module}/${path.split('/', 1)[0]}/**`)
    expect(unruled.filter((pattern) => !ruled.has(pattern))).toEqual([])
  })
})
