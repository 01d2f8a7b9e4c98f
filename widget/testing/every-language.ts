/** The words of every language, side by side. */
import { da } from '../locales/da.ts'
import { de } from '../locales/de.ts'
import { en, type Words } from '../locales/en.ts'
import { fi } from '../locales/fi.ts'
import { nl } from '../locales/nl.ts'
import { no } from '../locales/no.ts'
import { sv } from '../locales/sv.ts'

export const everyLanguage: readonly Words[] = [en, sv, no, da, fi, de, nl]
