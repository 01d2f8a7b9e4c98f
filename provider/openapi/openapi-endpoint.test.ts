import { describe, expect, it } from 'vitest'
import { bodyOf, env, ORIGIN, send } from '../testing/provider.ts'
import worker from '../worker.ts'

describe('GET /openapi.json', () => {
  it('describes the API at the requested address, without credentials', async () => {
    const response = await send('/openapi.json')
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toMatchObject({ openapi: '3.1.0', servers: [{ url: ORIGIN }] })
    const elsewhere = await worker.fetch(new Request('https://other.test/openapi.json'), env)
    expect(await bodyOf(elsewhere)).toMatchObject({ servers: [{ url: 'https://other.test' }] })
  })

  it('has the name of the operator', async () => {
    const acme = { ...env, OPERATOR_NAME: 'Acme' }
    const response = await worker.fetch(new Request(`${ORIGIN}/openapi.json`), acme)
    expect(await response.text()).toContain('"AcmeWillBuy"')
  })
})
