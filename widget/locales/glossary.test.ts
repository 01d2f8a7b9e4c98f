import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyLanguage } from '../testing/every-language.ts'
import { glossaryTable, rivals, termsOf } from '../testing/glossary.ts'
import { textsOf } from '../testing/word-texts.ts'

describe('docs/glossary.md', () => {
  it('has the terms in the words that the widget shows', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
    const [, table] = /<!-- glossary -->\n\n([^]*?)\n\n<!-- end of glossary -->/.exec(page) ?? []
    expect(table).toBe(glossaryTable())
  })
})

describe.each(everyLanguage.map((words) => [words.$name, words] as const))('%s', (_, words) => {
  const texts = [...textsOf(words)]
  const own = rivals.filter(({ language }) => language === words.$code)

  it.each(own)('says $word, and never $others', ({ others, except }) => {
    const second = texts.filter(([term, text]) => others.test(text) && !except?.test(term))
    expect(second).toEqual([])
  })

  it('has one word for the merchant’s account, in files too, and another one for the buyer', () => {
    const word = words.payoutClient('7').replace(' 7', '')
    expect(words.takeClient('7')).toBe(`${word} 7`)
    expect(words.bankClient).toBe(word)
    // A word may have another ending in a sentence.
    const stem = word.slice(0, 6).toLowerCase()
    const sentences = ['payoutClients', 'payoutAll', 'payoutEmpty', 'closingNothing'] as const
    const used = [
      ...sentences.map((term) => words[term]),
      words.payoutDossier('7', ''),
      words.voucherText('', '7'),
    ]
    expect(used.filter((text) => !text.toLowerCase().includes(stem))).toEqual([])
    expect(words.reportColumn('customerName').toLowerCase()).not.toContain(stem)
  })

  it('has one word for the checkout id', () => {
    const word = words.ordersColumn('id')
    expect(words.reportColumn('providerCheckoutId')).toBe(word)
    expect(words.desksOrderNumber.toLowerCase()).toContain(word.toLowerCase())
  })

  it('forbids only rivals of a word that the glossary has', () => {
    const terms = termsOf(words).join('\n').toLowerCase()
    expect(own.filter(({ word }) => !terms.includes(word.toLowerCase())).map(({ word }) => word)).toEqual([])
  })
})
