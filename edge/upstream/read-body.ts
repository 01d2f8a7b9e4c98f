/** Reads a JSON body of the provider, and checks its type, length, encoding and syntax. */
import { parseJson } from '../../shared/domain/values/json.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'

export interface JsonBody {
  /** Longs are exact. */
  value: unknown
  /** The parsed bytes. */
  bytes: Uint8Array
}

/**
 * The whole body; undefined if it is not JSON of at most `limit` decoded bytes.
 * @throws the error of a broken connection
 */
export async function readJsonBody(response: Response, limit: number): Promise<JsonBody | undefined> {
  const bytes = await readJsonBytes(response, limit)
  return bytes && parseBody(bytes)
}

/** Its bytes, which may not be JSON. */
export async function readJsonBytes(response: Response, limit: number): Promise<Uint8Array | undefined> {
  if (!isJson(response)) {
    await response.body?.cancel()
    return undefined
  }
  const length = declaredLength(response)
  // If the length is within the limit, the platform reads it at once, which costs a tenth.
  const isBounded = length !== undefined && length <= limit
  const bytes = isBounded
    ? new Uint8Array(await response.arrayBuffer())
    : await readCapped(response.body, limit)
  return length === undefined || bytes?.byteLength === length ? bytes : undefined
}

/** Undefined if the bytes are not JSON in UTF-8. A body that was cut off is not JSON. */
export function parseBody(bytes: Uint8Array): JsonBody | undefined {
  const text = decodeUtf8(bytes)
  if (text === undefined) return undefined
  try {
    return { value: parseJson(text), bytes }
  } catch {
    return undefined
  }
}

export function isJson({ headers }: Response): boolean {
  return /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(headers.get('Content-Type') ?? '')
}

/** The declared length of the decoded body; undefined if none is declared or the body is compressed. */
function declaredLength({ headers }: Response): number | undefined {
  const declared = headers.get('Content-Length')
  return declared === null || headers.has('Content-Encoding') ? undefined : Number(declared)
}
