import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { weekdays } from '../desks/reports/month/months.ts'
import { fileOf, wordSets } from './languages.ts'
import { everyLanguage } from '../testing/every-language.ts'

const codes = everyLanguage.map(({ $code }) => $code)

describe('supportedLang', () => {
  let supportedLang: (lang: string) => string
  beforeEach(async () => ({ supportedLang } = await import('./languages.ts')))

  it.each(codes)('knows %s, with a region and without', (code) => {
    expect(supportedLang(code)).toBe(code)
    expect(supportedLang(`${code.toUpperCase()}-FI`)).toBe(`${code}-fi`)
  })

  it.each(['nb', 'nn', 'no', 'nb-no'])('takes %s for Norwegian', (lang) => {
    expect(supportedLang(lang)).toBe(lang)
  })

  it.each(['', 'fr', 'is-IS', 'constructor', '!', 'x', 'svenska', '__proto__'])(
    'speaks English for %j',
    (lang) => expect(supportedLang(lang)).toBe('en'),
  )

  it.each([
    ['sv_FI', 'sv-fi'],
    ['sv_SE.UTF-8', 'sv'],
    ['fi-!', 'fi'],
    ['nb-', 'no'],
  ])('makes of %s a tag that Intl takes: %s', (lang, tag) => {
    expect(supportedLang(lang)).toBe(tag)
    expect(new Intl.NumberFormat(tag).resolvedOptions().locale).not.toMatch(/^en/)
  })
})

describe('English without a region', () => {
  let withRegion: typeof import('./languages.ts').withRegion
  beforeEach(async () => ({ withRegion } = await import('./languages.ts')))

  it.each([['sv-SE', 'sv', 'en-US'], ['nb', 'en-GB', 'en'], ['zh-Hant-TW'], ['en-US', 'en']])(
    'has the region of the reader’s own languages: %s',
    (...preferred) => {
      const [, region] = /-([A-Z]{2})$/.exec(preferred.find((own) => /-[A-Z]{2}$/.test(own))!)!
      expect(withRegion('en', preferred)).toBe(`en-${region}`)
    },
  )

  it.each([[[]], [['en']], [['sv', 'es-419']], [['*']]])(
    'never has American dates where nobody says so: %j',
    (preferred) => {
      const lang = withRegion('en', preferred)
      expect(lang).toBe('en-GB')
      const date = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
      expect(new Intl.DateTimeFormat(lang, date).format(Date.UTC(2020, 2, 7))).toBe('07/03/2020')
      expect(weekdays(lang)[0]).toBe('Mon')
    },
  )

  it('is not asked about in other languages, or with a region', () => {
    expect(['sv', 'en-us', 'de-at'].map((lang) => withRegion(lang, ['sv-SE']))).toEqual([
      'sv',
      'en-us',
      'de-at',
    ])
  })
})

describe('loadLanguage', () => {
  type Languages = typeof import('./languages.ts')
  let languages: Languages
  beforeEach(async () => {
    vi.resetModules()
    languages = await import('./languages.ts')
  })
  afterEach(() => {
    for (const code of codes) vi.doUnmock(`./${code}.ts`)
  })

  const breakLoading = (code: string) =>
    vi.doMock(`./${code}.ts`, () => ({
      get texts(): never {
        throw new Error('the network is gone')
      },
    }))

  it('has no language before one is asked for, and then only that one', async () => {
    expect(codes.filter(languages.isLoaded)).toEqual([])
    await languages.loadLanguage('fi-FI')
    expect(codes.filter(languages.isLoaded)).toEqual(['fi'])
  })

  it('loads Norwegian once for its three codes', async () => {
    expect(languages.loadLanguage('nb-NO')).toBe(languages.loadLanguage('nn'))
    await languages.loadLanguage('no')
    expect(['nb', 'nn-NO', 'no'].map(languages.isLoaded)).toEqual([true, true, true])
  })

  it('loads English for a language that it does not know', async () => {
    await languages.loadLanguage('fr')
    expect(languages.isLoaded('en')).toBe(true)
    expect(languages.isLoaded('fr')).toBe(false)
  })

  it('goes over to English, words and numbers, where a language cannot be loaded', async () => {
    breakLoading('de')
    expect(languages.supportedLang('de-AT')).toBe('de-at')
    await languages.loadLanguage('de-AT')
    expect(languages.supportedLang('de-AT')).toBe('en')
    expect(codes.filter(languages.isLoaded)).toEqual(['en'])
    expect(languages.supportedLang('nl')).toBe('nl')
  })

  it('fails where English cannot be loaded either, and tries again when it is asked again', async () => {
    breakLoading('de')
    breakLoading('en')
    await expect(languages.loadLanguage('de')).rejects.toThrow('the network is gone')
    expect(codes.filter(languages.isLoaded)).toEqual([])
    vi.doUnmock('./de.ts')
    await languages.loadLanguage('de')
    expect(codes.filter(languages.isLoaded)).toEqual(['de'])
    expect(languages.supportedLang('de')).toBe('de')
  })
})

describe('each set of words', () => {
  const folders = ['.', ...wordSets.map((set) => dirname(fileOf(set, 'en')))]

  it.each(folders)('has a file for each language, and no other: "%s"', (folder) => {
    const files = readdirSync(resolve(import.meta.dirname, folder)).filter((name) => /^..\.ts$/.test(name))
    expect(files.toSorted()).toEqual(codes.map((code) => `${code}.ts`).toSorted())
  })
})

describe('what a page loads first', () => {
  const STATIC = /^(?:import|export)(?! type)(?:[^'"]*? from)? ?'(\.[^']+)'/gm
  const modules = new Map<string, string>()

  function walk(file: string): void {
    if (modules.has(file)) return
    const source = readFileSync(file, 'utf8')
    modules.set(file, source)
    for (const [, path = ''] of source.matchAll(STATIC)) walk(resolve(dirname(file), path))
  }

  it('has no words of any language', () => {
    const here = import.meta.dirname
    walk(resolve(here, '../register.ts'))
    const names = [...modules.keys()].map((file) => relative(here, file))
    expect(names).toContain('languages.ts')
    expect(names).toContain('../desks/order/desk/order-side.ts')
    for (const code of codes) {
      expect(existsSync(resolve(here, `${code}.ts`))).toBe(true)
      expect(names).not.toContain(`${code}.ts`)
    }
    const texts = everyLanguage.map(({ masked }) => masked)
    const withWords = [...modules].filter(([, source]) => texts.some((text) => source.includes(text)))
    expect(withWords.map(([file]) => file)).toEqual([])
  })
})
