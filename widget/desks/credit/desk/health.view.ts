import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { Health } from './health.controller.ts'

const tones = { asking: nothing, answers: 'good', down: 'bad' } as const

/** Whether the provider answers, as a dot with words. */
export function healthView(health: Health, ask: () => void, l: Localizer): TemplateResult {
  return html`<p class="health" data-tone=${tones[health.is]}>
    <span class="dot" aria-hidden="true"></span><span>${healthWords(health, l)}</span>
    ${
      health.is === 'down'
        ? html`<button type="button" class="small" @click=${ask}>${l.term('tryAgain')}</button>`
        : nothing
    }
  </p>`
}

export function healthWords(health: Health, l: Localizer): string {
  if (health.is !== 'down') return l.term('creditHealth', health.is)
  const time = new Intl.DateTimeFormat(l.lang(), { hour: 'numeric', minute: '2-digit' }).format(health.since)
  return l.term(health.who === 'provider' ? 'creditProviderDown' : 'creditServiceDown', time)
}
