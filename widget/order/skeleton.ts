import { html, type TemplateResult } from 'lit'

const bar = (size: string) => html`<span class="bone" data-size=${size}></span>`
const times = (count: number, part: TemplateResult) => Array.from({ length: count }, () => part)

/**
 * The desk's layout without content, so that nothing jumps when the order arrives.
 * @param label says that the order is loading
 */
export function skeleton(label: string): TemplateResult {
  const section = html`<section>
    <h3>${bar('s')}</h3>
    ${bar('l')}${bar('m')}${bar('l')}
  </section>`
  return html`
    <div class="desk" aria-busy="true">
      <p class="visually-hidden">${label}</p>
      <div class="head" aria-hidden="true">
        <div class="title">${bar('title')}${bar('s')}${bar('m')}</div>
        <div class="amounts">${bar('figure')}${times(2, bar('s'))}</div>
      </div>
      <div class="body" aria-hidden="true">
        <div class="main">
          <div class="bar">${bar('s')}${bar('button')}</div>
          <div class="bones">${times(4, bar('row'))}</div>
        </div>
        <div class="side">${times(4, section)}</div>
      </div>
    </div>
  `
}
