/**
 * A closed-loop load generator on Node's own HTTP client: each caller sends its next request when the last was
 * answered, over kept-alive connections. Its times include this process's own work, so each comes with a floor that was
 * measured the same way in the same run.
 */
import { Agent, request } from 'node:http'

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface LoadResult {
  /** Answered requests. */
  count: number
  /** Milliseconds that the load lasted. */
  ms: number
  /** Milliseconds of each request, unsorted. */
  latencies: number[]
}

export interface LoadOptions {
  /** Milliseconds. */
  duration: number
  /** Callers at once. */
  concurrency: number
  /** The status that every answer must have. */
  status: number
  /** The number-th request. */
  next: (number: number) => LoadRequest
}

/** @throws Error at the first answer with another status: a bench of refusals would measure nothing */
export async function load(address: string, options: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.concurrency })
  const latencies: number[] = []
  const start = performance.now()
  const end = start + options.duration
  let number = 0
  async function caller(): Promise<void> {
    while (performance.now() < end) {
      const sent = performance.now()
      const status = await send(agent, address, options.next(number++))
      if (status !== options.status) throw new Error(`The load got ${status}, not ${options.status}.`)
      latencies.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: options.concurrency }, caller))
  } finally {
    agent.destroy()
  }
  return { count: latencies.length, ms: performance.now() - start, latencies }
}

function send(agent: Agent, address: string, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address + path, { agent, method, headers }, (answer) => {
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
      answer.resume()
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

export interface Summary {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Merges several loads of the same subject. */
export function summarize(results: readonly LoadResult[]): Summary {
  const latencies = results.flatMap((result) => result.latencies).toSorted((a, b) => a - b)
  const ms = results.reduce((total, result) => total + result.ms, 0)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { perSecond: (1000 * latencies.length) / ms, p50: at(0.5), p99: at(0.99) }
}
