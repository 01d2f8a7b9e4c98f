import { html, type TemplateResult } from 'lit'

/** How late something happens, and in which order. */
export interface When {
  delaySeconds: number
  order: string
}

/**
 * The fields `delaySeconds` and `order` of a form.
 * @param inTurn the value of `order` for the usual one, and its words; the other one is `reversed`
 */
export function whenFields(
  { delaySeconds, order }: When,
  label: string,
  [inTurn, words]: readonly [string, string],
): TemplateResult {
  return html`<label class="field"
      ><span>${label}</span
      ><input name="delaySeconds" inputmode="numeric" required .value=${String(delaySeconds)}
    /></label>
    <label class="field"
      ><span>Order</span>
      <select name="order">
        <option value=${inTurn} ?selected=${order === inTurn}>${words}</option>
        <option value="reversed" ?selected=${order === 'reversed'}>the last one first</option>
      </select></label
    >`
}
