import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindErrorHook } from './error-hook.ts'
import { log } from './log.ts'

const HOOK = 'https://hook.example/errors?token=1'
/** The lines of errors in the log. */
let logged: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T12:00:00Z') })
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  bindErrorHook(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The lines that the hook gets. */
function hooked(answer: () => Promise<Response> = async () => new Response()): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    expect([address, init?.method, init?.redirect]).toEqual([HOOK, 'POST', 'manual'])
    lines.push(JSON.parse(init!.body as string) as Record<string, unknown>)
    return answer()
  })
  bindErrorHook(HOOK)
  return lines
}

const fail = (times = 1) => {
  for (let time = 0; time < times; time++)
    log('error', { event: 'registry-silent', object: 'MerchantDirectory' })
}

describe('the hook for errors', () => {
  it('gets each line of an error as the log has it, and no other line', () => {
    const lines = hooked()
    log('info', { event: 'write' })
    fail()
    expect(lines.map((line) => JSON.stringify(line))).toEqual(logged)
    expect(lines).toMatchObject([
      { level: 'error', event: 'registry-silent', at: '2026-11-29T12:00:00.000Z' },
    ])
  })

  it('gets ten lines a minute, and then how many were left out', () => {
    const lines = hooked()
    fail(25)
    expect(lines).toHaveLength(10)
    vi.setSystemTime('2026-11-29T12:00:59.999Z')
    fail()
    expect(lines).toHaveLength(10)
    vi.setSystemTime('2026-11-29T12:01:00Z')
    fail(2)
    expect(lines.slice(10).map(({ linesLeftOut }) => linesLeftOut)).toEqual([16, undefined])
  })

  it('goes on after a clock that was set back', () => {
    const lines = hooked()
    fail(10)
    vi.setSystemTime('2026-11-29T11:00:00Z')
    fail()
    expect(lines).toHaveLength(11)
  })

  it.each([
    ['fails', async () => Promise.reject(new TypeError('closed'))],
    ['refuses', async () => new Response('no', { status: 500 })],
    ['redirects', async () => Response.redirect('https://elsewhere.example/', 308)],
  ])('that %s is asked once for each line, and nothing is logged of it', async (_, answer) => {
    const lines = hooked(answer)
    fail(2)
    await scheduler.wait(10)
    expect(lines).toHaveLength(2)
    expect(logged).toHaveLength(2)
  })

  it('is none without an address', () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    bindErrorHook(undefined)
    fail()
    expect(fetched).not.toHaveBeenCalled()
  })
})
