/** Why a request was not authorized, in what its sender can change. Runs after the answer, for a known merchant only. */
import type { Config, MerchantAccount } from '../config.ts'
import type { Capture } from './capture.ts'
import type { Reason } from './record.ts'

export async function whyUnauthorized(
  _capture: Capture,
  _rule: string,
  _known: { account: MerchantAccount | undefined; config: Config },
): Promise<Partial<Reason>> {
  return Promise.resolve({})
}
