/** Finds a customer's addresses for a new order, or why there are none. */
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError } from '../../../client/edge-error.ts'
import type { NoAddressCode } from '../words/en.ts'
import { rejectionOf } from '../data/call-credit.ts'
import { type AddressQuery, findAddresses, type FoundAddress } from '../data/find-addresses.ts'

export type Found =
  | { is: 'found'; addresses: readonly FoundAddress[] }
  /** Nothing was found, for this ResultCode. */
  | { is: 'none'; code: NoAddressCode }

const noAddressCodes: readonly NoAddressCode[] = ['40000', '40001', '40004']

/** @throws EdgeError for any failure but that nothing was found */
export async function lookUp(client: EdgeClient, query: AddressQuery, signal: AbortSignal): Promise<Found> {
  try {
    const addresses = await findAddresses(client, query, signal)
    return addresses.length > 0 ? { is: 'found', addresses } : { is: 'none', code: '40000' }
  } catch (caught) {
    const error = asEdgeError(caught)
    const code = noAddressCodes.find((known) => known === String(rejectionOf(error)?.ResultCode))
    if (code) return { is: 'none', code }
    throw error
  }
}
