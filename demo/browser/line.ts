/** The page's line to the edge: it can be cut, and it reports each request. Only the story's pages have it. */

/** A request that was answered or has failed. */
export interface Exchange {
  method: string
  /** With the query, without the origin. */
  path: string
  /** Names of the headers, without their values: one is the token. */
  headers: string[]
  body: string | undefined
  /** Undefined without an answer. */
  status: number | undefined
  /** The code of a problem. */
  code: string | undefined
  /** Milliseconds. */
  took: number
}

export interface Line {
  isCut: boolean
  cut(): void
  connect(): void
}

/**
 * Intercepts the page's requests. Call it before the desk's script runs.
 * @param edge the origin whose requests are reported
 */
export function installLine(edge: string, report: (exchange: Exchange) => void): Line {
  const realFetch = globalThis.fetch.bind(globalThis)
  const RealSocket = globalThis.WebSocket
  const sockets = new Set<WebSocket>()

  const line: Line = {
    isCut: false,
    cut() {
      line.isCut = true
      for (const socket of sockets) socket.close()
      dispatchEvent(new Event('offline'))
    },
    connect() {
      line.isCut = false
      dispatchEvent(new Event('online'))
    },
  }
  const isOnLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !line.isCut && isOnLine?.call(navigator) !== false,
  })

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(`${edge}/`)) {
      if (line.isCut) throw new TypeError('Failed to fetch')
      return realFetch(input, init)
    }
    const began = performance.now()
    const say = (status?: number, code?: string) =>
      report({
        method: request.method,
        path: request.url.slice(edge.length),
        headers: [...request.headers.keys()],
        body: typeof init?.body === 'string' ? init.body : undefined,
        status,
        code,
        took: performance.now() - began,
      })
    try {
      if (line.isCut) throw new TypeError('Failed to fetch')
      const answer = await realFetch(input, init)
      say(answer.status, answer.ok ? undefined : await codeOf(answer.clone()))
      return answer
    } catch (error) {
      // A request that the desk itself aborted is not reported.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say()
      throw error
    }
  }

  globalThis.WebSocket = class extends RealSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      if (line.isCut) this.close()
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
  return line
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const problem: unknown = await answer.json().catch(() => undefined)
  const { code } = (problem ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
