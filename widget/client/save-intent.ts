import { stringifyJson } from '../../shared/domain/json.ts'

/**
 * One intent of the user has one idempotency key: saving the same thing again after a lost answer sends the
 * same key, so that the edge does it at most once; another thing, or the same after it ended, is a new intent.
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

  /** After success, or after a refusal, which means that nothing was done. */
  end(): void {
    this.#content = undefined
  }
}
