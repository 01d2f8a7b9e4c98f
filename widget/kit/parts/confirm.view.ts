import { html, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'

/** The named check box that confirms an action that cannot be undone. */
export function confirmBox(
  words: string,
  isConfirmed: boolean,
  onConfirm: (isConfirmed: boolean) => void,
): TemplateResult {
  return html`
    <label class="confirm">
      <input
        type="checkbox"
        name="confirm"
        .checked=${live(isConfirmed)}
        @change=${({ target }: Event) => onConfirm((target as HTMLInputElement).checked)}
      />
      <span>${words}</span>
    </label>
  `
}
