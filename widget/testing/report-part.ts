/** One part of the report desk on a page, for tests in the browser and in happy-dom. */
import { html, LitElement, type TemplateResult } from 'lit'
import { loadLanguage, loadLaterWords, type WordSet } from '../locales/languages.ts'
import { define, type Elements } from '../kit/parts/define.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'

/** Gives its content the widget's tokens, as the public element does. */
class Frame extends LitElement {
  static override styles = tokens

  override render(): TemplateResult {
    return html`<slot></slot>`
  }
}

const shown = new Set<Element>()

/** Shows an element with its properties once its words are loaded. */
export async function showPart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  elements: Elements,
  words: WordSet,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<HTMLElementTagNameMap[Tag] & LitElement> {
  define({ ...elements, 'test-part-frame': Frame })
  await loadLanguage(properties.lang ?? 'en')
  await loadLaterWords(words)
  const frame = document.createElement('test-part-frame')
  const part = document.createElement(tag) as HTMLElementTagNameMap[Tag] & LitElement
  Object.assign(part, { lang: 'en', ...properties })
  frame.append(part)
  document.body.append(frame)
  shown.add(frame)
  await part.updateComplete
  return part
}

/** Removes every part; for `afterEach`. */
export function removeParts(): void {
  for (const frame of shown) frame.remove()
  shown.clear()
}
