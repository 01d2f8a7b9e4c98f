/** Loads the words of deliveries, cancellations and credits, which come with their parts. */
import { type Language, loadEditWords, loadFurther, wordsFrom } from '../languages.ts'
import type { LifeWords } from './life-en.ts'

const loaders: Record<Language, () => Promise<LifeWords>> = {
  en: async () => (await import('./life-en.ts')).lifeEn,
  sv: async () => (await import('./life-sv.ts')).lifeSv,
  no: async () => (await import('./life-no.ts')).lifeNo,
  da: async () => (await import('./life-da.ts')).lifeDa,
  de: async () => (await import('./life-de.ts')).lifeDe,
  fi: async () => (await import('./life-fi.ts')).lifeFi,
  nl: async () => (await import('./life-nl.ts')).lifeNl,
}

function lifeWords(code: string): Promise<LifeWords> {
  return wordsFrom(loaders, code)
}

/**
 * Loads these words, and those of the parts that change an order: both have one review and one write.
 * @throws Error when they cannot be loaded in any language
 */
export async function loadLifeWords(): Promise<void> {
  await Promise.all([loadEditWords(), loadFurther(lifeWords)])
}
