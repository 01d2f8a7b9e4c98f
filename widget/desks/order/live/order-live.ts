import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { SessionUser } from '../../../../shared/domain/session/session.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { LiveController } from './live.controller.ts'
import { liveStyles } from './live.styles.ts'

/** How many names are shown; the rest are counted. */
const MAX_NAMES = 3

/** Private: shows the other users of the order, and reports their changes to the desk. */
export class OrderLive extends LitElement {
  static override styles = [base, liveStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    user: { attribute: false },
  }

  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** The session's user. */
  declare user: SessionUser

  readonly #l = new Localizer(this)
  readonly #live = new LiveController(this, {
    changed: (by) => askDesk(this, { do: 'changed-elsewhere', by }),
    changedAtProvider: () => askDesk(this, { do: 'changed-at-provider' }),
    missed: () => askDesk(this, { do: 'look-again' }),
  })

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('client') || changed.has('orderId')) {
      const { client, orderId, user } = this
      this.#live.listen({ client, orderId, user })
    }
  }

  override render(): unknown {
    const { others } = this.#live
    if (others.length === 0) return nothing
    const names = others.map(({ name }) => name)
    const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES - 1) : names
    const rest = names.length - shown.length
    const words = [...shown, ...(rest > 0 ? [this.#l.term('othersMore', rest)] : [])]
    const list = new Intl.ListFormat(this.#l.lang(), { type: 'conjunction' }).format(words)
    return html`<p title=${names.join(', ')}>
      ${icons.person}<span>${this.#l.term('alsoOpen', list)}</span>
    </p>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-live': OrderLive
  }
}
