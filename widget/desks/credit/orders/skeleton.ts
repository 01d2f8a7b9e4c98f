import { html, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { numbers } from './order-head.view.ts'

const bone = (size: string) => html`<span class="bone" data-size=${size}></span>`

/** An order while it is read: its number, and the places of its content. */
export function orderSkeleton(number: Long, l: Localizer): TemplateResult {
  return html`<div class="order" aria-busy="true">
    <p class="visually-hidden">${l.term('creditReading')}</p>
    <div class="head">
      <div class="title">
        ${numbers(number, undefined, l)}${bone('chip')}
        <div class="dates" aria-hidden="true">${bone('l')}</div>
      </div>
      <div class="figures" aria-hidden="true">
        <div class="amounts">${bone('figure')}${bone('amount')}</div>
        <div>${bone('button')}</div>
      </div>
      <p aria-hidden="true">${bone('l')}</p>
    </div>
    <div class="body" aria-hidden="true">
      <div class="main">
        <section>
          <h3 aria-level=${level(3, l)}>${l.term('creditInvoices')}</h3>
          <div class="bones">${[1, 2].map(() => html`<div>${bone('row')}</div>`)}</div>
        </section>
      </div>
      <section class="customer">
        <h3 aria-level=${level(3, l)}>${l.term('customer')}</h3>
        ${['l', 'm', 'm'].map(bone)}
      </section>
    </div>
  </div>`
}
