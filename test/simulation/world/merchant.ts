/** The merchant of a run. Each run has one of its own, because the modules of the edge remember what they know of one. */
import { config } from '../../../edge/config/configured.ts'
import type { MerchantConfig } from '../../../edge/config/merchant.ts'

const merchants = config.merchants as Map<string, MerchantConfig>
const soapClient = { ClientNumber: 1, Username: 'shop', Password: 'soap-password' }
let runs = 0

export function newMerchantId(): string {
  return `merchant-${(runs += 1)}`
}

/** As a deployment with other credentials does it. */
export function configure(merchantId: string, secret: string): void {
  merchants.set(merchantId, {
    MerchantId: merchantId,
    ApiKeyHashes: [],
    Origins: ['http://shop.example'],
    ClientId: merchantId,
    ClientSecret: secret,
    Scheme: 'bearer',
    SoapClients: { Invoice: soapClient, PaymentPlan: soapClient },
  })
}

export function forgetMerchant(merchantId: string): void {
  merchants.delete(merchantId)
}
