import { stringifyJson } from '../../shared/domain/json.ts'

/**
 * Gives each intent of the user one idempotency key. Saving the same content again after a lost answer uses the
 * same key, so the edge does it at most once. Other content, or the same content after the intent has ended, is
 * a new intent.
 */
export class SaveIntent {
  #content: string | undefined
  #key = ''

  keyFor(content: unknown): string {
    const text = stringifyJson(content)
    if (text !== this.#content) {
      this.#content = text
      this.#key = crypto.randomUUID()
    }
    return this.#key
  }

  /** Call this after success or a refusal: the outcome is known. */
  end(): void {
    this.#content = undefined
  }
}
