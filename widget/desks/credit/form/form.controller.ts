import type { LitElement, ReactiveController, TemplateResult } from 'lit'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { ProblemMember } from '../../../../shared/problem.schema.ts'
import { moneyText } from '../../../rows/changes/money-text.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { CreditInput, CreditName } from '../data/call-credit.ts'
import { soapOperations } from '../data/contract.ts'
import { readText, textOf } from './field-text.ts'
import type { FieldProblem } from './field-words.ts'
import type { FormDescription, FormDraft } from './form-description.ts'
import {
  changedFields,
  type FieldGroup,
  fieldGroups,
  type FormField,
  initialDraft,
  pathOfPointer,
} from './form-fields.ts'
import { type MemberProblem, readDraft } from './form-input.ts'
import { fieldId, formView } from './form.view.ts'

interface ViewOptions {
  /** While a write is under way, nothing can be changed. */
  isHeld?: boolean
}

/**
 * The form of one operation in a host element: its draft, its errors, and its template. The host renders {@link view}
 * inside its `<form novalidate>`, with `creditFormStyles`, and calls {@link read} when it is sent.
 */
export class FormController<Name extends CreditName> implements ReactiveController {
  readonly #host: LitElement
  readonly #l: Localizer
  /** Distinguishes the fields of two forms in one root. */
  readonly #prefix: string
  readonly #onChange: (() => void) | undefined
  #groups: readonly FieldGroup[] = []
  #operation: Name
  #fields = new Map<string, FormField>()
  #initial: FormDraft = {}
  #draft: FormDraft = {}
  /** Fields that were typed in since the form was reset. */
  #edited = new Set<string>()
  /** Fields that show their errors: they were left, or the form was sent. */
  #shown = new Set<string>()
  #refused = new Map<string, ProblemMember>()
  #unplaced: readonly ProblemMember[] = []
  #isTried = false
  #focused: string | undefined
  /** Fields whose national id is revealed. */
  #revealed = new Set<string>()
  #isPressing = false
  /** The language that the draft is written in. */
  #lang: string | undefined

  /** @param onChange called when the clerk changes something, such as to forget the outcome of a sent form */
  constructor(
    host: LitElement,
    l: Localizer,
    description: FormDescription<Name>,
    { prefix = '', onChange }: { prefix?: string; onChange?: () => void } = {},
  ) {
    this.#host = host
    this.#l = l
    this.#prefix = prefix
    this.#onChange = onChange
    this.#operation = description.operation
    this.describe(description)
    this.reset()
    host.addController(this)
  }

  /** Replaces the description of the form. The draft stays. */
  describe(description: FormDescription<Name>): void {
    this.#operation = description.operation
    this.#groups = fieldGroups(description)
    const fields = this.#groups.flatMap((group) => group.fields)
    this.#fields = new Map(fields.map((field) => [field.path, field]))
    this.#initial = initialDraft(fields)
    this.#host.requestUpdate()
  }

  get draft(): FormDraft {
    return this.#draft
  }

