import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config.ts'
import { worldsOf } from '../merchant/directory-stubs.ts'
import { MAX_WORLDS } from '../storage/worlds.ts'
import { ask, authOf } from '../testing/credit-soap.ts'
import { callSandbox, readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'
import {
  bearerHeaders,
  bodyOf,
  call,
  env,
  JSON_TYPE,
  merchantAccount,
  orderPath,
  ORIGIN,
  send,
  signedHeaders,
} from '../testing/provider.ts'
import { planRequest } from '../testing/plan-merchant.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { rowToAdd } from '../testing/row.ts'
import { openWorld, type OpenedWorld } from '../testing/worlds.ts'
import worker from '../worker.ts'

beforeEach(reset)

const stubOf = ({ MerchantId }: OpenedWorld) => env.MERCHANT.getByName(MerchantId)
const end = ({ MerchantId }: OpenedWorld, by = merchantAccount()) =>
  callSandbox('DELETE', `merchants/${MerchantId}`, undefined, by)

async function makeOrder(world: OpenedWorld, changes: object = {}): Promise<Long> {
  const response = await callSandbox('POST', 'orders', { OrderRows: [rowToAdd()], ...changes }, world)
  expect(response.status).toBe(201)
  return (await bodyOf<{ Id: Long }>(response)).Id
}

function tokenAnswer({ ClientId, ClientSecret }: OpenedWorld): Promise<Response> {
  const form = { grant_type: 'client_credentials', client_id: ClientId, client_secret: ClientSecret }
  return send('/connect/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
}

/** What a world's object stores: its tables and keys. */
const storedOf = (world: OpenedWorld) =>
  runInDurableObject(stubOf(world), (_, { storage: { sql, kv } }) => {
    const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'")
    return [...tables.toArray().map(({ name }) => name), ...[...kv.list()].map(([key]) => key)]
  })

/** The binding of merchants' objects; the world ends just before the method is called, after its caller was authorized. */
function endedBefore(world: OpenedWorld, method: 'callWithFaults' | 'soap'): Pick<Env, 'MERCHANT'> {
  const getByName = (name: string) => {
    const stub = env.MERCHANT.getByName(name) as unknown as Record<string, (...input: unknown[]) => unknown>
    return new Proxy(stub, {
      get:
        (_, key: string) =>
        async (...input: unknown[]) => {
          if (key === method) await end(world)
          return stub[key]!(...input)
        },
    })
  }
  return { MERCHANT: { getByName } as unknown as Env['MERCHANT'] }
}

/** What each way into the API answers to the world's credentials. */
async function statusesOf(world: OpenedWorld, id: Long) {
  const bearer = await send(orderPath(id), { headers: await bearerHeaders(world) })
  const signed = await send(orderPath(id), { headers: await signedHeaders('', world) })
  const token = await tokenAnswer(world)
  const sandbox = await callSandbox('GET', 'clock', undefined, world)
  const soap = await ask('GetPaymentPlanParamsEu', { Auth: authOf(world) })
  return [bearer, signed, token, sandbox].map(({ status }) => status).concat(soap.ResultCode ?? -1)
}
const OPEN = [200, 200, 200, 200, 0]
const CLOSED = [401, 401, 401, 401, 10_000]

describe('a world', () => {
  it('has credentials of every scheme', async () => {
    const world = await openWorld()
    expect(world).toEqual({
      MerchantId: expect.stringMatching(/^[12]\d{9}$/),
      Name: `World ${world.MerchantId}`,
      ClientId: `world-${world.MerchantId}`,
      ClientSecret: expect.any(String),
      SharedSecret: expect.any(String),
      SoapClients: [
        {
          ClientNumber: Number(world.MerchantId),
          Username: `world-${world.MerchantId}`,
          Password: expect.any(String),
        },
      ],
      expires: expect.any(String),
    })
    expect(Math.abs(Date.parse(world.expires) - Date.now() - 3_600_000)).toBeLessThan(60_000)
    const id = await makeOrder(world)
    expect(id).toBe(10_000_000)
    expect(await statusesOf(world, id)).toEqual(OPEN)
  })

  it('numbers its customers when something is delivered to them, whenever a day is settled', async () => {
    const world = await openWorld({ actions: 'observed', builtIn: true })
    await makeOrder(world, { PaymentType: 'Swish', TestCustomer: 'nora' })
    const numbers = await runInDurableObject(stubOf(world), (_, { storage: { sql } }) =>
      sql.exec('SELECT id, country_code FROM credit_customers').toArray(),
    )
    expect(numbers).toEqual([{ id: 500_001, country_code: 'NO' }])
  })

  it('is another one each time, also at once', async () => {
    const worlds = await Promise.all([openWorld(), openWorld(), openWorld()])
    expect(new Set(worlds.map(({ MerchantId }) => MerchantId)).size).toBe(3)
  })

  it('starts without orders, or with those of the first merchant', async () => {
    const empty = await openWorld()
    const standard = await openWorld({ orders: 'standard' })
    expect((await call(orderPath(seeds.partlyDelivered), {}, empty)).status).toBe(403)
    expect((await call(orderPath(12_345), {}, empty)).status).toBe(404)
    expect(await readOrder(seeds.partlyDelivered, standard)).toMatchObject({ MerchantOrderId: 'web-1998' })
    // An order of the world is no order of a configured merchant, nor of another world.
    const id = await makeOrder(standard)
    expect((await call(orderPath(id))).status).toBe(404)
    expect((await call(orderPath(id), {}, empty)).status).toBe(404)
  })

  it('has its own name, actions and reports', async () => {
    const world = await openWorld({ name: 'Butik Åäö', actions: 'observed', reports: false })
    expect(world.Name).toBe('Butik Åäö')
    // Observed: a direct payment is delivered at once.
    const id = await makeOrder(world, { PaymentType: 'Swish' })
    expect((await readOrder(id, world)).OrderStatus).toBe('Delivered')
    const reports = '/api/v2/reports?date=2020-03-05&includeWithholding=false'
    expect((await call(reports, {}, world)).status).toBe(403)
    const reported = await call(reports, {}, await openWorld())
    expect(reported.status).toBe(200)
    expect((await reported.text()).length).toBeGreaterThan(1000)
  })

  it('has a clock that starts in the past and runs from there', async () => {
    const world = await openWorld({ now: '2024-02-28T23:59:00Z' })
    const { now } = await bodyOf<{ now: string }>(await callSandbox('GET', 'clock', undefined, world))
    expect(Math.abs(Date.parse(now) - Date.UTC(2024, 1, 28, 23, 59))).toBeLessThan(30_000)
    const id = await makeOrder(world)
    expect((await readOrder(id, world)).CreationDate).toMatch(/^2024-02-28T23:59/)
    // Thirty days later, an invoice order has expired by the world's clock only.
    await callSandbox('POST', 'clock', { advanceSeconds: 31 * 86_400 }, world)
    expect((await readOrder(id, world)).OrderStatus).toBe('Expired')
  })

  it('generates the same orders with the same seed and clock, and others with another seed', async () => {
    const now = '2026-03-01T12:00:00Z'
    const contents = async (seed: string) => {
      const world = await openWorld({ seed, now })
      const response = await callSandbox('POST', 'generate', { orders: 20 }, world)
      expect(await bodyOf(response)).toEqual({ firstId: 10_000_000, orders: 20 })
      const orders = []
      for (let id = 10_000_000; id < 10_000_020; id++) orders.push(await readOrder(id, world))
      return orders.map(({ Id, OrderAmount, PaymentType, OrderStatus, Deliveries }) => [
        Id,
        OrderAmount,
        PaymentType,
        OrderStatus,
        Deliveries?.map((delivery) => [delivery.Id, delivery.DeliveryAmount, delivery.InvoiceId]),
      ])
    }
    const first = await contents('a')
    expect(await contents('a')).toEqual(first)
    expect(await contents('b')).not.toEqual(first)
  })

  it('counts its orders on, whichever way they are made, and two at once get two ids', async () => {
    const world = await openWorld()
    const shop = await callSandbox('POST', 'shop', undefined, world)
    expect(await bodyOf(shop)).toEqual({ firstId: 10_000_000, orders: 24 })
    const ids = await Promise.all([makeOrder(world), makeOrder(world)])
    expect(new Set(ids)).toEqual(new Set([10_000_024, 10_000_025]))
    expect(await makeOrder(world, { Id: 10_000_030 })).toBe(10_000_030)
    expect(await makeOrder(world)).toBe(10_000_031)
    // The last of the range: the next one has no id, and nothing is made.
    expect(await makeOrder(world, { Id: 999_999_999 })).toBe(999_999_999)
    for (const [path, body] of [
      ['orders', { OrderRows: [rowToAdd()] }],
      ['shop', {}],
      ['generate', { orders: 1 }],
    ] as const) {
      expect(await refusal(await callSandbox('POST', path, body, world), 409)).toMatchObject({ Code: 40900 })
    }
  })
})

describe('twenty worlds at once', () => {
  it('have their own persons, campaigns, clocks and faults, and touch no one else', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index)
    const worlds = await Promise.all(
      numbers.map((index) =>
        openWorld({
          now: `20${String(30 + index)}-01-01T00:00:00Z`,
          builtIn: index % 2 === 0,
          customers: [
            {
              CountryCode: 'SE',
              NationalId: '19851332-9999',
              CustomerType: 'Individual',
              FullName: `Person ${index}`,
              Addresses: [
                { AddressSelector: 'A-1', Street: 'Storgatan 1', ZipCode: '11122', Locality: 'Stockholm' },
              ],
            },
          ],
          campaigns: [
            {
              CampaignCode: 900_000 + index,
              Description: `Campaign ${index}`,
              PaymentPlanType: 'Standard',
              ContractLengthInMonths: 12,
              InitialFee: 95.5,
              NotificationFee: 29,
              InterestRatePercent: 9.95,
              NumberOfInterestFreeMonths: 0,
              NumberOfPaymentFreeMonths: 0,
              FromAmount: 300,
              ToAmount: 30_000,
            },
          ],
        }),
      ),
    )
    await Promise.all(
      worlds.map(async (world, index) => {
        const id = await makeOrder(world)
        expect(id).toBe(10_000_000)
        const fault = { path: '/api/v1/orders/*', status: 500 + index, times: 1 }
        expect((await callSandbox('POST', 'faults', fault, world)).status).toBe(204)
      }),
    )
    await Promise.all(
      worlds.map(async (world, index) => {
        expect((await call(orderPath(10_000_000), {}, world)).status).toBe(500 + index)
        expect((await readOrder(10_000_000, world)).CreationDate).toMatch(`20${String(30 + index)}-01-01T00:`)
        const Auth = authOf(world)
        const { CampaignCodes } = await ask('GetPaymentPlanParamsEu', { Auth })
        expect(CampaignCodes![0]!.CampaignCode).toBe(900_000 + index)
        expect(CampaignCodes).toHaveLength(index % 2 === 0 ? 12 : 1)
        const found = await ask('GetAddressesEu', {
          Auth,
          GetAddressesInformation: {
            CustomerType: 'Individual',
            CountryCode: 'SE',
            NationalIdNumber: '198513329999',
          },
        })
        expect(JSON.stringify(found)).toContain(`Person ${index}`)
      }),
    )
    const { now } = await bodyOf<{ now: string }>(await callSandbox('GET', 'clock'))
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
    expect((await call(orderPath(seeds.open))).status).toBe(200)
    expect((await ask('GetPaymentPlanParamsEu')).CampaignCodes).toHaveLength(11)
  })
})

