import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../../shared/domain/values/json.ts'
import {
  addPair,
  changedPairs,
  editNewPair,
  editValue,
  hasProblem,
  isTooMany,
  type MetadataDraft,
  metadataLines,
  noMetadataChanges,
  removeNewPair,
} from './metadata-draft.ts'

const pairs = { campaign: 'autumn', channel: 'web' }

function withNew(...added: [key: string, value: string][]): MetadataDraft {
  let draft = noMetadataChanges
  for (const [Key, Value] of added) {
    const [next, id] = addPair(draft)
    draft = editNewPair(next, id, { Key, Value })
  }
  return draft
}

const problemsOf = (draft: MetadataDraft) =>
  metadataLines(pairs, draft).map(({ keyProblem, valueProblem }) => (keyProblem ?? valueProblem)?.code)

describe('a draft of metadata', () => {
  it('sends only new pairs and new values', () => {
    const draft = editValue(withNew(['season', 'winter']), 'campaign', 'spring')
    expect(changedPairs(metadataLines(pairs, draft))).toEqual([
      { Key: 'campaign', Value: 'spring' },
      { Key: 'season', Value: 'winter' },
    ])
  })

  it('sends nothing for a value set back to the old one, nor for an empty line', () => {
    const draft = editValue(editValue(withNew(['', '']), 'campaign', 'x'), 'campaign', 'autumn')
    const lines = metadataLines(pairs, draft)
    expect(changedPairs(lines)).toEqual([])
    expect(lines.some(hasProblem)).toBe(false)
  })

  it('keeps the draft when the order is reloaded with other pairs', () => {
    const draft = editValue(noMetadataChanges, 'campaign', 'spring')
    const lines = metadataLines({ ...pairs, late: 'theirs' }, draft)
    expect(changedPairs(lines)).toEqual([{ Key: 'campaign', Value: 'spring' }])
  })

  it('takes __proto__ and constructor for keys like any other', () => {
    const order = parseJson('{"__proto__":"polluted","constructor":"c"}') as Record<string, string>
    const lines = metadataLines(order, editValue(noMetadataChanges, '__proto__', 'mine'))
    expect(changedPairs(lines)).toEqual([{ Key: '__proto__', Value: 'mine' }])
    const added = metadataLines(undefined, withNew(['__proto__', 'v'], ['toString', 'w']))
    expect(added.some(hasProblem)).toBe(false)
    expect(changedPairs(added)).toHaveLength(2)
  })

  it.each([
    [['', 'v'], 'member-too-short'],
    [['k'.repeat(51), 'v'], 'member-too-long'],
    [['key', 'v'.repeat(501)], 'member-too-long'],
    [['key', 'a\u0007b'], 'member-has-control-characters'],
    [['campaign', 'again'], 'key-exists'],
    [['apiKey', 'v'], 'metadata-secret'],
    [['note', '4111 1111 1111 1111'], 'metadata-secret'],
    [['note', 'tess@example.com'], 'metadata-personal'],
    [['+46 70 174 06 05', 'v'], 'metadata-personal'],
    [['key', 'a\ud800'], 'member-not-unicode'],
  ] as [[string, string], string][])('refuses %j with %s', (pair, code) => {
    expect(problemsOf(withNew(pair)).at(-1)).toBe(code)
  })

  it('takes the longest key and the longest value, in characters and not in code units', () => {
    expect(problemsOf(withNew(['🔑'.repeat(50), '💡'.repeat(500)])).at(-1)).toBeUndefined()
  })

  it('marks both of two new pairs with one key', () => {
    expect(problemsOf(withNew(['a', '1'], ['a', '2'])).slice(-2)).toEqual(['key-repeated', 'key-repeated'])
  })

  it('does not find fault with pairs that it does not send', () => {
    const lines = metadataLines({ password: 'hunter2', long: 'v'.repeat(900) }, noMetadataChanges)
    expect(lines.some(hasProblem)).toBe(false)
  })

  it('sends at most fifty pairs at a time', () => {
    const fifty = withNew(...Array.from({ length: 50 }, (_, n): [string, string] => [`k${n}`, 'v']))
    expect(isTooMany(metadataLines({}, fifty))).toBe(false)
    expect(isTooMany(metadataLines({}, addAnd(fifty, 'k50')))).toBe(true)
  })

  it('removes a new line and no other', () => {
    const draft = withNew(['a', '1'], ['b', '2'])
    expect(changedPairs(metadataLines({}, removeNewPair(draft, 1)))).toEqual([{ Key: 'b', Value: '2' }])
  })

  it('never loses or invents a pair, for any keys', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 10 })
    fc.assert(
      fc.property(keys, keys, (existing, edited) => {
        const order = Object.fromEntries(existing.map((key) => [key, 'old']))
        const draft = edited.reduce((at, key) => editValue(at, key, 'new'), noMetadataChanges)
        const sent = changedPairs(metadataLines(order, draft)).map(({ Key }) => Key)
        expect(new Set(sent)).toEqual(new Set(existing.filter((key) => edited.includes(key))))
      }),
    )
  })
})

function addAnd(draft: MetadataDraft, Key: string): MetadataDraft {
  const [next, id] = addPair(draft)
  return editNewPair(next, id, { Key, Value: 'v' })
}
