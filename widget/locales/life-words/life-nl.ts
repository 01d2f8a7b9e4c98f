import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeNl: LifeWords = lifeEn
