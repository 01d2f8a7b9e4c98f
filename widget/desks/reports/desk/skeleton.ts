import { html, nothing, type TemplateResult } from 'lit'

const bone = (size: string) => html`<span class="bone" data-size=${size}></span>`
const times = (count: number, of: () => TemplateResult) => Array.from({ length: count }, of)

/** The desk without figures, so that nothing jumps. @param label what is awaited */
export function reportSkeleton(label: string): TemplateResult {
  return html`<p class="visually-hidden">${label}</p>
    <div class="equation" aria-hidden="true">
      <ul role="none">
        ${times(
          7,
          () =>
            html`<li class="term">
              <span class="sign"></span>
              <div class="term-button">${bone('s')}${bone('m')}</div>
            </li>`,
        )}
      </ul>
    </div>
    ${restSkeleton(nothing)}`
}

/**
 * The placeholder of the content below the figures. It fills a screen, because the height of the pictures is unknown.
 * @param progress the progress of the reading
 */
export function restSkeleton(progress: unknown): TemplateResult {
  return html`<div class="awaited">
    <div class="progress">${progress}</div>
    <div class="pictures" aria-hidden="true">
      ${times(2, () => html`<div class="bones">${times(5, () => html`<div>${bone('row')}${bone('menu')}</div>`)}</div>`)}
    </div>
  </div>`
}
