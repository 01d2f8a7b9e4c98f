import type { Language } from '../languages.ts'
import type { CreditOtherWords } from './other-en.ts'

/** The words of the task "Other operations". */
export const creditOtherWords: Record<Language, () => Promise<CreditOtherWords>> = {
  en: async () => (await import('./other-en.ts')).creditOtherEn,
  sv: async () => (await import('./other-sv.ts')).creditOtherSv,
  no: async () => (await import('./other-no.ts')).creditOtherNo,
  da: async () => (await import('./other-da.ts')).creditOtherDa,
  fi: async () => (await import('./other-fi.ts')).creditOtherFi,
  de: async () => (await import('./other-de.ts')).creditOtherDe,
  nl: async () => (await import('./other-nl.ts')).creditOtherNl,
}
