import { html, nothing } from 'lit'

/** A national id of an answer, "19851332-••••" with a button that shows it; nothing where there is none. */
export function maskedIdView(id: string | undefined, lang: string): unknown {
  return id ? html`<order-admin-credit-id lang=${lang} .value=${id}></order-admin-credit-id>` : nothing
}
