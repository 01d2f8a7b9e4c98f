/** The edge's answers to an unknown address and to a wrong method. */
import { describe, expect, it } from 'vitest'
import { operations, type RestName, restNames } from '../../shared/wire/operations.ts'
import { ask, bodyOf } from '../testing/edge.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const exampleOf = (name: RestName) =>
  operations[name].path
    .replace('{CheckoutOrderId}', '7')
    .replace('{OrderRowId}', '1')
    .replace('{DeliveryId}', '2')
    .replace('{CreditId}', '3')
    .replace('{expiryDate}', '2030-01-01')

async function outcomeOf(method: string, path: string): Promise<string> {
  const response = await ask(path, { method })
  const { code } = (await bodyOf(response)) as { code: string }
  return `${response.status} ${code} ${response.headers.get('Allow') ?? ''}`.trim()
}

describe('a request that no route takes', () => {
  it.each([
    ['DELETE', '/api/v1/orders/7', 'GET, HEAD, PATCH'],
    ['GET', '/api/v1/orders/7/deliveries/2', 'PATCH'],
    ['PUT', '/api/v1/orders/7/deliveries/2/credits/3', 'GET, HEAD'],
    ['GET', '/api/v1/orders/7/metadata', 'PUT'],
    ['PUT', '/api/v1/orders/7/rows/1/', 'PATCH'],
    ['GET', '/API/v1/orders/7/Rows', 'POST'],
    ['POST', '/api/v2/reports', 'GET, HEAD'],
    ['GET', '/api/soap/Ping', 'POST'],
    ['GET', '/sessions', 'DELETE, POST'],
    ['POST', '/session', 'GET, HEAD'],
    ['PATCH', '/sessions/8a5b6e5e-0000-4000-8000-000000000000', 'DELETE'],
    ['POST', '/api/v1/orders/7/history', 'GET, HEAD'],
    ['PUT', '/soap', 'GET, HEAD, POST'],
    ['POST', '/order-admin.js', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ])('gets 405 for %s %s, with Allow: %s', async (method, path, allow) => {
    expect(await outcomeOf(method, path)).toBe(`405 method-not-allowed ${allow}`)
  })

  it.each(restNames)('has every method of the path in Allow: the path of %s', async (name) => {
    const path = exampleOf(name)
    const taken = restNames
      .filter((other) => exampleOf(other) === path)
      .map((other) => operations[other].method)
    for (const method of METHODS.filter((method) => !taken.includes(method as 'GET'))) {
      const response = await ask(path, { method })
      // Another route has a row's id where this path has a word: its method then gets 401 for a missing session.
      expect([401, 405]).toContain(response.status)
      const allow = response.status === 401 ? taken : response.headers.get('Allow')!.split(', ')
      expect(allow).toEqual(expect.arrayContaining(taken))
    }
  })

  it('gets no body for HEAD, which is answered as GET', async () => {
    const response = await ask('/sessions', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([405, ''])
  })

  it('gets CORS headers, so that a page can read the 405', async () => {
    const response = await ask('/api/v1/orders/7', {
      method: 'DELETE',
      headers: { Origin: 'http://demo.test' },
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://demo.test')
  })
})

describe('OPTIONS', () => {
  it('is a preflight at addresses for pages, and 404 elsewhere', async () => {
    expect((await ask('/api/v1/orders/7', { method: 'OPTIONS' })).status).toBe(204)
    expect(await outcomeOf('OPTIONS', '/sessions')).toBe('404 not-found')
  })
})
