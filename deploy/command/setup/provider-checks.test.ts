import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { credentialsReason, tokenEndpointReason } from './provider-checks.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** @returns the server's address */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What setup says of credentials for which the provider answers the order with this status. */
async function reasonFor(status: number): Promise<string | undefined> {
  const address = await serve(({ url }, response) => {
    if (url === '/connect/token') {
      response.setHeader('Content-Type', 'application/json')
      return void response.end('{"access_token":"a","token_type":"Bearer","expires_in":3600}')
    }
    return void response.writeHead(status, { 'Retry-After': '60' }).end()
  })
  const merchant = {
    MerchantId: '1',
    ApiKeyHashes: ['0'.repeat(64)],
    Origins: ['https://shop.example'],
    ClientId: 'client',
    ClientSecret: 'secret',
  }
  return (
    await credentialsReason({
      PROVIDER_URL: address,
      AUTH_URL: address,
      MERCHANTS: JSON.stringify([merchant]),
    })
  )?.replace(address, '')
}

describe('credentials', () => {
  it.each([200, 403, 404])('are accepted if the order is answered with %i', async (status) => {
    expect(await reasonFor(status)).toBeUndefined()
  })

  it('are refused with a 401, and not known with a 429 or a 500', async () => {
    expect(await reasonFor(401)).toMatch(/^\/api\/.* refuses these credentials\.$/)
    expect(await reasonFor(429)).toMatch(/^\/api\/.* asks to wait 60 seconds\.$/)
    expect(await reasonFor(500)).toMatch(/Try again later\.$/)
  })
})

describe('a token endpoint', () => {
  it.each([
    [401, undefined],
    [200, 'answers, but not with a token.'],
    [404, 'is no token endpoint. The provider answered with status 404.'],
  ])('that answers %i to credentials that nobody has: %s', async (status, reason) => {
    const forms: Promise<string>[] = []
    const address = await serve((request, response) => {
      forms.push(text(request))
      request.on('end', () => response.writeHead(status).end('{}'))
    })
    const told = await tokenEndpointReason(address)
    expect(told).toBe(reason && `${address}/connect/token ${reason}`)
    // Some endpoints answer a form without an id or a secret by another status than a wrong one.
    expect(await Promise.all(forms)).toEqual([
      'grant_type=client_credentials&client_id=setup&client_secret=setup&scope=salesfinance.order&response_type=token',
    ])
  })
})
