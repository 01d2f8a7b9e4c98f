/** Something that the user can mend: its message says what, and no stack is shown. */
export class CommandError extends Error {
  readonly code = 'command-failed'
}
