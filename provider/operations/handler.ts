/** The types of a REST operation's handler. */
import type { ActionsMode } from '../../shared/domain/order/actions.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import type { Operations, RestInput, RestName, RestOutput } from '../../shared/wire/operations.ts'
import type { RefusedBy } from '../refused.ts'
import type { Database } from '../storage/database.ts'
import type { Promised } from './promised-ids.ts'

/** A handler works on the merchant's own database, at one instant. It writes in one transaction; a GET only reads. */
export interface RestContext {
  db: Database
  /** Milliseconds since 1970, by the merchant's clock. */
  now: number
  /** The table of actions that applies. */
  actions: ActionsMode
  /** In a sandbox whose tasks finish later: the ids that their answers had. */
  promised?: Promised
}

export interface RestAnswer<Name extends RestName> {
  body: RestOutput<Name>
  /** The task behind a 202. */
  taskId?: Long
}

export type RestOutcome<Name extends RestName> = Result<RestAnswer<Name>, RefusedBy<Name>>

/** Runs in the merchant's object. A refusal undoes the handler's writes. */
export type RestHandler<Name extends RestName> = (
  context: RestContext,
  input: RestInput<Name>,
) => RestOutcome<Name>

/** The operations that run in one transaction: all but those with a streamed answer (`reports/`). */
export type TransactedName = {
  [Name in RestName]: Operations[Name]['success'] extends { streamed: true } ? never : Name
}[RestName]
