/** The words of every language, side by side. */
import type { DesksWords } from '../locales/desks/desks-en.ts'
import { da } from '../locales/da.ts'
import { de } from '../locales/de.ts'
import { editDa } from '../locales/edit/edit-da.ts'
import { editDe } from '../locales/edit/edit-de.ts'
import { editEn } from '../locales/edit/edit-en.ts'
import { editFi } from '../locales/edit/edit-fi.ts'
import { editNl } from '../locales/edit/edit-nl.ts'
import { editNo } from '../locales/edit/edit-no.ts'
import { editSv } from '../locales/edit/edit-sv.ts'
import { type CreditWords, en, type ReportWords, type Words } from '../locales/en.ts'
import { fi } from '../locales/fi.ts'
import { type Language, languages } from '../locales/languages.ts'
import { lifeDa } from '../locales/life-words/life-da.ts'
import { lifeDe } from '../locales/life-words/life-de.ts'
import { lifeEn } from '../locales/life-words/life-en.ts'
import { lifeFi } from '../locales/life-words/life-fi.ts'
import { lifeNl } from '../locales/life-words/life-nl.ts'
import { lifeNo } from '../locales/life-words/life-no.ts'
import { lifeSv } from '../locales/life-words/life-sv.ts'
import { nl } from '../locales/nl.ts'
import { no } from '../locales/no.ts'
import { storyDa } from '../locales/story/story-da.ts'
import { storyDe } from '../locales/story/story-de.ts'
import { storyEn } from '../locales/story/story-en.ts'
import { storyFi } from '../locales/story/story-fi.ts'
import { storyNl } from '../locales/story/story-nl.ts'
import { storyNo } from '../locales/story/story-no.ts'
import { storySv } from '../locales/story/story-sv.ts'
import { sv } from '../locales/sv.ts'
import { viewDa } from '../locales/view-words/view-da.ts'
import { viewDe } from '../locales/view-words/view-de.ts'
import { viewEn } from '../locales/view-words/view-en.ts'
import { viewFi } from '../locales/view-words/view-fi.ts'
import { viewNl } from '../locales/view-words/view-nl.ts'
import { viewNo } from '../locales/view-words/view-no.ts'
import { viewSv } from '../locales/view-words/view-sv.ts'
import type { WhyWords } from '../locales/why/why-en.ts'
import { frameAndReportWords } from './word-sets.ts'

type SetWords = DesksWords & WhyWords & ReportWords & CreditWords

async function setsIn(language: Language): Promise<SetWords> {
  return Object.assign(
    {},
    ...(await Promise.all(frameAndReportWords.map((set) => set[language]()))),
  ) as SetWords
}

export const allEnglish: Words = {
  ...en,
  ...editEn,
  ...storyEn,
  ...viewEn,
  ...lifeEn,

  ...(await setsIn('en')),
}

const words: Record<Language, Words> = {
  en: allEnglish,
  sv: { ...sv, ...editSv, ...storySv, ...viewSv, ...lifeSv, ...(await setsIn('sv')) },
  no: { ...no, ...editNo, ...storyNo, ...viewNo, ...lifeNo, ...(await setsIn('no')) },
  da: { ...da, ...editDa, ...storyDa, ...viewDa, ...lifeDa, ...(await setsIn('da')) },
  fi: { ...fi, ...editFi, ...storyFi, ...viewFi, ...lifeFi, ...(await setsIn('fi')) },
  de: { ...de, ...editDe, ...storyDe, ...viewDe, ...lifeDe, ...(await setsIn('de')) },
  nl: { ...nl, ...editNl, ...storyNl, ...viewNl, ...lifeNl, ...(await setsIn('nl')) },
}

export const everyLanguage: readonly Words[] = languages.map((language) => words[language])
