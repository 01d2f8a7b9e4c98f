/** A row of the operation table for a REST operation: its form, and the check of its path. */
import type * as z from 'zod/mini'
import type { DeliveryAction, OrderAction } from '../domain/order/enums.ts'
import type { Long } from '../domain/values/long.ts'
import type { Capability } from '../domain/session/capabilities.ts'
import type { ProviderErrorName } from './provider-errors.ts'

/** The kinds of path and query parameters, and the type of each one's value. */
export interface ParameterKinds {
  long: Long
  /** A calendar day, `YYYY-MM-DD`. */
  date: string
  /** True or false; false when it is absent. */
  flag: boolean
}

export interface RestOperation {
  kind: 'rest'
  /** The description's number, from 10 on that of "Beyond the description"; absent if it has none. */
  number?: number
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** In the description's spelling. Matching ignores case and a trailing slash. */
  path: `/api/${string}`
  /** The kind of each parameter that the path names. */
  parameters: Record<string, keyof ParameterKinds>
  query?: Record<string, keyof ParameterKinds>
  /** The JSON body of the request, if the operation takes one. */
  body?: z.ZodMiniType
  /**
   * Members that choose this row among those with the same method and path: a body with one of them is this row's. A
   * row without this is chosen if no other is.
   */
  chosenBy?: readonly string[]
  /** A `streamed` answer can have any size and is never held in memory as a whole. */
  success: { status: 200 | 202 | 204; body?: z.ZodMiniType; streamed?: boolean }
  /** Its errors, besides those that `refusalsOf` of operations.ts adds for every operation. */
  refusals: readonly ProviderErrorName[]
  /** The actions that the order must have. */
  requires?: readonly [OrderAction, ...OrderAction[]]
  /** The action that the delivery must have. */
  requiresOfDelivery?: DeliveryAction
  /** The capability that a session needs. */
  capability: Capability
}

/** The names in braces: `'A' | 'B'` of `/api/{A}/{B}`. */
type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never

/** The parameters of the path, all of them and no other. */
type ExactParameters<Path extends string, Kinds> = {
  [Name in PathParameters<Path> | keyof Kinds]: Name extends PathParameters<Path>
    ? keyof ParameterKinds
    : never
}

/** Makes a row. Its parameters must be those of its path. */
export function rest<const Row extends Omit<RestOperation, 'kind'>>(
  row: Row & { parameters: ExactParameters<Row['path'], Row['parameters']> },
): Row & { kind: 'rest' } {
  return { kind: 'rest', ...row }
}
