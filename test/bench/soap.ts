/**
 * The SOAP codec: a GetOrders answer from bytes to typed values and back, compared with the parser under it alone, with the
 * npm package `soap`, and with `fast-xml-parser` and its validator, which does not know the types of values.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { createClientAsync } from 'soap'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { readEnvelope, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readAnswer, writeResponse } from '../../shared/wire/soap/message.ts'
import type { SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import { attacks } from '../../shared/wire/testing/attacks.ts'
import type { Aim, Costs, Tell } from './fact.ts'
import { medianCosts } from './median.ts'
import { takeTurns } from './turns.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const ROUNDS = 5
const ROUND_MS = 300
const QUESTION = 'How fast is the SOAP codec?'
const HOW = `${ROUNDS} rounds of ${ROUND_MS / 1000} s in turns after one to warm up, in Node. Bare saxes tells what ours hears of it, and makes nothing of it.`

/** In one second, ours to theirs. */
const least = (times: number): Aim => ({ figure: 'rate', of: 'ratio', least: times })

export async function benchSoap(tell: Tell): Promise<void> {
  const toObject = await soapPackage()
  for (const count of [10, 1000]) {
    const value = orders(count)
    const bytes = new TextEncoder().encode(writeEnvelope('1.1', writeResponse('GetOrders', value, spelling)))
    const text = new TextDecoder()
    const parser = new XMLParser()
    const decoded = await inTurns({
      ours: () => {
        const answer = readAnswer('GetOrders', bytes, spelling)
        if (!answer.ok || !answer.value.output.ok) throw new Error('not valid')
        return answer.value.output.value
      },
      saxes: () => bareSaxes(text.decode(bytes)),
      soap: () => toObject.read(text.decode(bytes)),
      fast: () => {
        const xml = text.decode(bytes)
        if (XMLValidator.validate(xml) !== true) throw new Error('not valid')
        return parser.parse(xml) as unknown
      },
    })
    const encoded = await inTurns({
      ours: () => new TextEncoder().encode(writeEnvelope('1.1', writeResponse('GetOrders', value, spelling))),
      soap: () => new TextEncoder().encode(toObject.write(value)),
    })
    const decoding = {
      question: QUESTION,
      what: `decoding ${count} orders`,
      how: HOW,
      ours: { ...decoded.ours, more: { ...decoded.ours.more, size: { value: bytes.length, unit: 'B' } } },
    } as const
    tell({
      ...decoding,
      against: { kind: 'floor', name: 'bare saxes', ...decoded.saxes },
      aims: [least(0.8)],
    })
    tell({ ...decoding, against: { kind: 'peer', name: 'npm soap', ...decoded.soap }, aims: [least(8)] })
    const name = 'fast-xml-parser with its validator, without types'
    tell({ ...decoding, against: { kind: 'peer', name, ...decoded.fast } })
    tell({
      question: QUESTION,
      what: `encoding ${count} orders`,
      how: HOW,
      ours: encoded.ours,
      against: { kind: 'peer', name: 'npm soap', ...encoded.soap },
    })
  }
  tell({
    question: QUESTION,
    what: `refusing the slowest of ${attacks.length} hostile documents`,
    ours: { wall: slowestAttack() },
    how: 'Once.',
  })
}

function bareSaxes(xml: string): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  for (const event of ['opentag', 'attribute', 'text', 'cdata', 'closetag'] as const) {
    parser.on(event, () => undefined)
  }
  parser.write(xml).close()
}

function slowestAttack(): number {
  return Math.max(
    ...attacks.map(({ bytes }) => {
      const start = performance.now()
      readEnvelope(bytes)
      return performance.now() - start
    }),
  )
}

interface SoapPackage {
  read(xml: string): unknown
  write(value: unknown): string
}

/** The package's own reading and writing, without its HTTP. */
async function soapPackage(): Promise<SoapPackage> {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-wsdl-'))
  const file = join(folder, 'service.wsdl')
  writeFileSync(file, writeWsdl(spelling, 'http://127.0.0.1/soap'))
  const client = await createClientAsync(file)
  rmSync(folder, { recursive: true })
  const { wsdl } = client as unknown as {
    wsdl: {
      xmlToObject(xml: string): unknown
      objectToDocumentXML(name: string, value: unknown, prefix: string, namespace: string): string
    }
  }
  return {
    read: (xml) => wsdl.xmlToObject(xml),
    write: (value) =>
      wsdl.objectToDocumentXML('GetOrdersResponse', { GetOrdersResult: value }, 'tns', spelling.namespace),
  }
}

function orders(count: number): SoapOutput<'GetOrders'> {
  const instant = '2026-11-21T10:00:00'
  const Orders = Array.from({ length: count }, (_, index) => ({
    ClientOrderNr: `web-${index}`,
    IsActive: true,
    CreationDate: instant,
    ClosedDate: null,
    ProviderOrderNr: 8906810 + index,
    WillBuyInvoices: true,
    CurrentAmount: '1204.5',
    ExpirationDate: '2026-12-21T23:59:59',
    ValidCustomer: {
      LegalName: 'Tess Testsson',
      AddressLine1: 'Provgatan 12',
      Postcode: 11455,
      Postarea: 'Stockholm',
      BusinessType: 'Person' as const,
    },
  }))
  return { Accepted: true, Orders, RejectionCode: 'Accepted' }
}

/** Calls each body as often as fits into a round. @returns the medians of the rounds, by name */
async function inTurns<Name extends string>(
  bodies: Record<Name, () => unknown>,
): Promise<Record<Name, Costs>> {
  const names = Object.keys(bodies) as Name[]
  const works = names.map((name) => [name, () => costOf(bodies[name])] as const)
  const rounds = await takeTurns(
    Object.fromEntries(works) as Record<Name, () => ReturnType<typeof costOf>>,
    ROUNDS + 1,
  )
  const medians = names.map((name) => {
    const { cpu, wall } = medianCosts(rounds[name].slice(1))
    return [name, { cpu, wall, more: { rate: { value: 1000 / wall!, unit: '/s' } } }] as const
  })
  return Object.fromEntries(medians) as unknown as Record<Name, Costs>
}

/** Of one call, in milliseconds. */
function costOf(body: () => unknown): { cpu: number; wall: number } {
  const start = performance.now()
  const before = process.cpuUsage()
  let count = 0
  do {
    body()
    count++
  } while (performance.now() - start < ROUND_MS)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000 / count, wall: (performance.now() - start) / count }
}
