import { LitElement } from 'lit'
import { editWords, loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { desksWords } from '../locales/desks/desks-words.ts'
import { lifeWords } from '../locales/life-words/life-words.ts'
import { reportDeskWords } from '../locales/reports/desk-words.ts'
import { reportMonthWords } from '../locales/reports/month-words.ts'
import { reportRowsWords } from '../locales/reports/rows-words.ts'
import { storyWords } from '../locales/story/story-words.ts'
import { bankWords } from '../locales/reports/bank-words.ts'
import { shopWords } from '../locales/reports/shop-words.ts'
import { takeWords } from '../locales/reports/take-words.ts'
import { viewWords } from '../locales/view-words/view-words.ts'
import { Localizer } from '../locales/localizer.ts'
import { define } from '../parts/define.ts'

class Speaker extends LitElement {}

/** The words, numbers and dates of a language, for tests of what takes them. BCP 47. */
export async function localizerOf(lang: string): Promise<Localizer> {
  define({ 'test-speaker': Speaker })
  await loadLanguage(lang)
  await Promise.all(
    [
      editWords,
      storyWords,
      viewWords,
      lifeWords,
      desksWords,
      reportDeskWords,
      reportMonthWords,
      reportRowsWords,
      takeWords,
      bankWords,
      shopWords,
    ].map(loadLaterWords),
  )
  const speaker = new Speaker()
  speaker.lang = lang
  return new Localizer(speaker)
}
