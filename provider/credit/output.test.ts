import { describe, expect, it } from 'vitest'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import { writeResponse } from '../../shared/wire/soap/message.ts'
import { outputOf } from '../../shared/wire/testing/output-of.ts'
import type { StructShape } from '../../shared/domain/credit/soap/shape.ts'
import type { CreditName } from './credit-handler.ts'
import { refusedOutput } from './output.ts'

const names = Object.keys(soapOperations).filter((name) => name !== 'Ping') as CreditName[]
const spelling = { operator: operatorName(), namespace: 'urn:test' }

describe('a refusal', () => {
  it.each(names)('has every required member of the result of %s', (name) => {
    const output = refusedOutput(name, 'No.')
    expect(output).toMatchObject({ Accepted: false, ErrorMessage: 'No.' })
    const { members } = soapOperations[name].result as StructShape
    for (const [member, { required }] of Object.entries(members)) {
      expect(!required || member in output).toBe(true)
    }
    const envelope = writeEnvelope('1.2', writeResponse(name, output, spelling))
    expect(outputOf(name, envelope, spelling)).toEqual(output)
  })

  it('has the code Error by default if the operation has codes, or the given code', () => {
    expect(refusedOutput('CloseOrder', '')).toMatchObject({ RejectionCode: 'Error' })
    expect(refusedOutput('CloseOrderEu', '').ResultCode).not.toBe(0)
    expect(refusedOutput('CloseOrder', '', 'OrderDoesNotExist')).toMatchObject({
      RejectionCode: 'OrderDoesNotExist',
    })
    expect(refusedOutput('GetPaymentPlanStatus', '')).toMatchObject({ Status: 'OrderDoesNotExist' })
  })
})
