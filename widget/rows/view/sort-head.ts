import { html, type TemplateResult } from 'lit'
import type { Sort } from './rows-sort.ts'
import { viewIcons } from '../../kit/parts/view-icons.ts'

interface SortHead {
  /** The column's name. */
  label: string
  /** The button's effect, in words. */
  hint: string
  sorted: Sort['direction'] | undefined
  /** Whether Tab leads to this head at first; the arrow keys lead to the others. */
  isTabStop: boolean
  onSort(): void
}

/** A column's name as a button that sorts by it. On a card, which has no head, it is only the name. */
export function sortHead({ label, hint, sorted, isTabStop, onSort }: SortHead): TemplateResult {
  return html`<span class="head-name">${label}</span
    ><button
      type="button"
      class="sort plain"
      data-sorted=${sorted ?? 'none'}
      tabindex=${isTabStop ? 0 : -1}
      title=${hint}
      @click=${onSort}
      @keydown=${onKeydown}
    >
      ${label}${sorted ? viewIcons[sorted] : ''}
    </button>`
}

/** Leads from the first row of a grid up to the head of the column. @returns whether the key was used */
export function goUp(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  const target = event.target as Element
  const row = target.closest('tbody tr[aria-rowindex="2"]')
  if (key !== 'ArrowUp' || shiftKey || isModified(event) || !row || target.matches('input')) return false
  const column = [...row.children].indexOf(target.closest('td')!)
  const head = row.closest('table')?.querySelectorAll('thead th')[column]?.querySelector('button')
  if (!head?.checkVisibility()) return false
  head.focus()
  event.preventDefault()
  event.stopPropagation()
  return true
}

function onKeydown(event: KeyboardEvent): void {
  const button = event.currentTarget as HTMLElement
  const heads = [...button.closest('tr')!.querySelectorAll<HTMLElement>('button.sort')]
  const at = heads.indexOf(button)
  const isRtl = button.matches(':dir(rtl)')
  const to = new Map([
    [isRtl ? 'ArrowLeft' : 'ArrowRight', heads[at + 1]],
    [isRtl ? 'ArrowRight' : 'ArrowLeft', heads[at - 1]],
    ['Home', heads[0]],
    ['End', heads.at(-1)],
    [
      'ArrowDown',
      button.closest('table')!.querySelector<HTMLElement>(`tr[aria-rowindex="2"] > [data-column="${at}"]`),
    ],
  ]).get(event.key)
  if (!to || event.shiftKey || isModified(event)) return
  event.preventDefault()
  event.stopPropagation()
  // The focused head becomes the tab stop.
  if (button.tabIndex === 0 && heads.includes(to)) [button.tabIndex, to.tabIndex] = [-1, 0]
  to.focus()
}

function isModified({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}
