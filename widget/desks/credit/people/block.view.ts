import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditInput } from '../data/call-credit.ts'
import { maskedIdView } from '../form/masked-id.view.ts'

export type Block = CreditInput<'AddToBlockList'>

/** Whom a block is about, and why. */
function blockFacts({ SecurityNumber, IsCompany, ReasonForBlock }: Block, l: Localizer): TemplateResult {
  return html`<dl class="facts">
    <dt>${l.term('creditPeopleId')}</dt>
    <dd>${maskedIdView(SecurityNumber, l.lang())}</dd>
    <dt>${l.term('creditPeopleKind')}</dt>
    <dd>${l.term(IsCompany ? 'company' : 'person')}</dd>
    <dt>${l.term('creditPeopleReason')}</dt>
    <dd><bdi>${ReasonForBlock}</bdi></dd>
  </dl>`
}

/** The question before a customer is blocked, which cannot be undone. */
export function blockQuestion(block: Block, l: Localizer): TemplateResult {
  return html`
    <h3 aria-level=${level(3, l)} tabindex="-1" class="answer">${l.term('creditPeopleAsk')}</h3>
    ${blockFacts(block, l)}
    <div class="note" data-tone="warning">
      ${icons.warning}
      <p>${l.term('creditPeopleSure')}</p>
    </div>
  `
}

export function blockDone(block: Block, onAnother: () => void, l: Localizer): TemplateResult {
  return html`
    <div class="note" data-tone="good">
      ${icons.done}
      <div>
        <h3 aria-level=${level(3, l)} tabindex="-1" class="answer">${l.term('creditPeopleBlocked')}</h3>
        <p>${l.term('creditPeopleBlockedText')}</p>
      </div>
    </div>
    ${blockFacts(block, l)}
    <p><button type="button" @click=${onAnother}>${l.term('creditPeopleAnother')}</button></p>
  `
}
