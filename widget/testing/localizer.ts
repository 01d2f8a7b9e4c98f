import { LitElement } from 'lit'
import { editWords, loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { lifeWords } from '../locales/life-words/life-words.ts'
import { storyWords } from '../locales/story/story-words.ts'
import { viewWords } from '../locales/view-words/view-words.ts'
import { Localizer } from '../locales/localizer.ts'
import { define } from '../kit/parts/define.ts'
import { frameAndReportWords } from './word-sets.ts'

class Speaker extends LitElement {}

/** The words, numbers and dates of a language, for tests of what takes them. BCP 47. */
export async function localizerOf(lang: string): Promise<Localizer> {
  define({ 'test-speaker': Speaker })
  await loadLanguage(lang)
  await Promise.all([editWords, storyWords, viewWords, lifeWords, ...frameAndReportWords].map(loadLaterWords))
  const speaker = new Speaker()
  speaker.lang = lang
  return new Localizer(speaker)
}