describe('the end of a world', () => {
  it('comes by DELETE of who opened it, or of itself, and leaves nothing', async () => {
    for (const by of ['opener', 'itself']) {
      const world = await openWorld({ orders: 'standard' })
      expect(await statusesOf(world, seeds.open)).toEqual(OPEN)
      expect((await end(world, by === 'itself' ? world : merchantAccount())).status).toBe(204)
      expect(await statusesOf(world, seeds.open)).toEqual(CLOSED)
      expect(await storedOf(world)).toEqual([])
      expect((await end(world)).status).toBe(404)
    }
  })

  it('does not come by another merchant or another world', async () => {
    const world = await openWorld({ orders: 'standard' })
    expect((await end(world, merchantAccount('100002'))).status).toBe(404)
    expect((await end(world, await openWorld())).status).toBe(404)
    expect(await statusesOf(world, seeds.open)).toEqual(OPEN)
    expect((await callSandbox('DELETE', 'merchants/100001')).status).toBe(404)
    expect((await callSandbox('DELETE', 'merchants/1999999999')).status).toBe(404)
    expect((await callSandbox('DELETE', 'merchants/x')).status).toBe(400)
  })

  it('comes by the system clock, before its alarm too, and not by its own clock', async () => {
    const world = await openWorld({ orders: 'standard', seconds: 600 })
    await callSandbox('POST', 'clock', { advanceSeconds: 86_400 }, world)
    expect(await statusesOf(world, seeds.open)).toEqual(OPEN)
    const alarmAt = await runInDurableObject(stubOf(world), (_, { storage }) => storage.getAlarm())
    expect(alarmAt).toBeLessThanOrEqual(Date.parse(world.expires))
    await runInDurableObject(stubOf(world), (_, { storage: { kv } }) => {
      kv.put('world', { ...kv.get<object>('world'), until: Date.now() - 1 })
    })
    await evictDurableObject(stubOf(world))
    expect(await statusesOf(world, seeds.open)).toEqual(CLOSED)
    expect(await runDurableObjectAlarm(stubOf(world))).toBe(true)
    expect(await storedOf(world)).toEqual([])
    expect(await runDurableObjectAlarm(stubOf(world))).toBe(false)
  })

  it('does not come when its alarm is due for an order only', async () => {
    const world = await openWorld({ orders: 'standard' })
    expect(await runDurableObjectAlarm(stubOf(world))).toBe(true)
    expect(await statusesOf(world, seeds.open)).toEqual(OPEN)
    expect(await runDurableObjectAlarm(stubOf(world))).toBe(true)
  })

  it('is not the eviction of its object', async () => {
    const world = await openWorld({ name: 'Kept', orders: 'standard', builtIn: false, actions: 'observed' })
    await evictDurableObject(stubOf(world))
    expect(await statusesOf(world, seeds.open)).toEqual(OPEN)
    expect((await ask('GetPaymentPlanParamsEu', { Auth: authOf(world) })).CampaignCodes).toHaveLength(0)
  })

  it('in the middle of a request is a 401, and a refusal of SOAP', async () => {
    const rest = await openWorld({ orders: 'standard' })
    const asked = new Request(`${ORIGIN}${orderPath(seeds.open)}`, { headers: await bearerHeaders(rest) })
    const response = await worker.fetch(asked, { ...env, ...endedBefore(rest, 'callWithFaults') })
    expect(response.status).toBe(401)
    const soap = await openWorld()
    const changed = endedBefore(soap, 'soap')
    expect((await ask('GetPaymentPlanParamsEu', { Auth: authOf(soap) }, { changed })).ResultCode).toBe(10_000)
  })

  it.each([
    ['a report', (world: OpenedWorld) => call('/api/v2/reports?date=2030-01-01', {}, world)],
    [
      'an unbalanced report',
      (world: OpenedWorld) =>
        callSandbox('POST', 'reports', { date: '2030-01-02', rows: 10, unbalanced: true }, world),
    ],
  ])('while %s waits for days to be settled is a 401', async (_, ask) => {
    const world = await openWorld({ now: '2030-01-01T12:00:00Z', reports: true })
    await callSandbox('POST', 'generate', { orders: 400 }, world)
    const settled = () =>
      runInDurableObject(
        stubOf(world),
        (_, { storage: { sql } }) => sql.exec('SELECT count(*) AS count FROM report_rows').one()['count'],
      )
    await callSandbox('POST', 'clock', { advanceSeconds: 86_400 }, world)
    const answer = ask(world)
    await expect.poll(settled, { interval: 1 }).toBeGreaterThan(0)
    await end(world)
    expect((await answer).status).toBe(401)
  })

  it('leaves its documents unreachable', async () => {
    const world = await openWorld({ name: 'Butik Åäö' })
    const Auth = authOf(world)
    const { ProviderPaymentPlanNr } = await ask('CreatePaymentPlan', { ...planRequest(), Auth })
    const { PdfLink } = await ask('GetContractPdf', { ProviderPaymentPlanNr, Auth })
    const { pathname } = new URL(PdfLink!)
    const response = await send(pathname)
    expect(response.status).toBe(200)
    expect(
      readPdf(new Uint8Array(await response.arrayBuffer()))
        .texts.flat()
        .join(' '),
    ).toContain('Butik Åäö')
    await end(world)
    expect((await send(pathname)).status).toBe(404)
  })
})

