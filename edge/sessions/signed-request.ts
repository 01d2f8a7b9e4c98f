/**
 * The operator's own signed scheme from a merchant's server, so that an existing REST client can be put behind the edge
 * by changing an address and a secret: `<OperatorName> base64(MerchantId:hex(SHA-512(body + ServerSecret + Timestamp)))`.
 */
import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { signatureHex } from '../../shared/wire/signature.ts'
import { isWithin, readSpacedTimestamp, SIGNED_WINDOW } from '../../shared/wire/signed-timestamp.ts'
import { config } from '../config/configured.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { sentBytes } from '../http/request-bytes.ts'
import { blockedRefusal, countFailedCredential } from '../limits/failed-credentials.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { findMerchant } from '../registry/find-merchant.ts'
import { senderOf } from './api-key.ts'

/** The text after the scheme's name; undefined if the request has another scheme. */
export function signatureIn(header: string | undefined): string | undefined {
  const [, scheme, value] = /^([^\s]+) +([^\s]+) *$/.exec(header ?? '') ?? []
  return scheme?.toLowerCase() === config.operator.name.toLowerCase() ? value : undefined
}

const UNKNOWN: ProblemReason = {
  code: 'signature-invalid',
  detail:
    'The signature is base64 of MerchantId:hex(SHA-512(body + ServerSecret + Timestamp)), with the bytes of the body as they are sent.',
}
const LATE: ProblemReason = {
  code: 'signature-invalid',
  detail: 'Timestamp must be yyyy-MM-dd HH:mm, with or without seconds, in UTC, and within 90 minutes.',
}

/**
 * The merchant that signed the request. The body is read only once the sender, the time and the merchant's name allow
 * it; the signature is compared in a time that says nothing of it. An unknown merchant costs as much as a known one.
 */
export async function merchantOfSignature(
  c: Context<EdgeContext>,
  signature: string,
): Promise<Result<MerchantConfig, ProblemReason>> {
  const address = senderOf(c)
  const blocked = blockedRefusal(address)
  if (blocked) return refuse(blocked)
  const locked = await lockedRefusal(c.env)
  if (locked) return refuse(locked)
  const counted = async (reason: ProblemReason) =>
    refuse((await countFailedCredential(c.env, address)) ?? reason)

  const timestamp = c.req.header('Timestamp') ?? ''
  if (!isWithin(readSpacedTimestamp(timestamp), Date.now(), SIGNED_WINDOW)) return counted(LATE)
  const [, merchantId, hex] = /^([^:/]{1,64}):([0-9a-f]{128})$/i.exec(decoded(signature)) ?? []
  if (merchantId === undefined || hex === undefined) return counted(UNKNOWN)
  const body = await sentBytes(c)
  if (!body.ok) return body
  c.set('sentBytes', body.value)
  const merchant = await findMerchant(c.env, merchantId)
  const secret = merchant?.ServerSecret
  const expected = await signatureHex(secret ?? '', { body: body.value, timestamp })
  const isSame = crypto.subtle.timingSafeEqual(Uint8Array.fromHex(hex), Uint8Array.fromHex(expected))
  return merchant && secret !== undefined && isSame ? ok(merchant) : counted(UNKNOWN)
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
