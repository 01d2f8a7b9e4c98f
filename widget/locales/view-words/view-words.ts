import type { Language } from '../languages.ts'
import type { ViewWords } from './view-en.ts'

/** The words of the view of the rows. They are not in the first load: the parts that need them bring this list along. */
export const viewWords: Record<Language, () => Promise<ViewWords>> = {
  en: async () => (await import('./view-en.ts')).viewEn,
  sv: async () => (await import('./view-sv.ts')).viewSv,
  no: async () => (await import('./view-no.ts')).viewNo,
  da: async () => (await import('./view-da.ts')).viewDa,
  de: async () => (await import('./view-de.ts')).viewDe,
  fi: async () => (await import('./view-fi.ts')).viewFi,
  nl: async () => (await import('./view-nl.ts')).viewNl,
}
