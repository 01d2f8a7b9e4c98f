import { html, nothing, type TemplateResult } from 'lit'
import { cache } from 'lit/directives/cache.js'
import { keyed } from 'lit/directives/keyed.js'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { PartsController } from '../../../kit/parts/parts.controller.ts'
import type { ReportPart } from './parts.ts'

/**
 * The content of the desk, which stays as the clerk left it while a day is read or has no report; that of another
 * merchant starts over.
 */
export function keptView(merchant: EdgeClient | undefined, content: unknown): unknown {
  return keyed(merchant, html`${cache(content)}`)
}

/**
 * The desk's later parts, each in its place. Those that compare load when they are opened. A part that is not shown now
 * keeps what the clerk has chosen or dropped there.
 *
 * @param context undefined while none is shown
 */
export function partsView<Context>(
  parts: readonly ReportPart<Context>[],
  controller: PartsController,
  context: Context | undefined,
  l: Localizer,
): TemplateResult {
  return html`${parts.map((part) =>
    cache(context && part.isOffered(context) ? partView(part, controller, context, l) : nothing),
  )}`
}

function partView<Context>(
  part: ReportPart<Context>,
  controller: PartsController,
  context: Context,
  l: Localizer,
): TemplateResult {
  if (part.title) return folded(part, part.title, controller, context, l)
  const isRows = part.name === 'rows'
  // The rows take the focus when they are asked for, so the keyboard gets there too.
  return html`<section
    class="part part-${part.name}"
    tabindex=${isRows ? -1 : nothing}
    aria-label=${isRows ? l.term('payoutTerm', 'numberOfRows') : nothing}
  >
    ${content(part, controller, context, l)}
  </section>`
}

function folded<Context>(
  part: ReportPart<Context>,
  title: NonNullable<ReportPart<Context>['title']>,
  controller: PartsController,
  context: Context,
  l: Localizer,
): TemplateResult {
  const onToggle = (event: Event) => {
    if ((event.target as HTMLDetailsElement).open) controller.open(part)
  }
  return html`<details class="part part-${part.name}" @toggle=${onToggle}>
    <summary>${l.term(title)}</summary>
    ${controller.isOpen(part) ? content(part, controller, context, l) : nothing}
  </details>`
}

function content<Context>(
  part: ReportPart<Context>,
  controller: PartsController,
  context: Context,
  l: Localizer,
): unknown {
  switch (controller.state(part)) {
    case 'ready':
      return part.render(context)
    case 'loading':
      return html`<div class="part-bones" aria-hidden="true"><span class="bone" data-size="row"></span></div>`
    case 'failed':
      return html`<p class="part-failed note" data-tone="warning">
        ${icons.warning}<span>${l.term('payoutPartFailed')}</span>
        <button type="button" class="small" @click=${() => controller.retry(part)}>
          ${icons.refresh}${l.term('tryAgain')}
        </button>
      </p>`
  }
}
