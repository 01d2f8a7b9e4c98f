import { lifeEn, type LifeWords } from './life-en.ts'

export const lifeDe: LifeWords = lifeEn
