import { html, nothing, type TemplateResult } from 'lit'
import type { Person } from '../client/facts.ts'

/**
 * A field for one of the test persons that have a name.
 * @param none the words of the choice of nobody; without it somebody is chosen
 */
export function personField(
  persons: readonly Person[],
  chosen: string,
  choose: (name: string) => void,
  none?: string,
): TemplateResult {
  return html`<label class="field grow"
    ><span>Customer</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${none === undefined ? nothing : html`<option value="">${none}</option>`}
      ${persons
        .filter(({ name }) => name !== undefined)
        .map(
          ({ name, FullName, CountryCode, outcome }) =>
            html`<option value=${name!} ?selected=${name === chosen}>
              ${FullName} (${CountryCode}${outcome === 'Accepted' ? '' : `, ${outcome}`})
            </option>`,
        )}
    </select></label
  >`
}