/** What the object of a world's kept requests stores: its tables. */
const keptOf = ({ MerchantId }: OpenedWorld) =>
  runInDurableObject(env.REQUEST_RECORDS.getByName(MerchantId), async (_, { storage }) => ({
    tables: storage.sql
      .exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name")
      .toArray()
      .map(({ name }) => name),
    alarm: await storage.getAlarm(),
  }))

describe('the kept requests of a world', () => {
  const NONE = { tables: [], alarm: null }
  /** A world with one kept request. */
  async function worldWithRequest(): Promise<OpenedWorld> {
    const world = await openWorld({ orders: 'standard' })
    expect((await call(orderPath(seeds.open), {}, world)).status).toBe(200)
    const { requests } = await bodyOf<{ requests: unknown[] }>(
      await callSandbox('GET', 'requests', undefined, world),
    )
    expect(requests).toHaveLength(1)
    const { tables, alarm } = await keptOf(world)
    expect(tables).toContain('requests')
    expect(alarm).toBeGreaterThan(Date.now())
    return world
  }

  it('are deleted when it is ended', async () => {
    const world = await worldWithRequest()
    expect((await end(world)).status).toBe(204)
    expect(await keptOf(world)).toEqual(NONE)
  })

  it('are deleted when its time is over', async () => {
    const world = await worldWithRequest()
    await runInDurableObject(stubOf(world), (_, { storage: { kv } }) => {
      kv.put('world', { ...kv.get<object>('world'), until: Date.now() - 1 })
    })
    await evictDurableObject(stubOf(world))
    expect(await runDurableObjectAlarm(stubOf(world))).toBe(true)
    expect(await keptOf(world)).toEqual(NONE)
  })

  it('answer whoever waits for one when it ends', async () => {
    const world = await worldWithRequest()
    const object = env.REQUEST_RECORDS.getByName(world.MerchantId)
    const wait = callSandbox('GET', 'requests/next?timeout=30', undefined, world)
    const waiting = () => runInDurableObject(object, (requests) => requests.waiting)
    await expect.poll(waiting).toBe(1)
    await end(world)
    // It does not answer only because the time of the wait is over.
    expect(await waiting()).toBe(0)
    expect((await wait).status).toBe(204)
  })
})

