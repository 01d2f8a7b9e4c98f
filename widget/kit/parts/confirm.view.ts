import { html, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'

/** The named check box without which what cannot be undone is not done. */
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
