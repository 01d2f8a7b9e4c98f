/** The languages of the widget. Each is a separate file that a page loads only if it uses the language. */
import { registerTranslation, type Translation, update } from '@shoelace-style/localize'
import { lookUp } from '../../shared/domain/lookup.ts'
import type { EditWords } from './edit/edit-en.ts'
import type { FirstWords } from './en.ts'

/** To add a language, add its code: the compiler then names the files that lack it. */
export const languages = ['en', 'sv', 'no', 'da', 'fi', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

const loaders: Record<Language, () => Promise<FirstWords>> = {
  en: async () => (await import('./en.ts')).en,
  sv: async () => (await import('./sv.ts')).sv,
  no: async () => (await import('./no.ts')).no,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  fi: async () => (await import('./fi.ts')).fi,
  nl: async () => (await import('./nl.ts')).nl,
}

/** The words of the parts that change an order, which load with those parts. */
export const editWords: Record<Language, () => Promise<EditWords>> = {
  en: async () => (await import('./edit/edit-en.ts')).editEn,
  sv: async () => (await import('./edit/edit-sv.ts')).editSv,
  no: async () => (await import('./edit/edit-no.ts')).editNo,
  da: async () => (await import('./edit/edit-da.ts')).editDa,
  de: async () => (await import('./edit/edit-de.ts')).editDe,
  fi: async () => (await import('./edit/edit-fi.ts')).editFi,
  nl: async () => (await import('./edit/edit-nl.ts')).editNl,
}

/** A set of words that load later, by language. */
export type LaterWords = Readonly<Record<Language, () => Promise<object>>>

/** For pages in any other language. */
const DEFAULT = 'en'

/** Other codes of the same language: Norwegian has three. */
const sameAs: Record<string, string> = { nb: 'no', nn: 'no' }

const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
/** What every language needs besides the first words by now. */
const needed = new Set<LaterWords>()
/** Languages that could not be loaded: English replaces them, for numbers and dates too. */
const failed = new Set<string>()

function codeOf(lang: string): string {
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  return lookUp(sameAs, language) ?? language
}

/**
 * The language with its region, or the default if the widget does not have the language.
 * @param lang BCP 47; underscores and unknown regions are tolerated
 * @returns a tag that every part of `Intl` accepts
 */
export function supportedLang(lang: string): string {
  const code = codeOf(lang)
  if (!Object.hasOwn(loaders, code) || failed.has(code)) return DEFAULT
  const tag = lang.toLowerCase().replaceAll('_', '-')
  return isTag(tag) ? tag : code
}

/**
 * English of a country: without one, `Intl` means the United States, whose dates others misread.
 * @param lang as {@link supportedLang} gives it
 * @param preferred the reader's own languages, the best first
 * @returns other languages as they are, and English with the region of the first preferred one that has a region
 */
export function withRegion(lang: string, preferred: readonly string[]): string {
  if (lang !== 'en') return lang
  const region = preferred
    .map((own) => /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(own)?.[1])
    .find(Boolean)
  const regional = `en-${region ?? 'GB'}`
  return isTag(regional) ? regional : 'en-GB'
}

/** Whether texts are tags: every number of a table asks, and making a locale costs more than formatting it. */
const tags = new Map<string, boolean>()

function isTag(lang: string): boolean {
  const known = tags.get(lang)
  if (known !== undefined) return known
  let isOne = false
  try {
    isOne = Boolean(new Intl.Locale(lang))
  } catch {
    // It is none.
  }
  tags.set(lang, isOne)
  return isOne
}

export function isLoaded(lang: string): boolean {
  return loaded.has(codeOf(lang))
}

/**
 * Loads the words of a language once, and has every waiting element render again. If they cannot be loaded,
 * English is used from then on.
 * @throws Error when no language can be loaded
 */
export function loadLanguage(lang: string): Promise<void> {
  const code = codeOf(supportedLang(lang))
  const known = loads.get(code)
  if (known) return known
  const load = loadWords(code)
  loads.set(code, load)
  // A later try may have a connection again.
  load.catch(() => loads.delete(code))
  return load
}

/**
 * Loads the words of parts that come later, in every language that is loaded and in those to come.
 * @throws Error when they cannot be loaded in any language
 */
export async function loadLaterWords(which: LaterWords): Promise<void> {
  needed.add(which)
  await Promise.all([...loaded].map(async (code) => register(code, await laterWords(which, code))))
}

async function laterWords(which: LaterWords, code: string): Promise<object> {
  try {
    return await lookUp<() => Promise<object>>(which, code)!()
  } catch (error) {
    if (code === DEFAULT) throw error
    return laterWords(which, DEFAULT)
  }
}

function register(code: string, words: object): void {
  const codes = [code, ...Object.entries(sameAs).flatMap(([other, main]) => (main === code ? [other] : []))]
  // The library merges words that are registered later into those of the same code.
  registerTranslation(...codes.map(($code) => ({ ...words, $code }) as Translation))
}

async function loadWords(code: string): Promise<void> {
  let words: object
  try {
    words = await lookUp(loaders, code)!()
    for (const which of needed) words = { ...words, ...(await laterWords(which, code)) }
  } catch (error) {
    if (code === DEFAULT) throw error
    await loadLanguage(DEFAULT)
    failed.add(code)
    update()
    return
  }
  register(code, words)
  loaded.add(code)
}

/**
 * Maps each listed value to a term; a value outside the list is shown unchanged. It is in this file because
 * every language needs it, and a file shared by languages only would be one more request for every page.
 */
export function words<Listed extends string>(terms: Record<Listed, string>): (value: string) => string {
  return (value) => (Object.hasOwn(terms, value) ? terms[value as Listed] : value)
}