describe('credentials of no open world', () => {
  it('are refused though they would be right, and nothing is stored', async () => {
    const world = await openWorld()
    await end(world)
    await worldsOf(env).removeWorld(Number(world.MerchantId))
    expect(await statusesOf(world, 1)).toEqual(CLOSED)
    expect(await storedOf(world)).toEqual([])
  })

  it('take no fault of an open world with a wrong password in SOAP', async () => {
    const world = await openWorld()
    await callSandbox('POST', 'faults', { path: '/soap', status: 503 }, world)
    const Auth = { ...authOf(world), Password: 'guessed' }
    expect((await ask('GetPaymentPlanParamsEu', { Auth })).ResultCode).toBe(10_000)
    const faults = await bodyOf(await callSandbox('GET', 'faults', undefined, world))
    expect(faults).toMatchObject({ faults: [{ times: 1 }] })
  })

  it('take no fault of anyone else in SOAP', async () => {
    await callSandbox('POST', 'faults', { path: '/soap', status: 503 })
    const Auth = { ClientNumber: 1_999_999_999, Username: 'u', Password: 'p' }
    expect((await ask('GetPaymentPlanParamsEu', { Auth })).ResultCode).toBe(10_000)
    expect(await bodyOf(await callSandbox('GET', 'faults'))).toMatchObject({ faults: [{ times: 1 }] })
  })
})

