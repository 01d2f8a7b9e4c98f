import type { Language } from '../languages.ts'
import type { LifeWords } from './life-en.ts'

/** The words of deliveries, cancellations and credits. They are not in the first load: the parts that need them bring this list along. */
export const lifeWords: Record<Language, () => Promise<LifeWords>> = {
  en: async () => (await import('./life-en.ts')).lifeEn,
  sv: async () => (await import('./life-sv.ts')).lifeSv,
  no: async () => (await import('./life-no.ts')).lifeNo,
  da: async () => (await import('./life-da.ts')).lifeDa,
  de: async () => (await import('./life-de.ts')).lifeDe,
  fi: async () => (await import('./life-fi.ts')).lifeFi,
  nl: async () => (await import('./life-nl.ts')).lifeNl,
}
