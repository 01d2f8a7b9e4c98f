/** Checks single answers with the edge's own parser, so that the edge accepts what is accepted here. */
import { readConfig } from '../../../edge/config/config.ts'
import type { ConfigMembers } from '../../../edge/config/members.ts'
import { ConfigError } from '../../../shared/environment.ts'

/** One merchant of `MERCHANTS`, as written in the configuration. */
export interface MerchantAnswers {
  MerchantId: string
  ApiKeyHashes: string[]
  Origins: string[]
  Scheme?: 'bearer' | 'signed'
  ClientId?: string
  ClientSecret?: string
  SharedSecret?: string
  CallbackSecret?: string
  ServerSecret?: string
  SoapClients?: Record<string, { ClientNumber: number; Username: string; Password: string }>
}

const sampleMerchant: MerchantAnswers = {
  MerchantId: '1',
  ApiKeyHashes: ['0'.repeat(64)],
  Origins: ['https://shop.example'],
  ClientId: 'client',
  ClientSecret: 'secret',
}

/** A valid configuration, for the check of one member. */
const sample: ConfigMembers = {
  MERCHANTS: JSON.stringify([sampleMerchant]),
  SESSION_KEYS: JSON.stringify([{ kid: 'sample', secret: 's'.repeat(32) }]),
  PROVIDER_URL: 'https://provider.example',
  AUTH_URL: 'https://provider.example',
}

/** Why the edge would not start with these members; undefined if it would. Names the member, never its value. */
export function memberReason(members: ConfigMembers): string | undefined {
  try {
    readConfig({ ...sample, ...members })
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/** What is wrong with an address to which credentials go; undefined if nothing is. Every such member has this rule. */
export function addressReason(text: string): string | undefined {
  if (memberReason({ PUBLIC_URL: text }) === undefined) return undefined
  return 'Write it as https://api.example. http:// is only for this machine itself.'
}

/** Why the edge would not start with these members of a merchant; undefined if it would. */
export function merchantReason(members: Partial<MerchantAnswers>): string | undefined {
  return memberReason({ MERCHANTS: JSON.stringify([{ ...sampleMerchant, ...members }]) })
}
