import { html, nothing, svg, type TemplateResult } from 'lit'
import { type Bar, placeBars, type Span } from './bars.ts'

/** A line of a picture. */
export interface BarRow extends Span {
  label: unknown
  /** The figures beside the bar, one for each column. */
  figures: readonly TemplateResult[]
  tone: 'plus' | 'minus' | 'total'
}

interface BarTable {
  caption: string
  /** The heads: of the labels, and of each column of figures. */
  heads: readonly string[]
  rows: readonly BarRow[]
  /** Whether a line leads from each bar to the next. */
  isChain: boolean
}

/**
 * Bars with their names and figures beside them. It is a table, so that it reads the same without the bars. Sizes are
 * attributes of the SVG: a strict policy blocks inline styles.
 */
export function barTable({ caption, heads, rows, isChain }: BarTable): TemplateResult {
  const { zero, bars } = placeBars(rows)
  return html`<table class="bars">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${heads[0]}</th>
        ${heads.slice(1).map((head) => html`<th scope="col" class="number">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, figures, tone, from, to }, at) =>
          html`<tr data-bar=${tone} ?data-zero=${from === to && tone !== 'total'}>
            <th scope="row">
              <div class="named-bar">
                <span>${label}</span>
                ${bar(bars[at]!, zero, tone, isChain ? { isFirst: at === 0, isLast: at === rows.length - 1 } : undefined)}
              </div>
            </th>
            ${figures.map((figure) => html`<td class="number">${figure}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

function bar(
  { start, width, from, to }: Bar,
  zero: number,
  tone: BarRow['tone'],
  chain: { isFirst: boolean; isLast: boolean } | undefined,
): TemplateResult {
  return html`<svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${line(zero, 0, 32, 'zero')}
    ${chain && !chain.isFirst ? line(tone === 'total' ? to : from, 0, 8) : nothing}
    ${svg`<rect class=${tone} x=${start} y="8" width=${width} height="16"></rect>`}
    ${chain && !chain.isLast ? line(to, 24, 32) : nothing}
  </svg>`
}

function line(x: number, y1: number, y2: number, name = 'lead'): TemplateResult {
  return svg`<line class=${name} x1=${x} x2=${x} y1=${y1} y2=${y2}></line>`
}
