import { afterEach, describe, expect, it, vi } from 'vitest'
import { env as bindings } from '../testing/edge.ts'
import { countFailedCredential, blockedRefusal } from './failed-credentials.ts'

/** A binding with this limit for each key. */
function limitOf(count: number): RateLimit {
  const counts = new Map<string, number>()
  return {
    limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return Promise.resolve({ success: counts.get(key)! <= count })
    },
  }
}

const rates = (own: number, site: number) => ({
  RATES: bindings.RATES,
  GUESS_RATE: limitOf(own),
  GUESS_NETWORK_RATE: limitOf(site),
})
const limited = expect.objectContaining({ code: 'rate-limited' })

afterEach(() => vi.restoreAllMocks())

describe('guessed credentials', () => {
  it('block the address that sends them, and no other', async () => {
    const env = rates(2, 100)
    const guess = () => countFailedCredential(env, '198.51.100.1')
    expect([await guess(), await guess(), await guess()]).toEqual([undefined, undefined, limited])
    expect(blockedRefusal('198.51.100.1')).toEqual(limited)
    expect(blockedRefusal('198.51.100.2')).toBeUndefined()
  })

  it('block a whole site (/48 of IPv6) at its own rate', async () => {
    const env = rates(30, 3)
    const from = (subnet: number) => countFailedCredential(env, `2001:db8:a:${subnet}::1`)
    expect([await from(1), await from(2), await from(3), await from(4)]).toEqual([
      undefined,
      undefined,
      undefined,
      limited,
    ])
    expect(blockedRefusal('2001:db8:a:99::1')).toEqual(limited)
    expect(blockedRefusal('2001:db8:b:1::1')).toBeUndefined()
  })

  it('do not block the rest of a site if they come from one network (/64)', async () => {
    const env = rates(1, 100)
    await countFailedCredential(env, '2001:db8:c:1::1')
    expect(await countFailedCredential(env, '2001:db8:c:1:2:3:4:5')).toEqual(limited)
    expect(blockedRefusal('2001:db8:c:1::9')).toEqual(limited)
    expect(blockedRefusal('2001:db8:c:2::1')).toBeUndefined()
  })

  it('block no client without an address, and are logged once a minute', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    const env = rates(2, 100)
    const guess = () => countFailedCredential(env, undefined)
    expect([await guess(), await guess()]).toEqual([undefined, undefined])
    expect(lines).toEqual([])
    expect([await guess(), await guess()]).toEqual([undefined, undefined])
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'error', event: 'guesses-without-address' }),
    ])
    expect(blockedRefusal(undefined)).toBeUndefined()
  })

  it("are counted by our own object without the platform's binding", async () => {
    const guess = () => countFailedCredential({ RATES: bindings.RATES }, '192.0.2.1')
    for (let count = 0; count < 30; count++) expect(await guess()).toBeUndefined()
    expect(await guess()).toEqual(limited)
    expect(blockedRefusal('192.0.2.1')).toEqual(limited)
  })

  it('do not block an address for hours when the clock is set back', async () => {
    const now = Date.now()
    await countFailedCredential(rates(0, 100), '192.0.2.2')
    expect(blockedRefusal('192.0.2.2')).toEqual(limited)
    vi.spyOn(Date, 'now').mockReturnValue(now - 3_600_000)
    expect(blockedRefusal('192.0.2.2')).toBeUndefined()
  })
})
