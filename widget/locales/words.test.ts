import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { columnNames } from '../rows/changes/column-names.ts'
import { allEnglish as en, everyLanguage } from '../testing/every-language.ts'
import { type Term, valuesOf } from '../testing/term-values.ts'
import { call, mark, marks, terms, textsOf } from '../testing/word-texts.ts'
import type { Words } from './en.ts'

/** Those that have words for a list of values, and the others that are made of parts. */
const listed = terms.filter((term) => valuesOf[term])
const composed = terms.filter((term) => typeof en[term] === 'function' && !valuesOf[term])
const others = everyLanguage.filter(({ $code }) => $code !== 'en')
const named = (languages: readonly Words[]) => languages.map((words) => [words.$name, words] as const)

/** Names, of a key too, which no other language has another word for, and what is only a colon between two parts. */
const names = [
  'Ctrl',
  'Swish',
  'Vipps',
  'MobilePay',
  'Apple Pay',
  'Google Pay',
  `${mark(1)}: ${mark(2)}`,
  '1: 1',
]

/** The words that a language has in common with English. */
const sameAsEnglish: Record<string, readonly string[]> = {
  sv: [
    'Administration',
    'Bank',
    'Kickback',
    'Metadata',
    'Operation',
    'Order',
    'Order 1',
    `Order ${mark(1)}`,
    'Session',
    'Status',
  ],
  no: ['Bank', 'Kickback', 'Metadata', 'Send', 'Status', 'Type'],
  da: [
    'Administration',
    'Bank',
    'Difference',
    'Download',
    'E-mail',
    'Find',
    'Kickback',
    'Metadata',
    'Operation',
    'Reference',
    'Send',
    'Session',
    'Status',
    'Type',
  ],
  fi: [],
  de: ['Bank', 'Code', 'Name', 'Operation', 'Status', 'optional'],
  nl: [
    ', was 1',
    `, was ${mark(1)}`,
    'Bank',
    'Code',
    'Conflict',
    'Contract 1',
    `Contract ${mark(1)}`,
    'Credit',
    'E-mail',
    'Filters',
    'Kickback',
    'Metadata',
    'Open',
    'Postcode',
    'Status',
  ],
}

/** Abbreviations, whose full stop ends no sentence. */
const ABBREVIATION = /(?:nr|mva|mwst)\.$/i

/** Stands between two values, and brings its own spaces. */
const INSERTED = ['changedTo']

/** The texts in the sources of the widget that could name a word, without tests and the words themselves. */
function namedInSources(): Set<string> {
  const widget = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', {
    cwd: widget,
    exclude: ['**/*.test.ts', 'testing/**', '**/words/**', 'locales/??.ts'],
  })
  const texts = files.flatMap((file) => [
    ...readFileSync(join(widget, file), 'utf8').matchAll(/['"`](\w+)['"`]/g),
  ])
  return new Set(texts.map(([, name]) => name!))
}

describe('the terms', () => {
  it('are each named by a source that shows it', () => {
    const named = namedInSources()
    expect(terms.filter((term) => !named.has(term))).toEqual([])
  })

  it('with a text for each value of a list are all known to this test', () => {
    const open = (term: Term) => {
      try {
        return typeof en[term] === 'function' && call(en, term, mark(1)) === mark(1)
      } catch {
        return true
      }
    }
    expect(terms.filter(open).toSorted()).toEqual(Object.keys(valuesOf).toSorted())
  })
})

describe.each(named(everyLanguage))('%s', (_, words) => {
  it('has every term of English, and no other', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(en).toSorted())
    const kinds = (all: Words) => terms.map((term) => [term, typeof all[term]])
    expect(kinds(words)).toEqual(kinds(en))
  })

  it('takes as many parts as English does, and says each of them', () => {
    const arities = (all: Words) => composed.map((term) => [term, all[term].length])
    expect(arities(words)).toEqual(arities(en))
    const unsaid = composed.filter((term) => {
      const text = call(words, term, ...marks(term))
      return !marks(term).every((part) => text.includes(part))
    })
    expect(unsaid).toEqual([])
  })

  it('has words for each value of a list', () => {
    // A value without words would be its own: only "Open" and its like are both.
    const isSaid = (term: Term, value: string) => {
      const text = call(words, term, value)
      return text === value ? /^[A-Z][a-z]/.test(value) && call(en, term, value) === value : text !== ''
    }
    const unsaid = listed.flatMap((term) => valuesOf[term]!.filter((value) => !isSaid(term, value)))
    expect(unsaid).toEqual([])
  })

  it('shows a value that no list has as it is', () => {
    const open = listed.filter((term) => !/^(?:problem|creditReasonT)/.test(term))
    expect(new Set(open.map((term) => call(words, term, 'constructor')))).toEqual(new Set(['constructor']))
  })

  it('leaves no gap whether there are none, one or many', () => {
    const texts = composed.flatMap((term) =>
      [0, 1, 2].map((count) => call(words, term, ...marks(term).map(() => count))),
    )
    expect(texts.filter((text) => /undefined|NaN|\[object|\s{2}/.test(text))).toEqual([])
  })

  it('is set as print is: real quotes, dashes and ellipses, no space too many', () => {
    const isTyped = (text: string) => /['"`]|\.\.\.| - |\s{2}| [,.;:!?](?!\d)/.test(text)
    const wrong = [...textsOf(words)].filter(
      ([term, text]) => isTyped(text) || (text !== text.trim() && !INSERTED.includes(term)),
    )
    expect(wrong).toEqual([])
  })

  it('ends a sentence where English does', () => {
    const english = textsOf(en)
    const end = (text: string) => (ABBREVIATION.test(text) ? undefined : /[.…?:]$/.exec(text)?.[0])
    const differing = [...textsOf(words)].filter(([term, text]) => end(text) !== end(english.get(term)!))
    expect(differing).toEqual([])
  })

  it('heads a table of rows as the reader of pasted rows knows it', () => {
    const fold = (head: string) =>
      head
        .toLowerCase()
        .replace(/[\s_.:%()-]+/g, ' ')
        .trim()
    const heads = {
      ArticleNumber: [words.article, words.articleNumber],
      Name: [words.name],
      Quantity: [words.quantity, words.quantityLong],
      Unit: [words.unit],
      UnitPrice: [words.price, words.unitPrice],
      Discount: [words.discount],
      VatPercent: [words.vat, words.vatPercent, words.rate],
    }
    for (const [field, names] of Object.entries(heads)) {
      for (const name of names) expect(columnNames[field as keyof typeof heads]).toContain(fold(name))
    }
  })
})

describe.each(named(others))('%s', ($name, words) => {
  it('differs from English but where both have the same word', () => {
    const english = textsOf(en)
    const same = [...textsOf(words)].filter(([term, text]) => text === english.get(term))
    const texts = new Set(same.map(([, text]) => text).filter((text) => !names.includes(text)))
    expect([...texts].toSorted()).toEqual(sameAsEnglish[words.$code])
  })

  it('has a name of its own', () => expect($name).not.toBe(en.$name))
})
