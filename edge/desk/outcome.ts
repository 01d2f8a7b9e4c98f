/**
 * What became of a write, as far as the provider's data before and after it tell.
 * @typeParam Result what is known of the write's result
 */
export type Outcome<Result> =
  | ({ is: 'done' } & Result)
  | { is: 'not-done' }
  /** The data fit neither a write that was done nor one that was not, or do not tell. */
  | { is: 'unclear' }
