import { loadLaterWords, type WordSet } from '../../locales/languages.ts'
import { define, type Elements } from './define.ts'

/**
 * Loads the words of a part of a desk, then defines its elements: none is shown without its words.
 * @param needs what other parts load for it
 */
export async function loadPart(
  elements: Elements,
  words: readonly WordSet[],
  ...needs: readonly Promise<void>[]
): Promise<void> {
  await Promise.all([...words.map(loadLaterWords), ...needs])
  define(elements)
}
