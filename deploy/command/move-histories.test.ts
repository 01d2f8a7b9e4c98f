import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { moveHistories } from './move-histories.ts'

/** An edge that gives these answers one after another, and then always the last. */
async function edgeThat(
  answers: readonly { status: number; retryAfter?: string; location?: string; body?: string }[],
) {
  const requests: string[] = []
  const server = createServer(({ url, headers }, response) => {
    const { status, retryAfter, location, body } = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push(`${headers.authorization} ${url}`)
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (location !== undefined) response.setHeader('Location', location)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, read: (list: string) => moveHistories({ edge, apiKey: 'key', list }) }
}

const WAITS = [2_000, 7_000, 11_000]

/** The milliseconds of each of these waits, none of which takes time. */
function waits(): number[] {
  const all: number[] = []
  const real = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    ms: number,
    ...parameters: []
  ) => {
    if (!WAITS.includes(ms)) return real(run, ms, ...parameters)
    all.push(ms)
    return real(run, 0)
  }) as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return all
}

const busy = { status: 503, retryAfter: '7', body: '{"code":"overloaded"}' }
const path = 'Bearer key /api/v1/orders/5/history'

it('a history is read again as often as the edge asks to wait, and for as long', async () => {
  const all = waits()
  const { requests, read } = await edgeThat([
    busy,
    { ...busy, retryAfter: '11' },
    { status: 200, body: '{}' },
  ])
  expect(await read('5\n\n 5 \r\n')).toEqual({ read: 1, failed: [] })
  expect(requests).toEqual([path, path, path])
  expect(all).toEqual([7_000, 11_000])
})

it('after ten tries, its reason is told', async () => {
  const all = waits()
  const { requests, read } = await edgeThat([{ status: 429, body: '{"code":"rate-limited"}' }])
  expect(await read('5')).toEqual({ read: 0, failed: ['5: 429 rate-limited'] })
  expect(requests).toHaveLength(10)
  // Two seconds where the edge does not say how long.
  expect(all).toEqual(Array.from({ length: 9 }, () => 2_000))
})

it.each([
  [404, '{"code":"not-found"}', '5: 404 not-found'],
  [401, '{}', '5: 401 '],
  [500, '<html>', '5: 500 '],
])('an answer of %i is not asked for again', async (status, body, failed) => {
  const { requests, read } = await edgeThat([{ status, body }])
  expect(await read('5')).toEqual({ read: 0, failed: [failed] })
  expect(requests).toEqual([path])
})

it('an edge that cannot be reached is tried ten times', async () => {
  const all = waits()
  const { failed } = await moveHistories({ edge: 'http://127.0.0.1:1', apiKey: 'key', list: '5' })
  expect(failed).toEqual([expect.stringMatching(/^5: TypeError/)])
  expect(all).toEqual(Array.from({ length: 9 }, () => 2_000))
})

it('a number of the credit desk is asked for by its name', async () => {
  const { requests, read } = await edgeThat([{ status: 200, body: '{}' }])
  expect(await read('ProviderOrderNr/1000123\nClientOrderNr/a b')).toEqual({ read: 2, failed: [] })
  expect(requests).toEqual([
    'Bearer key /api/credit/history?ProviderOrderNr=1000123',
    'Bearer key /api/credit/history?ClientOrderNr=a%20b',
  ])
})

it('a line that is no number stops everything before anything is asked', async () => {
  const { requests, read } = await edgeThat([{ status: 200 }])
  await expect(read('5\n12345678901234567890')).rejects.toThrow('"12345678901234567890" is no number')
  expect(requests).toEqual([])
})

it('the key is not sent to an address where others could read it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  onTestFinished(() => fetched.mockRestore())
  const asked = moveHistories({ edge: 'http://edge.example', apiKey: 'key', list: '5' })
  await expect(asked).rejects.toThrow('http://edge.example is no address for a key.')
  expect(fetched).not.toHaveBeenCalled()
})

it('a redirect is told, and the key is not sent on', async () => {
  const { requests, read } = await edgeThat([{ status: 302, location: '/elsewhere' }, { status: 200 }])
  const { failed } = await read('5')
  expect(failed).toEqual([
    "5: It answers with a redirect to /elsewhere, which gets no key. Name the edge's own address.",
  ])
  expect(requests).toEqual([path])
})
