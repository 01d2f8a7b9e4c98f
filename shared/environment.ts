/** Reads a worker's configuration from its environment. Messages name a member and never its value. */
import * as z from 'zod/mini'

export class ConfigError extends Error {
  readonly code = 'not-configured'
}

/** @throws ConfigError naming the first member that is missing or wrong */
export function readEnvironment<Schema extends z.ZodMiniType>(schema: Schema, env: object): z.output<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const path = first?.path.join('.') || 'environment'
  // Some checks have their own sentence about the member. The messages of zod are of no use here.
  const hint = first?.message.startsWith('It must ') ? ` ${first.message}` : ''
  throw new ConfigError(`The configuration member ${path} is missing or not valid.${hint}`)
}

/** A text that contains JSON of the schema. */
export function jsonText<Schema extends z.ZodMiniType>(schema: Schema) {
  const parsed = z.transform((text: string, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: 'It must be JSON.', input: text })
      return z.NEVER
    }
  })
  return z.pipe(z.pipe(z.string(), parsed), schema)
}

/** A text that is not empty. */
export function someText(minimum = 1) {
  return z.string().check(z.minLength(minimum))
}
