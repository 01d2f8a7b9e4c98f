import type { Language } from '../languages.ts'
import type { ReportCauseWords } from './cause-en.ts'

/** The words of why a payout does not balance, which load when one does not. */
export const reportCauseWords: Record<Language, () => Promise<ReportCauseWords>> = {
  en: async () => (await import('./cause-en.ts')).reportCauseEn,
  sv: async () => (await import('./cause-sv.ts')).reportCauseSv,
  no: async () => (await import('./cause-no.ts')).reportCauseNo,
  da: async () => (await import('./cause-da.ts')).reportCauseDa,
  de: async () => (await import('./cause-de.ts')).reportCauseDe,
  fi: async () => (await import('./cause-fi.ts')).reportCauseFi,
  nl: async () => (await import('./cause-nl.ts')).reportCauseNl,
}
