/**
 * Searches the bytes of the edge's files, with logs, for data of a customer: nothing is readable, although an answer
 * with all of it is kept for 24 hours and repeated to a request with its key.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testPersons } from '../../shared/test-persons.ts'
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import { creditRow } from '../support/credit-world.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { addRowOnce } from '../support/stored-state.ts'
import { createOrder, fault } from '../support/sandbox.ts'
import { soapAtEdge } from '../support/soap-calls.ts'

const { tess } = testPersons
const contact = { Email: 'tess.marker@example.test', PhoneNumber: '070-7654321' }
const digits = tess.NationalId.replace(/\D/g, '')
/** In every spelling. */
const personal = [
  tess.NationalId,
  digits,
  digits.slice(2),
  tess.NationalId.slice(2),
  tess.LastName!,
  tess.addresses[0].Street,
  contact.Email,
  contact.PhoneNumber,
]

function orderInput(ClientOrderNumber: string): SoapInput<'CreateOrderEu'> {
  const identity = {
    NationalIdNumber: tess.NationalId,
    CustomerType: 'Individual',
    CountryCode: 'SE',
  } as const
  return {
    CreateOrderInformation: {
      ClientOrderNumber,
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Invoice',
      OrderRows: [creditRow],
      CustomerIdentity: { ...identity, ...contact },
    },
  }
}

it('nothing of a customer is in the bytes of the edge’s files while answers are kept', async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bytes-'))
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  onTestFinished(async () => {
    await Promise.all([edge.stop(), provider.stop()])
    rmSync(stateDirectory, { recursive: true, force: true })
  })
  const { addresses } = edge
  const keys = { json: crypto.randomUUID(), xml: crypto.randomUUID() }
  for (const wire of ['json', 'xml'] as const) {
    const input = orderInput(`own-${wire}`)
    const first = await soapAtEdge(addresses, 'CreateOrderEu', input, { wire, key: keys[wire] })
    expect(first.text).toContain(tess.LastName)
    expect(await soapAtEdge(addresses, 'CreateOrderEu', input, { wire, key: keys[wire] })).toEqual(first)
  }
  // Without a key: one whose client leaves, and one whose answer is lost on the way from the provider.
  await fault(addresses, { path: '/soap', latencyMs: 1 })
  await fault(addresses, { path: '/soap', latencyMs: 1000 })
  const left = orderInput('own-left')
  const signal = AbortSignal.timeout(150)
  await expect(soapAtEdge(addresses, 'CreateOrderEu', left, { wire: 'xml', signal })).rejects.toThrow(
    /abort|timeout/i,
  )
  expect((await soapAtEdge(addresses, 'CreateOrderEu', left, { wire: 'xml' })).text).toContain(tess.LastName)
  await fault(addresses, { path: '/soap', latencyMs: 1 })
  await fault(addresses, { path: '/soap', phase: 'after', reset: true })
  const lost = orderInput('own-lost')
  expect((await soapAtEdge(addresses, 'CreateOrderEu', lost, { wire: 'xml' })).code).toBe('answer-lost')
  // A checkout order has data of a customer, too.
  const OrderRows = [{ Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }]
  const order = await createOrder(addresses, { OrderRows })
  await addRowOnce(addresses, { order, key: crypto.randomUUID() })

  const files = globSync('edge/**/*.sqlite*', { cwd: stateDirectory })
  expect(files.some((file) => file.endsWith('-wal'))).toBe(true)
  const bytes = files.map((file) => [file, readFileSync(join(stateDirectory, file), 'latin1')] as const)
  // The search itself works: it finds the rows of the history.
  expect(bytes.some(([, text]) => text.includes(creditRow.Description))).toBe(true)
  const filesWith = (word: string) =>
    bytes.filter(([, text]) => text.includes(Buffer.from(word).toString('latin1'))).map(([file]) => file)
  expect(personal.flatMap((word) => filesWith(word).map((file) => `${word} in ${file}`))).toEqual([])
  // An order's desk keeps ids, which its key does not have to protect.
  for (const key of Object.values(keys)) expect(filesWith(key)).toEqual([])
})
