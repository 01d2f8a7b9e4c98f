import { expect, it } from 'vitest'
import { readLook, writeLook } from './look.ts'

const usual = readLook('')

it('reads the look that it has written', () => {
  const look = { ...usual, theme: 'ledger', width: 'w390', role: 'reader' } as const
  expect(readLook(writeLook(look))).toEqual(look)
  expect(writeLook(usual)).toBe('')
})

it.each(['theme=../../secret', 'theme=constructor', 'role=admin', 'scheme=', '%', 'unknown=1'])(
  'reads %s as the default look',
  (text) => expect(readLook(text)).toEqual(usual),
)
