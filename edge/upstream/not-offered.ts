import type { RestName } from '../../shared/wire/operations.ts'
import { config } from '../config/configured.ts'
import type { ProblemReason } from '../http/problem.ts'

/** The refusal of an operation that is missing in `OPERATIONS`. */
export function notOffered(name: RestName): ProblemReason | undefined {
  return config.operations.has(name) ? undefined : withoutOperation(name)
}

/** The refusal of an operation that the provider does not have. */
export function withoutOperation(name: RestName): ProblemReason {
  return { code: 'operation-not-offered', detail: `The provider does not have ${name}.` }
}
