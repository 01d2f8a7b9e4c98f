import { type FunctionParams, LocalizeController } from '@shoelace-style/localize'
import type { ReactiveElement } from 'lit'
import type { Long } from '../../shared/domain/values/long.ts'
import { clockNow } from '../kit/format/clock.ts'
import { formatDay, formatTime, relativeDay } from '../kit/format/dates.ts'
import { formatNumber, type NumberStyle } from '../kit/format/numbers.ts'
import type { Words } from './en.ts'
import { isLoaded, loadLanguage, supportedLang, withRegion } from './languages.ts'
import { settingsAround, type Strings } from './page-settings.ts'

/**
 * The words, numbers and dates of one element, in the language of its `lang`, or else of the document, of
 * {@link Localizer.locale} or of the browser. The language is loaded when needed.
 */
export class Localizer extends LocalizeController<Words> {
  readonly #host: ReactiveElement
  /** The session's language, for pages that name none. BCP 47. */
  locale: string | undefined
  /** The last language that was available: it stays on the page until another one is loaded. */
  #last: string | undefined
  #failed = false
  /**
   * What holds for all words of the update that is under way: a table asks for thousands, and for some in each of its rows.
   * The library makes an `Intl.Locale` for each, which takes 5 µs.
   */
  #update: { lang: string; strings: Strings | undefined; words: Map<keyof Words, string> } | undefined

  constructor(host: ReactiveElement) {
    super(host)
    this.#host = host
  }

  /** Whether the words are loaded. `failed` when none can be loaded. */
  get state(): 'loading' | 'ready' | 'failed' {
    const requested = this.#requested
    if (!isLoaded(requested)) void this.loaded().catch(() => this.#fail())
    if (this.#last !== undefined || isLoaded(requested)) return 'ready'
    return this.#failed ? 'failed' : 'loading'
  }

  /** Resolves when the words are loaded. */
  loaded(): Promise<void> {
    return loadLanguage(this.#requested)
  }

  hostUpdate(): void {
    this.#update = undefined
    this.#update = { lang: this.lang(), strings: this.#strings, words: new Map() }
    // An update is one piece of work, also where it fails.
    queueMicrotask(() => (this.#update = undefined))
  }

  override lang(): string {
    if (this.#update) return this.#update.lang
    const requested = this.#requested
    if (isLoaded(requested)) this.#last = requested
    return this.#last ?? requested
  }

  get #requested(): string {
    const pageLang = this.#host.lang || document.documentElement.lang
    return withRegion(supportedLang(pageLang || this.locale || navigator.language), navigator.languages)
  }

  override term<Term extends keyof Words>(term: Term, ...parts: FunctionParams<Words[Term]>): string {
    const words = parts.length === 0 ? this.#update?.words : undefined
    const text = words?.get(term) ?? this.#term(term, ...parts)
    words?.set(term, text)
    return text
  }

  #term<Term extends keyof Words>(term: Term, ...parts: FunctionParams<Words[Term]>): string {
    const strings = this.#update ? this.#update.strings : this.#strings
    const own: unknown = strings?.[term as Exclude<Term, `$${string}`>]
    if (typeof own === 'string') return own
    if (typeof own === 'function') return String((own as (...parts: unknown[]) => unknown)(...parts))
    return super.term(term, ...parts)
  }

  get #strings(): Strings | undefined {
    return settingsAround(this.#host)?.strings
  }

  /** @param scaled a number that is stored times 100 */
  format(scaled: Long, style: NumberStyle): string {
    return formatNumber(scaled, style, this.lang())
  }

  money(minorUnits: Long): string {
    return this.format(minorUnits, 'money')
  }

  day(text: string): string {
    return formatDay(text, this.lang())
  }

  time(text: string): string {
    return formatTime(text, this.lang())
  }

  relativeDay(text: string): string {
    return relativeDay(text, this.lang(), clockNow())
  }

  /** A country's name for its two-letter code; the code itself if it is unknown. */
  country(code: string): string {
    try {
      return new Intl.DisplayNames(this.lang(), { type: 'region' }).of(code) ?? code
    } catch {
      return code
    }
  }

  #fail(): void {
    if (this.#failed) return
    this.#failed = true
    this.#host.requestUpdate()
  }
}
