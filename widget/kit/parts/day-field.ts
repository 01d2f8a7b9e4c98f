import { html, nothing, type TemplateResult } from 'lit'

/** Fields in which the clerk is typing: each digit is a change, and half a date is another day. */
const typedIn = new WeakSet<HTMLInputElement>()

interface DayField {
  /** Its name, unless a label is around it. */
  label?: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** The id of the element that says why the day is wrong; undefined if it is not. */
  problem?: string | undefined
  /** The id of the element that says what the day means. */
  meaning?: string
  /** The name of a field that must have a day. */
  required?: string
  /** The first day that there can be. */
  min?: string
  isFixed?: boolean
  /** Called with the text of the field once it is typed or chosen. */
  onDay(text: string): void
}

/** A field for a day. */
export function dayField({
  label,
  value,
  problem,
  meaning,
  required,
  min = '2000-01-01',
  isFixed = false,
  onDay,
}: DayField): TemplateResult {
  const take = (field: HTMLInputElement) => {
    typedIn.delete(field)
    onDay(field.value)
  }
  const onChange = (event: Event) => {
    const field = event.target as HTMLInputElement
    if (!typedIn.has(field)) take(field)
  }
  const onKeydown = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement
    if (event.key === 'Enter') take(field)
    else if (!event.altKey && /^(\d|ArrowUp|ArrowDown|Backspace|Delete)$/.test(event.key)) typedIn.add(field)
  }
  const onBlur = (event: Event) => {
    const field = event.target as HTMLInputElement
    if (typedIn.has(field)) take(field)
  }
  const about = [problem, meaning].filter(Boolean).join(' ')
  return html`<input
    type="date"
    name=${required ?? nothing}
    ?required=${required !== undefined}
    ?readonly=${isFixed}
    aria-label=${label ?? nothing}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${about || nothing}
    .value=${value}
    min=${min}
    @change=${onChange}
    @keydown=${onKeydown}
    @blur=${onBlur}
  />`
}
