import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { type Option, selectField } from '../../../kit/parts/select-field.ts'
import type { Facet, JournalFacets } from '../data/journal-facets.ts'
import { isFiltered, type JournalFilter, personKey } from '../data/journal-filter.ts'
import { kindText, personText } from '../data/journal-words.ts'
import type { ShownOutcome } from '../words/changes-terms.ts'

interface ChangesBarState {
  searchField: TemplateResult
  filter: JournalFilter
  facets: JournalFacets
  hasCreditWords: boolean
  /** The text of the field for the least change. */
  minimum: string
  isMinimumWrong: boolean
  shown: number
  all: number
  isReading: boolean
  /** Whether the clerk has unfolded the filters of a narrow page. */
  isOpen: boolean
  isSaving: boolean
  onOpen(): void
  onFilter(changes: Partial<Record<keyof JournalFilter, unknown>>): void
  onMinimum(text: string): void
  onClear(): void
  onColumns(): void
  onFile(): void
}

/** The line above the table: search, filters, and how many entries are shown. */
export function changesBar(state: ChangesBarState, l: Localizer): TemplateResult {
  return html`
    <div class="bar ${state.isOpen ? 'open' : ''}" role="search" aria-label=${l.term('journalTable')}>
      ${state.searchField}
      <button type="button" class="filters" aria-expanded=${state.isOpen} @click=${state.onOpen}>
        ${l.term('journalFilters')}
      </button>
      ${personField(state, l)} ${kindField(state, l)} ${outcomeField(state, l)} ${minimumField(state, l)}
      <button type="button" class="columns" @click=${state.onColumns}>${l.term('columns')}…</button>
    </div>
    <p
      id="minimum-problem"
      class="field-problem"
      role="alert"
      .textContent=${state.isMinimumWrong ? l.term('journalMinimumWrong', l.money(10_000)) : ''}
    ></p>
    <div class="count">
      <span
        ><bdi>${countWords(state.shown, state.all, l)}</bdi
        >${state.isReading ? html` <span class="muted">${l.term('journalReading')}</span>` : nothing}</span
      >
      ${
        isFiltered(state.filter) || state.minimum !== ''
          ? html`<button type="button" class="small" @click=${state.onClear}>
              ${l.term('journalClear')}
            </button>`
          : nothing
      }
      <button type="button" class="small file" aria-disabled=${state.isSaving} @click=${state.onFile}>
        ${l.term('journalFile')}
      </button>
    </div>
  `
}

/** "12 of 340 entries". */
export function countWords(shown: number, all: number, l: Localizer): string {
  return l.term('journalFound', countText(shown, l), countText(all, l))
}

function personField({ filter, facets, onFilter }: ChangesBarState, l: Localizer): TemplateResult {
  const { person } = filter
  const options = [...facets.persons.values()].map(({ value, count }): Option => ({
    text: counted(personText(value, l), count, l),
    isChosen: person === personKey(value),
    onChoose: () => onFilter({ person: personKey(value) }),
  }))
  const absent = person?.slice(person.indexOf(' ') + 1)
  return choice('who', options, absent, () => onFilter({ person: undefined }), l)
}

function kindField(
  { filter, facets, hasCreditWords, onFilter }: ChangesBarState,
  l: Localizer,
): TemplateResult {
  const nameOf = (kind: string) => kindText(kind, hasCreditWords, l)
  // Two operations of the provider may be one for a clerk.
  const named = Map.groupBy(facets.kinds.values(), ({ value }: Facet<string>) => nameOf(value))
  const options = [...named].map(([name, kinds]): Option => {
    const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
    return {
      text: counted(name, count, l),
      isChosen: kinds.some(({ value }) => filter.kinds?.includes(value)),
      onChoose: () => onFilter({ kinds: kinds.map(({ value }) => value) }),
    }
  })
  const absent = filter.kinds && nameOf(filter.kinds[0]!)
  return choice('what', options, absent, () => onFilter({ kinds: undefined }), l)
}

function outcomeField({ filter, facets, onFilter }: ChangesBarState, l: Localizer): TemplateResult {
  const nameOf = (outcome: ShownOutcome) => l.term('journalOutcome', outcome)
  const options = [...facets.outcomes.values()].map(({ value, count }): Option => ({
    text: counted(nameOf(value), count, l),
    isChosen: filter.outcome === value,
    onChoose: () => onFilter({ outcome: value }),
  }))
  const absent = filter.outcome && nameOf(filter.outcome)
  return choice('outcome', options, absent, () => onFilter({ outcome: undefined }), l)
}

/** @param chosen what is chosen, which this period may not have; undefined if nothing is */
function choice(
  column: 'who' | 'what' | 'outcome',
  options: readonly Option[],
  chosen: string | undefined,
  onAll: () => void,
  l: Localizer,
): TemplateResult {
  const isAbsent = chosen !== undefined && !options.some(({ isChosen }) => isChosen)
  const absent = isAbsent ? [{ text: counted(chosen, 0, l), isChosen: true, onChoose: () => {} }] : []
  const all = { text: l.term('journalAll'), isChosen: chosen === undefined, onChoose: onAll }
  const inOrder = options.toSorted((one, other) => one.text.localeCompare(other.text, l.lang()))
  return selectField('filter', l.term('journalColumn', column), [all, ...absent, ...inOrder])
}

function counted(text: string, count: number, l: Localizer): string {
  return `${text} (${countText(count, l)})`
}

function minimumField({ minimum, isMinimumWrong, onMinimum }: ChangesBarState, l: Localizer): TemplateResult {
  return html`<label class="minimum">
    <span>${l.term('journalMinimum')}</span>
    <input
      class="number"
      inputmode="decimal"
      autocomplete="off"
      maxlength="40"
      aria-invalid=${isMinimumWrong}
      aria-describedby=${isMinimumWrong ? 'minimum-problem' : nothing}
      .value=${minimum}
      @input=${({ target }: Event) => onMinimum((target as HTMLInputElement).value)}
    />
  </label>`
}
