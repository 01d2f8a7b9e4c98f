/** JSON through the edge gives the same result as a SOAP call of the provider, for any input. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type SoapInput, type SoapName, soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { outputOf } from '../../shared/wire/testing/output-of.ts'
import { arbitraryOf } from '../../shared/testing/shape.arbitrary.ts'
import { readConfig } from '../config/config.ts'
import { asServer, env, json } from '../testing/edge.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const Auth = readConfig(env).merchants.get('100001')!.SoapClients!.Invoice!

async function direct(name: SoapName, input: object | undefined): Promise<unknown> {
  const request = input && { ...input, Auth }
  const response = await fetch('https://provider.test/soap', {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml' },
    body: writeEnvelope('1.1', writeRequest(name, request as SoapInput<SoapName>, spelling)),
  })
  return outputOf(name, new Uint8Array(await response.arrayBuffer()), spelling)
}

interface Outcome {
  Accepted?: boolean
  ErrorMessage?: string
  RejectionCode?: string
  ResultCode?: number
  [member: string]: unknown
}

/** The compared part: of a write only the names of members, because each call gives new ids and instants. */
function comparable(name: SoapName, { Accepted, ErrorMessage, RejectionCode, ...rest }: Outcome) {
  if (Accepted === false) {
    const { ResultCode, ...result } = rest
    const code = RejectionCode ?? 'credit-rejected'
    const hasResult = Object.keys(result).length > 0
    return { status: 422, code, ResultCode, providerMessage: ErrorMessage, ...(hasResult && { result }) }
  }
  if (RejectionCode !== undefined) rest['RejectionCode'] = RejectionCode
  const isRead = operations[name].capability === 'credit.read'
  return { status: 200, value: isRead ? rest : Object.keys(rest).toSorted() }
}

/** The provider's result, restored from the edge's answer or problem. */
async function throughEdge(name: SoapName, input: object | undefined) {
  const response = await asServer(`/api/soap/${name}`, json('POST', input ?? {}))
  const answer = parseJson(await response.text()) as Outcome & Problem
  const { status } = response
  if (status !== 422) return comparable(name, answer)
  const { code, ResultCode, providerMessage, result } = answer
  return { status, code, ResultCode, providerMessage, ...(result !== undefined && { result }) }
}

describe('JSON through the edge and SOAP at the provider', () => {
  it.each(soapNames)('give the same result for %s', async (name) => {
    await fc.assert(
      fc.asyncProperty(arbitraryOf(operations[name].request), async (input) => {
        const there = comparable(name, (await direct(name, input)) as Outcome)
        expect(await throughEdge(name, input)).toEqual(there)
      }),
      { numRuns: runs(5, 200) },
    )
  })
})
