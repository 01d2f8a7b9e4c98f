/** `order-admin/session` against the real edge, and against other servers. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import {
  endAllSessions,
  endSession,
  endSessionsOf,
  openSession,
  type OpenSessionOptions,
  SessionError,
  sessionHandler,
  type SessionHandlerOptions,
} from '../../../packages/order-admin/session.ts'
import { sandboxMerchants } from '../../../shared/sandbox.ts'

const { edge } = inject('addresses')
// Of the second merchant, so that ending all sessions does not end those of other tests.
const apiKey = `sandbox-api-key-${sandboxMerchants.second}`
const origin = 'http://localhost:5173'
const session = { user: { id: 'session-test', name: 'Kim' }, capabilities: ['order.read' as const] }
const options = { edge, apiKey, origin, ...session }

async function refused(promise: Promise<unknown>): Promise<SessionError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SessionError)
  const { message, stack, ...members } = error as SessionError
  expect(`${message} ${stack} ${JSON.stringify(members)}`).not.toContain(apiKey)
  return error as SessionError
}

/** The edge's answer to the session's holder. */
async function infoOf(token: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${edge}/session`, {
    headers: { Authorization: `Bearer ${token}`, Origin: origin },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('openSession', () => {
  it('opens a session of the user, the language and one order, of any length', async () => {
    for (const [orderId, expected] of [
      ['8906900', 8906900],
      [8906900, 8906900],
      [8906900n, 8906900],
    ] as const) {
      const { token } = await openSession({ ...options, edge: `${edge}/`, orderId, locale: 'sv' })
      const { status, body } = await infoOf(token)
      expect([status, body['orderId'], body['locale'], body['user']]).toEqual([
        200,
        expected,
        'sv',
        session.user,
      ])
    }
    const { token } = await openSession({ ...options, orderId: '9223372036854775807' })
    const answer = await fetch(`${edge}/session`, {
      headers: { Authorization: `Bearer ${token}`, Origin: origin },
    })
    expect(await answer.text()).toContain('"orderId":9223372036854775807')
  })

  it.each([
    ['an unknown key', { apiKey: 'a-key-of-nobody' }, 'api-key-invalid', 401],
    ['no key, as when the environment lacks it', { apiKey: undefined }, 'api-key-missing', undefined],
    ['a key with a line break in it', { apiKey: 'a\nb' }, 'api-key-invalid', undefined],
    [
      'an origin that the merchant does not have',
      { origin: 'https://evil.example' },
      'origin-not-allowed',
      403,
    ],
    ['no capability', { capabilities: [] }, 'list-empty', 400],
    ['an order id that is none', { orderId: 'x' }, 'member-wrong-type', undefined],
    ['an order id that is rounded', { orderId: 2 ** 60 }, 'member-wrong-type', undefined],
    ['no address', { edge: 'edge.example' }, 'edge-url-invalid', undefined],
    ['an address with a password', { edge: 'https://a:b@edge.example' }, 'edge-url-invalid', undefined],
    ['an address where nothing answers', { edge: 'http://127.0.0.1:9' }, 'network-failed', undefined],
  ] satisfies [string, Partial<OpenSessionOptions>, string, number | undefined][])(
    'is refused with %s',
    async (_, change, code, status) => {
      const error = await refused(openSession({ ...options, ...change }))
      expect([error.code, error.status]).toEqual([code, status])
      expect(error.requestId === undefined).toBe(status === undefined)
    },
  )

  it('names the member that the edge refuses', async () => {
    const error = await refused(openSession({ ...options, user: { id: '', name: 'Kim' } }))
    expect([error.code, error.pointer]).toEqual(['member-too-short', '/user/id'])
    const missing = undefined as never
    const nobody = await refused(openSession({ ...options, user: missing }))
    expect([nobody.code, nobody.pointer]).toEqual(['member-missing', '/user'])
  })

  it.each<[string, RequestListener]>([
    ['a page', (_, response) => response.end('<!doctype html><title>Hello</title>')],
    ['JSON of another kind', (_, response) => response.writeHead(201).end('{"token":1}')],
    ['null', (_, response) => response.writeHead(201).end('null')],
    ['a redirect', (_, response) => response.writeHead(307, { Location: `${edge}/sessions` }).end()],
    [
      'a problem that echoes the key',
      ({ headers }, response) =>
        response.writeHead(400).end(JSON.stringify({ code: 'odd', title: headers.authorization })),
    ],
  ])('refuses %s as an answer', async (name, listener) => {
    const error = await refused(openSession({ ...options, edge: await serve(listener) }))
    expect(error.code).toBe(name.includes('echoes') ? 'odd' : 'answer-invalid')
  })

  it('gives up on a server that does not answer, or stops in the middle', async () => {
    const silent = await serve(() => undefined)
    const cut = await serve(
      (_, response) => void response.writeHead(201, { 'Content-Length': '99' }).write('{"id"'),
    )
    for (const address of [silent, cut]) {
      const error = await refused(openSession({ ...options, edge: address, timeoutMs: 50 }))
      expect(error.code).toBe('edge-timeout')
    }
  })

  it('ends with the reason of the signal that the caller aborts', async () => {
    const controller = new AbortController()
    const opening = openSession({
      ...options,
      edge: await serve(() => controller.abort('left')),
      signal: controller.signal,
    })
    await expect(opening).rejects.toBe('left')
    await expect(openSession({ ...options, signal: AbortSignal.abort('never') })).rejects.toBe('never')
  })
})

describe('ending sessions', () => {
  it('ends one session, those of a user, and all of them', async () => {
    const open = async (id: string) => {
      const opened = await openSession({ ...options, user: { id, name: 'Kim' } })
      return { id: opened.id!, status: async () => (await infoOf(opened.token)).status }
    }
    const [one, other, third] = [await open('a'), await open('a'), await open('b')]
    await endSession({ edge, apiKey, id: one.id })
    expect([await one.status(), await other.status(), await third.status()]).toEqual([401, 200, 200])
    await endSessionsOf({ edge, apiKey, user: 'a' })
    expect([await other.status(), await third.status()]).toEqual([401, 200])
    await endAllSessions({ edge, apiKey })
    expect(await third.status()).toBe(401)
  })

  it('never ends all sessions because an id is missing', async () => {
    const { token } = await openSession(options)
    const missing = undefined as unknown as string
    for (const id of ['', '../sessions', missing]) {
      expect((await refused(endSession({ edge, apiKey, id }))).code).toBe('path-parameter-invalid')
    }
    for (const user of ['', missing, 'half of a pair: \ud800']) {
      expect((await refused(endSessionsOf({ edge, apiKey, user }))).code).toBe('path-parameter-invalid')
    }
    expect((await infoOf(token)).status).toBe(200)
  })
})

describe('sessionHandler', () => {
  const errors: SessionError[] = []
  const handler = (change: Partial<SessionHandlerOptions> = {}) =>
    sessionHandler({
      edge,
      apiKey,
      origins: [`${origin}/`],
      authorize: () => session,
      onError: (error) => errors.push(error),
      ...change,
    })
  const post = (from: string | undefined, method = 'POST') =>
    new Request('http://shop.test/desk-session', {
      method,
      headers: from === undefined ? {} : { Origin: from },
    })

  it('answers a session that no cache keeps', async () => {
    const answer = await handler()(post(origin))
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const { token } = (await answer.json()) as { token: string }
    expect((await infoOf(token)).status).toBe(200)
  })

  it.each([
    ['from another site', post('https://evil.example'), 403],
    ['from a sandboxed frame', post('null'), 403],
    ['without an origin', post(undefined), 403],
    ['of another method', post(origin, 'GET'), 405],
  ])('refuses a request %s before it asks who is logged in', async (_, request, status) => {
    const answer = await handler({ authorize: () => Promise.reject(new Error('asked')) })(request)
    expect(answer.status).toBe(status)
  })

  it('answers null if no user is logged in, and the element shows that', async () => {
    const answer = await handler({ authorize: () => undefined })(post(origin))
    expect([answer.status, await answer.json()]).toEqual([401, null])
  })

  it('hands on only the code of the edge, and logs it on the server', async () => {
    errors.length = 0
    const answer = await handler({ apiKey: 'a-key-of-nobody' })(post(origin))
    const body = (await answer.json()) as object
    expect([answer.status, Object.keys(body).toSorted()]).toEqual([502, ['code', 'requestId']])
    expect(body).toMatchObject({ code: 'api-key-invalid' })
    expect(errors.map(({ code }) => code)).toEqual(['api-key-invalid'])
  })

  it('refuses an invalid origin', () => {
    for (const wrong of ['shop.example', 'https://shop.example/desk', '*', '']) {
      expect(() => handler({ origins: wrong })).toThrow(TypeError)
    }
  })
})
