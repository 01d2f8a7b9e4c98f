import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import type { Search } from './order-book.controller.ts'

export interface FindState {
  /** Why the text is no number. */
  wrong: 'empty' | 'unreadable' | undefined
  search: Search | undefined
}

/** One field for the number of either side. It keeps its text. @param find takes the text as it was entered */
export function findView(
  { wrong, search }: FindState,
  find: (text: string) => void,
  l: Localizer,
): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    find((event.currentTarget as HTMLFormElement).querySelector('input')!.value)
  }
  const problem = wrong && l.term(wrong === 'empty' ? 'creditFindEmpty' : 'creditFindUnreadable')
  return html`<form class="find" role="search" novalidate @submit=${onSubmit}>
      <label for="number">${l.term('creditFindLabel')}</label>
      <input
        id="number"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        aria-invalid=${wrong !== undefined}
        aria-describedby=${wrong ? 'problem hint' : 'hint'}
      />
      <button type="submit">${icons.search}${l.term('creditFind')}</button>
      <p id="hint" class="muted">${l.term('creditFindHint')}</p>
      <p id="problem" class="field-problem" role="alert">${problem ?? nothing}</p>
    </form>
    ${search ? outcome(search, () => find(search.sought.ClientOrderNr), l) : nothing}`
}

function outcome(search: Search, again: () => void, l: Localizer): TemplateResult {
  const { error } = search
  const words = outcomeWords(search, l)
  return html`${error ? problemPage(error, l, again) : nothing}
  ${words ? html`<p class="outcome">${words}</p>` : nothing}`
}

/** The outcome of a search, in words; empty where the found order says enough. */
export function outcomeWords({ isUnderWay, found, error, sought }: Search, l: Localizer): string {
  if (isUnderWay) return l.term('creditFinding')
  if (error) return found.length > 0 ? l.term('creditFoundPartly') : ''
  if (found.length > 1) return l.term('creditFoundSeveral', countText(found.length, l))
  if (found.length === 1) return ''
  const { ClientOrderNr, ProviderOrderNr } = sought
  return ProviderOrderNr === undefined
    ? l.term('creditNotFound', ClientOrderNr)
    : l.term('creditNotFoundEither', ClientOrderNr, String(ProviderOrderNr))
}
