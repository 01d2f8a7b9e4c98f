import type { Language } from '../languages.ts'
import type { ShopWords } from './shop-en.ts'

/** The words of the comparison with the shop. They load with the part. */
export const shopWords: Record<Language, () => Promise<ShopWords>> = {
  en: async () => (await import('./shop-en.ts')).shopEn,
  sv: async () => (await import('./shop-sv.ts')).shopSv,
  no: async () => (await import('./shop-no.ts')).shopNo,
  da: async () => (await import('./shop-da.ts')).shopDa,
  fi: async () => (await import('./shop-fi.ts')).shopFi,
  de: async () => (await import('./shop-de.ts')).shopDe,
  nl: async () => (await import('./shop-nl.ts')).shopNl,
}
