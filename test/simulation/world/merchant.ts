/** The merchant of a run. Each run has one of its own, because the modules of the edge remember what they know of one. */
import { config } from '../../../edge/config/configured.ts'
import type { MerchantConfig } from '../../../edge/config/merchant.ts'

const merchants = config.merchants as Map<string, MerchantConfig>
const soapClient = { ClientNumber: 1, Username: 'shop', Password: 'soap-password' }
let runs = 0

export function newMerchantId(): string {
  return `merchant-${(runs += 1)}`
}

const played = new Map<number, number>()

/**
 * The same for the first run of a seed, whatever was played before it: the names of credit desks are digests of the
 * merchant's, and the shards of the journal follow from them.
 */
export function merchantOfSeed(seed: number): string {
  const before = played.get(seed) ?? 0
  played.set(seed, before + 1)
  return before === 0 ? `merchant-of-${seed}` : `merchant-of-${seed}-${before}`
}

/** The name of the API key of the merchant's server. */
export const SERVER_KEY = '0a1b2c3d'

/** As a deployment with other credentials does it. @param WriteMarks whether the merchant marks its writes; as before */
export function configure(
  merchantId: string,
  secret: string,
  WriteMarks = merchants.get(merchantId)?.WriteMarks ?? false,
): void {
  merchants.set(merchantId, {
    MerchantId: merchantId,
    ApiKeyHashes: [SERVER_KEY.padEnd(64, '0')],
    Origins: ['http://shop.example'],
    ClientId: merchantId,
    ClientSecret: secret,
    Scheme: 'bearer',
    WriteMarks,
    SoapClients: { Invoice: soapClient, PaymentPlan: soapClient, AccountCredit: soapClient },
  })
}

export function forgetMerchant(merchantId: string): void {
  merchants.delete(merchantId)
}
