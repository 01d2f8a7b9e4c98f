import type { EdgeError } from './edge-error.ts'
import type { SetupFault } from './warn-developer.ts'

/** Refusals that are mistakes in the page's setup. */
const SETUP =
  /^(session-(wrong-origin|invalid|ended|expired|unknown-merchant|not-yet-valid)|capability-missing|order-(outside-session|id-invalid))$/

/**
 * Reports a fault on the console, unless the words for it cannot be loaded.
 * @param cause what the page's own code threw, for its developer
 */
export function tellDeveloper(fault: SetupFault, ...cause: unknown[]): void {
  import('./warn-developer.ts').then(
    ({ warnDeveloper }) => warnDeveloper(fault, ...cause),
    () => undefined,
  )
}

/** Reports a refusal that the page's developer can do something about. */
export function tellRefusal({ code, capability }: EdgeError): void {
  if (SETUP.test(code)) tellDeveloper({ is: 'refused', code, capability })
}
