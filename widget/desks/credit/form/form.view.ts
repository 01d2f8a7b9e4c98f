import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { creditCountries } from '../../../../shared/domain/credit/credit-countries.ts'
import type { ProblemMember } from '../../../../shared/problem.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { maskedId } from '../data/masked-id.ts'
import { type FieldProblem, fieldProblemWords } from './field-words.ts'
import type { FormDraft } from './form-description.ts'
import type { FieldGroup, FormField } from './form-fields.ts'

export interface FormViewState {
  prefix: string
  groups: readonly FieldGroup[]
  draft: FormDraft
  /** The visible errors, by path. */
  problems: ReadonlyMap<string, FieldProblem>
  /** Refused members without a field. */
  unplaced: readonly ProblemMember[]
  /** Whether the clerk tried to send the form with errors. */
  isTried: boolean
  isHeld: boolean
  focused: string | undefined
  revealed: ReadonlySet<string>
  onInput(path: string, text: string): void
  onFocus(path: string): void
  onLeave(path: string): void
  onReveal(path: string): void
}

/** The id of a field's control. */
export function fieldId(prefix: string, path: string): string {
  return `field-${prefix}${path.replaceAll('.', '-')}`
}

export function formView(state: FormViewState, l: Localizer): TemplateResult {
  const { groups, problems, unplaced, isTried } = state
  return html`
    ${groups.map((group) => groupView(group, state, l))}
    <div class="credit-messages" role="alert">
      ${
        isTried && problems.size > 0
          ? html`<p class="wrong">${l.term('creditFormWrong', problems.size)}</p>`
          : nothing
      }
      ${unplaced.map(({ detail }) => html`<p class="wrong">${detail}</p>`)}
    </div>
  `
}

function groupView({ title, fields, head, after }: FieldGroup, state: FormViewState, l: Localizer): unknown {
  const shown = fields.filter(({ as, isShown }) => as !== 'hidden' && (isShown?.(state.draft) ?? true))
  const above = head?.(l) ?? nothing
  const below = after?.(l) ?? nothing
  if (shown.length === 0 && above === nothing && below === nothing) return nothing
  const content = html`${above}
  ${
    shown.length > 0
      ? html`<div class="credit-fields">${shown.map((field) => fieldView(field, state, l))}</div>`
      : nothing
  }
  ${below}`
  if (!title) return content
  return html`<fieldset class="credit-group">
    <legend>${title(l)}</legend>
    ${content}
  </fieldset>`
}

/** One field: its name, control, hint and error. */
function fieldView(field: FormField, state: FormViewState, l: Localizer): TemplateResult {
  const id = fieldId(state.prefix, field.path)
  const problem = state.problems.get(field.path)
  const hint = field.hint?.(l)
  const about = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const facts: ControlFacts = { id, about: about || nothing, isWrong: problem !== undefined }
  const notes = html`${
    problem
      ? html`<p class="field-problem" id="${id}-problem">
          ${icons.warning}<span>${fieldProblemWords(problem, l)}</span>
        </p>`
      : nothing
  }${hint ? html`<p class="field-hint" id="${id}-hint">${hint}</p>` : nothing}`
  const { shape, nillable } = field.member
  const isTick = shape.type === 'boolean' && !nillable
  if (isTick) {
    return html`<div class="credit-field" data-kind="tick">${tick(field, facts, state, l)}${notes}</div>`
  }
  if (field.as === 'radio') return radios(field, facts, state, l, notes)
  return html`
    <div class="credit-field" data-kind=${field.as ?? shape.type}>
      <label for=${id}>${labelOf(field, l)}${requiredMark(field, l)}</label>
      ${control(field, facts, state, l)}${notes}
    </div>
  `
}

interface ControlFacts {
  id: string
  /** Ids of what describes the control. */
  about: string | typeof nothing
  isWrong: boolean
}

