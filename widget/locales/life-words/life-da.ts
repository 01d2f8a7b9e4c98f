import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeDa: LifeWords = lifeEn