describe('opening a world', () => {
  it('needs the credentials of a configured merchant', async () => {
    expect((await send('/sandbox/merchants', { method: 'POST' })).status).toBe(401)
    const wrong = { ...merchantAccount(), ClientSecret: 'guessed' }
    expect((await callSandbox('POST', 'merchants', {}, wrong)).status).toBe(401)
    const world = await openWorld()
    expect((await callSandbox('POST', 'merchants', {}, world)).status).toBe(401)
    const bearer = await sendJson('POST', '/sandbox/merchants', {})
    expect(bearer.status).toBe(401)
  })

  it.each<[string, string, string]>([
    ['{"secnds":60}', 'secnds', 'secnds is not a member here. Did you mean seconds?'],
    ['{"campaign":[]}', 'campaign', 'campaign is not a member here. Did you mean campaigns?'],
    ['{"seconds":0}', 'seconds', 'seconds must be from 1 to 604800.'],
    ['{"seconds":-1}', 'seconds', 'seconds must be from 1 to 604800.'],
    ['{"seconds":9223372036854775807}', 'seconds', 'seconds must be from 1 to 604800.'],
    ['{"seconds":9223372036854775808}', 'seconds', 'seconds must be an integer of 64 bits.'],
    ['{"seconds":1.5}', 'seconds', 'seconds must be an integer of 64 bits.'],
    ['{"name":""}', 'name', 'name must have at least 1 character.'],
    ['{"name":"a\\u0000"}', 'name', 'name must not contain control characters.'],
    [
      '{"now":"2020-04-07T23:59:59Z"}',
      'now',
      'now must be an instant from 2020-04-08T00:00:00.000Z to 9000-01-01T00:00:00.000Z.',
    ],
    ['{"orders":"all"}', 'orders', 'orders must be one of standard, none.'],
    ['{"actions":"seen"}', 'actions', 'actions must be one of described, observed.'],
    ['{"builtIn":"no"}', 'builtIn', 'builtIn must be true or false.'],
    [
      '{"customers":[{"Adresses":[]}]}',
      'customers[0].Adresses',
      'Adresses is not a member here. Did you mean Addresses?',
    ],
    ['{', 'Body', 'The body is not valid JSON.'],
  ])('is refused with %s', async (body, Field, ErrorMessage) => {
    const { ClientId, ClientSecret } = merchantAccount()
    const response = await send('/sandbox/merchants', {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}`, ...JSON_TYPE },
      body,
    })
    const { Errors } = await refusal(response)
    expect(Errors![0]).toMatchObject({ Field, ErrorMessage })
  })

  it('is refused with a campaign that cannot be, by its member and a reason', async () => {
    const campaign = {
      CampaignCode: 0,
      Description: 'A',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 1.5,
      InitialFee: -1,
      NotificationFee: 0.001,
      InterestRatePercent: 101,
      NumberOfInterestFreeMonths: 0,
      NumberOfPaymentFreeMonths: 0,
      FromAmount: '1',
      ToAmount: 2,
    }
    const { Errors } = await refusal(await callSandbox('POST', 'merchants', { campaigns: [campaign] }))
    expect(Errors!.map(({ ErrorMessage }) => ErrorMessage)).toEqual([
      'CampaignCode must be at least 1.',
      'ContractLengthInMonths must be an integer.',
      'InitialFee must be at least 0.',
      'NotificationFee must be a number with at most two decimals.',
      'InterestRatePercent must be at most 100.',
      'FromAmount must be a number.',
    ])
    const twice = {
      ...campaign,
      CampaignCode: 1,
      ContractLengthInMonths: 1,
      InitialFee: 0,
      NotificationFee: 0,
      InterestRatePercent: 0,
      FromAmount: 3,
    }
    const refused = await refusal(await callSandbox('POST', 'merchants', { campaigns: [twice] }))
    expect(refused.Errors![0]).toMatchObject({
      Field: 'campaigns[0]',
      ErrorMessage: expect.stringContaining('a campaign with FromAmount up to ToAmount'),
    })
  })

  it('is refused with a body of more than 256 KiB', async () => {
    const body = { name: 'n', seed: 's'.repeat(256 * 1024) }
    const { Errors } = await refusal(await callSandbox('POST', 'merchants', body))
    expect(Errors![0]!.ErrorMessage).toBe('The body is larger than 262144 bytes.')
  })

  it('is refused while too many are open, until one ends', async () => {
    await runInDurableObject(env.DIRECTORY.getByName('orders'), (_, { storage: { sql } }) => {
      const until = Date.now() + 600_000
      for (let index = 0; index < MAX_WORLDS - 1; index++) {
        sql.exec('INSERT INTO worlds (number, until) VALUES (?, ?)', 1_000_000_000 + index, until)
      }
    })
    const last = await openWorld()
    expect(await refusal(await callSandbox('POST', 'merchants', {}), 429)).toMatchObject({ Code: 42900 })
    await end(last)
    await openWorld()
  })
})
