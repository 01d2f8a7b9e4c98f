/**
 * The SOAP codec: a GetOrders answer from bytes to typed values and back, compared with the npm package `soap` and
 * with `fast-xml-parser` and its validator, which does not know the types of values.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClientAsync } from 'soap'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { readEnvelope, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readAnswer, writeResponse } from '../../shared/wire/soap/message.ts'
import type { SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import { attacks } from '../../shared/wire/testing/attacks.ts'
import type { Costs, Tell } from './fact.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const MEASURED_MS = 1500
const QUESTION = 'How fast is the SOAP codec?'
const HOW = `The mean of as many as fit into ${MEASURED_MS} ms, one codec after the other, in Node.`

export async function benchSoap(tell: Tell): Promise<void> {
  const toObject = await soapPackage()
  for (const count of [10, 1000]) {
    const value = orders(count)
    const bytes = new TextEncoder().encode(writeEnvelope('1.1', writeResponse('GetOrders', value, spelling)))
    const text = new TextDecoder()
    const parser = new XMLParser()
    const ours = perSecond(() => {
      const answer = readAnswer('GetOrders', bytes, spelling)
      if (!answer.ok || !answer.value.output.ok) throw new Error('not valid')
      return answer.value.output.value
    })
    const soap = perSecond(() => toObject.read(text.decode(bytes)))
    const fast = perSecond(() => {
      const xml = text.decode(bytes)
      if (XMLValidator.validate(xml) !== true) throw new Error('not valid')
      return parser.parse(xml) as unknown
    })
    const written = perSecond(() =>
      new TextEncoder().encode(writeEnvelope('1.1', writeResponse('GetOrders', value, spelling))),
    )
    const soapWritten = perSecond(() => new TextEncoder().encode(toObject.write(value)))
    const decoded = { question: QUESTION, what: `decoding ${count} orders`, how: HOW }
    const size = { value: bytes.length, unit: 'B' } as const
    for (const [name, theirs] of [
      ['npm soap', soap],
      ['fast-xml-parser with its validator, without types', fast],
    ] as const) {
      tell({ ...decoded, ours: costs(ours, { size }), against: { kind: 'peer', name, ...costs(theirs) } })
    }
    const against = { kind: 'peer', name: 'npm soap', ...costs(soapWritten) } as const
    tell({ question: QUESTION, what: `encoding ${count} orders`, ours: costs(written), against, how: HOW })
  }
  tell({
    question: QUESTION,
    what: `refusing the slowest of ${attacks.length} hostile documents`,
    ours: { wall: slowestAttack() },
    how: 'Once.',
  })
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

function perSecond(body: () => unknown): number {
  for (let warm = 0; warm < 5; warm++) body()
  const start = performance.now()
  let count = 0
  while (performance.now() - start < MEASURED_MS) {
    body()
    count++
  }
  return (count * 1000) / (performance.now() - start)
}

/** Of one run of so many in a second. */
function costs(perSecond: number, more: Costs['more'] = {}): Costs {
  return { wall: 1000 / perSecond, more: { rate: { value: perSecond, unit: '/s' }, ...more } }
}
