/** Finds the client of a SOAP request by its `Auth`. */
import type { ShapeValue } from '../../shared/domain/credit/soap/shape.ts'
import type { clientAuthInfo } from '../../shared/domain/credit/soap/types.ts'
import { type AccountConfig, accountOfSoapClient } from '../auth/accounts.ts'
import { secretsEqual } from '../auth/digest.ts'
import type { MerchantAccount } from '../config.ts'

type ClientAuthInfo = ShapeValue<typeof clientAuthInfo>

/** The merchant whose client has this number, name and password; undefined if there is none. */
export async function merchantOfAuth(
  auth: ClientAuthInfo | undefined,
  config: AccountConfig,
): Promise<MerchantAccount | undefined> {
  const merchant = auth && accountOfSoapClient(config, auth.ClientNumber)
  const client = merchant?.SoapClients.find(({ ClientNumber }) => ClientNumber === auth?.ClientNumber)
  // Always compares both, so that an unknown client and a wrong name take as long as a wrong password.
  const equal = await Promise.all([
    secretsEqual(auth?.Username ?? '', client?.Username ?? ''),
    secretsEqual(auth?.Password ?? '', client?.Password ?? ''),
  ])
  return client && equal.every(Boolean) ? merchant : undefined
}
