import { describe, expect, it } from 'vitest'
import { parseJsonc, withMember } from './jsonc.ts'

const sample = `{
  // The name: "vars": {}
  "name": "edge", /* "vars" */
  "text": "// no comment, /* none */ \\" ,}",
  "nested": { "vars": { "A": 1 } },
  "vars": {
    "A": "1", // with a comment
  },
  "list": [1, 2,],
}
`

describe('parseJsonc', () => {
  it('reads past comments and trailing commas, and leaves texts that look like them', () => {
    expect(parseJsonc(sample)).toEqual({
      name: 'edge',
      text: '// no comment, /* none */ " ,}',
      nested: { vars: { A: 1 } },
      vars: { A: '1' },
      list: [1, 2],
    })
  })

  it.each(['', '{', '{"a": 1 2}', '{"a": "1'])('refuses %j', (text) => {
    expect(() => parseJsonc(text)).toThrow(SyntaxError)
  })
})

describe('withMember', () => {
  it('replaces a member of the outermost object and nothing else', () => {
    const changed = withMember(sample, 'vars', { B: { C: '2' } })
    expect(changed).toBe(
      sample.replace(
        `{
    "A": "1", // with a comment
  }`,
        `{
    "B": {
      "C": "2"
    }
  }`,
      ),
    )
  })

  it('adds a member that is not there, and one to an object without members', () => {
    const changed = withMember(sample, 'more', [1])
    expect(parseJsonc(changed)).toEqual({ ...(parseJsonc(sample) as object), more: [1] })
    expect(changed).toContain('// The name')
    expect(parseJsonc(withMember('// first {\n{}', 'vars', {}))).toEqual({ vars: {} })
  })

  it('replaces an empty member', () => {
    expect(withMember('{ "vars": {}, "a": {} }', 'vars', { A: '1' })).toContain('"a": {}')
    expect(parseJsonc(withMember('{ "vars": {}, "a": {} }', 'vars', { A: '1' }))).toEqual({
      vars: { A: '1' },
      a: {},
    })
  })
})
