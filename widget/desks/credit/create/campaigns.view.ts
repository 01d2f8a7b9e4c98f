import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { type Campaign, misfitOf } from './campaigns.ts'
import type { Reading } from '../data/reading.controller.ts'

interface CampaignsView {
  state: Reading<readonly Campaign[]>
  /** A payment plan must have a campaign. */
  isRequired: boolean
  /** The CampaignCode in digits; empty for none. */
  chosen: string
  /** The rows' total; undefined while they are not entered. Minor units. */
  total: Long | undefined
  currency: string
  /** Whether to say that none, or one that does not fit, is chosen. */
  isWrong: boolean
  onChoose(code: string): void
  onRetry(): void
}

/** The campaigns as cards; those that do not fit the amount say why. */
export function campaignsView(view: CampaignsView, l: Localizer): unknown {
  const { state, isRequired, isWrong } = view
  if (state.is === 'failed') {
    return html`<div class="note" data-tone="bad">
      ${icons.warning}
      <div>
        <p role="alert">${l.term('creditNewCampaignsFailed')}</p>
        <button type="button" class="small" @click=${view.onRetry}>
          ${icons.refresh}${l.term('tryAgain')}
        </button>
      </div>
    </div>`
  }
  if (state.is !== 'read') return nothing
  return html`<fieldset
      class="cards campaigns"
      role="radiogroup"
      aria-required=${isRequired}
      aria-invalid=${isWrong}
      aria-describedby=${isWrong ? 'campaign-problem' : nothing}
    >
      <legend>${l.term('creditCampaign')}</legend>
      ${isRequired ? nothing : card(view, '', html`<strong>${l.term('creditNewNoCampaign')}</strong>`)}
      ${state.value.map((campaign) => campaignCard(campaign, view, l))}
    </fieldset>
    ${
      isWrong
        ? html`<p class="field-problem" id="campaign-problem">
            ${icons.warning}<span>${l.term('creditNewChoose')}</span>
          </p>`
        : nothing
    }`
}

function campaignCard(campaign: Campaign, view: CampaignsView, l: Localizer): TemplateResult {
  const { code, name, months, initialFee, notificationFee } = campaign
  const money = (amount: Long) => `${l.money(amount)}\u00a0${view.currency}`.trim()
  const rate = l.format(campaign.rate, 'percent')
  const misfit = view.total === undefined ? undefined : misfitOf(campaign, view.total)
  return card(
    view,
    String(code),
    html`<strong><bdi>${name}</bdi></strong>
      <span
        >${months === undefined ? l.term('creditNewRate', rate) : l.term('creditNewMonths', months, rate)}</span
      >
      <span class="muted">${l.term('creditNewFees', money(initialFee), money(notificationFee))}</span>
      ${misfit ? html`<span class="misfit">${l.term(misfit.term, money(misfit.bound))}</span>` : nothing}`,
    misfit !== undefined,
  )
}

function card(
  { chosen, onChoose }: CampaignsView,
  code: string,
  content: TemplateResult,
  isOff = false,
): TemplateResult {
  return html`<label class="card" ?data-off=${isOff}>
    <input
      type="radio"
      name="campaign"
      ?disabled=${isOff && chosen !== code}
      .checked=${live(chosen === code)}
      @change=${() => onChoose(code)}
    />
    <span>${content}</span>
  </label>`
}
