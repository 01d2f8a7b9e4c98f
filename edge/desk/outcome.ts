/**
 * The outcome of a write, as far as the provider's data before and after it show it.
 * @typeParam Result the known part of the write's result
 */
export type Outcome<Result> =
  | ({ is: 'done' } & Result)
  | { is: 'not-done' }
  /** The data match neither a done write nor an undone one, or do not show it. */
  | { is: 'unclear' }
