/** Whether the address is that of such an API, and whether it takes the credentials: otherwise every check would fail. */
import { type Deployment, send } from '../deployment.ts'
import { reasonOf } from './run.ts'

/** Longer than that, nobody waits for a first answer. */
const withinMs = 10_000

/** Why the suite cannot be run; undefined if it can. */
export async function preflight(deployment: Deployment): Promise<string | undefined> {
  const { baseUrl, orders } = deployment
  try {
    const api = await send(`${baseUrl}/api/v1/orders/1`, { withinMs })
    if (!isJson(api.headers)) {
      const type = api.headers.get('Content-Type')?.split(';')[0] ?? 'no content type'
      return `${baseUrl} answers with ${type} (status ${api.status}), and not as the API does. --url is {base_url} of the description.`
    }
  } catch (error) {
    return `${baseUrl} gives ${reasonOf(error)}.`
  }
  try {
    const headers = await deployment.authorize('')
    const { status } = await send(`${baseUrl}/api/v1/orders/1`, { headers, withinMs })
    if (status === 401) return `${baseUrl} refuses the credentials (status 401).`
    if (status >= 500) return `${baseUrl} answers with status ${status}.`
  } catch (error) {
    const at = deployment.token?.authUrl ?? baseUrl
    const reason = reasonOf(error)
    return `${at} gives no token: ${reason}${reason.endsWith('.') ? '' : '.'}`
  }
  return 'sandbox' in orders ? withoutSandbox(orders.sandbox) : undefined
}

async function withoutSandbox(sandbox: {
  url: string
  clientId: string
  clientSecret: string
}): Promise<string | undefined> {
  const { url, clientId, clientSecret } = sandbox
  const value = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  try {
    const { status } = await send(`${url}/sandbox/clock`, {
      headers: { Authorization: `Basic ${value}` },
      withinMs,
    })
    return status === 200
      ? undefined
      : `${url} has no sandbox for the client (status ${status}): name an order by --order-id instead of --sandbox.`
  } catch (error) {
    return `${url} gives ${reasonOf(error)}.`
  }
}

function isJson(headers: Headers): boolean {
  return headers.get('Content-Type')?.includes('json') ?? false
}