/** A field's name on the screen. */
function labelOf({ path, label }: FormField, l: Localizer): string {
  return label?.(l) ?? path.slice(path.lastIndexOf('.') + 1)
}

function requiredMark({ isNeeded }: FormField, l: Localizer): unknown {
  return isNeeded
    ? html` <span class="required" aria-hidden="true" title=${l.term('creditRequired')}>*</span>`
    : nothing
}

function control(field: FormField, facts: ControlFacts, state: FormViewState, l: Localizer): TemplateResult {
  const choices = choicesOf(field, l)
  if (choices) return select(field, choices, facts, state, l)
  if (field.as === 'text-area') return textArea(field, facts, state)
  return field.as === 'national-id' ? idInput(field, facts, state, l) : input(field, facts, state)
}

type Choice = [value: string, label: string]

/** The values of a closed list; undefined for any other field. */
function choicesOf(
  { as, member: { shape }, values, valueLabel }: FormField,
  l: Localizer,
): Choice[] | undefined {
  const label = (value: string, usual: string) => valueLabel?.(value, l) ?? usual
  if (as === 'country') return creditCountries.map((code) => [code, label(code, l.country(code))])
  if (shape.type === 'enum') return (values ?? shape.values).map((value) => [value, label(value, value)])
  if (shape.type !== 'boolean') return undefined
  return ['true', 'false'].map((value) => [value, label(value, l.term('creditYesNo', value))])
}

function select(
  field: FormField,
  choices: readonly Choice[],
  { id, about, isWrong }: ControlFacts,
  { draft, isHeld, onInput, onLeave }: FormViewState,
  l: Localizer,
): TemplateResult {
  const text = draft[field.path] ?? ''
  // A list without a first choice is not answered by accident.
  const hasEmpty = !field.isNeeded || text === ''
  return html`<select
    id=${id}
    aria-required=${field.isNeeded}
    aria-invalid=${isWrong}
    aria-describedby=${about}
    ?disabled=${isHeld}
    @input=${(event: Event) => onInput(field.path, (event.target as HTMLSelectElement).value)}
    @focusout=${() => onLeave(field.path)}
  >
    ${
      hasEmpty
        ? html`<option value="" .selected=${live(text === '')}>
            ${l.term(field.isNeeded ? 'creditChoose' : 'creditNoValue')}
          </option>`
        : nothing
    }
    ${choices.map(
      ([value, label]) => html`<option value=${value} .selected=${live(text === value)}>${label}</option>`,
    )}
  </select>`
}

function textArea(field: FormField, facts: ControlFacts, state: FormViewState): TemplateResult {
  return html`<textarea
    id=${facts.id}
    rows="3"
    autocomplete="off"
    aria-required=${field.isNeeded}
    aria-invalid=${facts.isWrong}
    aria-describedby=${facts.about}
    .value=${live(state.draft[field.path] ?? '')}
    ?readonly=${state.isHeld}
    @input=${(event: Event) => state.onInput(field.path, (event.target as HTMLTextAreaElement).value)}
    @focusout=${() => state.onLeave(field.path)}
  ></textarea>`
}

const DAY = /^(\d{4}-\d\d-\d\d)?$/

function input(
  field: FormField,
  { id, about, isWrong }: ControlFacts,
  { draft, isHeld, onInput, onLeave }: FormViewState,
): TemplateResult {
  const text = draft[field.path] ?? ''
  const { type } = field.member.shape
  const isDecimal = type === 'decimal' || type === 'double'
  const mode = isDecimal ? 'decimal' : type === 'int' || type === 'long' ? 'numeric' : 'text'
  return html`<input
    id=${id}
    type=${type === 'dateTime' && DAY.test(text) ? 'date' : 'text'}
    class=${isDecimal ? 'number' : ''}
    inputmode=${mode}
    autocomplete="off"
    spellcheck="false"
    aria-required=${field.isNeeded}
    aria-invalid=${isWrong}
    aria-describedby=${about}
    .value=${live(text)}
    ?readonly=${isHeld}
    @input=${(event: Event) => onInput(field.path, (event.target as HTMLInputElement).value)}
    @focusout=${() => onLeave(field.path)}
  />`
}

