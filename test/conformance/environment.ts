import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { apiKey, bearer, type Deployment, type Orders, signed, type TokenEndpoint } from './deployment.ts'
import { anEdge, theApi } from './kinds.ts'

type Variables = Record<string, string | undefined>

/**
 * The deployment that the environment names, as this folder's README lists it; undefined when it names none.
 * @throws Error naming the variable that is missing
 */
export function deploymentOf(variables: Variables): Deployment | undefined {
  const baseUrl = variables['CONFORMANCE_BASE_URL']?.replace(/\/$/, '')
  if (!baseUrl) return undefined
  const needed = (name: string) => {
    const value = variables[`CONFORMANCE_${name}`]
    if (!value) throw new Error(`Reading the environment found no CONFORMANCE_${name}.`)
    return value
  }
  const operator = variables['CONFORMANCE_OPERATOR'] ?? 'Provider'
  const common = { name: baseUrl, baseUrl, operator, orders: ordersOf(variables, baseUrl, needed) }
  const key = variables['CONFORMANCE_API_KEY']
  if (key) return { ...common, ...anEdge, operator: 'Provider', authorize: apiKey(key) }
  if (variables['CONFORMANCE_SCHEME'] === 'signed') {
    return {
      ...common,
      ...theApi,
      authorize: signed(needed('MERCHANT_ID'), needed('SHARED_SECRET'), operator),
    }
  }
  const token: TokenEndpoint = {
    authUrl: variables['CONFORMANCE_AUTH_URL']?.replace(/\/$/, '') ?? baseUrl,
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
  }
  return { ...common, ...theApi, authorize: bearer(token), token }
}

function ordersOf(variables: Variables, url: string, needed: (name: string) => string): Orders {
  const foreign = parseLong(variables['CONFORMANCE_FOREIGN_ORDER_ID'] ?? '')
  const known = foreign === undefined ? {} : { foreign }
  const sandbox = variables['CONFORMANCE_SANDBOX']
  if (sandbox) {
    const credentials = { clientId: needed('CLIENT_ID'), clientSecret: needed('CLIENT_SECRET') }
    const address = sandbox === 'on' ? url : sandbox.replace(/\/$/, '')
    return { sandbox: { url: address, ...credentials }, ...known }
  }
  const open = parseLong(needed('ORDER_ID'))
  if (open === undefined) throw new Error('CONFORMANCE_ORDER_ID must be an integer of 64 bits.')
  return { open, ...known }
}
