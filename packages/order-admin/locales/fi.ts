/** Every word of the element in Finnish, by the names that its property `strings` takes. */
import type { Strings } from '../index.ts'
import { wordsOf } from '../locale-words.ts'

export const words: Required<Strings> = /* @__PURE__ */ wordsOf(
  import.meta.glob(['../../../widget/locales/fi.ts', '../../../widget/**/words/**/fi.ts'], { eager: true }),
)
