import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { credentialsReason } from './provider-checks.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** What setup says of credentials for which the provider answers the order with this status. */
async function reasonFor(status: number): Promise<string | undefined> {
  server = createServer(({ url }, response) => {
    if (url === '/connect/token') {
      response.setHeader('Content-Type', 'application/json')
      return void response.end('{"access_token":"a","token_type":"Bearer","expires_in":3600}')
    }
    return void response.writeHead(status, { 'Retry-After': '60' }).end()
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
