/**
 * Who may use the console: a browser on this machine, or at a host of CONSOLE_HOSTS, that opened the link of this start. The
 * link works once; the browser that opened it then has a cookie.
 */
import { secretsEqual } from '../auth/digest.ts'
import type { ConsoleConfig } from '../config.ts'

/** Milliseconds that a session lasts. */
export const SESSION_MS = 12 * 60 * 60 * 1000

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
const encoder = new TextEncoder()

/**
 * Whether the request came to a name that is ours. Any other name may be a page's own that now leads to this machine: its
 * scripts could read every answer.
 */
export function isOwnHost(url: string, { hosts }: ConsoleConfig): boolean {
  const { hostname, host } = new URL(url)
  return LOOPBACK.test(hostname) || hosts.includes(hostname) || hosts.includes(host)
}

/**
 * Whether a page of this origin sent the request.
 * @param isWrite whether a browser must have said where it comes from: it always does for a write
 */
export function isOwnPage(request: Request, isWrite: boolean): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin !== null && origin !== new URL(request.url).origin) return false
  return !isWrite || site !== null || origin !== null
}

/** The cookie's name: two sandboxes on one machine have one each, because cookies know no port. */
export async function cookieName({ key }: ConsoleConfig): Promise<string> {
  return `order-admin-console-${(await digestOf(key)).slice(0, 8)}`
}

/** SHA-256 in hex: what is kept of a used key. */
export async function digestOf(key: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(key))).toHex()
}

export function isKey(given: string, { key }: ConsoleConfig): Promise<boolean> {
  return secretsEqual(given, key)
}

/** The value of a session's cookie: when it ends, and a signature. @param now milliseconds since 1970 */
export async function newSession({ key }: ConsoleConfig, now: number): Promise<string> {
  const ends = String(now + SESSION_MS)
  return `${ends}.${await signatureOf(key, ends)}`
}

/** Whether the cookie's value is of a session that has not ended. */
export async function isSession(
  value: string | undefined,
  { key }: ConsoleConfig,
  now: number,
): Promise<boolean> {
  const [, ends, signature] = /^(\d{1,16})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  if (ends === undefined || signature === undefined) return false
  return (await secretsEqual(signature, await signatureOf(key, ends))) && Number(ends) > now
}

async function signatureOf(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  const bytes = await crypto.subtle.sign('HMAC', imported, encoder.encode(`console-session ${text}`))
  return new Uint8Array(bytes).toHex()
}
