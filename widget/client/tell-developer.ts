import type { SetupFault } from './warn-developer.ts'

/** Tells a fault on the console; not where the words for it cannot be loaded. */
export function tellDeveloper(fault: SetupFault): void {
  import('./warn-developer.ts').then(
    ({ warnDeveloper }) => warnDeveloper(fault),
    () => undefined,
  )
}
