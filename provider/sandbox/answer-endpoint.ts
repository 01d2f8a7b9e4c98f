import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { strictBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import { refusedResponse } from '../rest/refused-response.ts'
import { sandboxCallerOf } from './caller.ts'
import type { SandboxEndpoint } from './endpoint.ts'

const EMPTY = new TextEncoder().encode('{}')

/** The function that answers an endpoint's calls. Reads JSON of any content type; no body is an empty object. */
export function sandboxAnswerer({
  path,
  body: schema,
  query: parameters,
  status,
  raw,
  run,
}: SandboxEndpoint) {
  const readBody = strictBodyReader(schema, operatorName())
  const readQuery = strictBodyReader(parameters, operatorName())

  return async (call: Call): Promise<Response> => {
    const caller = await sandboxCallerOf(call, raw)
    if (!caller.ok) return caller.reason
    const { merchant, body: bytes } = caller.value
    const place = readPath(path, call)
    if (!place.ok) return place.reason
    const query = readQuery(new TextEncoder().encode(JSON.stringify(call.req.query())))
    if (!query.ok) return errorResponse('request-invalid', { refusals: query.reason })
    const body = readBody(bytes.byteLength > 0 ? bytes : EMPTY)
    if (!body.ok) return errorResponse('request-invalid', { refusals: body.reason })

    const merchantId = merchant.MerchantId
    const { ids, names } = place.value
    const outcome = await run({
      call,
      merchant,
      merchantId,
      ids,
      names,
      query: query.value,
      body: body.value,
      bytes,
    })
    if (outcome instanceof Response) return outcome
    if (!outcome.ok)
      return refusedResponse(call, outcome.reason, { merchantId, orderId: ids['CheckoutOrderId'] })
    return outcome.value === undefined
      ? new Response(null, { status: 204 })
      : jsonResponse(status, outcome.value)
  }
}

interface Place {
  ids: Record<string, Long>
  names: Record<string, string>
}

/** The path's parameters: a Long if the name ends in `Id`. */
function readPath(path: string, call: Call): Result<Place, Response> {
  const place: Place = { ids: {}, names: {} }
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const given = call.req.param(name!.toLowerCase()) ?? ''
    if (!name!.endsWith('Id')) {
      place.names[name!] = given
      continue
    }
    const id = parseLong(given)
    if (id === undefined) return refuse(errorResponse('path-parameter-invalid'))
    place.ids[name!] = id
  }
  return ok(place)
}
