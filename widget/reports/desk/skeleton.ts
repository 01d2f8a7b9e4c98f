import { html, type TemplateResult } from 'lit'

const bone = (size: string) => html`<span class="bone" data-size=${size}></span>`

/** The desk without figures, as high as the desk with them, so that nothing jumps. @param label what is awaited */
export function reportSkeleton(label: string): TemplateResult {
  return html`<p class="visually-hidden">${label}</p>
    <div class="equation" aria-hidden="true">
      <ul role="none">
        ${Array.from(
          { length: 7 },
          () =>
            html`<li class="term">
              <span class="sign"></span>
              <div class="term-button">${bone('s')}${bone('m')}</div>
            </li>`,
        )}
      </ul>
    </div>
    <div class="pictures" aria-hidden="true">
      ${Array.from(
        { length: 2 },
        () =>
          html`<div class="bones">
            ${Array.from({ length: 5 }, () => html`<div>${bone('row')}${bone('menu')}</div>`)}
          </div>`,
      )}
    </div>`
}
