import type { Language } from '../languages.ts'
import type { DesksWords } from './desks-en.ts'

/** The words of the frame around several desks, which loads with it. */
export const desksWords: Record<Language, () => Promise<DesksWords>> = {
  en: async () => (await import('./desks-en.ts')).desksEn,
  sv: async () => (await import('./desks-sv.ts')).desksSv,
  no: async () => (await import('./desks-no.ts')).desksNo,
  da: async () => (await import('./desks-da.ts')).desksDa,
  de: async () => (await import('./desks-de.ts')).desksDe,
  fi: async () => (await import('./desks-fi.ts')).desksFi,
  nl: async () => (await import('./desks-nl.ts')).desksNl,
}
