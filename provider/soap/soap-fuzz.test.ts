/** Requests of broken and hostile SOAP clients: they never cause an internal error or a leak. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SoapInput, type SoapName, soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { runs } from '../../shared/testing/runs.ts'
import { readEnvelope, soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { arbitraryOf } from '../../shared/testing/shape.arbitrary.ts'
import { attacks } from '../../shared/wire/testing/attacks.ts'
import { merchantAccount, send, testConfig } from '../testing/provider.ts'

const LEAK = /\bat .*\.[jt]s\b|Exception|SQLITE|sandbox-|undefined is not|TypeError|RangeError/
const { soap } = testConfig()

/** Sends bytes. The answer must be an envelope with a result or a sender's fault. */
async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': soapVersions['1.1'].contentType, ...headers },
    body,
  }
  const response = await send('/soap', init)
  const text = await response.text()
  expect([200, 400, 500]).toContain(response.status)
  expect(text).not.toMatch(LEAK)
  expect(text).not.toMatch(/soap:(Server|Receiver)/)
  expect(readEnvelope(new TextEncoder().encode(text)).ok).toBe(true)
  return text
}

/** Any valid request of any operation, mostly with credentials, so that it reaches the handler. */
const requests = fc.constantFrom(...soapNames).chain((name: SoapName) =>
  fc
    .tuple(
      arbitraryOf(operations[name].request),
      fc.constantFrom('1.1' as const, '1.2' as const),
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([given, version, luck]) => {
      const input = given && luck > 0 ? { ...given, Auth: merchantAccount().SoapClients[0]! } : given
      return writeEnvelope(version, writeRequest(name, input as SoapInput<SoapName>, soap))
    }),
)

describe('the SOAP address', () => {
  it.each(attacks)('answers a fault to $name', async ({ bytes }) => {
    expect(await post(bytes)).toContain('soap:Fault')
  })

  it('answers a fault to a compressed body', async () => {
    const { bytes } = attacks.find(({ name }) => name === 'gzip')!
    expect(await post(bytes, { 'Content-Encoding': 'gzip' })).toContain('soap:Fault')
  })

  it('answers random bytes with a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await post(bytes)).toContain('soap:Fault')
      }),
      { numRuns: runs(100, 5_000) },
    )
  })

  it('answers any valid request with a result', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await post(request)).not.toContain('soap:Fault')
      }),
      { numRuns: runs(500, 20_000) },
    )
  })

  it('answers a request with a changed, lost or repeated part', async () => {
    const cut = fc.tuple(requests, fc.nat(), fc.nat({ max: 40 }), fc.string({ maxLength: 8 }))
    await fc.assert(
      fc.asyncProperty(cut, async ([request, place, length, other]) => {
        const at = place % request.length
        await post(request.slice(0, at) + other + request.slice(at + length))
        await post(request.slice(0, at) + request.slice(at, at + length) + request.slice(at))
      }),
      { numRuns: runs(150, 5_000) },
    )
  })
})
