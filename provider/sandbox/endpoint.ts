/** What an endpoint of the sandbox is: a row, from which come its route, the reading of its request, and its description. */
import * as z from 'zod/mini'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import type { ProviderErrorName } from '../../shared/wire/provider-errors.ts'
import type { MerchantAccount } from '../config.ts'
import type { Call } from '../http/call.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import type { Refused } from '../refused.ts'
import type { CommandInput, CommandName, CommandOutcome } from '../simulation/commands.ts'

/** A request to an endpoint. */
export interface SandboxRequest<Body = unknown, Query = unknown> {
  call: Call
  /** The caller. */
  merchant: MerchantAccount
  merchantId: string
  /** The Longs of the path: the parameters whose names end in `Id`. */
  ids: Readonly<Record<string, Long>>
  /** The other parameters of the path, in lower case, since paths match in any case. */
  names: Readonly<Record<string, string>>
  query: Query
  body: Body
  /** The body as it was sent. */
  bytes: Uint8Array
}

/** An answer of its own, or an outcome: its value is sent with the row's status, and no value as 204. */
export type SandboxOutcome = Response | Result<unknown, Refused>

export interface SandboxEndpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/sandbox/${string}`
  /** What it does, in one sentence. */
  summary: string
  /** The body, strict: a member that it does not have is refused, with the nearest name. No body is an empty object. */
  body: z.ZodMiniType
  /** The parameters of the address, strict too. Each is a text. */
  query: z.ZodMiniType
  /** 204 if it answers nothing. */
  status: 200 | 201 | 204
  /** The body of its answer. */
  answers?: z.ZodMiniType
  /** Errors beside those of every endpoint: its description lists them. */
  refusals?: readonly ProviderErrorName[]
  /** Reads the body itself, from `call`, so that `body` and `bytes` have nothing: for one that is not JSON. */
  raw?: boolean
  run(request: SandboxRequest): SandboxOutcome | Promise<SandboxOutcome>
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

type Row<Body extends z.ZodMiniType, Query extends z.ZodMiniType> = Omit<
  SandboxEndpoint,
  'body' | 'query' | 'run'
> & { body?: Body; query?: Query }
type Request<Body extends z.ZodMiniType, Query extends z.ZodMiniType> = SandboxRequest<
  z.output<Body>,
  z.output<Query>
>

export function sandboxEndpoint<Body extends z.ZodMiniType = Nothing, Query extends z.ZodMiniType = Nothing>(
  row: Row<Body, Query> & {
    run: (request: Request<Body, Query>) => SandboxOutcome | Promise<SandboxOutcome>
  },
): SandboxEndpoint {
  return { body: nothing, query: nothing, ...row } as SandboxEndpoint
}

/**
 * An endpoint that runs one command of the merchant's object.
 * @param row `input` makes the command's input, or a refusal
 */
export function commandEndpoint<
  Name extends CommandName,
  Body extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
>({
  command,
  input,
  ...row
}: Row<Body, Query> & {
  command: Name
  input: (request: Request<Body, Query>) => Input<Name> | Promise<Input<Name>>
}): SandboxEndpoint {
  return sandboxEndpoint<Body, Query>({
    ...row,
    run: async (request): Promise<CommandOutcome<Name> | Result<never, Refused>> => {
      const made = await input(request)
      if (!made.ok) return made
      return sandboxMerchantOf(request.call.env, request.merchantId).command(command, made.value)
    },
  } as Parameters<typeof sandboxEndpoint<Body, Query>>[0])
}
type Input<Name extends CommandName> = Result<CommandInput<Name>, Refused>
