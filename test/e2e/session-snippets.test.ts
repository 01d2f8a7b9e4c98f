/** The endpoints of docs/sessions.md, in each language that is installed, in front of the real edge. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { codeBlocks } from '../support/readme-shop.ts'
import {
  clerk,
  isInstalled,
  type RunningSnippet,
  snippets,
  startSnippet,
} from '../support/session-snippets.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const { edge } = inject('addresses')
const shop = 'http://localhost:5173'
const apiKey = 'sandbox-api-key-100001'
const installed = snippets.filter(isInstalled)
const leftOut = snippets.filter((snippet) => !installed.includes(snippet)).map(({ name }) => name)

/** What the relay between an endpoint and the edge does with a request. */
type Mode = 'passes on' | 'takes the key away' | 'redirects' | 'says nothing'
let mode: Mode = 'passes on'
let asked: string[] = []
let front: Server
const endpoints = new Map<string, RunningSnippet>()

beforeAll(async () => {
  front = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (mode === 'says nothing') return
    if (mode === 'redirects') return void response.writeHead(307, { Location: '/elsewhere' }).end()
    let body = ''
    for await (const part of request) body += part
    const { authorization = '', 'content-type': type = '' } = request.headers
    const key = mode === 'passes on' ? authorization : 'Bearer unknown-key'
    const answer = await fetch(edge + request.url, {
      method: request.method!,
      headers: { Authorization: key, 'Content-Type': type },
      body,
    })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const started = installed.map(async (snippet) => {
    const endpoint = await startSnippet(snippet, { edge: address, shop, apiKey })
    endpoints.set(snippet.name, endpoint)
    await eventually(() => fetch(endpoint.address))
  })
  await Promise.all(started)
})

afterAll(async () => {
  await Promise.all([...endpoints.values()].map((endpoint) => endpoint.stop()))
  front.closeAllConnections()
  front.close()
})

interface Asked {
  mode?: Mode
  method?: string
  origin?: string
  cookie?: string
}

/** Asks an endpoint as the shop's page does. No answer and no line of its log has the API key. */
async function askEndpoint(name: string, how: Asked = {}): Promise<{ status: number; body: string }> {
  const endpoint = endpoints.get(name)!
  asked = []
  mode = how.mode ?? 'passes on'
  const answer = await fetch(endpoint.address, {
    method: how.method ?? 'POST',
    headers: { Origin: how.origin ?? shop, Cookie: how.cookie ?? 'login=kim' },
  })
  const body = await answer.text()
  expect(`${JSON.stringify([...answer.headers])} ${body} ${endpoint.said()}`).not.toContain(apiKey)
  return { status: answer.status, body: `${answer.headers.get('Cache-Control')} ${body}` }
}

it(`docs/sessions.md has six endpoints, of which these are left out as not installed: ${leftOut.join(', ') || 'none'}`, () => {
  const languages = [...new Set(snippets.map(({ language }) => language))]
  expect(languages.flatMap((language) => codeBlocks('docs/sessions.md', language))).toHaveLength(6)
  expect(snippets).toHaveLength(6)
})

describe.each(installed)('the endpoint in $name', (snippet) => {
  const ask = (how?: Asked) => askEndpoint(snippet.name, how)

  it('opens a session of the logged-in user that no cache keeps', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body).toMatch(/^no-store /)
    const { token } = JSON.parse(body.slice('no-store '.length)) as { token: string }
    const session = await fetch(`${edge}/session`, {
      headers: { Authorization: `Bearer ${token}`, Origin: shop },
    })
    expect(await session.json()).toMatchObject({ user: clerk, capabilities: ['order.read', 'rows.write'] })
  })

  it('refuses a request without a login, of another site or by another method, without calling the edge', async () => {
    expect(await ask({ cookie: '' })).toMatchObject({ status: 401 })
    expect(asked).toEqual([])
    expect(await ask({ origin: 'https://evil.example' })).toMatchObject({ status: 403 })
    expect(asked).toEqual([])
    expect((await ask({ method: 'PUT' })).status).toBeOneOf([404, 405])
    expect(asked).toEqual([])
  })

  it.each(['takes the key away', 'redirects'] as const)(
    'answers 502 without a token if the edge %s',
    async (refusal) => {
      const { status, body } = await ask({ mode: refusal })
      expect(status).toBe(502)
      expect(body).not.toContain('token')
      // Only the code of the edge's answer leaves the server: the desk explains it.
      const told =
        refusal === 'takes the key away' ? /^\S+ \{"code": ?"api-key-invalid"\}$/ : /^\S+ (\{.*\})?$/
      expect(body).toMatch(told)
      expect(asked).toEqual(['/sessions'])
    },
  )
})

it('each endpoint with its own time limit answers 502 if the edge does not answer', async () => {
  const limited = installed.filter(({ limit }) => limit).map(({ name }) => name)
  const answers = limited.map(async (name) => [
    name,
    (await askEndpoint(name, { mode: 'says nothing' })).status,
  ])
  expect(await Promise.all(answers)).toEqual(limited.map((name) => [name, 502]))
})
