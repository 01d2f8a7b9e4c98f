import { parseLong, type Long } from '../../shared/domain/long.ts'
import type { Result } from '../../shared/domain/result.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import type { Env } from '../env.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import type { Refused } from '../refused.ts'
import { refusedResponse } from '../rest/refused-response.ts'
import { sandboxCallerOf } from './caller.ts'
import type { Door } from './endpoints.ts'
import type { MoveName } from '../simulation/moves.ts'

const EMPTY = new TextEncoder().encode('{}')

/** What answers calls of a door: JSON whatever the content type says, and no body is an empty object. */
export function doorAnswerer({ path, body: schema, status, move, input }: Door) {
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

    const asked = await input({ call, merchantId, ids, body: body.value })
    if (asked === null) return errorResponse('order-id-taken')
    const outcome = await makeMove(call.env, merchantId, move, asked)
    if (!outcome.ok) {
      return refusedResponse(call, outcome.reason, { merchantId, orderId: ids['CheckoutOrderId'] })
    }
    return outcome.value === undefined
      ? new Response(null, { status: 204 })
      : jsonResponse(status, outcome.value)
  }
}

/** {@link Merchant.move} from the worker: Durable Object RPC loses the types of a generic method. */
function makeMove(
  env: Env,
  merchantId: string,
  name: MoveName,
  input: unknown,
): Promise<Result<unknown, Refused>> {
  const stub = env.MERCHANT.getByName(merchantId) as unknown as {
    move(name: MoveName, input: unknown): Promise<Result<unknown, Refused>>
  }
  return stub.move(name, input)
}
