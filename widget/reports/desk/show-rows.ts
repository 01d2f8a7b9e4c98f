import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import type { RowsQuery } from '../data/report-data.ts'

/** Opens rows of the client report that is shown. */
export type ShowRows = (query: Omit<RowsQuery, 'client'>) => void

/** A name that opens the rows it is of. */
export function rowsLink(
  name: unknown,
  query: Omit<RowsQuery, 'client'>,
  show: ShowRows,
  l: Localizer,
): TemplateResult {
  return html`<button type="button" class="rows-link" @click=${() => show(query)}>
    ${name}<span class="visually-hidden">, ${l.term('payoutShowRows')}</span>
  </button>`
}
