import { describe, expect, it } from 'vitest'
import { rejectionCodes, resultCodes } from '../../domain/credit/credit.enums.ts'
import { soapNames } from '../../domain/credit/soap/operations.ts'
import { memberCodes, providerErrors, rowCodes } from '../provider-errors.ts'
import { ruleOf, ruleOfAnswer, rules } from './rules.ts'

const ids = rules.map(({ id }) => String(id))

describe('the rules', () => {
  it('have an id each', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are those of every table of refusals, and no other', () => {
    const rejections = Object.entries(rejectionCodes).flatMap(([name, codes]) =>
      codes.filter((code) => code !== 'Accepted').map((code) => `soap.${name}.${code}`),
    )
    const numbers = [...new Set(Object.values(resultCodes))].filter((code) => code !== 0)
    const tabled = [
      ...[providerErrors, memberCodes, rowCodes].flatMap((table) => Object.keys(table)),
      ...rejections,
      ...numbers.map((code) => `soap.ResultCode.${code}`),
    ]
    expect(ids).toEqual(expect.arrayContaining(tabled))
    const others = ids.filter((id) => !tabled.includes(id))
    expect(
      others.filter((id) => !/^token\.|^soap\.fault\.|^soap\.\w+\.refused$|^soap\.Auth$/.test(id)),
    ).toEqual([])
  })

  it('say where they stand, in a sentence', () => {
    for (const { id, section, says } of rules) {
      expect([id, section, says.endsWith('.')]).toEqual([id, expect.stringMatching(/^[A-Z]/), true])
    }
  })

  it('have the codes of their tables', () => {
    expect(ruleOf('action-missing')).toMatchObject({ kind: 'error', code: 40004 })
    expect(ruleOf('member-too-long')).toMatchObject({ kind: 'member', code: 1013 })
    expect(ruleOf('soap.CloseOrder.OrderAlreadyClosed')).toMatchObject({ code: 'OrderAlreadyClosed' })
    // Two reasons share the number.
    expect(ruleOf('soap.ResultCode.20008')!.says).toMatch(/^OrderOverClientLimit or ClientOverCreditLimit\. /)
    expect(ruleOf('constructor')).toBeUndefined()
  })

  it('are found from an answer that is not Accepted', () => {
    const no = { Accepted: false }
    expect(ruleOfAnswer('CloseOrder', { ...no, RejectionCode: 'OrderDoesNotExist' })).toBe(
      'soap.CloseOrder.OrderDoesNotExist',
    )
    expect(ruleOfAnswer('CreateOrderEu', { ...no, ResultCode: 20013 })).toBe('soap.ResultCode.20013')
    expect(ruleOfAnswer('CreateOrderEu', { ...no, ResultCode: 10000 })).toBe('soap.Auth')
    expect(ruleOfAnswer('ChangeOrderAmount', no)).toBe('soap.ChangeOrderAmount.refused')
    expect(ruleOfAnswer('Ping', 'Pong')).toBeUndefined()
    for (const name of soapNames) {
      expect(ruleOfAnswer(name, { Accepted: true, RejectionCode: 'Accepted', ResultCode: 0 })).toBeUndefined()
    }
  })
})
