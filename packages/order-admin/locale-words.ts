import type { Strings } from './index.ts'

/** All words of a language, from the modules of its parts. */
export function wordsOf(modules: Readonly<Record<string, unknown>>): Required<Strings> {
  const parts = Object.values(modules).flatMap((module) => Object.values(module as object))
  return Object.assign({}, ...parts) as Required<Strings>
}
