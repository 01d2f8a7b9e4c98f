import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'

/** The part of a content that distinguishes intents; undefined where there is none. */
export type Keep = (content: unknown) => unknown

const everything: Keep = (content) => content

/**
 * Gives each intent of the user one idempotency key. Saving the same content again after a lost answer uses the
 * same key, so the edge does it at most once. Other content, or the same content after the intent has ended, is
 * a new intent.
 */
export class SaveIntent {
  #content: string | undefined
  #key = ''
  #keep = everything

  keyFor(content: unknown): string {
    if (this.#content === undefined || stringifyJson(this.#keep(content)) !== this.#content) {
      this.#keep = everything
      this.#content = stringifyJson(content)
      this.#key = crypto.randomUUID()
    }
    return this.#key
  }

  /**
   * Forgets the content but for what `keep` leaves of it, which still distinguishes the intent from others.
   * @returns whether anything is left; otherwise the intent has ended
   */
  keepOnly(keep: Keep): boolean {
    if (this.#content === undefined) return false
    if (this.#keep === everything) {
      const kept = keep(parseJson(this.#content))
      this.#content = kept === undefined ? undefined : stringifyJson(kept)
      this.#keep = keep
    }
    return this.#content !== undefined
  }

  /** Call this after success or a refusal: the outcome is known. */
  end(): void {
    this.#content = undefined
    this.#keep = everything
  }
}
