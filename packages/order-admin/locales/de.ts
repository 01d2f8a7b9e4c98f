/** Every word of the element in German, by the names that its property `strings` takes. */
import type { Strings } from '../index.ts'
import { wordsOf } from '../locale-words.ts'

export const words: Required<Strings> = /* @__PURE__ */ wordsOf(
  import.meta.glob(['../../../widget/locales/de.ts', '../../../widget/**/words/**/de.ts'], { eager: true }),
)
