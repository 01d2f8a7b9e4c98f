/**
 * Every address of the OpenAPI document, and what each credential may do there: a session, an API key with all other
 * capabilities, and one with this capability alone; of a merchant of the configuration, and of one of the registry. A new
 * address must be named here, with its capability.
 */
import { describe, expect, it } from 'vitest'
import { capabilities, type Capability } from '../../shared/domain/session/capabilities.ts'
import { operations } from '../../shared/wire/operations.ts'
import { edgeOpenApi } from '../openapi/document.ts'
import { asPage, asServer, bodyOf, json, newOrder, openSession } from '../testing/edge.ts'
import { limitedKey, registryKey, useKeys } from '../testing/keys.ts'
import { useRegistry } from '../testing/registry.ts'

useKeys()
useRegistry()

/** The capability of the edge's own operations; of the provider's, see the table of operations. */
const ownCapabilities: Record<string, Capability> = {
  getTask: 'order.read',
  getHistory: 'order.read',
  getJournal: 'journal.read',
  exportJournal: 'journal.read',
  getPerson: 'journal.people',
  erasePerson: 'journal.people',
  getBatches: 'orders.batch',
  createBatch: 'orders.batch',
  getBatch: 'orders.batch',
  startBatch: 'orders.batch',
  pauseBatch: 'orders.batch',
  resumeBatch: 'orders.batch',
  stopBatch: 'orders.batch',
  getKnownOrders: 'orders.list',
  countOrderViews: 'orders.list',
  lookAtOrders: 'orders.list',
  tellReference: 'metadata.write',
  getClosings: 'report.read',
  closeDay: 'report.close',
  getCreditHistory: 'credit.read',
}

/** Operations that a path of the document stands for. */
const alternatives: Record<string, keyof typeof operations> = {
  cancelOrderOrCancelAmount: 'cancelOrder',
  creditOrderRowsOrCreditNewRow: 'creditOrderRows',
}

/**
 * Without a row of their own: they take another credential or none, or tell the caller about itself alone. Each SOAP
 * operation has a row, below, and the WebSocket its tests in live.test.ts.
 */
const others = new Set(
  `openSession endSessions endSession getSession hearOfChange
   listMerchants getMerchant putMerchant deleteMerchant addApiKey removeApiKey getOperatorJournal resealMerchants
   getWsdl health readiness state
   callSoap callSoapXml openLive`.split(/\s+/),
)

interface Address {
  name: string
  method: string
  path: string
  capability: Capability
}

function addresses(order: string): Address[] {
  const ids: Record<string, string> = {
    CheckoutOrderId: order,
    expiryDate: '2099-01-31',
    taskId: `order-${order}`,
  }
  const found = Object.entries(edgeOpenApi()['paths'] as Record<string, Record<string, object>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const { operationId: name } = operation as { operationId: string }
        if (others.has(name)) return []
        const known = operations[(alternatives[name] ?? name) as keyof typeof operations] as
          | { capability: Capability }
          | undefined
        const capability = known?.capability ?? ownCapabilities[name]
        if (!capability) throw new Error(`${name} has no capability in this table`)
        const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
          part === 'id' && path.startsWith('/api/v1/orders') ? order : (ids[part] ?? '1'),
        )
        return [{ name, method: method.toUpperCase(), path: filled, capability }]
      }),
  )
  const soap = Object.entries(operations)
    .filter(([, operation]) => 'request' in operation)
    .map(([name, { capability }]) => ({ name, method: 'POST', path: `/api/soap/${name}`, capability }))
  return [...found, ...soap]
}

/** The capability that the answer says is missing, or that nobody knew the caller; undefined for any other answer. */
async function missing(response: Response): Promise<string | undefined> {
  if (response.status === 401) return response.text()
  if (response.status !== 403) return void (await response.body?.cancel())
  const { code, capability } = (await bodyOf(response)) as { code: string; capability?: string }
  return code === 'capability-missing' ? (capability ?? 'one without a name') : undefined
}

/** A body that each address reads far enough to ask for the capability, and that none carries out. */
function init(method: string): RequestInit {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '"none"' }
  return method === 'GET' ? {} : json(method, {}, headers)
}

describe.each([
  ['MERCHANTS', limitedKey],
  ['the registry', registryKey],
] as const)('each address, for a merchant of %s', (_, keyWith) => {
  it('refuses whoever lacks its capability, names it, and refuses nobody else for one', async () => {
    const order = String(await newOrder())
    const table = addresses(order)
    expect(table.length).toBeGreaterThan(55)
    const wrong: string[] = []
    const opener = await keyWith({})
    for (const { name, method, path, capability } of table) {
      const rest = capabilities.filter((one) => one !== capability)
      const [lacking, having] = [
        await keyWith({ Capabilities: rest }),
        await keyWith({ Capabilities: [capability] }),
      ]
      const page = await openSession({ capabilities: rest }, opener)
      const told = {
        'a key without it': await missing(await asServer(path, init(method), lacking)),
        'a session without it': await missing(await asPage(path, page.token, init(method))),
      }
      for (const [who, what] of Object.entries(told)) {
        // The address of the index's references is for servers alone.
        const isForServers = name === 'tellReference' && who.startsWith('a session')
        if (what !== capability && !isForServers) wrong.push(`${name}, ${who}: ${what ?? 'let in'}`)
      }
      const own = await missing(await asServer(path, init(method), having))
      if (own !== undefined && !(name === 'lookAtOrders' && own === 'order.read'))
        wrong.push(`${name}, a key with ${capability}: lacks ${own}`)
    }
    expect(wrong).toEqual([])
  })

  it('lets no cache keep its answer', async () => {
    const order = String(await newOrder())
    const kept: string[] = []
    for (const { name, method, path } of addresses(order)) {
      const response = await asServer(path, init(method), await keyWith({}))
      const text = await response.text()
      if (text !== '' && response.headers.get('Cache-Control') !== 'no-store')
        kept.push(`${name} ${response.status}`)
    }
    expect(kept).toEqual([])
  })

  it('shows a key of another merchant nothing, whatever its capabilities', async () => {
    const order = String(await newOrder())
    const key = await keyWith({}, '100002')
    expect((await asServer('/session', {}, key)).status).toBe(200)
    const wrong: string[] = []
    for (const { name, method, path } of addresses(order)) {
      if (!path.includes(`/orders/${order}`)) continue
      const response = await asServer(path, init(method), key)
      await response.body?.cancel()
      // Its own index may hold any number.
      if (response.status < 400 && name !== 'tellReference') wrong.push(`${name}: ${response.status}`)
    }
    expect(wrong).toEqual([])
  })
})
