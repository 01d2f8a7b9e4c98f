import { describe, expect, it } from 'vitest'
import { workerdConfig } from './workerd-config.ts'

const options = {
  wrangler: { name: 'edge', main: 'worker.js', compatibility_date: '2026-10-20' },
  modules: ['worker.js'],
  address: '127.0.0.1:8787',
  storage: 'state',
  assets: 'assets',
}
const network = (text: string) => /network = \(allow = (\[[^\]]*\])/.exec(text)?.[1]

describe('the configuration of workerd', () => {
  it('lets the worker reach every kind of address, or those alone that are named', () => {
    expect(network(workerdConfig(options))).toBe('["public", "private", "local"]')
    expect(network(workerdConfig({ ...options, reaches: ['public'] }))).toBe('["public"]')
  })

  it.each([
    ['a backslash', 'C:\\state', String.raw`"C:\\state"`],
    ['a quote', 'a"b', String.raw`"a\"b"`],
    ['a backslash before a quote', '\\"', String.raw`"\\\""`],
    ['a line break', 'a\nb', String.raw`"a\x0ab"`],
  ])('has %s of a text escaped, as Cap’n Proto reads it', (_, storage, written) => {
    expect(workerdConfig({ ...options, storage })).toContain(`disk = (path = ${written}, writable = true)`)
  })
})
