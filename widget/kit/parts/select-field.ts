import { html, type TemplateResult } from 'lit'

export interface Option {
  text: string
  isChosen: boolean
  onChoose(): void
}

/** A list to choose one of; options are identified by their index, because a value may be any text. */
export function selectField(className: string, label: string, options: readonly Option[]): TemplateResult {
  const onChange = ({ target }: Event) => options[(target as HTMLSelectElement).selectedIndex]?.onChoose()
  return html`<label class=${className}>
    <span>${label}</span>
    <select @change=${onChange}>
      ${options.map(
        ({ text, isChosen }) => html`<option ?selected=${isChosen} .selected=${isChosen}>${text}</option>`,
      )}
    </select>
  </label>`
}
