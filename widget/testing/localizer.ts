import { LitElement } from 'lit'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { Localizer } from '../locales/localizer.ts'
import { define } from '../parts/define.ts'

class Speaker extends LitElement {}

/** The words, numbers and dates of a language, for tests of what takes them. BCP 47. */
export async function localizerOf(lang: string): Promise<Localizer> {
  define({ 'test-speaker': Speaker })
  await loadLanguage(lang)
  await Promise.all((['edit', 'story', 'view', 'life'] as const).map(loadLaterWords))
  const speaker = new Speaker()
  speaker.lang = lang
  return new Localizer(speaker)
}
