/** The custom elements manifest that `npm run build` wrote: what an editor knows of the element. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dist } from '../../scripts/places.ts'

interface Declaration {
  name: string
  attributes?: { name: string }[]
  members?: { name: string; privacy?: string; description?: string }[]
  events?: { name: string; type: { text: string }; description?: string }[]
}

const manifest = JSON.parse(readFileSync(join(dist, 'widget/custom-elements.json'), 'utf8')) as {
  modules: { declarations?: Declaration[] }[]
}
const declarations = manifest.modules.flatMap(({ declarations = [] }) => declarations)
const element = declarations.find(({ name }) => name === 'OrderAdmin')!

describe('custom-elements.json', () => {
  it('has every event with its words, and the class that it is', () => {
    const events = element.events!
    expect(events.length).toBeGreaterThan(4)
    expect(events.filter(({ description }) => !description)).toEqual([])
    const classes = declarations.map(({ name }) => name)
    expect(events.map(({ type }) => type.text).filter((name) => !classes.includes(name))).toEqual([])
  })

  it('has the attributes and properties of both desks', () => {
    const attributes = element.attributes!.map(({ name }) => name)
    expect(attributes).toEqual(
      expect.arrayContaining(['order-id', 'edge-url', 'live', 'lang', 'desk', 'date']),
    )
    const described = element
      .members!.filter(({ privacy, description }) => privacy !== 'private' && description)
      .map(({ name }) => name)
    const properties = ['fetchSession', 'strings', 'bookkeeping', 'matchOrders', 'changeCount', 'reload']
    expect(described).toEqual(expect.arrayContaining(properties))
  })
})
