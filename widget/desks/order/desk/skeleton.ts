import { html, type TemplateResult } from 'lit'

const bar = (size: string) => html`<span class="bone" data-size=${size}></span>`
const times = (count: number, part: TemplateResult) => Array.from({ length: count }, () => part)

/**
 * The desk's layout without content, so that nothing jumps when the order arrives.
 * @param label says that the order is loading
 * @param isLive whether to keep a place for the names of other users
 */
export function skeleton(label: string, isLive: boolean): TemplateResult {
  return html`
    <div class="desk" aria-busy="true">
      <p class="visually-hidden">${label}</p>
      <div class="head" aria-hidden="true">
        <div class="title" ?data-live=${isLive}>
          <span>${bar('title')}</span>${bar('chip')}${bar('s')}
          <div class="dates">${times(2, bar('m'))}</div>
        </div>
        <div class="figures">
          <div class="amounts">
            <div data-size="main">${bar('figure')}</div>
            <div>${bar('l')}</div>
          </div>
          <div class="head-actions">${times(3, bar('button'))}</div>
        </div>
      </div>
      <div class="body" aria-hidden="true">
        <div class="main">
          <section>
            <div class="bar">
              <p class="strong">${bar('s')}</p>
              <div class="actions">${times(2, bar('button'))}</div>
            </div>
            <div class="bones">${times(4, html`<div>${bar('row')}${bar('menu')}</div>`)}</div>
          </section>
        </div>
        ${sideBones()}
      </div>
    </div>
  `
}

/** Keeps the place of the side column. */
export function sideBones(): TemplateResult {
  const section = html`<section>
    <p class="strong">${bar('s')}</p>
    ${bar('l')}${bar('m')}${bar('l')}
  </section>`
  return html`<div class="side" aria-hidden="true">${times(4, section)}</div>`
}
