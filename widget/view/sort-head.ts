import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import type { RowColumn } from '../parts/row-columns.ts'
import type { ColumnName, Sort } from './rows-sort.ts'
import { viewIcons } from './view-icons.ts'

interface SortHead {
  column: RowColumn
  sorted: Sort['direction'] | undefined
  /** Whether Tab leads to this head; the arrow keys lead to the others. */
  isReached: boolean
  onSort(): void
  onReach(column: ColumnName): void
}

/** A column's name as a button that sorts by it. On a card, which has no head, it is only the name. */
export function sortHead(
  { column, sorted, isReached, onSort, onReach }: SortHead,
  l: Localizer,
): TemplateResult {
  const label = l.term(column.label)
  return html`<span class="head-name">${label}</span
    ><button
      type="button"
      class="sort"
      data-sort=${column.name}
      data-sorted=${sorted ?? 'none'}
      tabindex=${isReached ? 0 : -1}
      title=${l.term('sortHint', label)}
      @click=${onSort}
      @focus=${({ currentTarget }: Event) => reach(currentTarget as HTMLElement, onReach)}
      @keydown=${onKeydown}
    >
      ${label}${sorted ? viewIcons[sorted] : ''}
    </button>`
}

/** Makes a head the one that Tab leads to. */
function reach(button: HTMLElement, onReach: SortHead['onReach']): void {
  for (const other of headsAround(button)) other.tabIndex = other === button ? 0 : -1
  onReach(button.dataset['sort'] as ColumnName)
}

function onKeydown(event: KeyboardEvent): void {
  const button = event.currentTarget as HTMLElement
  const heads = headsAround(button)
  const at = heads.indexOf(button)
  const forward = button.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  const back = button.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
  const to = new Map([
    [forward, Math.min(at + 1, heads.length - 1)],
    [back, Math.max(at - 1, 0)],
    ['Home', 0],
    ['End', heads.length - 1],
  ]).get(event.key)
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  heads[to]!.focus()
}

function headsAround(button: HTMLElement): HTMLElement[] {
  return [...(button.closest('tr')?.querySelectorAll<HTMLElement>('button.sort') ?? [])]
}
