import type { Language } from '../languages.ts'
import type { WhyWords } from './why-en.ts'

/** The words of the reason and the note of a write, for every desk whose writes have them. */
export const whyWords: Record<Language, () => Promise<WhyWords>> = {
  en: async () => (await import('./why-en.ts')).whyEn,
  sv: async () => (await import('./why-sv.ts')).whySv,
  no: async () => (await import('./why-no.ts')).whyNo,
  da: async () => (await import('./why-da.ts')).whyDa,
  fi: async () => (await import('./why-fi.ts')).whyFi,
  de: async () => (await import('./why-de.ts')).whyDe,
  nl: async () => (await import('./why-nl.ts')).whyNl,
}
