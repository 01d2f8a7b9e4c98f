import { stringifyJson } from '../../shared/domain/values/json.ts'

/** SHA-256 of the value as JSON, in hex. */
export async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(stringifyJson(value))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}
