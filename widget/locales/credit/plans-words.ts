import type { Language } from '../languages.ts'
import type { PlansWords } from './plans-en.ts'

/** The words of payment plans and campaigns. They load with the part. */
export const plansWords: Record<Language, () => Promise<PlansWords>> = {
  en: async () => (await import('./plans-en.ts')).plansEn,
  sv: async () => (await import('./plans-sv.ts')).plansSv,
  no: async () => (await import('./plans-no.ts')).plansNo,
  da: async () => (await import('./plans-da.ts')).plansDa,
  fi: async () => (await import('./plans-fi.ts')).plansFi,
  de: async () => (await import('./plans-de.ts')).plansDe,
  nl: async () => (await import('./plans-nl.ts')).plansNl,
}
