/** The wire between the edge and the real provider: a test sees each request, and can answer it. */
import { vi } from 'vitest'

export interface WireRequest {
  method: string
  /** The path with its query. */
  path: string
  body: string
}

/** @param pass sends the request to the real provider. @returns undefined to pass the request on */
export type WireHandler = (
  request: WireRequest,
  pass: () => Promise<Response>,
) => Response | Promise<Response> | undefined

/**
 * Gives every request to the provider, except to the sandbox's endpoints, to the handler, until `vi.restoreAllMocks()`.
 * @returns the requests so far, in sequence
 */
export function onWire(handle: WireHandler): WireRequest[] {
  const requests: WireRequest[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const pass = () => real(input, init)
    if (pathname.startsWith('/sandbox/')) return pass()
    const method = init?.method ?? 'GET'
    const body = init?.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : ''
    const request = { method, path: pathname + search, body }
    requests.push(request)
    const answer = async () => (await handle(request, pass)) ?? pass()
    return Promise.race([answer(), aborted(init?.signal)])
  })
  return requests
}

/** Rejects when the edge gives up waiting, as a real connection does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
}

/** An answer that never comes. */
export function hang(): Promise<never> {
  return new Promise(() => undefined)
}

/** Whether it is a write to an order. */
export function isWrite({ method, path }: WireRequest): boolean {
  return method !== 'GET' && path.startsWith('/api/v1/orders/')
}

/** Whether it reads a task. */
export function isTask({ path }: WireRequest): boolean {
  return path.toLowerCase().startsWith('/api/v1/queue/')
}

/** The provider's answer with other headers. A null removes one. */
export async function withHeaders(
  answer: Promise<Response>,
  changes: Record<string, string | null>,
): Promise<Response> {
  const response = await answer
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers })
}

/** Whether it requests a token. */
export function isToken({ path }: WireRequest): boolean {
  return path === '/connect/token'
}

/** A connection that ends without an answer, as `fetch` reports it. */
export function cut(): never {
  throw new Error('Network connection lost.')
}

/** The head of the answer with a connection that ends within the body. */
export async function cutWithin(answer: Promise<Response>): Promise<Response> {
  const { status, headers } = await answer
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('Network connection lost.'))
    },
  })
  return new Response(status === 204 ? null : body, { status, headers })
}

/**
 * Holds back requests of a kind until they are let go. Every other request passes.
 * @param count how many must have come for `reached`; 1 unless given
 */
export function hold(isHeld: (request: WireRequest) => boolean, count = 1) {
  const all = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  let held = 0
  onWire(async (request, pass) => {
    if (!isHeld(request)) return pass()
    if (++held === count) all.resolve()
    await free.promise
    return pass()
  })
  return { reached: all.promise, open: () => free.resolve() }
}
