import { describe, expect, it } from 'vitest'
import { parseWranglerFile, withMembers } from './wrangler-file.ts'

const PATH = 'my-edge/wrangler.jsonc'
const sample = `{
  // The name: "vars": {}
  "name": "edge", /* "vars" */
  "main": "// no comment, /* none */ \\" ,}",
  "nested": { "vars": { "A": 1 } },
  "vars": {
    "A": "1", // with a comment
  },
  "compatibility_flags": ["one", "two",],
}
`

const varsOf = (text: string) => parseWranglerFile(text, PATH).vars

describe('parseWranglerFile', () => {
  it('ignores comments and trailing commas, and keeps texts that look like them', () => {
    expect(parseWranglerFile(sample, PATH)).toEqual({
      name: 'edge',
      main: '// no comment, /* none */ " ,}',
      nested: { vars: { A: 1 } },
      vars: { A: '1' },
      compatibility_flags: ['one', 'two'],
    })
  })

  it.each([
    ['{', /^my-edge\/wrangler\.jsonc is no JSON with comments\. Line 1: [A-Z][a-z ]+\.$/],
    ['', /is no JSON with comments\. Line 1: Value expected\.$/],
    ['{\n  "a": 1\n  "b": 2\n}', /Line 3: Comma expected\.$/],
    ['{"a": "1', /Line 1: [A-Z][a-z ]+\.$/],
    ['{"a": 1 /* open', /Line 1: [A-Z][a-z ]+\.$/],
    ['[]', /^my-edge\/wrangler\.jsonc must be a JSON object\.$/],
    ['null', /must be a JSON object\.$/],
    ['"vars"', /must be a JSON object\.$/],
  ])('refuses %j, with the place', (text, message) => {
    expect(() => parseWranglerFile(text, PATH)).toThrow(
      expect.objectContaining({ code: 'command-failed', message: expect.stringMatching(message) as string }),
    )
  })
})

describe('withMembers', () => {
  it('adds to the variables, and keeps all other text', () => {
    const changed = withMembers(sample, { vars: { B: '2' } }, PATH)
    expect(varsOf(changed)).toEqual({ A: '1', B: '2' })
    const [head, tail] = sample.split(/"vars": \{\n[^}]*\}/)
    expect([changed.startsWith(head!), changed.endsWith(tail!)]).toEqual([true, true])
  })

  it.each([
    '// first {\n{}',
    '{ "name": "a" }',
    '{ "vars": {}, "name": "a" }',
    '{ "vars": null }',
    '{ "vars": "x" }',
    '{\n}',
    '\ufeff{}',
  ])('sets the variables of %j', (text) => {
    const changed = withMembers(text, { vars: { A: '1' } }, PATH)
    expect(varsOf(changed)).toEqual({ A: '1' })
    expect(parseWranglerFile(changed, PATH).name).toBe(parseWranglerFile(text, PATH).name)
  })

  it('sets the placement in place of another, and leaves it without one', () => {
    const placement = { hostname: 'provider.example' }
    const changed = withMembers('{ "placement": { "mode": "smart" } }', { vars: {}, placement }, PATH)
    expect(parseWranglerFile(changed, PATH).placement).toEqual(placement)
    expect(parseWranglerFile(withMembers(changed, { vars: {} }, PATH), PATH).placement).toEqual(placement)
    const without = withMembers(changed, { vars: {}, placement: undefined }, PATH)
    expect(parseWranglerFile(without, PATH)).not.toHaveProperty('placement')
  })

  it('refuses a file with two lists of variables', () => {
    expect(() =>
      withMembers('{ "vars": { "A": "1" }, "vars": { "B": "2" } }', { vars: { C: '3' } }, PATH),
    ).toThrow(`${PATH} has "vars" twice.`)
  })
})
