import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Env, readConfig } from './config.ts'
import { bearerHeaders, bodyOf, call, env, ORIGIN, orderPath, send } from './testing/provider.ts'
import worker from './worker.ts'

const ask = (path: string, changed: Env, init: RequestInit = {}) =>
  worker.fetch(new Request(ORIGIN + path, init), changed)

function without(member: keyof Env): Env {
  const changed = { ...env }
  delete changed[member as 'MERCHANTS']
  return changed
}

function logged() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
}

afterEach(() => vi.restoreAllMocks())

describe('the configuration', () => {
  it.each(['MERCHANTS', 'TOKEN_SIGNING_KEY'] as const)(
    'is refused without %s, with its name',
    async (member) => {
      const response = await ask(orderPath(8906810), without(member))
      expect(response.status).toBe(503)
      expect(await bodyOf(response)).toEqual({
        Code: 50300,
        Message: `The configuration member ${member} is missing or not valid.`,
      })
    },
  )

  const twice = (JSON.parse(env.MERCHANTS!) as unknown[]).flatMap((merchant) => [merchant, merchant])
  it.each([
    ['MERCHANTS', 'secret-but-no-json'],
    ['MERCHANTS', '[{"MerchantId":"secret"}]'],
    ['MERCHANTS', JSON.stringify(twice)],
    ['TOKEN_SIGNING_KEY', 'secret-but-short'],
    ['OPERATOR_NAME', 'secret name'],
    ['SOAP_PATH', 'secret'],
    ['SANDBOX', 'secret'],
  ])('is refused with a wrong %s, without its value', (member, value) => {
    const read = () => readConfig({ ...env, [member]: value })
    expect(read).toThrow(`member ${member}`)
    expect(read).not.toThrow('secret')
  })

  it.each([
    ['MerchantId', { MerchantId: '1000000000' }],
    ['ClientId', { ClientId: 'world-2147483647' }],
    ['ClientNumber', { SoapClients: [{ ClientNumber: 2_147_483_647, Username: 'u', Password: 'p' }] }],
  ])('is refused with the %s of a world, in a sandbox only', (_, changes) => {
    const [merchant] = JSON.parse(env.MERCHANTS!) as object[]
    const MERCHANTS = JSON.stringify([{ ...merchant, ...changes }])
    expect(() => readConfig({ ...env, MERCHANTS })).toThrow(
      'The configuration member MERCHANTS has an id of a world: MerchantId and ClientNumber may not be from 1000000000 to 2147483647 in a sandbox.',
    )
    expect(readConfig({ ...env, MERCHANTS, SANDBOX: 'off' }).merchants).toHaveLength(1)
  })

  it('is read once for an environment', () => {
    expect(readConfig(env)).toBe(readConfig(env))
  })
})

describe('the worker', () => {
  it('is healthy with or without a configuration', async () => {
    for (const healthy of [env, without('MERCHANTS')]) {
      const response = await ask('/healthz', healthy)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('ok')
    }
  })

  it.each([
    ['an order', orderPath(8906810), {}, 200],
    ['a report', '/api/v2/reports?date=2020-03-05', {}, 200],
    ['a refusal', orderPath(1), {}, 404],
    ['a body that is refused', `${orderPath(8906810)}/metadata`, { method: 'PUT', body: '{' }, 400],
    ['a write without a body', `${orderPath(8906810)}/extendOrder/2099-01-01/`, { method: 'PATCH' }, 200],
    ['an unknown task', '/api/v1/queue/1', {}, 404],
    ['a SOAP fault', '/soap', { method: 'POST', body: '<a/>' }, 500],
    ['the WSDL', '/soap?wsdl', {}, 200],
    ['a token that is refused', '/connect/token', { method: 'POST' }, 400],
    ['no such address', '/nothing', {}, 404],
    ['an order without credentials', orderPath(8906810), { headers: { Authorization: '' } }, 401],
  ])('forbids caching and type sniffing of %s', async (_, path, init, status) => {
    const response = await call(path, init)
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('reveals nothing of an unexpected error, and logs only its name', async () => {
    const lines = logged()
    const broken = {
      ...env,
      MERCHANT: {
        getByName: () => {
          throw new TypeError('secret')
        },
      } as unknown as Env['MERCHANT'],
    }
    const response = await ask(orderPath(8906810), broken, { headers: await bearerHeaders() })
    expect(response.status).toBe(500)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toBe('{"Code":50000,"Message":"Internal error"}')
    expect(lines()).toEqual([
      {
        module: 'provider',
        method: 'GET',
        path: '/api/v1/orders/{CheckoutOrderId}',
        status: 500,
        ms: expect.any(Number),
        error: 'TypeError',
      },
    ])
  })
})

describe('the log', () => {
  it('has one line for each request, with the route and without its contents', async () => {
    const lines = logged()
    await call(`${orderPath(8906810)}?secret=1`)
    await send('/Connect/Token/', { method: 'POST', body: 'client_secret=secret' })
    await send('/soap?wsdl&secret')
    await send('/somewhere/secret')
    const entry = { module: 'provider', method: 'GET', ms: expect.any(Number) }
    expect(lines()).toEqual([
      { ...entry, path: '/api/v1/orders/{CheckoutOrderId}', status: 200 },
      { ...entry, method: 'POST', path: '/connect/token', status: 400 },
      { ...entry, path: '/soap', status: 200 },
      { ...entry, path: 'none', status: 404 },
    ])
  })
})
