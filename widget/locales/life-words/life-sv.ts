import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeSv: LifeWords = lifeEn
