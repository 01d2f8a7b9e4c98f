/**
 * The languages of the widget, and their words. A language has one file in the folder of each of the {@link wordSets}, and one
 * beside this file for what every page loads before it shows an order: every page pays for that one.
 */
import { registerTranslation, type Translation, update } from '@shoelace-style/localize'
import { lookUp } from '../../shared/domain/values/lookup.ts'

/** To add a language, add its code: tests then name the files that lack it, and the compiler the words that they lack. */
export const languages = ['en', 'sv', 'no', 'da', 'fi', 'de', 'nl'] as const
export type Language = (typeof languages)[number]

/**
 * The words that load later, and their folders. The desk of payouts has two sets, because it loads more before its first
 * figure than other desks do.
 */
const folders = {
  frame: 'shell/words',
  find: 'shell/words/find',
  rows: 'rows/words',
  order: 'desks/order/words',
  reports: 'desks/reports/words',
  'reports-later': 'desks/reports/words/later',
  credit: 'desks/credit/words',
  changes: 'desks/changes/words',
  orders: 'desks/orders/words',
  'orders-batch': 'desks/orders/words/batch',
}
export type WordSet = keyof typeof folders
export const wordSets = Object.keys(folders) as WordSet[]

/** Where a language has the words of a set, from this file. */
export function fileOf(set: WordSet, code: string): string {
  return `../${folders[set]}/${code}.ts`
}

/** The set that a file of words is in. @param file from this file; any other file is in none */
export function setOf(file: string): WordSet | undefined {
  return wordSets.find((set) => languages.some((code) => fileOf(set, code) === file))
}

/** Every file of words. In a function, because only a bundler knows `glob`, and scripts ask for the list of languages too. */
function wordFiles(): Record<string, () => Promise<unknown>> {
  return import.meta.glob(['./??.ts', '../{shell,rows,desks/*}/words/**/??.ts'])
}

async function textsIn(file: string): Promise<object> {
  const { texts } = (await wordFiles()[file]!()) as { texts: object }
  return texts
}

/** For pages in any other language. */
const DEFAULT = 'en'

/** Other codes of the same language: Norwegian has three. */
const sameAs: Record<string, string> = { nb: 'no', nn: 'no' }

const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
/** What every language needs besides the first words by now. */
const needed = new Set<WordSet>()
/** Sets of words that are registered, each with its language. */
const registered = new Set<string>()
/** Languages that could not be loaded: English replaces them, for numbers and dates too. */
const failed = new Set<string>()

function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code)
}

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
  if (!isLanguage(code) || failed.has(code)) return DEFAULT
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
export async function loadLaterWords(set: WordSet): Promise<void> {
  needed.add(set)
  await Promise.all([...loaded].map((code) => addWords(set, code)))
}

/** Parts of a desk ask for its words each: they are registered once, because every element renders again then. */
async function addWords(set: WordSet, code: string): Promise<void> {
  const added = `${set} ${code}`
  if (registered.has(added)) return
  const words = await laterWords(set, code)
  if (registered.has(added)) return
  registered.add(added)
  register(code, words)
}

async function laterWords(set: WordSet, code: string): Promise<object> {
  try {
    return await textsIn(fileOf(set, code))
  } catch (error) {
    if (code === DEFAULT) throw error
    return laterWords(set, DEFAULT)
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
    words = await textsIn(`./${code}.ts`)
    for (const set of needed) words = { ...words, ...(await laterWords(set, code)) }
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
