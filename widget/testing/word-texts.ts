/** Every text that a language may show. */
import type { Words } from '../locales/en.ts'
import { allEnglish } from './every-language.ts'
import { type Term, valuesOf } from './term-values.ts'

export const terms = Object.keys(allEnglish).filter((term) => !term.startsWith('$')) as Term[]

export const mark = (index: number) => `⟦${index}⟧`

/** A distinct text for each part, which must appear in the result in any language. */
export const marks = (term: Term) =>
  Array.from({ length: allEnglish[term].length }, (_, index) => mark(index + 1))

export function call(words: Words, term: Term, ...parts: unknown[]): string {
  return (words[term] as unknown as (...parts: unknown[]) => string)(...parts)
}

/** Every text that a language may show, by the term and, in a list, its value. */
export function textsOf(words: Words): Map<string, string> {
  const texts = terms.flatMap((term): [string, string][] => {
    const values = valuesOf[term]
    if (values) return values.map((value) => [`${term} ${value}`, call(words, term, value)])
    if (typeof words[term] === 'string') return [[term, words[term]]]
    const one = marks(term).map(() => 1)
    return [
      [term, call(words, term, ...marks(term))],
      [`${term} of one`, call(words, term, ...one)],
      // Counts of rows come as texts, in the form of the language.
      [`${term} of one in text`, call(words, term, ...one.map(String))],
    ]
  })
  return new Map(texts)
}
