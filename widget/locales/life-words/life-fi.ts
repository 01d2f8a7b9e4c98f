import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeFi: LifeWords = lifeEn
