import { html, type TemplateResult } from 'lit'
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import { icons } from './icons.ts'

type Tone = 'good' | 'warning' | 'bad' | 'neutral'

type Look = readonly [tone: Tone, icon: TemplateResult]

const looks: Record<string, Look> = {
  // Orders
  Open: ['good', icons.open],
  Delivered: ['good', icons.done],
  Failed: ['bad', icons.warning],
  Expired: ['warning', icons.clock],
  Cancelled: ['neutral', icons.cross],
  // Deliveries
  Sent: ['neutral', icons.clock],
  Paid: ['good', icons.done],
  DebtCollection: ['bad', icons.warning],
  Overdue: ['warning', icons.clock],
  Reminded: ['warning', icons.clock],
}

/** A status as a word with an icon; an unknown status is neutral. */
export function chip(value: string, word: string): TemplateResult {
  const [tone, icon] = lookUp(looks, value) ?? (['neutral', ''] as const)
  return html`<span class="chip" data-tone=${tone}>${icon}${word}</span>`
}