/** Without a name, so that no browser remembers it; masked unless it has the focus or is revealed. */
function idInput(
  field: FormField,
  { id, about, isWrong }: ControlFacts,
  { draft, isHeld, focused, revealed, onInput, onFocus, onLeave, onReveal }: FormViewState,
  l: Localizer,
): TemplateResult {
  const { path, isNeeded } = field
  const text = draft[path] ?? ''
  const isShown = focused === path || revealed.has(path)
  // A press places the caret in the id itself. Any other way into the field selects it, so typing replaces it.
  const onPress = (event: Event) => ((event.target as HTMLInputElement).value = text)
  const onFocusIn = (event: Event) => {
    const control = event.target as HTMLInputElement
    if (control.value !== text) {
      control.value = text
      control.select()
    }
    onFocus(path)
  }
  return html`<div class="inputs">
    <input
      id=${id}
      type="text"
      autocomplete="off"
      autocapitalize="off"
      autocorrect="off"
      spellcheck="false"
      aria-required=${isNeeded}
      aria-invalid=${isWrong}
      aria-describedby=${about}
      .value=${live(isShown ? text : maskedId(text))}
      ?readonly=${isHeld}
      @mousedown=${onPress}
      @focusin=${onFocusIn}
      @input=${(event: Event) => isShown && onInput(path, (event.target as HTMLInputElement).value)}
      @focusout=${() => onLeave(path)}
    />${
      text === ''
        ? nothing
        : html`<button
            type="button"
            class="quiet"
            aria-label=${l.term(revealed.has(path) ? 'creditIdHide' : 'creditIdShow')}
            @click=${() => onReveal(path)}
          >
            ${l.term(revealed.has(path) ? 'creditHide' : 'creditShow')}
          </button>`
    }
  </div>`
}

function tick(
  field: FormField,
  { id, about, isWrong }: ControlFacts,
  { draft, isHeld, onInput }: FormViewState,
  l: Localizer,
): TemplateResult {
  return html`<label class="tick" for=${id}>
    <input
      id=${id}
      type="checkbox"
      aria-invalid=${isWrong}
      aria-describedby=${about}
      .checked=${live(draft[field.path] === 'true')}
      ?disabled=${isHeld}
      @input=${(event: Event) => onInput(field.path, (event.target as HTMLInputElement).checked ? 'true' : '')}
    /><span>${labelOf(field, l)}</span>
  </label>`
}

function radios(
  field: FormField,
  { id, about, isWrong }: ControlFacts,
  { draft, isHeld, onInput, onLeave }: FormViewState,
  l: Localizer,
  notes: unknown,
): TemplateResult {
  const choices = choicesOf(field, l) ?? []
  const text = draft[field.path] ?? ''
  // The first wrong field is focused by its id, which belongs to the chosen button, or else to the first one.
  const chosen = choices.some(([value]) => value === text) ? text : choices[0]?.[0]
  return html`<fieldset
    class="credit-field"
    data-kind="radio"
    role="radiogroup"
    aria-required=${field.isNeeded}
    aria-describedby=${about}
    aria-invalid=${isWrong}
  >
    <legend>${labelOf(field, l)}${requiredMark(field, l)}</legend>
    <div class="radios">
      ${choices.map(
        ([value, label]) =>
          html`<label class="tick">
            <input
              id=${value === chosen ? id : nothing}
              type="radio"
              name=${id}
              .checked=${live(value === text)}
              ?disabled=${isHeld}
              @input=${() => onInput(field.path, value)}
              @focusout=${() => onLeave(field.path)}
            /><span>${label}</span>
          </label>`,
      )}
    </div>
    ${notes}
  </fieldset>`
}
