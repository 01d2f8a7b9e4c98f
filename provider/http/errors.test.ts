import { describe, expect, it } from 'vitest'
import { memberCodes, providerErrors, rowCodes } from '../../shared/wire/provider-errors.ts'
import { fieldOf } from './errors.ts'

describe('the error table', () => {
  it('has a unique code for each error', () => {
    const ofAnswers = Object.values(providerErrors).map(({ Code }) => Code)
    const codes = [...ofAnswers, ...Object.values(rowCodes), ...Object.values(memberCodes)]
    expect(new Set(codes).size).toBe(codes.length)
  })

  it.each([
    ['', 'Body'],
    ['/Name', 'Name'],
    ['/OrderRows/0/Name', 'OrderRows[0].Name'],
    ['/Metadata/a~1b~0c', 'Metadata.a/b~c'],
  ])('writes the pointer "%s" as %s', (pointer, field) => {
    expect(fieldOf(pointer)).toBe(field)
  })
})
