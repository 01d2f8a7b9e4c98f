import type { Language } from '../languages.ts'
import type { StoryWords } from './story-en.ts'

/** The words of history, live line and actions. They are not in the first load: the parts that need them bring this list along. */
export const storyWords: Record<Language, () => Promise<StoryWords>> = {
  en: async () => (await import('./story-en.ts')).storyEn,
  sv: async () => (await import('./story-sv.ts')).storySv,
  no: async () => (await import('./story-no.ts')).storyNo,
  da: async () => (await import('./story-da.ts')).storyDa,
  de: async () => (await import('./story-de.ts')).storyDe,
  fi: async () => (await import('./story-fi.ts')).storyFi,
  nl: async () => (await import('./story-nl.ts')).storyNl,
}
