import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { orderIndexLimits } from '../../../shared/domain/values/limits.ts'
import { EdgeError } from '../../client/edge-error.ts'
import { chip } from '../../kit/parts/chip.ts'
import { figure } from '../../kit/parts/figure.ts'
import { icons } from '../../kit/parts/icons.ts'
import { problemTexts } from '../../kit/parts/problem-view.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { Found } from './found.ts'
import type { FindNote, Group } from './find-search.controller.ts'

export interface FindList {
  groups: readonly Group[]
  /** The chosen one, by its {@link optionId}. */
  active: string | undefined
  isBusy: boolean
  choose(found: Found): void
}

/** An element's id for a result: the same one while the list changes. */
export function optionId({ kind, id }: Found): string {
  return `found-${kind}-${id}`
}

/** The results, as the list of a combobox. */
export function foundList({ groups, active, isBusy, choose }: FindList, l: Localizer): TemplateResult {
  return html`<div
    id="found"
    class="list"
    role="listbox"
    aria-label=${l.term('findResults')}
    aria-busy=${isBusy}
    ?hidden=${groups.length === 0}
    @mousedown=${keepFocus}
  >
    ${repeat(
      groups,
      ({ name }) => name,
      ({ name, found }) =>
        html`<div role="group" aria-labelledby="group-${name}">
          <div id="group-${name}" class="group-name" role="presentation">${l.term('findGroup', name)}</div>
          ${repeat(found, optionId, (each) => option(each, optionId(each) === active, choose, l))}
        </div>`,
    )}
  </div>`
}

// The focus stays in the field, which has the keys of the list.
function keepFocus(event: Event): void {
  event.preventDefault()
}

function option(
  found: Found,
  isActive: boolean,
  choose: (found: Found) => void,
  l: Localizer,
): TemplateResult {
  const { status, amount, currency, customer, number } = found
  return html`<div
    id=${optionId(found)}
    class="found"
    role="option"
    aria-selected=${isActive}
    @click=${() => choose(found)}
  >
    <span class="found-name">
      <bdi class="strong">${number || nameOf(found, l)}</bdi>
      ${number ? html`<bdi class="muted">${nameOf(found, l)}</bdi>` : nothing}
      ${found.kind === 'day' ? html`<span class="muted">${l.term('findPayout')}</span>` : nothing}
      ${customer ? html`<bdi class="muted">${customer}</bdi>` : nothing}
    </span>
    ${status ? chip(status, l.term('orderStatus', status)) : nothing}
    ${
      amount === undefined
        ? nothing
        : html`<span class="sum"
            >${figure(l.money(amount))} <span class="currency">${currency ?? ''}</span></span
          >`
    }
  </div>`
}

/** What it is, with the number under which it opens. */
function nameOf({ kind, id }: Found, l: Localizer): string {
  switch (kind) {
    case 'order':
      return l.term('desksOrder', id)
    case 'credit-order':
      return l.term('findCredit', id)
    case 'day':
      return l.day(id)
  }
}

/** What each place says for itself: that it is asked, or why it found nothing. */
export function noteView(note: FindNote, l: Localizer): TemplateResult {
  const isFault = note.is === 'failed'
  return html`<li class=${isFault ? 'note' : 'muted'} data-tone=${isFault ? 'warning' : nothing}>
    ${isFault ? icons.warning : nothing}<span>${noteWords(note, l)}</span>
  </li>`
}

export function noteWords(note: FindNote, l: Localizer): string {
  switch (note.is) {
    case 'asking':
      return l.term('findAsking', note.place)
    case 'slow':
      return l.term('findSlow', note.place)
    case 'none-asked':
      return l.term('findUnknown', note.id)
    case 'more':
      return l.term('findMore')
    case 'too-long':
      return l.term('findTooLong', orderIndexLimits.query.maxLength)
    case 'failed': {
      const { error } = note
      const what = l.term('findFailed', note.place)
      return error instanceof EdgeError
        ? `${what} ${problemTexts(error, l).title} (${error.code}).`
        : `${what} (${error})`
    }
  }
}
