/** What `setup` needs to know, and how it is read from JSON instead of from a person. */
import { configNames, merchant as merchantShape } from '../../../edge/config/config.ts'
import type { ConfigMembers } from '../../../edge/config/members.ts'
import { CommandError } from '../failure.ts'
import { secretNames } from '../secret-names.ts'
import { credentialsReason, pingReason, tokenEndpointReason } from './provider-checks.ts'
import { memberReason, type MerchantAnswers } from './member-check.ts'

/** Where the edge will run. */
export const targets = ['workers', 'server', 'local'] as const
export type Target = (typeof targets)[number]

export interface Answers {
  target: Target
  /** Members that are no secrets. */
  vars: Omit<ConfigMembers, (typeof secretNames)[number]>
  /** A merchant without `ApiKeyHashes` gets an API key. */
  merchants: (Omit<MerchantAnswers, 'ApiKeyHashes'> & { ApiKeyHashes?: string[] })[]
  /** The keys that sign session tokens; one is made unless given. */
  sessionKeys?: { kid: string; secret: string }[]
}

/**
 * Reads answers from a JSON object: `target`, and the members of the configuration, with `MERCHANTS` and
 * `SESSION_KEYS` as lists.
 * @throws CommandError that names the member
 */
export function readAnswers(text: string, target?: Target): Answers {
  const read = parseObject(text)
  const { target: written, MERCHANTS, SESSION_KEYS, ...vars } = read
  const chosen = target ?? written
  if (!targets.includes(chosen as Target)) throw new CommandError(`target must be ${targets.join(' or ')}.`)
  for (const [name, value] of Object.entries(vars)) {
    if (!(configNames as string[]).includes(name)) {
      throw new CommandError(`${name} is no member of the configuration.`)
    }
    if (typeof value !== 'string') throw new CommandError(`${name} must be a text.`)
  }
  if (!isList(MERCHANTS)) throw new CommandError('MERCHANTS must be a list of one object or more.')
  for (const [index, merchant] of MERCHANTS.entries()) {
    const unknown = Object.keys(merchant).find((name) => !Object.hasOwn(merchantShape.shape, name))
    if (unknown !== undefined) {
      throw new CommandError(`MERCHANTS.${index}.${unknown} is no member of the configuration.`)
    }
  }
  if (SESSION_KEYS !== undefined && !isList(SESSION_KEYS)) {
    throw new CommandError('SESSION_KEYS must be a list of one object or more.')
  }
  return {
    target: chosen as Target,
    vars: vars as Answers['vars'],
    merchants: MERCHANTS as unknown as Answers['merchants'],
    ...(SESSION_KEYS && { sessionKeys: SESSION_KEYS as unknown as NonNullable<Answers['sessionKeys']> }),
  }
}

/** Everything that is wrong with the answers, one line each. @param isOffline asks nobody */
export async function answersReasons({ vars, merchants }: Answers, isOffline: boolean): Promise<string[]> {
  const hashed = merchants.map((merchant) => ({ ApiKeyHashes: [], ...merchant }) as MerchantAnswers)
  const reasons = hashed.flatMap((merchant, index) => {
    // A hash that is still to be made must not be the reason.
    const complete = {
      ...merchant,
      ApiKeyHashes: merchant.ApiKeyHashes.length > 0 ? merchant.ApiKeyHashes : ['0'.repeat(64)],
    }
    const reason = memberReason({ MERCHANTS: JSON.stringify([complete]) })
    return reason ? [reason.replace('MERCHANTS.0', `MERCHANTS.${index}`)] : []
  })
  const { PROVIDER_URL, AUTH_URL } = vars
  for (const name of ['PROVIDER_URL', 'AUTH_URL'] as const) {
    if (!vars[name]) reasons.push(`The configuration member ${name} is missing.`)
  }
  const wrong = memberReason(vars)
  if (wrong) reasons.push(wrong)
  if (reasons.length > 0 || isOffline || !PROVIDER_URL || !AUTH_URL) return reasons
  const asked = [
    pingReason({ ...vars, PROVIDER_URL }),
    tokenEndpointReason(AUTH_URL),
    ...hashed.map(async (merchant) => {
      const MERCHANTS = JSON.stringify([{ ...merchant, ApiKeyHashes: ['0'.repeat(64)] }])
      const reason = await credentialsReason({ ...vars, MERCHANTS })
      return reason && `MERCHANTS, ${merchant.MerchantId}: ${reason}`
    }),
  ]
  const found = await Promise.all(asked)
  return found.filter((reason) => reason !== undefined)
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which has secrets.
    throw new CommandError('The answers are not JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CommandError('The answers must be a JSON object.')
  }
  return value as Record<string, unknown>
}

function isList(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
  )
}
