import { describe, expect, it } from 'vitest'
import { noteHeadersOf } from './write-note.ts'
import { noteReason, readNote } from './write-note.rules.ts'

const read = (headers: Record<string, string>) =>
  readNote((name) => new Map(Object.entries(headers)).get(name))

describe('the reason and the note of a write', () => {
  it.each([
    ['plain words', 'Customer returned'],
    ['letters of the north', 'Fel färg – köparen ångrade sig'],
    ['a text from right to left', 'הלקוח החזיר'],
    ['an emoji', 'broken 💔👨‍👩‍👧'],
    ['percent signs', '100 % wrong, %zz and %41'],
    ['80 characters outside of the first plane', '😀'.repeat(80)],
  ])('come back from their headers as they were: %s', (_, text) => {
    const headers = noteHeadersOf({ reason: text, note: text })
    expect(Object.values(headers).every((value) => /^[!-~]*$/.test(value))).toBe(true)
    expect(read(headers)).toEqual({ ok: true, value: { reason: text, note: text } })
  })

  it('are each optional', () => {
    expect(read({})).toEqual({ ok: true, value: {} })
    expect(noteHeadersOf({ note: 'x' })).toEqual({ 'Order-Admin-Note': 'x' })
  })

  it.each([
    ['a percent sign that encodes nothing', '%zz', 'member-wrong-type'],
    ['half of a character', '%C3', 'member-wrong-type'],
    ['letters that are not encoded', 'färg', 'member-wrong-type'],
    ['nothing', '', 'member-too-short'],
    ['blanks', '%20%20', 'member-too-short'],
    ['nothing that is seen', '%E2%80%8B', 'member-too-short'],
    ['a line break', 'one%0Atwo', 'member-has-control-characters'],
    ['a zero', 'a%00b', 'member-has-control-characters'],
    ['a direction that misleads', 'a%E2%80%AEb', 'member-has-control-characters'],
    ['81 characters', 'x'.repeat(81), 'member-too-long'],
    ['an e-mail address', 'tess%40example.com', 'note-sensitive'],
    ['a national id', '121212-1212', 'note-sensitive'],
    ['a card number', '4111 1111 1111 1111', 'note-sensitive'],
  ])('are refused with their header named: %s', (_, sent, code) => {
    expect(read({ 'Order-Admin-Reason': sent })).toMatchObject({
      ok: false,
      reason: [{ pointer: '/Order-Admin-Reason', code }],
    })
  })

  it('have limits of 80 and 500 characters', () => {
    expect(noteReason('reason', 'x'.repeat(80))).toBeUndefined()
    expect(noteReason('note', 'x'.repeat(500))).toBeUndefined()
    expect(noteReason('note', 'x'.repeat(501))).toEqual({
      code: 'member-too-long',
      maximum: 500,
      length: 501,
    })
  })

  it('are both named if both are wrong', () => {
    const wrong = read({ 'Order-Admin-Reason': '%', 'Order-Admin-Note': 'x'.repeat(501) })
    expect(wrong).toMatchObject({
      reason: [
        { pointer: '/Order-Admin-Reason' },
        { pointer: '/Order-Admin-Note', maximum: 500, length: 501 },
      ],
    })
  })
})
