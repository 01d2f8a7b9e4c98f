/** The custom elements manifests of `npm run build`, by which an editor knows the element. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dist, root } from '../../scripts/places.ts'

interface Described {
  name: string
  description?: string
}

interface Declaration {
  name: string
  tagName?: string
  attributes?: Described[]
  members?: (Described & { privacy?: string })[]
  events?: (Described & { type: { text: string } })[]
  slots?: Described[]
  cssParts?: Described[]
  cssProperties?: Described[]
}

interface Manifest {
  modules: {
    path: string
    declarations: Declaration[]
    exports: { kind: string; name: string; declaration: { name: string; module: string } }[]
  }[]
}

const element = join(root, 'packages/order-admin')

describe.each([
  ['that the edge serves', join(dist, 'widget')],
  ['of the package', element],
])('the custom-elements.json %s', (_, folder) => {
  const { modules } = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8')) as Manifest
  const declarations = modules.flatMap(({ declarations }) => declarations)
  const orderAdmin = declarations.find(({ name }) => name === 'OrderAdmin')!

  it('names the tag, and existing files', () => {
    expect(orderAdmin.tagName).toBe('order-admin')
    const definitions = modules.flatMap(({ exports }) =>
      exports.filter(({ kind }) => kind === 'custom-element-definition'),
    )
    expect(definitions.map(({ name, declaration }) => [name, declaration.name])).toEqual([
      ['order-admin', 'OrderAdmin'],
    ])
    const files = modules.flatMap(({ path, exports }) => [
      path,
      ...exports.map((each) => each.declaration.module),
    ])
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  it('has every event with its text and class', () => {
    const events = orderAdmin.events!
    expect(events.length).toBeGreaterThan(4)
    const classes = declarations.map(({ name }) => name)
    expect(events.map(({ type }) => type.text).filter((name) => !classes.includes(name))).toEqual([])
  })

  it('describes everything that a page may use, and nothing else', () => {
    const { attributes, members, events, slots, cssParts, cssProperties } = orderAdmin
    const all = [attributes, members, events, slots, cssParts, cssProperties].map((list) => list ?? [])
    expect(all.filter((list) => list.length === 0)).toEqual([])
    expect(all.flatMap((list) => list.filter(({ description }) => !description))).toEqual([])
    const isHidden = ({ name, privacy = 'public' }: { name: string; privacy?: string }) =>
      privacy !== 'public' || name.startsWith('#')
    expect(declarations.flatMap(({ members = [] }) => members.filter(isHidden))).toEqual([])
    expect(attributes!.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['order-id', 'edge-url', 'live', 'lang', 'desk', 'date']),
    )
    expect(members!.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'fetchSession',
        'strings',
        'bookkeeping',
        'matchOrders',
        'changeCount',
        'reload',
      ]),
    )
  })
})