  /** Fields that were changed and not sent. */
  get changeCount(): number {
    return changedFields(this.#draft, this.#initial)
  }

  /** Sets the value of a field, or of a member without a field, and drops its errors. */
  set(path: string, text: string): void {
    this.#draft = { ...this.#draft, [path]: text }
    this.#edited.add(path)
    this.#shown.delete(path)
    this.#refused.delete(path)
    this.#host.requestUpdate()
  }

  /** Changes the whole draft, such as to take an item out of a list. */
  change(edit: (draft: FormDraft) => FormDraft): void {
    this.#draft = edit(this.#draft)
    this.#refused = new Map()
    this.#host.requestUpdate()
  }

  /** Empties the form. */
  reset(): void {
    this.#draft = this.#initial
    this.#edited = new Set()
    this.#shown = new Set()
    this.#refused = new Map()
    this.#unplaced = []
    this.#revealed = new Set()
    this.#isTried = false
    this.#host.requestUpdate()
  }

  /** The operation's input, or its errors; shows nothing. */
  check(): Result<CreditInput<Name>, readonly MemberProblem[]> {
    const read = readDraft(this.#shape, this.#draft, { lang: this.#l.lang(), fields: this.#fields })
    return read.ok ? ok(read.value as CreditInput<Name>) : refuse(read.reason)
  }

  /** The operation's input. If something is wrong, the fields show it, and the first one gets the focus. */
  read(): Result<CreditInput<Name>, readonly MemberProblem[]> {
    this.#tidy([...this.#fields.keys()])
    this.#refused = new Map()
    this.#unplaced = []
    const read = this.check()
    this.#isTried = !read.ok
    this.#shown = new Set(this.#fields.keys())
    if (!read.ok) {
      const wrong = new Set(read.reason.map(({ path }) => path))
      const first = [...this.#fields.keys()].find((path) => wrong.has(path))
      if (first !== undefined) this.focus(first)
    }
    this.#host.requestUpdate()
    return read
  }

  /**
   * Shows the members that the edge refused at their fields, and focuses the first of them.
   * @returns those without a field, which the form lists
   */
  refuse(members: readonly ProblemMember[]): readonly ProblemMember[] {
    const placed = members.map((member) => ({
      member,
      path: pathOfPointer(member.pointer, this.#shownPaths()),
    }))
    this.#refused = new Map(
      placed.flatMap(({ member, path }) => (path === undefined ? [] : [[path, member]])),
    )
    this.#unplaced = placed.flatMap(({ member, path }) => (path === undefined ? [member] : []))
    const first = [...this.#fields.keys()].find((path) => this.#refused.has(path))
    if (first !== undefined) this.focus(first)
    this.#host.requestUpdate()
    return this.#unplaced
  }

  /** Focuses a field once it is rendered. */
  focus(path: string): void {
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot.querySelector<HTMLElement>(`#${fieldId(this.#prefix, path)}`)?.focus(),
    )
  }

  view(l: Localizer = this.#l, { isHeld = false }: ViewOptions = {}): TemplateResult {
    return formView(
      {
        prefix: this.#prefix,
        groups: this.#groups,
        draft: this.#draft,
        problems: this.#problems(),
        unplaced: this.#unplaced,
        isTried: this.#isTried,
        isHeld,
        focused: this.#focused,
        revealed: this.#revealed,
        onInput: (path, text) => !isHeld && this.#enter(path, text),
        onFocus: this.#onFocus,
        onLeave: this.#onLeave,
        onReveal: this.#onReveal,
      },
      l,
    )
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#onPress)
  }

  /** Numbers that were typed in another language are rewritten in the new one, so that none is misread. */
  hostUpdate(): void {
    const lang = this.#l.lang()
    const before = this.#lang
    this.#lang = lang
    if (before === undefined || before === lang) return
    const draft = { ...this.#draft }
    for (const { path, member } of this.#fields.values()) {
      const text = draft[path]
      if (!text || (member.shape.type !== 'decimal' && member.shape.type !== 'double')) continue
      const read = readText(member.shape, text, { lang: before })
      if (read.ok) draft[path] = textOf(member.shape, read.value, lang)
    }
    this.#draft = draft
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#onPress)
    this.#release()
    this.#revealed = new Set()
    this.#focused = undefined
  }

  get #shape() {
    return soapOperations[this.#operation].request
  }

  *#shownPaths(): Generator<string> {
    for (const { path, isShown } of this.#fields.values()) if (isShown?.(this.#draft) ?? true) yield path
  }

  #problems(): Map<string, FieldProblem> {
    const problems = new Map<string, FieldProblem>()
    const read = this.check()
    for (const problem of read.ok ? [] : read.reason) {
      // A text that is too long is reported while it grows.
      const isShown = this.#shown.has(problem.path) || problem.code === 'too-long'
      if (isShown && this.#fields.has(problem.path)) problems.set(problem.path, problem)
    }
    for (const [path, member] of this.#refused) problems.set(path, { code: 'refused', member })
    return problems
  }

  #enter(path: string, text: string): void {
    if ((this.#draft[path] ?? '') === text) return
    const wasShown = this.#shown.has(path)
    this.set(path, text)
    // A visible error stays until it is corrected.
    if (wasShown) this.#shown.add(path)
    this.#unplaced = []
    this.#onChange?.()
  }

  #onFocus = (path: string): void => {
    this.#focused = path
    this.#host.requestUpdate()
  }

  #onLeave = (path: string): void => {
    if (this.#focused === path) this.#focused = undefined
    this.#tidy([path])
    // Leaving a field by pressing a button must not move that button before the press ends.
    if (this.#edited.has(path) && !this.#isPressing) this.#shown.add(path)
    this.#host.requestUpdate()
  }

  #onReveal = (path: string): void => {
    if (!this.#revealed.delete(path)) this.#revealed.add(path)
    this.#host.requestUpdate()
  }

  #onPress = (event: Event): void => {
    const [pressed] = event.composedPath()
    this.#isPressing = pressed instanceof Element && pressed.closest('button') !== null
    addEventListener('pointerup', this.#release)
    addEventListener('pointercancel', this.#release)
  }

  #release = (): void => {
    this.#isPressing = false
    removeEventListener('pointerup', this.#release)
    removeEventListener('pointercancel', this.#release)
  }

  /** Blanks around a text are slips, and an amount is shown as it was understood. */
  #tidy(paths: readonly string[]): void {
    for (const path of paths) {
      const { as, member } = this.#fields.get(path) ?? {}
      const text = this.#draft[path]
      if (text === undefined || as === 'text-area') continue
      let tidied = text.trim()
      if (as === 'amount' && member) {
        const amount = parseTyped(moneyText(tidied), this.#l.lang())
        if (typeof amount !== 'string') tidied = this.#l.money(amount)
      }
      if (tidied !== text) this.#draft = { ...this.#draft, [path]: tidied }
    }
  }
}
