import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeNo: LifeWords = lifeEn
