import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import { refusedResponse } from '../rest/refused-response.ts'
import { sandboxCallerOf } from './caller.ts'
import type { SandboxEndpoint } from './endpoints.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import type { CommandInput, CommandName } from '../simulation/commands.ts'

const EMPTY = new TextEncoder().encode('{}')

/** The function that answers an endpoint's calls. Reads JSON of any content type; no body is an empty object. */
export function sandboxAnswerer({ path, body: schema, status, command, input }: SandboxEndpoint) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const readBody = jsonBodyReader(schema, operatorName())

  return async (call: Call): Promise<Response> => {
    const caller = await sandboxCallerOf(call)
    if (!caller.ok) return caller.reason
    const merchantId = caller.value.merchant.MerchantId
    const ids: Record<string, Long> = {}
    for (const name of names) {
      const id = parseLong(call.req.param(name.toLowerCase()) ?? '')
      if (id === undefined) return errorResponse('path-parameter-invalid')
      ids[name] = id
    }
    const { body: sent } = caller.value
    const body = readBody(sent.byteLength > 0 ? sent : EMPTY)
    if (!body.ok) return errorResponse('request-invalid', { refusals: body.reason })

    const requested = await input({ call, merchantId, ids, body: body.value })
    if (requested === null) return errorResponse('order-id-taken')
    const merchant = sandboxMerchantOf(call.env, merchantId)
    const outcome = await merchant.command(command, requested as CommandInput<CommandName>)
    if (!outcome.ok) {
      return refusedResponse(call, outcome.reason, { merchantId, orderId: ids['CheckoutOrderId'] })
    }
    return outcome.value === undefined
      ? new Response(null, { status: 204 })
      : jsonResponse(status, outcome.value)
  }
}
