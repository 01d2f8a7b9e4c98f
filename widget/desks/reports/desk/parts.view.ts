import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { PartsController } from '../../../kit/parts/parts.controller.ts'
import type { ReportPart } from './parts.ts'

/** The desk's later parts, each in its place. Those that compare load when they are opened. */
export function partsView<Context>(
  parts: readonly ReportPart<Context>[],
  controller: PartsController,
  context: Context,
  l: Localizer,
): TemplateResult {
  return html`${parts.map((part) => {
    if (!part.isOffered(context)) return nothing
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
  })}`
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
