import { LitElement } from 'lit'
import { loadLanguage, loadLaterWords, wordSets } from '../locales/languages.ts'
import { Localizer } from '../locales/localizer.ts'
import { define } from '../kit/parts/define.ts'

class Speaker extends LitElement {}

/** The words, numbers and dates of a language, for tests of functions that take them. BCP 47. */
export async function localizerOf(lang: string): Promise<Localizer> {
  define({ 'test-speaker': Speaker })
  await loadLanguage(lang)
  await Promise.all(wordSets.map(loadLaterWords))
  const speaker = new Speaker()
  speaker.lang = lang
  return new Localizer(speaker)
}
