/** The languages of the widget. Each is a file of its own that a page loads only when it speaks it. */
import { registerTranslation, update } from '@shoelace-style/localize'
import { lookUp } from '../../shared/domain/lookup.ts'
import type { Words } from './en.ts'

const loaders: Record<string, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  sv: async () => (await import('./sv.ts')).sv,
  no: async () => (await import('./no.ts')).no,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  fi: async () => (await import('./fi.ts')).fi,
  nl: async () => (await import('./nl.ts')).nl,
}

/** For a page in any other language. */
const DEFAULT = 'en'

/** Other codes of the same language: Norwegian has three. */
const sameAs: Record<string, string> = { nb: 'no', nn: 'no' }

const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
/** Could not be loaded: the page speaks English in their place, numbers and dates included. */
const failed = new Set<string>()

function codeOf(lang: string): string {
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  return lookUp(sameAs, language) ?? language
}

/**
 * The language itself with its region, or the default where the widget does not speak it.
 * @param lang BCP 47; with underscores or a region that is none, its language still counts
 * @returns a tag that every part of `Intl` takes
 */
export function supportedLang(lang: string): string {
  const code = codeOf(lang)
  if (!Object.hasOwn(loaders, code) || failed.has(code)) return DEFAULT
  const tag = lang.toLowerCase().replaceAll('_', '-')
  return isTag(tag) ? tag : code
}

function isTag(lang: string): boolean {
  try {
    return Boolean(new Intl.Locale(lang))
  } catch {
    return false
  }
}

export function isLoaded(lang: string): boolean {
  return loaded.has(codeOf(lang))
}

/**
 * Loads the words of a language, once, and has every element that waits for them render again. Where they
 * cannot be loaded, English is, from then on.
 * @throws Error when there is no language to be had
 */
export function loadLanguage(lang: string): Promise<void> {
  const code = codeOf(supportedLang(lang))
  const known = loads.get(code)
  if (known) return known
  const load = loadWords(code)
  loads.set(code, load)
  // Another try may find the network again.
  load.catch(() => loads.delete(code))
  return load
}

async function loadWords(code: string): Promise<void> {
  let words: Words
  try {
    words = await lookUp(loaders, code)!()
  } catch (error) {
    if (code === DEFAULT) throw error
    await loadLanguage(DEFAULT)
    failed.add(code)
    update()
    return
  }
  loaded.add(code)
  const codes = [code, ...Object.entries(sameAs).flatMap(([other, main]) => (main === code ? [other] : []))]
  registerTranslation(...codes.map(($code) => ({ ...words, $code })))
}

/**
 * A term for each listed value; a value outside the list is its own term. It stands here because every
 * language needs it, and what only languages share would be one more file for each page to load.
 */
export function words<Listed extends string>(terms: Record<Listed, string>): (value: string) => string {
  return (value) => (Object.hasOwn(terms, value) ? terms[value as Listed] : value)
}
