/** The real answers of edge and provider conform to their OpenAPI documents. */
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { everyWrite } from '../../edge/testing/every-write.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { dayFromNow } from '../../shared/testing/day-from-now.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import { PREFER, PREFERENCE_APPLIED, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { LIVE_TICKET } from '../../shared/domain/order/live.ts'
import { restNames } from '../../shared/wire/operations.ts'
import { atEdge, openSession, providerToken } from '../support/client.ts'
import { type AnswerChecker, answerChecker, fetchOpenApi, type OpenApi } from '../support/openapi-answers.ts'
import { liveMessages } from '../support/live-messages.ts'
import { creditWrites } from '../support/credit-writes.ts'
import { cancel, createOrder, deliver, fault, orderAtProvider, writeAtProvider } from '../support/sandbox.ts'

const row = { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }
const addresses = inject('addresses')

/** A call of each operation that succeeds on an open order of two rows, and the status of its success. */
const orderCalls: [operation: string, status: number, method: string, path: string, body?: object][] = [
  ['addOrderRow', 202, 'POST', '/rows/', row],
  ['addOrderRows', 202, 'POST', '/rows/addOrderRows/', { OrderRows: [row] }],
  ['updateOrderRow', 204, 'PATCH', '/rows/1/', { Quantity: 300 }],
  ['updateOrderRows', 204, 'POST', '/rows/updateOrderRows/', { OrderRows: [{ RowId: 2, Quantity: 300 }] }],
  ['replaceOrderRows', 204, 'PUT', '/rows/replaceOrderRows', { OrderRows: [row] }],
  ['extendOrder', 200, 'PATCH', `/extendOrder/${dayFromNow(30)}/`],
  ['setOrderMetadata', 200, 'PUT', '/metadata', { Metadata: [{ Key: 'colour', Value: 'red' }] }],
  ['getOrder', 200, 'GET', ''],
  ...lifeCalls(),
  ['getCredit', 200, 'GET', '/deliveries/{DeliveryId}/credits/{CreditId}'],
]

/** The calls to the edge: in the short run every fourth. */
const someCalls = orderCalls.filter((_, nth) => isLongRun || nth % 4 === 0)

/** The deliveries, cancellations and credits. */
function lifeCalls(): typeof orderCalls {
  return Object.entries(everyWrite)
    .filter(([name]) => /^(?:deliver|cancel|credit)/.test(name))
    .map(([name, { success, method, path, body }]): (typeof orderCalls)[number] => {
      const below = path && `/${path}`
      return body ? [name, success, method, below, body] : [name, success, method, below]
    })
}

/** The path with the order's delivery and a credit of it, which are made if the path names them. */
async function placed(id: string, path: string): Promise<string> {
  if (!path.includes('{DeliveryId}')) return path
  await deliver(addresses, id)
  const { Deliveries } = await orderAtProvider(addresses, id)
  const deliveryPath = path.replace('{DeliveryId}', String(Deliveries[0]?.Id))
  if (!path.includes('{CreditId}')) return deliveryPath
  const credit = {
    method: 'PATCH',
    path: `deliveries/${Deliveries[0]?.Id}`,
    body: { CreditedAmount: 1 },
  } as const
  const { CreditId } = (await writeAtProvider(addresses, id, credit)) as { CreditId: string }
  return deliveryPath.replace('{CreditId}', CreditId)
}

function newOrder(): Promise<string> {
  return createOrder(addresses, { OrderRows: [row, { ...row, Name: 'Bulb' }] })
}

describe('the checker of answers', () => {
  const document: OpenApi = {
    paths: {
      '/things/{Id}/': {
        get: {
          responses: {
            200: {
              headers: { ETag: {}, Sometimes: { $ref: '#/components/headers/Sometimes' } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            },
            204: {},
          },
        },
      },
    },
    components: {
      headers: { Sometimes: { required: false } },
      schemas: {
        Thing: { type: 'object', required: ['Id'], properties: { Id: { type: 'integer', format: 'int64' } } },
      },
    },
  }
  const tagged = { ETag: '"1"', 'Content-Type': 'application/json; charset=utf-8' }
  const answerOf = (body: string | null, init: ResponseInit, path = '/Things/7') =>
    Object.defineProperty(new Response(body, init), 'url', { value: `http://api.test${path}` })

  it.each<[string, Response, string]>([
    ['an answer as documented', answerOf('{"Id":7}', { headers: tagged }), ''],
    ['a member of another type', answerOf('{"Id":"7"}', { headers: tagged }), '/Id must be integer'],
    ['a missing member', answerOf('{}', { headers: tagged }), "must have required property 'Id'"],
    [
      'a missing header',
      answerOf('{"Id":7}', { headers: { 'Content-Type': 'application/json' } }),
      'lacks the header ETag',
    ],
    [
      'another content type',
      answerOf('x', { headers: { ...tagged, 'Content-Type': 'text/plain' } }),
      'documents no text/plain',
    ],
    ['another status', answerOf('{}', { status: 418, headers: tagged }), 'documents no 418'],
    ['another path', answerOf('{}', { headers: tagged }, '/things/7/more'), 'is not documented'],
  ])('finds %s', async (_, response, fault) => {
    const faults = await answerChecker(document).faultsOf('GET', response)
    expect(faults.join('\n')).toContain(fault)
    expect(faults).toHaveLength(fault === '' ? 0 : 1)
  })
})

describe("the edge's answers", () => {
  let checker: AnswerChecker
  let token: string

  beforeAll(async () => {
    checker = answerChecker(await fetchOpenApi(addresses.edge))
    token = (await openSession(addresses, { capabilities: [...capabilities] })).token
  })

  async function expectDocumented(method: string, response: Response, status: number): Promise<void> {
    expect(response.status).toBe(status)
    expect(await checker.faultsOf(method, response)).toEqual([])
  }

  function ask(method: string, path: string, body?: object): Promise<Response> {
    return atEdge(addresses, path, { method, token, ...(body && { body: JSON.stringify(body) }) })
  }

  function askAsServer(method: string, path: string, body?: object): Promise<Response> {
    return fetch(addresses.edge + path, {
      method,
      headers: {
        Authorization: `Bearer sandbox-api-key-${sandboxMerchants.first}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  it('are tested for every operation of the table', () => {
    expect([...orderCalls.map(([name]) => name), 'getReport'].toSorted()).toEqual(restNames.toSorted())
  })

  it.each(someCalls)(
    'hold for %s: done, without a session and for an unknown order',
    async (_, status, method, path, body) => {
      const id = await newOrder()
      const below = await placed(id, path)
      const own = `/api/v1/orders/${id}${below}`
      await expectDocumented(method, await ask(method, own, body), status)
      await expectDocumented(method, await atEdge(addresses, own, { method }), 401)
      await expectDocumented(method, await ask(method, `/api/v1/orders/1${below}`, body), 404)
    },
  )

  it.each(someCalls.filter(([, , method]) => method !== 'GET'))(
    'hold for %s with the order',
    async (_, status, method, path, body) => {
      const id = await newOrder()
      const own = `/api/v1/orders/${id}${await placed(id, path)}`
      const response = await atEdge(addresses, own, {
        method,
        token,
        headers: { [PREFER]: RETURN_ORDER },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(response.headers.get(PREFERENCE_APPLIED)).toBe(RETURN_ORDER)
      await expectDocumented(method, response, status === 204 ? 200 : status)
    },
  )

  it('hold for a write of an older version, of a wrong member and of a closed order', async () => {
    const id = await newOrder()
    const path = `/api/v1/orders/${id}/rows/`
    const older = await atEdge(addresses, path, {
      method: 'POST',
      token,
      headers: { 'If-Match': '"older"' },
      body: JSON.stringify(row),
    })
    await expectDocumented('POST', older, 412)
    await expectDocumented('POST', await ask('POST', path, { ...row, Name: '' }), 400)
    await cancel(addresses, id)
    await expectDocumented('POST', await ask('POST', path, row), 409)
  })

  it('hold for a credit whose answer is lost: it is found, without its id', async () => {
    const id = await newOrder()
    const path = `/api/v1/orders/${id}${await placed(id, '/deliveries/{DeliveryId}/credits')}`
    await fault(addresses, { path, method: 'POST', phase: 'after', status: 504 })
    const found = await ask('POST', path, { OrderRowIds: [1] })
    expect(await found.clone().json()).toEqual({ FoundByReading: true })
    await expectDocumented('POST', found, 202)
  })

  it('hold for a report, a day without one and no day', async () => {
    await expectDocumented('GET', await ask('GET', '/api/v2/reports?date=2020-03-05'), 200)
    await expectDocumented('GET', await ask('GET', `/api/v2/reports?date=${dayFromNow(1)}`), 404)
    await expectDocumented('GET', await ask('GET', '/api/v2/reports?date=2020-02-30'), 400)
  })

  it('hold for sessions: opened, described, ended, refused', async () => {
    const user = { id: 'u1', name: 'Kim' }
    const wish = { origin: addresses.demo, user, capabilities: ['order.read'], orderId: 7, locale: 'sv-SE' }
    const opened = await askAsServer('POST', '/sessions', wish)
    const { id, token } = (await opened.clone().json()) as { id: string; token: string }
    await expectDocumented('POST', opened, 201)
    await expectDocumented('POST', await askAsServer('POST', '/sessions', { ...wish, user: {} }), 400)
    await expectDocumented('POST', await askAsServer('POST', '/sessions'), 415)

    const described = await atEdge(addresses, '/session', { token })
    expect(await described.clone().json()).toMatchObject({ orderId: 7, locale: 'sv-SE' })
    await expectDocumented('GET', described, 200)
    // An API key does not expire.
    const server = await askAsServer('GET', '/session')
    expect(await server.clone().json()).not.toHaveProperty('expiresAt')
    await expectDocumented('GET', server, 200)

    await expectDocumented('DELETE', await askAsServer('DELETE', `/sessions/${id}`), 204)
    await expectDocumented('GET', await atEdge(addresses, '/session', { token }), 401)
    await expectDocumented('DELETE', await askAsServer('DELETE', '/sessions?user=u-none'), 204)
    await expectDocumented('DELETE', await askAsServer('DELETE', '/sessions?usr=u1'), 400)
  })

  it('hold for a history of several writes, one of them refused, and for its pages', async () => {
    const id = await newOrder()
    const path = `/api/v1/orders/${id}`
    await ask('PATCH', `${path}/rows/1/`, { Quantity: 300 })
    await ask('PATCH', `${path}/extendOrder/${dayFromNow(30)}/`)
    // Above the limit of the sandbox's customers.
    await ask('POST', `${path}/rows/`, { ...row, Quantity: 999_999_999, UnitPrice: 9_999_999 })
    const page = await ask('GET', `${path}/history`)
    const { entries } = (await page.clone().json()) as { entries: { outcome: string }[] }
    expect(entries.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'done'])
    await expectDocumented('GET', page, 200)
    await expectDocumented('GET', await ask('GET', `${path}/history?before=x`), 400)
  })

  it('hold for a SOAP operation as JSON: done, rejected, wrong, unknown, and in the history', async () => {
    await expectDocumented('POST', await ask('POST', '/api/soap/Ping', {}), 200)
    await expectDocumented('POST', await ask('POST', '/api/soap/GetPaymentPlanParams', {}), 200)
    const { input } = await creditWrites.CloseOrder(addresses)
    await expectDocumented('POST', await ask('POST', '/api/soap/CloseOrder', input), 200)
    // It is closed already.
    await expectDocumented('POST', await ask('POST', '/api/soap/CloseOrder', input), 422)
    const wrong = { ProviderOrderNr: 'four' }
    await expectDocumented('POST', await ask('POST', '/api/soap/CloseOrder', wrong), 400)
    await expectDocumented('POST', await ask('POST', '/api/soap/DropTables', {}), 404)
    const page = await ask('GET', `/api/credit/history?ProviderOrderNr=${input.ProviderOrderNr}`)
    expect(await page.clone().json()).toMatchObject({
      entries: [{ outcome: 'refused' }, { outcome: 'done' }],
    })
    await expectDocumented('GET', page, 200)
    const created = await creditWrites.CreateOrderEu(addresses)
    const made = await ask('POST', '/api/soap/CreateOrderEu', created.input)
    const { CreateOrderResult } = (await made.json()) as { CreateOrderResult: { ProviderOrderId: number } }
    const first = await ask('GET', `/api/credit/history?ProviderOrderNr=${CreateOrderResult.ProviderOrderId}`)
    expect(await first.clone().json()).toMatchObject({
      entries: [{ orderType: 'Invoice', amount: '250', rows: [{}], rowCount: 1 }],
    })
    await expectDocumented('GET', first, 200)
    await expectDocumented('GET', await ask('GET', '/api/credit/history'), 400)
  })

  it('hold for an address that is only a WebSocket', async () => {
    await expectDocumented('GET', await ask('GET', `/api/v1/orders/${await newOrder()}/live`), 426)
  })

  it('hold for each message of the WebSocket', async () => {
    const id = await newOrder()
    const change = () => ask('PATCH', `/api/v1/orders/${id}/rows/1/`, { Quantity: 300 })
    const messages = await liveMessages(addresses, String(id), [LIVE_TICKET], change)
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['welcome', 'present', 'changed']))
    for (const message of messages) expect(checker.faultsOfValue('LiveMessage', message)).toEqual([])
  })
})

describe("the provider's answers", () => {
  let checker: AnswerChecker
  let headers: Record<string, string>

  beforeAll(async () => {
    checker = answerChecker(await fetchOpenApi(addresses.provider))
    headers = {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
      'Content-Type': 'application/json',
    }
  })

  async function faultsOf(method: string, path: string, init: RequestInit): Promise<[number, string[]]> {
    const response = await fetch(addresses.provider + path, { method, ...init })
    return [response.status, await checker.faultsOf(method, response)]
  }

  it.each(orderCalls)(
    'hold for %s: done, unauthorized and for an unknown order',
    async (_, status, method, path, body) => {
      const init = { headers, ...(body && { body: JSON.stringify(body) }) }
      const id = await newOrder()
      const below = await placed(id, path)
      const own = `/api/v1/orders/${id}${below}`
      expect(await faultsOf(method, own, init)).toEqual([status, []])
      expect(await faultsOf(method, own, {})).toEqual([401, []])
      // The description ("Errors"): 404 where the order is read, 400 elsewhere.
      const unknown = method === 'GET' ? 404 : 400
      expect(await faultsOf(method, `/api/v1/orders/1${below}`, init)).toEqual([unknown, []])
    },
  )

  it('hold for a report, a day without one and no day', async () => {
    for (const [date, status] of [
      ['2020-03-05', 200],
      [dayFromNow(1), 404],
      ['2020-02-30', 400],
    ] as const) {
      expect(await faultsOf('GET', `/api/v2/reports?date=${date}`, { headers })).toEqual([status, []])
    }
  })

  it('hold for a token, a wrong client and a wrong request', async () => {
    const ask = (form: object) =>
      faultsOf('POST', '/connect/token', { body: new URLSearchParams(form as Record<string, string>) })
    const client = {
      grant_type: 'client_credentials',
      client_id: `sandbox-client-${sandboxMerchants.first}`,
      client_secret: `sandbox-client-secret-${sandboxMerchants.first}`,
      scope: 'salesfinance.order',
    }
    expect(await ask(client)).toEqual([200, []])
    expect(await ask({ ...client, client_secret: 'wrong' })).toEqual([401, []])
    expect(await ask({ ...client, grant_type: 'password' })).toEqual([400, []])
  })
})
