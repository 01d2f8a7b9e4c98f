import type { Language } from '../languages.ts'
import type { TakeWords } from './take-en.ts'

/** The words of the files that a payout leaves in. They load with the part. */
export const takeWords: Record<Language, () => Promise<TakeWords>> = {
  en: async () => (await import('./take-en.ts')).takeEn,
  sv: async () => (await import('./take-sv.ts')).takeSv,
  no: async () => (await import('./take-no.ts')).takeNo,
  da: async () => (await import('./take-da.ts')).takeDa,
  fi: async () => (await import('./take-fi.ts')).takeFi,
  de: async () => (await import('./take-de.ts')).takeDe,
  nl: async () => (await import('./take-nl.ts')).takeNl,
}
