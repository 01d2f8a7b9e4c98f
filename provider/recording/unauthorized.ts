/** Why a request was not authorized, in what its sender can change. Runs after the answer, for a known merchant only. */
import { decodeJwt, errors as joseErrors, jwtVerify } from 'jose'
import { SCOPE } from '../auth/access-token.ts'
import { BEARER_WINDOW, readIsoTimestamp, readSpacedTimestamp, SIGNED_WINDOW } from '../auth/timestamp.ts'
import type { Config, MerchantAccount } from '../config.ts'
import { signedTimestamp } from '../../shared/wire/signature.ts'
import type { Capture } from './capture.ts'
import { type Reason, REDACTED } from './record.ts'
import { redactJson } from './redact-text.ts'
import { usualMistake } from './signature-mistakes.ts'

type Found = Partial<Pick<Reason, 'message' | 'given' | 'nearest' | 'pointer' | 'signature'>>

export async function whyUnauthorized(
  capture: Capture,
  rule: string,
  { account, config }: { account: MerchantAccount | undefined; config: Config },
): Promise<Found> {
  switch (rule) {
    case 'authorization-missing':
      return { nearest: `Bearer ${REDACTED}` }
    case 'bearer-timestamp-refused':
      return whyTimestamp(capture, { read: readIsoTimestamp, window: BEARER_WINDOW, write: isoTimestamp })
    case 'signed-timestamp-refused':
      return whyTimestamp(capture, {
        read: readSpacedTimestamp,
        window: SIGNED_WINDOW,
        write: signedTimestamp,
      })
    case 'authorization-refused':
      return whyRefused(capture, account, config)
    case 'token.unsupported_grant_type':
      return { pointer: '/grant_type', nearest: 'client_credentials' }
    case 'token.invalid_scope':
      return { pointer: '/scope', nearest: SCOPE }
    default:
      return {}
  }
}

function headerOf({ headers }: Capture, wanted: string): string | undefined {
  return headers.find(([name]) => name === wanted)?.[1]
}

interface TimestampForm {
  read: (text: string) => number | undefined
  /** Milliseconds. */
  window: number
  write: (now: number) => string
}

function isoTimestamp(now: number): string {
  return new Date(now).toISOString()
}

function whyTimestamp(capture: Capture, { read, window, write }: TimestampForm): Found {
  const given = headerOf(capture, 'timestamp')
  const nearest = write(capture.at)
  if (!given) return { message: 'The Timestamp header is missing.', nearest }
  const instant = read(given)
  if (instant === undefined) return { message: 'The Timestamp header has another form.', given, nearest }
  const off = Math.round((capture.at - instant) / 1000)
  const late = Math.abs(off) - window / 1000
  const message = `The Timestamp header is ${Math.abs(off)} s ${off > 0 ? 'old' : 'ahead'}, ${late} s more than is taken.`
  return { message, given, nearest }
}

async function whyRefused(
  capture: Capture,
  account: MerchantAccount | undefined,
  config: Config,
): Promise<Found> {
  const header = headerOf(capture, 'authorization') ?? ''
  const [, scheme = '', value = ''] = /^(\S+) +(\S+)$/.exec(header.trim()) ?? []
  if (value === '') return { message: 'The Authorization header is no scheme and one value.' }
  const { name } = config.operator
  const kind = scheme.toLowerCase()
  if (kind === 'bearer') return { message: await whyToken(value, account, config, capture.at) }
  if (kind === 'basic') return { message: account ? 'The secret is wrong.' : 'The client id is not known.' }
  if (kind !== name.toLowerCase()) {
    return {
      message: `The scheme is ${scheme.slice(0, 40)}; it must be Bearer or ${name}.`,
      nearest: `Bearer ${REDACTED}`,
    }
  }
  return whySignature(value, capture, account)
}

async function whyToken(
  token: string,
  account: MerchantAccount | undefined,
  { tokenSigningKey }: Config,
  now: number,
): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, tokenSigningKey, { currentDate: new Date(now) })
    if (payload['scope'] !== SCOPE) return `The token's scope is not ${SCOPE}.`
    return account
      ? 'The token is of a client that is no longer configured.'
      : 'The merchant of the token is not known.'
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired)
      return `The token expired ${Math.round(now / 1000) - expiryOf(token)} s ago.`
    if (error instanceof joseErrors.JWSSignatureVerificationFailed)
      return 'The token is signed with another key.'
    return 'The token is no token of this service.'
  }
}

function expiryOf(token: string): number {
  return decodeJwt(token).exp ?? 0
}

/** Characters of a body that stand in a reason. */
const PREVIEW = 80

async function whySignature(
  value: string,
  capture: Capture,
  account: MerchantAccount | undefined,
): Promise<Found> {
  let text: string
  try {
    text = atob(value)
  } catch {
    return { message: 'The value behind the scheme is not base64.' }
  }
  const [, merchantId, hex] = /^([^:]*):([^]*)$/.exec(text) ?? []
  if (merchantId === undefined || hex === undefined) {
    return { message: 'The value is not base64 of the merchant id, a colon and the hash.' }
  }
  if (!account)
    return { message: 'The merchant id in the signature is not known.', given: merchantId.slice(0, 40) }
  const body = capture.sent ?? new Uint8Array()
  const timestamp = headerOf(capture, 'timestamp') ?? ''
  const looksLike = await usualMistake({ hex, body, timestamp, secret: account.SharedSecret, merchantId })
  const message = looksLike ? `The signature is wrong: ${looksLike}.` : 'The signature is wrong.'
  const hashed = { body: preview(body), bytes: body.byteLength, secret: REDACTED, timestamp }
  return { message, signature: { hashed, ...(looksLike && { looksLike }) } }
}

/** The beginning of a body, redacted; its length if it cannot be. */
function preview(body: Uint8Array): string {
  try {
    const text = redactJson(new TextDecoder().decode(body), new Set())
    return text.length <= PREVIEW ? text : `${text.slice(0, PREVIEW)}…`.toWellFormed()
  } catch {
    return ''
  }
}
